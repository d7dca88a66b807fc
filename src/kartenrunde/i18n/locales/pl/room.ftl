# review: none
## The room before the start, and what lobby and room both say.

site-name = Kartenrunde

### Levels

level-beginner = Początkujący
level-normal = Średni
level-expert = Ekspert

## Needed later: the first look at a table does without what stands below.

### Name and language

name-title = Twoje imię
name-label = Tak widzą cię inni
name-hint = Najwyżej 20 znaków. Bez imienia widać „Gość”.
name-save = Zapisz
name-bad = Imię ma od 1 do 20 znaków.
language-title = Język

### Pace

pace-slow = spokojne
pace-normal = zwykłe
pace-fast = szybkie
pace-instant = natychmiast

### Room before the start

room-title = Pokój: { $game }
room-seats-title = Miejsca
room-seat-you = { $name } (ty)
room-seat-host = prowadzi pokój
room-seat-away = poza grą
room-seat-away-countdown = { $seconds ->
    [one] poza grą – miejsce będzie wolne za sekundę
    [few] poza grą – miejsce będzie wolne za { $seconds } sekundy
    [many] poza grą – miejsce będzie wolne za { $seconds } sekund
   *[other] poza grą – miejsce będzie wolne za { $seconds } sekundy
}
room-take-seat = Zajmij miejsce
room-take-seat-number = Zajmij miejsce { $number }
room-swap-seat = Zamień miejsca
room-swap-seat-number = Zamień miejsce { $number }
room-swap-with-number = Zamień z miejscem { $number }
room-swap-choose = Z którym miejscem zamienić miejsce { $number }?
room-swap-text = Zamiana miejsc: przeciągnij uchwyt albo dotknij po kolei dwóch uchwytów.
room-side-own = Twoja drużyna
room-side-other = Rywale
room-side-number = Drużyna { $number }
room-put-computer = Dodaj komputer
room-put-computer-number = Dodaj komputer na miejscu { $number }
room-open-seat = Zwolnij miejsce
room-open-seat-number = Zwolnij miejsce { $number }
room-remove = Usuń z pokoju
room-remove-person = Usuń z pokoju: { $name }
room-level-number = Poziom na miejscu { $number }
room-fill = Dodaj komputery na wolnych miejscach
room-options-title = Opcje
room-options-host = Opcje ustala: { $name }
room-seat-count = Miejsca przy stole
room-pace = Tempo graczy komputerowych
room-start = Zacznij grę
room-why-open = { $count ->
    [one] Jeszcze jedno wolne miejsce. Zaproś kogoś albo dodaj komputer.
    [few] Jeszcze { $count } wolne miejsca. Zaproś kogoś albo dodaj komputery.
    [many] Jeszcze { $count } wolnych miejsc. Zaproś kogoś albo dodaj komputery.
   *[other] Jeszcze { $count } wolnego miejsca. Zaproś kogoś albo dodaj komputery.
}
room-why-host = Wszystkie miejsca są zajęte. Grę zaczyna: { $name }
room-why-seats = { $count ->
    [one] Jeszcze jedno wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
    [many] Jeszcze { $count } wolnych miejsc.
   *[other] Jeszcze { $count } wolnego miejsca.
}
room-ready = Wszystkie miejsca są zajęte.
room-not-seated = Nie masz jeszcze miejsca. Zajmij wolne.
room-full = W tym pokoju wszystkie miejsca są zajęte. Możesz poczekać na wolne.
room-leave = Opuść pokój
