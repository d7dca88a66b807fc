# review: none
## The table: frame, seats, connection, sheets. Sentences of the game itself are in its own file.
## $name is a person's or a computer player's name and is never inflected.

### Shown in place of a text that cannot be found

text-missing = Tento text ještě chybí.

### Title and banner

title-your-turn = ● Jsi na tahu – { $game }
title-table = { $game } – Kartenrunde
banner-your-turn = Jsi na tahu
banner-turn = Na tahu je { $name }
banner-turn-computer = { $name }: hraje počítač
banner-computer-for-you = Počítač hraje za tebe
banner-shuffling = Míchá se…
banner-paused = Pozastaveno
banner-score = My { $own } : { $others }
banner-score-label = Stav: my { $own }, soupeři { $others }

### Seats and people

guest = Host { $number }
you = Ty
seat-you = { $name } (ty)
seat-partner = s tebou
seat-opponent = proti tobě
side-own = My
side-others = Soupeři
seat-open = volno
seat-away = pryč
seat-away-countdown = { $seconds ->
    [one] pryč – počítač za sekundu
    [few] pryč – počítač za { $seconds } sekundy
    [many] pryč – počítač za { $seconds } sekundy
   *[other] pryč – počítač za { $seconds } sekund
}
seat-idle-countdown = { $seconds ->
    [one] počítač za sekundu
    [few] počítač za { $seconds } sekundy
    [many] počítač za { $seconds } sekundy
   *[other] počítač za { $seconds } sekund
}
seat-computer = počítač
seat-computer-away = pryč – hraje počítač
seat-computer-idle = hraje počítač
points = { $count ->
    [one] jeden bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}

### Regions for screen readers

region-others = Ostatní
region-table = Stůl
region-own = Tvoje hromádky
region-hand = Tvoje karty
region-actions = Akce
region-log = Průběh hry
region-notices = Oznámení
region-bar = Horní lišta

### Buttons

button-menu = Nabídka
button-log = Průběh hry
button-rules = Pravidla
button-possible-moves = Možné tahy
button-end-turn = Ukončit tah
button-still-here = Jsem tady
button-take-back = Pokračovat

### Possible moves and hints

possible-moves-shown = { $count ->
    [0] Teď nejde nic zahrát.
    [one] Možný je jeden tah.
    [few] Možné jsou { $count } tahy.
    [many] Možných je { $count } tahu.
   *[other] Možných je { $count } tahů.
}
possible-moves-hidden = Označení vypnuto
hint-choose-card = Vyber kartu
hint-choose-target = Vyber označené místo

### Connection

connection-lost = Obnovuje se spojení…
connection-offline = Spojení vypadlo. Hra se rozběhne sama, až bude síť zpátky.
connection-back = { $count ->
    [0] Jsi zpátky.
    [one] Jsi zpátky. Mezitím: jeden tah
    [few] Jsi zpátky. Mezitím: { $count } tahy
    [many] Jsi zpátky. Mezitím: { $count } tahu
   *[other] Jsi zpátky. Mezitím: { $count } tahů
}
connection-loading = Připravuje se stůl…

### Menu

paused-text = Hra na tebe čeká.
paused-resume = Pokračovat

### Log

log-title = Průběh hry
log-empty = Zatím tu nic není.
log-turn-of = Tah: { $name }
log-turn-own = Tvůj tah
log-seat-taken = { $name } si sedá na místo { $number }.
    .you = Sedáš si na místo { $number }.
log-seat-opened = Místo { $number } je volné.
log-seats-swapped = Místa { $first } a { $second } jsou vyměněná.
log-computer-seated = Přidává se { $name } (počítač, úroveň: { $level }).
log-host-passed = Místnost teď vede { $name }.
    .you = Místnost teď vedeš ty.
log-options-set = Možnosti se mění.
log-deal-called = Připravuje se kolo { $deal }.
log-deal-committed = Kolo { $deal }: pečeť zamíchání je hotová.
log-deal-began = Začíná kolo { $deal }. Rozdává: { $name }.
    .you = Začíná kolo { $deal }. Rozdáváš ty.
log-deal-abandoned = Kolo { $deal } se ruší. Nikdo nedostává body.
log-computer-away = { $name } je pryč. Tahy přebírá počítačový hráč.
    .you = Jsi pryč. Tvoje tahy přebírá počítačový hráč.
log-computer-idle = { $name } dlouho přemýšlí. Tahy přebírá počítačový hráč.
    .you = Dlouho přemýšlíš. Tvoje tahy přebírá počítačový hráč.
log-computer-left = { $name } opouští místnost. Tahy přebírá počítačový hráč.
    .you = Opouštíš místnost. Tvoje tahy přebírá počítačový hráč.
log-computer-off = { $name } je zpátky.
    .you = Jsi zpátky.

### Result of a deal

result-next-deal = Další kolo
result-rematch = Odveta
result-show = Výsledek

