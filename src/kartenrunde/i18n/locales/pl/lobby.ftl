# review: none
## What only the server's pages say: the lobby, and what went wrong.

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
lobby-people-exactly = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
lobby-rules = Zasady
lobby-solo-title = Z komputerem
lobby-solo-text = Zagraj od razu.
lobby-solo-start = Zacznij grę
lobby-solo-more = Zmień ustawienia
lobby-room-title = Ze znajomymi
lobby-room-text = Otwórz pokój, wyślij link, grajcie razem.
lobby-room-open = Otwórz pokój
lobby-child-title = Dla dzieci
lobby-child-text = Duże karty, wystarczy jedno dotknięcie, nic do czytania.
lobby-child-start = Zacznij tryb dla dzieci
lobby-seats = Ile osób przy stole?
lobby-level = Poziom
lobby-level-partner = Poziom: gra z tobą
lobby-level-opponents = Poziom: grają przeciw tobie
lobby-options = Opcje
lobby-options-refused = To do siebie nie pasuje
lobby-option-most = { $value } (do { $count } osób)
lobby-resume-title = Graj dalej
lobby-resume-solo = { $game } z komputerem
lobby-resume-room = { $game } w pokoju

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
