# review: none
## The table: frame, seats, connection, sheets. Sentences of the game itself are in its own file.
## $name is a person's or a computer player's name and is never inflected.

### Shown in place of a text that cannot be found

text-missing = Tego tekstu jeszcze brakuje.

### Title and banner

title-your-turn = ● Twoja kolej – { $game }
title-table = { $game } – Kartenrunde
banner-your-turn = Twoja kolej
banner-turn = Teraz gra { $name }
banner-turn-computer = { $name }: gra komputer
banner-computer-for-you = Komputer gra za ciebie
banner-shuffling = Tasowanie…
banner-paused = Pauza
banner-score = My { $own } : { $others }
banner-score-label = Wynik: my { $own }, rywale { $others }

### Seats and people

guest = Gość { $number }
you = Ty
seat-you = { $name } (ty)
seat-partner = z tobą
seat-opponent = rywale
side-own = My
side-others = Rywale
seat-open = wolne
seat-away = poza grą
seat-away-countdown = { $seconds ->
    [one] poza grą – komputer za sekundę
    [few] poza grą – komputer za { $seconds } sekundy
    [many] poza grą – komputer za { $seconds } sekund
   *[other] poza grą – komputer za { $seconds } sekundy
}
seat-idle-countdown = { $seconds ->
    [one] komputer za sekundę
    [few] komputer za { $seconds } sekundy
    [many] komputer za { $seconds } sekund
   *[other] komputer za { $seconds } sekundy
}
seat-computer = komputer
seat-computer-away = poza grą – gra komputer
seat-computer-idle = gra komputer
points = { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

### Regions for screen readers

region-others = Pozostali gracze
region-table = Stół
region-own = Twoje stosy
region-hand = Twoje karty
region-actions = Akcje
region-log = Przebieg gry
region-notices = Komunikaty
region-bar = Górny pasek

### Buttons

button-menu = Menu
button-log = Przebieg gry
button-rules = Zasady
button-possible-moves = Możliwe ruchy
button-end-turn = Zakończ turę
button-still-here = Jestem
button-take-back = Graj dalej

### Possible moves and hints

possible-moves-shown = { $count ->
    [0] Teraz nic nie pasuje.
    [one] Możliwy jest jeden ruch.
    [few] Możliwe są { $count } ruchy.
    [many] Możliwych jest { $count } ruchów.
   *[other] Możliwe jest { $count } ruchu.
}
possible-moves-hidden = Bez zaznaczeń
hint-choose-card = Wybierz kartę
hint-choose-target = Wybierz zaznaczone miejsce

### Connection

connection-lost = Ponowne łączenie…
connection-offline = Brak połączenia. Gra ruszy sama, gdy wróci sieć.
connection-back = { $count ->
    [0] Znów w grze.
    [one] Znów w grze. W tym czasie: jeden ruch
    [few] Znów w grze. W tym czasie: { $count } ruchy
    [many] Znów w grze. W tym czasie: { $count } ruchów
   *[other] Znów w grze. W tym czasie: { $count } ruchu
}
connection-loading = Stół zaraz będzie gotowy…

### Menu

paused-text = Gra na ciebie czeka.
paused-resume = Graj dalej

### Log

log-title = Przebieg gry
log-empty = Jeszcze nic tu nie ma.
log-turn-of = Tura: { $name }
log-turn-own = Twoja tura
log-seat-taken = { $name } zajmuje miejsce { $number }.
    .you = Zajmujesz miejsce { $number }.
log-seat-opened = Miejsce { $number } jest wolne.
log-seats-swapped = Miejsca { $first } i { $second } są zamienione.
log-computer-seated = Do gry dołącza { $name } (komputer, poziom: { $level }).
log-host-passed = Pokój prowadzi teraz { $name }.
    .you = Teraz ty prowadzisz pokój.
log-options-set = Zmiana opcji.
log-deal-called = Runda { $deal }: przygotowanie.
log-deal-committed = Runda { $deal }: pieczęć tasowania jest gotowa.
log-deal-began = Zaczyna się runda { $deal }. Rozdaje: { $name }.
    .you = Zaczyna się runda { $deal }. Rozdajesz ty.
log-deal-abandoned = Runda { $deal } zostaje przerwana. Nikt nie dostaje punktów.
log-computer-away = { $name } – chwilowo poza grą. Ruchy przejmuje gracz komputerowy.
    .you = Jesteś chwilowo poza grą. Twoje ruchy przejmuje gracz komputerowy.
log-computer-idle = { $name } długo myśli. Ruchy przejmuje gracz komputerowy.
    .you = Długo myślisz. Twoje ruchy przejmuje gracz komputerowy.
log-computer-left = { $name } opuszcza pokój. Ruchy przejmuje gracz komputerowy.
    .you = Opuszczasz pokój. Twoje ruchy przejmuje gracz komputerowy.
log-computer-off = { $name } wraca do gry.
    .you = Wracasz do gry.

### Result of a deal

result-next-deal = Następna runda
result-rematch = Rewanż
result-show = Wynik rundy

## Needed later: the first look at a table does without what stands below.

### Title and banner

banner-won = Wygrana!
banner-lost = { $name } wygrywa rundę
banner-side-lost = { $names } wygrywają rundę
banner-drawn = Remis

### Buttons

button-close = Zamknij
button-settings = Ustawienia
button-cancel = Anuluj
button-home = Strona główna

### Connection

connection-ended = Stół jest zamknięty
notice-move-dropped = Ostatni ruch nie dotarł. Spójrz na stół i zagraj jeszcze raz.
notice-computer-played = W tym czasie zagrał za ciebie komputer.

### Somebody away or idle

idle-text = { $seconds ->
    [one] Za sekundę zagra za ciebie komputer.
    [few] Za { $seconds } sekundy zagra za ciebie komputer.
    [many] Za { $seconds } sekund zagra za ciebie komputer.
   *[other] Za { $seconds } sekundy zagra za ciebie komputer.
}
taken-over-text = Teraz gra za ciebie komputer.

### Ending the turn

hold-text = Koniec tury
hold-undo = Cofnij
hold-ask-title = Zakończyć turę?
hold-ask-confirm = Zakończ
hold-remind-text = Karta z twojego stosu jeszcze pasuje. Mimo to zakończyć turę?
hold-remind-confirm = Mimo to zakończ
hold-remind-back = Graj dalej

### Buttons

pile-view = Zobacz stos
pile-order = Od wierzchniej karty w dół.

### Menu

menu-title = Menu
menu-settings = Ustawienia
menu-rules = Zasady
menu-log = Przebieg gry
menu-scores = Wynik
menu-invite = Zaproś
menu-keys = Klawisze
menu-leave = Opuść pokój
menu-leave-solo = Strona główna
menu-back-to-game = Wróć do gry

### Settings

settings-title = Ustawienia
settings-language = Język
settings-end-turn = Na koniec tury
settings-end-turn-at-once = od razu zakończ turę
settings-end-turn-hold = poczekaj 2,5 sekundy
settings-end-turn-ask = najpierw zapytaj
settings-speed = Tempo animacji
settings-speed-slow = o połowę wolniej
settings-speed-normal = zwykłe
settings-speed-fast = dwa razy szybciej
settings-speed-off = bez animacji
settings-motion-off = Bez ruchu
settings-letter-keys-off = Bez klawiszy literowych
settings-pace = Tempo graczy komputerowych
settings-device-note = Tylko na tym urządzeniu.

### Result of a deal

result-title-won = Wygrana!
result-title-lost = { $name } wygrywa rundę
result-title-side-lost = { $names } wygrywają rundę
result-title-drawn = Remis
result-match-won = Wygrywasz partię!
result-match-lost = { $name } wygrywa partię.
result-match-side-won = Wasza drużyna wygrywa partię!
result-match-side-lost = { $names } wygrywają partię.
result-match-drawn = Partia kończy się remisem.
result-points = Wynik
result-item = Pozycja
result-deal-sum = Ta runda
result-before = Przedtem
result-total = Razem
result-target = Partię wygrywa się za { $target } punktów.
result-deals = Wszystkie rundy
result-deal-number = Runda { $deal }
result-show-table = Zobacz stół

### Dialogs

leave-title = Opuścić pokój?
leave-text-lobby = Twoje miejsce będzie wolne.
leave-text-playing = Twoje miejsce przejmie gracz komputerowy. Możesz wrócić z tej samej przeglądarki.
leave-confirm = Opuść

### Children’s mode: what is shown without words is read aloud

child-menu = Tryb dla dzieci
child-gate = Dla dorosłych: przytrzymaj
child-gate-title = Dla dorosłych
child-gate-text = Ile to jest { $first } razy { $second }?
child-gate-answer = Odpowiedź
child-gate-leave = Opuść tryb dla dzieci
child-gate-wrong = To nie to. Spróbuj jeszcze raz.
child-again = Jeszcze raz

### Invitation

invite-title = Zaproś
invite-text = Kto otworzy ten link, wchodzi do pokoju.
invite-link = Link z zaproszeniem
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-select = Link jest zaznaczony. Skopiuj go ręcznie.
invite-share = Udostępnij
invite-share-text = Zagraj ze mną: { $game }
invite-qr = Kod QR z zaproszeniem

### Keyboard help

keys-title = Klawisze
keys-tab = Od obszaru do obszaru
keys-arrows = Od karty do karty w obszarze
keys-enter = Wybierz kartę, połóż ją w zaznaczonym miejscu
keys-escape = Anuluj wybór, zamknij okno
keys-numbers = Wybierz kartę z ręki, od 1 do 9
keys-moves = Pokaż możliwe ruchy
keys-turn = Powiedz, czyja kolej
keys-log = Otwórz przebieg gry
keys-rules = Otwórz zasady
keys-end-turn = Zakończ turę
keys-help = Ta pomoc
keys-name-tab = Tab
keys-name-arrows = Strzałki
keys-name-enter = Enter
keys-name-escape = Esc
