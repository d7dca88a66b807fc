# review: none
## Rules pages: what all games share. Times come from the program: $hold_s and the like are seconds.

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-play = Zagraj teraz
rules-back = Strona główna
rules-close = Wróć do stołu

### Sections

rules-section-goal = Cel gry
rules-section-preparation = Przygotowanie
rules-section-turn = Tura krok po kroku
rules-section-example = Przykład
rules-section-special = Przypadki szczególne
rules-section-mistakes = Częste błędy
rules-section-strategy = Porady
rules-section-questions = Częste pytania
rules-section-variants = Opcje i odmiany
rules-section-controls = Sterowanie
rules-section-together = Wspólna gra
rules-section-glossary = Słowniczek

### Controls

rules-controls-1 = Przeciąganie myszą lub palcem
    .text = Przeciągnij kartę na jej miejsce. Dozwolone miejsca mają przerywaną obwódkę. Karta puszczona gdzie indziej wraca.
rules-controls-2 = Dotykanie
    .text = Dotknij karty, potem zaznaczonego miejsca. Drugie dotknięcie karty cofa wybór.
rules-controls-3 = Klawisze
    .text = Tab przechodzi od obszaru do obszaru, strzałki od karty do karty, Enter wybiera i kładzie, Esc anuluje wybór. Klawisze od 1 do 9 wybierają kartę z ręki. Wszystkie klawisze są w menu; literowe można wyłączyć.
rules-controls-4 = Możliwe ruchy
    .text = Zaznacza dokładnie te karty i miejsca, które są teraz dozwolone. Zaznaczenie zostaje do następnego naciśnięcia.
rules-controls-5 = Chwila przed końcem tury
    .text = W pokojach stół czeka { $hold_s } s, zanim skończy się twoja tura. W tym czasie działa „Cofnij”. W ustawieniach możesz wybrać: od razu, poczekaj albo najpierw zapytaj.
rules-controls-6 = Pauza
    .text = Z graczami komputerowymi gra staje, dopóki otwarte jest menu, zasady albo ustawienia. W pokoju gra toczy się dalej.

### Playing together

rules-together-1 = Zaproszenie
    .text = Kto otworzy link albo kod QR, jest w pokoju. Nikt nie potrzebuje konta.
rules-together-2 = Kto prowadzi pokój
    .text = Pokój prowadzi ten, kto go otwiera: opcje, miejsca, gracze komputerowi, start. Gdy ta osoba odejdzie albo nie ma jej przez { $host_s } s, pokój prowadzi ten, kto jest w nim najdłużej.
rules-together-3 = Poza grą
    .text = Kto zamknie stronę albo nie daje znaku przez { $silence_s } s, jest poza grą. Gdy przyjdzie jego kolej, po { $away_s } s gra komputer. Przed startem miejsce zwalnia się po { $lobby_s } s.
rules-together-4 = Długie namysły
    .text = Po { $notice_s } s stół pyta, czy jesteś, a po { $idle_s } s gra za ciebie komputer. „Jestem” daje ci jeszcze { $extra_s } s, najwyżej dziesięć razy. W grze z samymi graczami komputerowymi nikt cię nie pogania.
rules-together-5 = Powrót
    .text = W tej samej przeglądarce odzyskujesz miejsce i karty, nawet po kilku dniach. Kogo nie ma już w pokoju, tego zastępuje gracz komputerowy. Punkty zostają przy miejscu.