## Needed later: the first look at a table does without what stands below.

### Title and banner

banner-won = Výhra!
banner-lost = { $name } vyhrává kolo
banner-side-lost = { $names } vyhrávají kolo
banner-drawn = Remíza

### Buttons

button-close = Zavřít
button-settings = Nastavení
button-cancel = Zrušit
button-home = Na úvodní stránku

### Connection

connection-ended = Stůl je zavřený
notice-move-dropped = Poslední tah nedorazil. Podívej se na stůl a zahraj znovu.
notice-computer-played = Mezitím za tebe zahrál počítač.

### Somebody away or idle

idle-text = { $seconds ->
    [one] Za sekundu za tebe zahraje počítač.
    [few] Za { $seconds } sekundy za tebe zahraje počítač.
    [many] Za { $seconds } sekundy za tebe zahraje počítač.
   *[other] Za { $seconds } sekund za tebe zahraje počítač.
}
taken-over-text = Teď za tebe hraje počítač.

### Ending the turn

hold-text = Tah končí
hold-undo = Vrátit
hold-ask-title = Ukončit tah?
hold-ask-confirm = Ukončit
hold-remind-text = Karta z tvé hromádky se ještě hodí. Přesto ukončit tah?
hold-remind-confirm = Přesto ukončit
hold-remind-back = Hrát dál

### Buttons

pile-view = Prohlédnout hromádku
pile-order = Od vrchní karty dolů.

### Menu

menu-title = Nabídka
menu-settings = Nastavení
menu-rules = Pravidla
menu-log = Průběh hry
menu-scores = Stav partie
menu-invite = Pozvat
menu-keys = Klávesy
menu-leave = Opustit místnost
menu-leave-solo = Na úvodní stránku
menu-back-to-game = Zpátky ke hře

### Settings

settings-title = Nastavení
settings-language = Jazyk
settings-end-turn = Na konci tahu
settings-end-turn-at-once = hned ukončit tah
settings-end-turn-hold = počkat 2,5 sekundy
settings-end-turn-ask = nejdřív se zeptat
settings-speed = Rychlost pohybů
settings-speed-slow = poloviční
settings-speed-normal = obvyklá
settings-speed-fast = dvojnásobná
settings-speed-off = žádný pohyb
settings-motion-off = Bez pohybu
settings-letter-keys-off = Bez písmenových kláves
settings-pace = Tempo počítačových hráčů
settings-device-note = Jen pro toto zařízení.

### Result of a deal

result-title-won = Výhra!
result-title-lost = { $name } vyhrává kolo
result-title-side-lost = { $names } vyhrávají kolo
result-title-drawn = Remíza
result-match-won = Vyhráváš partii!
result-match-lost = { $name } vyhrává partii.
result-match-side-won = Váš tým vyhrává partii!
result-match-side-lost = { $names } vyhrávají partii.
result-match-drawn = Partie končí remízou.
result-points = Stav
result-item = Položka
result-deal-sum = Toto kolo
result-before = Předtím
result-total = Celkem
result-target = Partii vyhrává { $target } bodů.
result-deals = Všechna kola
result-deal-number = Kolo { $deal }
result-show-table = Podívat se na stůl

### Dialogs

leave-title = Opustit místnost?
leave-text-lobby = Tvoje místo se uvolní.
leave-text-playing = Tvoje místo převezme počítačový hráč. Z tohoto prohlížeče se můžeš vrátit.
leave-confirm = Opustit

### Children’s mode: what is shown without words is read aloud

child-menu = Dětský režim
child-gate = Pro dospělé: podrž
child-gate-title = Pro dospělé
child-gate-text = Kolik je { $first } krát { $second }?
child-gate-answer = Odpověď
child-gate-leave = Opustit dětský režim
child-gate-wrong = To není ono. Zkus to znovu.
child-again = Ještě jednou

### Invitation

invite-title = Pozvat
invite-text = Kdo otevře tenhle odkaz, je v místnosti.
invite-link = Odkaz s pozvánkou
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-select = Odkaz je označený. Zkopíruj ho ručně.
invite-share = Sdílet
invite-share-text = Zahraj si se mnou: { $game }
invite-qr = QR kód s pozvánkou

### Keyboard help

keys-title = Klávesy
keys-tab = Z oblasti do oblasti
keys-arrows = V oblasti od karty ke kartě
keys-enter = Vybrat kartu, položit ji na cíl
keys-escape = Zrušit výběr, zavřít okno
keys-numbers = Vybrat kartu z ruky, 1 až 9
keys-moves = Ukázat možné tahy
keys-turn = Říct, kdo je na tahu
keys-log = Otevřít průběh hry
keys-rules = Otevřít pravidla
keys-end-turn = Ukončit tah
keys-help = Tato nápověda
keys-name-tab = Tabulátor
keys-name-arrows = Šipky
keys-name-enter = Enter
keys-name-escape = Esc
