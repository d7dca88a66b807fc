# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

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
refusal-move-draw-first = Nejdřív si lízni kartu, nebo vezmi odhazovací balíček.
refusal-move-already-drawn = Líže se nebo bere jen na začátku tahu. Vylož karty, nebo jednu odhoď.
refusal-move-nothing-to-draw = Talon je prázdný. Vezmi odhazovací balíček, nebo ukonči rozdání.
refusal-move-still-to-draw = V talonu jsou ještě karty. Lízni si, nebo vezmi odhazovací balíček.
refusal-move-must-take-pile = Talon je prázdný a vrchní karta se hodí k vaší sadě. Vezmi odhazovací balíček.
refusal-move-pile-blocked = Navrchu leží divoká karta nebo černá trojka. Odhazovací balíček teď nejde vzít; lízni si kartu.
refusal-move-pile-of-one = S jedinou kartou v ruce nejde vzít balíček z jediné karty. Lízni si kartu.
refusal-move-frozen-needs-pair = Odhazovací balíček je zmrazený. Přidej z ruky přirozený pár { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] chybí jedna karta
    [few] chybí { $missing } karty
    [many] chybí { $missing } karty
   *[other] chybí { $missing } karet
}.
refusal-move-unopened-needs-pair = Dokud nemáte vyloženo, je pro vás odhazovací balíček zmrazený. Přidej z ruky přirozený pár { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] chybí jedna karta
    [few] chybí { $missing } karty
    [many] chybí { $missing } karty
   *[other] chybí { $missing } karet
}.
refusal-move-top-needs-natural = Jen s divokými kartami balíček vzít nejde. Přidej z ruky aspoň { RANK($rank, form: "acc") }.
refusal-move-top-not-matched = Přidej z ruky přirozený pár { RANK($rank, form: "pl-gen") }, nebo { RANK($rank, form: "acc") } s divokou kartou.
refusal-move-card-twice = Kartu jde vyložit jen jednou. Vyber na jedno z těch míst jinou.
refusal-move-rank-twice = Tým má jen jednu sadu { RANK($rank, form: "pl-gen") }. Vylož ty karty společně.
refusal-move-nothing-laid = Zatím není nic připraveno. Nejdřív vyber karty do sady.
refusal-move-no-such-meld = Sady jsou z hodnot od čtyřky po eso, ne z divokých karet samotných. Vyber jinou hodnotu.
refusal-move-other-rank = Jiná hodnota se sem nehodí: { RANK($card) } v sadě { RANK($rank, form: "pl-gen") }. Vezmi tu kartu zpátky.
refusal-move-meld-too-small = Sada má aspoň tři karty. V sadě { RANK($rank, form: "pl-gen") } { $missing ->
    [one] ještě jedna chybí
    [few] ještě { $missing } chybějí
    [many] ještě { $missing } chybí
   *[other] jich ještě { $missing } chybí
}.
refusal-move-too-few-naturals = Dvě karty sady musí být přirozené. V sadě { RANK($rank, form: "pl-gen") } { $missing ->
    [one] ještě jedna chybí
    [few] ještě { $missing } chybějí
    [many] ještě { $missing } chybí
   *[other] jich ještě { $missing } chybí
}.
refusal-move-too-many-wilds = V sadě { RANK($rank, form: "pl-gen") } smí být nejvýš { $most } divoké karty. { $over ->
    [one] Vezmi jednu zpátky
    [few] Vezmi { $over } zpátky
    [many] Vezmi { $over } zpátky
   *[other] Vezmi jich { $over } zpátky
}.
refusal-move-threes-no-wilds = K černým trojkám divoká karta nesmí. Vezmi ji zpátky.
refusal-move-threes-too-few = Černé trojky se vykládají aspoň po třech. { $missing ->
    [one] Ještě jedna chybí
    [few] Ještě { $missing } chybějí
    [many] Ještě { $missing } chybí
   *[other] Ještě jich { $missing } chybí
}.
refusal-move-threes-need-canasta = Černé trojky se vykládají jen při zavírání a k tomu potřebujete nejdřív kanastu.
refusal-move-threes-not-out = Černé trojky se vykládají jen při zavírání. K tomu máš v ruce { $over ->
    [one] o jednu kartu
    [few] o { $over } karty
    [many] o { $over } karty
   *[other] o { $over } karet
} víc.
refusal-move-below-minimum = K prvnímu vyložení potřebujete { $minimum } bodů. Tady je { $points }, { $missing ->
    [one] chybí ještě jeden bod
    [few] chybějí ještě { $missing } body
    [many] chybí ještě { $missing } bodu
   *[other] chybí ještě { $missing } bodů
}.
refusal-move-keep-two = Bez kanasty musí v ruce zůstat dvě karty. { $missing ->
    [one] Nech si o jednu víc
    [few] Nech si o { $missing } víc
    [many] Nech si o { $missing } víc
   *[other] Nech si o { $missing } víc
}.
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
