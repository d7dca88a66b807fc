# review: none
## What only the server's pages say: the lobby, and what went wrong.

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
lobby-people-exactly = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
lobby-rules = Pravidla
lobby-solo-title = S počítačem
lobby-solo-text = Hraj hned.
lobby-solo-start = Začít hru
lobby-solo-more = Změnit nastavení
lobby-room-title = S přáteli
lobby-room-text = Otevři místnost, pošli odkaz a hrajte spolu.
lobby-room-open = Otevřít místnost
lobby-child-title = Pro děti
lobby-child-text = Velké karty, stačí jedno klepnutí, nic ke čtení.
lobby-child-start = Začít dětský režim
lobby-seats = Kolik lidí u stolu?
lobby-level = Úroveň
lobby-level-partner = Úroveň: hraje s tebou
lobby-level-opponents = Úroveň: hrají proti tobě
lobby-options = Možnosti
lobby-options-refused = To k sobě nejde
lobby-option-most = { $value } (do { $count } hráčů)
lobby-resume-title = Pokračovat
lobby-resume-solo = { $game } s počítačem
lobby-resume-room = { $game } v místnosti

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
