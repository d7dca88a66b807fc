# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

## Needed later: the first look at a table does without what stands below.

refusal-move-not-your-turn = Ještě nejsi na tahu. Počkej, až začne tvůj tah.
refusal-move-over = Kolo už skončilo. Začni další.
refusal-move-not-in-hand = Tahle karta už v tvé ruce není. Vyber jinou.
refusal-move-no-such-place = Tam karta nemůže. Vyber označené místo.
refusal-move-empty-pile = Neleží tam žádná karta. Vyber jinou.
refusal-move-wrong-rank = Sem se hodí jen { RANK($wanted) } nebo žolík.
refusal-move-must-discard = Odlož kartu z ruky, tím tvůj tah skončí.
refusal-move-must-put = Odlož kartu z ruky na pomocnou hromádku nebo ji dej pod autobus, tím tvůj tah skončí.
refusal-move-name-a-rank = Žolík na volném místě potřebuje hodnotu. Vyber některou od esa po krále.
refusal-move-no-rank-to-name = Hodnota je tady už daná. Odlož kartu bez vybírání.
refusal-move-other-rank-reserve = Na tuhle pomocnou hromádku se hodí jen { RANK($wanted) } nebo žolík. Vyber označené místo.
refusal-move-fits-a-reserve = Pod autobus smí jen karta, která se nehodí na žádnou pomocnou hromádku. Tuhle odlož na hromádku.
refusal-move-ace-opens = Novou řadu začíná eso nebo žolík, který ještě může mít kteroukoli hodnotu. Vyber jiné místo.
refusal-move-opens-elsewhere = Nová řada začíná vždy na prvním volném místě. Polož kartu tam.
refusal-move-one-bundle = První sebrané karty vždy začínají tvoji první hromádku. Dej je tam.
refusal-move-friendly = Tady se nekrade. Seber stejné karty ze stolu, nebo polož svoji.
refusal-move-own-bundle = Z vlastní hromádky není co krást. Vyber označené místo.
refusal-move-no-bundle = Tam ještě žádná hromádka není. Vyber označené místo.
refusal-move-other-top = Navrchu této hromádky leží jiná hodnota. Vyber označené místo.
refusal-move-nothing-to-take = Na stole není žádná karta této hodnoty. Polož tam svoji.
refusal-move-must-take = Na stole leží stejná hodnota. Seber ji, nebo zahraj jinou kartu.
refusal-move-must-steal = Navrchu hromádky leží stejná hodnota. Ukradni ji, nebo zahraj jinou kartu.
refusal-table-stale-version = Mezitím se něco změnilo. Podívej se, jak to na stole vypadá teď.
refusal-table-not-host = Tohle může jen ten, kdo vede místnost. Zeptej se v místnosti.
refusal-table-full = V téhle místnosti jsou všechna místa obsazená. Počkej, až se nějaké uvolní.
refusal-table-seat-taken = Na tomhle místě už někdo sedí. Vyber si volné.
refusal-table-not-seated = U tohoto stolu nemáš místo. Nejdřív si sedni na volné.
refusal-table-started = Hra už běží. Změnit to půjde zase před dalším začátkem.
refusal-table-not-started = Hra ještě nezačala. Nejdřív je potřeba ji spustit.
refusal-table-bad-options = Takové nastavení tu není. Vyber některé ze seznamu.
refusal-table-friendly-excludes = Bez krádeží nemají dvě hromádky ani divocí kluci smysl. Vynech jedno, nebo druhé.
refusal-table-seats-open = Některá místa jsou ještě volná. Někoho pozvi, nebo přidej počítačové hráče.
refusal-table-unknown-seat = Takové místo tu není. Vyber jiné.
refusal-table-busy = Stůl má teď moc práce. Zkus to za chvilku znovu.
refusal-table-retry = Tohle nedorazilo. Zkus to znovu.
refusal-table-no-such-room = Tahle místnost už není. Otevři novou.
refusal-table-removed = Tvoje místo v téhle místnosti je zase volné. Můžeš si otevřít vlastní místnost.
refusal-table-left = Už nejsi v téhle místnosti. Vrátíš se přes odkaz.
refusal-table-move-id-reused = Tahle zpráva už jednou přišla. Načti stránku znovu.
refusal-table-no-guest = Prohlížeč si tvoje místo nepamatuje. Povol této stránce cookies a načti ji znovu.
refusal-wire-bad-message = Téhle zprávě se nedalo porozumět. Načti stránku znovu.
refusal-wire-too-fast = Tohle bylo moc rychle. Chvilku počkej.
refusal-wire-unknown-protocol = Kartenrunde má novou verzi. Načti stránku znovu.
