# review: none
## Lobby page, room before the start, pages that say what went wrong.

site-name = Kartenrunde
site-claim = Karetní hry s přáteli, bez registrace
skip-to-content = Přejít k obsahu

### Lobby

lobby-title = Kartenrunde
lobby-lead = Vyber si hru a hraj. Bez účtu, bez reklam.
lobby-people = { $high ->
    [one] jeden hráč
    [few] { $low }–{ $high } hráči
    [many] { $low }–{ $high } hráče
   *[other] { $low }–{ $high } hráčů
}
lobby-rules = Pravidla
lobby-solo-title = S počítačem
lobby-solo-text = Hraj hned.
lobby-solo-start = Začít hru
lobby-solo-more = Změnit nastavení
lobby-room-title = S přáteli
lobby-room-text = Otevři místnost, pošli odkaz a hrajte spolu.
lobby-room-open = Otevřít místnost
lobby-seats = Kolik lidí u stolu?
lobby-level = Úroveň
lobby-options = Možnosti
lobby-option-most = { $value } (do { $count } hráčů)
lobby-resume-title = Pokračovat
lobby-resume-solo = { $game } s počítačem
lobby-resume-room = { $game } v místnosti

### Name and language

name-title = Tvoje jméno
name-label = Takhle tě vidí ostatní
name-hint = Nejvýš 20 znaků. Beze jména se ukazuje „Host“.
name-save = Uložit
name-bad = Jméno má 1 až 20 znaků.
language-title = Jazyk

### Levels and pace

level-beginner = Začátečník
level-normal = Střední
level-expert = Expert
pace-slow = pohodové
pace-normal = obvyklé
pace-fast = svižné
pace-instant = okamžité

### Room before the start

room-title = Místnost: { $game }
room-seats-title = Místa
room-seat-you = { $name } (ty)
room-seat-host = vede místnost
room-seat-away = pryč
room-seat-away-countdown = { $seconds ->
    [one] pryč – místo se uvolní za sekundu
    [few] pryč – místo se uvolní za { $seconds } sekundy
    [many] pryč – místo se uvolní za { $seconds } sekundy
   *[other] pryč – místo se uvolní za { $seconds } sekund
}
room-take-seat = Sednout si
room-take-seat-number = Sednout si na místo { $number }
room-put-computer = Přidat počítač
room-put-computer-number = Přidat počítač na místo { $number }
room-open-seat = Uvolnit místo
room-open-seat-number = Uvolnit místo { $number }
room-remove = Odebrat z místnosti
room-remove-person = Odebrat z místnosti: { $name }
room-level-number = Úroveň na místě { $number }
room-fill = Doplnit volná místa počítači
room-options-title = Možnosti
room-options-host = Možnosti nastavuje: { $name }
room-seat-count = Místa u stolu
room-pace = Tempo počítačových hráčů
room-start = Začít hru
room-why-open = { $count ->
    [one] Ještě jedno volné místo. Někoho pozvi, nebo přidej počítač.
    [few] Ještě { $count } volná místa. Někoho pozvi, nebo přidej počítače.
    [many] Ještě { $count } volného místa. Někoho pozvi, nebo přidej počítače.
   *[other] Ještě { $count } volných míst. Někoho pozvi, nebo přidej počítače.
}
room-why-host = Všechna místa jsou obsazená. Hru začíná: { $name }
room-why-seats = { $count ->
    [one] Ještě jedno volné místo.
    [few] Ještě { $count } volná místa.
    [many] Ještě { $count } volného místa.
   *[other] Ještě { $count } volných míst.
}
room-ready = Všechna místa jsou obsazená.
room-not-seated = Ještě nemáš místo. Sedni si na volné.
room-full = V téhle místnosti jsou všechna místa obsazená. Můžeš počkat, až se nějaké uvolní.
room-leave = Opustit místnost

### Table page before the script runs

page-table-loading = Připravuje se stůl…
page-table-noscript = Stůl potřebuje JavaScript. Zapni ho prosím v prohlížeči. Pravidla jdou číst i bez něj.

### Pages that say what went wrong

page-not-found-title = Tady žádná karta neleží
page-not-found-text = Tahle stránka neexistuje. Možná chybí kousek odkazu.
page-no-room-title = Taková místnost tu není
page-no-room-text = Odkaz je neúplný, nebo už je místnost zrušená. Popros o nový odkaz, nebo si otevři vlastní místnost.
page-bad-form-title = Tohle nevyšlo
page-bad-form-text = Údaje k sobě nepasují. Vrať se na úvodní stránku a zkus to znovu.
page-forbidden-title = Tohle přišlo z cizí stránky
page-forbidden-text = Otevři Kartenrunde na uvedené adrese a zkus to znovu.
page-too-fast-title = Tohle bylo moc rychle
page-too-fast-text = Chvilku počkej a zkus to znovu.
page-error-title = Něco se pokazilo
page-error-text = Chyba je u nás. Načti stránku znovu. Co je odehráno, je uloženo.
page-home = Na úvodní stránku
page-reload = Načíst znovu
