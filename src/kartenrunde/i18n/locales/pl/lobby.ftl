# review: none
## Lobby page, room before the start, pages that say what went wrong.

site-name = Kartenrunde
site-claim = Gry karciane ze znajomymi, bez rejestracji
skip-to-content = Przejdź do treści

### Lobby

lobby-title = Kartenrunde
lobby-lead = Wybierz grę i zaczynaj. Bez konta, bez reklam.
lobby-people = { $high ->
    [one] jedna osoba
    [few] { $low }–{ $high } osoby
    [many] { $low }–{ $high } osób
   *[other] { $low }–{ $high } osoby
}
lobby-rules = Zasady
lobby-solo-title = Z komputerem
lobby-solo-text = Zagraj od razu.
lobby-solo-start = Zacznij grę
lobby-solo-more = Zmień ustawienia
lobby-room-title = Ze znajomymi
lobby-room-text = Otwórz pokój, wyślij link, grajcie razem.
lobby-room-open = Otwórz pokój
lobby-seats = Ile osób przy stole?
lobby-level = Poziom
lobby-options = Opcje
lobby-option-most = { $value } (do { $count } osób)
lobby-resume-title = Graj dalej
lobby-resume-solo = { $game } z komputerem
lobby-resume-room = { $game } w pokoju

### Name and language

name-title = Twoje imię
name-label = Tak widzą cię inni
name-hint = Najwyżej 20 znaków. Bez imienia widać „Gość”.
name-save = Zapisz
name-bad = Imię ma od 1 do 20 znaków.
language-title = Język

### Levels and pace

level-beginner = Początkujący
level-normal = Średni
level-expert = Ekspert
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

### Table page before the script runs

page-table-loading = Stół zaraz będzie gotowy…
page-table-noscript = Stół potrzebuje JavaScriptu. Włącz go w przeglądarce. Zasady można czytać bez niego.

### Pages that say what went wrong

page-not-found-title = Tu nie ma żadnej karty
page-not-found-text = Ta strona nie istnieje. Może brakuje kawałka linku.
page-no-room-title = Nie ma takiego pokoju
page-no-room-text = Link jest niepełny albo pokoju już nie ma. Poproś o nowy link albo otwórz własny pokój.
page-bad-form-title = Nie udało się
page-bad-form-text = Te dane do siebie nie pasują. Wróć na stronę główną i spróbuj jeszcze raz.
page-forbidden-title = To przyszło z obcej strony
page-forbidden-text = Otwórz Kartenrunde pod podanym adresem i spróbuj jeszcze raz.
page-too-fast-title = To było za szybko
page-too-fast-text = Poczekaj chwilę i spróbuj jeszcze raz.
page-error-title = Coś poszło nie tak
page-error-text = Błąd jest po naszej stronie. Wczytaj stronę ponownie. Dotychczasowa gra jest zapisana.
page-home = Strona główna
page-reload = Wczytaj ponownie
