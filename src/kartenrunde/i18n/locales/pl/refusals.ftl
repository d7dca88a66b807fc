# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

## Needed later: the first look at a table does without what stands below.

refusal-move-not-your-turn = To jeszcze nie twoja kolej. Poczekaj na swoją turę.
refusal-move-over = Ta runda już się skończyła. Zacznij następną.
refusal-move-not-in-hand = Tej karty nie ma już w twojej ręce. Wybierz inną.
refusal-move-no-such-place = Tam ta karta nie może trafić. Wybierz zaznaczone miejsce.
refusal-move-empty-pile = Nie ma tam żadnej karty. Wybierz inną.
refusal-move-wrong-rank = Tu pasuje tylko { RANK($wanted) } albo joker.
refusal-move-must-discard = Odłóż kartę z ręki, żeby zakończyć turę.
refusal-move-must-put = Odłóż kartę z ręki na stos pomocniczy albo włóż ją pod autobus, żeby zakończyć turę.
refusal-move-name-a-rank = Joker na wolnym miejscu potrzebuje wartości. Wybierz jedną, od asa do króla.
refusal-move-no-rank-to-name = Wartość jest tu już ustalona. Odłóż kartę bez wybierania.
refusal-move-other-rank-reserve = Do tego stosu pomocniczego pasuje tylko { RANK($wanted) } albo joker. Wybierz zaznaczone miejsce.
refusal-move-fits-a-reserve = Pod autobus trafia tylko karta, która nie pasuje do żadnego stosu pomocniczego. Odłóż tę na stos pomocniczy.
refusal-move-ace-opens = Nowy rząd zaczyna as albo joker, który może jeszcze mieć dowolną wartość. Wybierz inne miejsce.
refusal-move-opens-elsewhere = Nowy rząd zaczyna się zawsze na pierwszym wolnym miejscu. Połóż kartę tam.
refusal-move-one-bundle = Pierwsze zabrane karty zawsze zaczynają twój pierwszy stosik. Połóż je tam.
refusal-move-friendly = Tu się nie kradnie. Zabierz pasujące karty ze stołu albo połóż swoją.
refusal-move-own-bundle = Z własnego stosika nie ma czego kraść. Wybierz zaznaczone miejsce.
refusal-move-no-bundle = Tam nie ma jeszcze stosika. Wybierz zaznaczone miejsce.
refusal-move-other-top = Na wierzchu tego stosika leży inna wartość. Wybierz zaznaczone miejsce.
refusal-move-nothing-to-take = Na stole nie ma karty o tej wartości. Połóż swoją na stół.
refusal-move-must-take = Na stole leży ta sama wartość. Zabierz ją albo zagraj inną kartę.
refusal-move-must-steal = Na wierzchu stosika leży ta sama wartość. Ukradnij go albo zagraj inną kartę.
refusal-table-stale-version = Tymczasem coś się zmieniło. Spójrz, co jest teraz na stole.
refusal-table-not-host = To może zrobić tylko osoba, która prowadzi pokój. Zapytaj w pokoju.
refusal-table-full = W tym pokoju wszystkie miejsca są zajęte. Poczekaj na wolne.
refusal-table-seat-taken = To miejsce jest już zajęte. Wybierz wolne.
refusal-table-not-seated = Nie masz miejsca przy tym stole. Najpierw zajmij wolne.
refusal-table-started = Gra już trwa. To można zmienić przed następnym startem.
refusal-table-not-started = Gra jeszcze się nie zaczęła. Najpierw trzeba ją zacząć.
refusal-table-bad-options = Takiej opcji tu nie ma. Wybierz jedną z listy.
refusal-table-friendly-excludes = Bez kradzieży dwa stosiki i dzikie walety nie mają sensu. Zrezygnuj z jednego albo z drugiego.
refusal-table-seats-open = Są jeszcze wolne miejsca. Zaproś kogoś albo dodaj graczy komputerowych.
refusal-table-unknown-seat = Takiego miejsca nie ma. Wybierz inne.
refusal-table-busy = Stół jest w tej chwili zajęty. Spróbuj za chwilę.
refusal-table-retry = To nie dotarło. Spróbuj jeszcze raz.
refusal-table-no-such-room = Tego pokoju już nie ma. Otwórz nowy.
refusal-table-removed = Twoje miejsce w tym pokoju jest znów wolne. Możesz otworzyć własny pokój.
refusal-table-left = Nie jesteś już w tym pokoju. Wrócisz przez link.
refusal-table-move-id-reused = Ta wiadomość już dotarła wcześniej. Wczytaj stronę ponownie.
refusal-table-no-guest = Przeglądarka nie pamięta twojego miejsca. Zezwól tej stronie na pliki cookie i wczytaj ją ponownie.
refusal-wire-bad-message = Nie udało się zrozumieć tej wiadomości. Wczytaj stronę ponownie.
refusal-wire-too-fast = To było za szybko. Poczekaj chwilę.
refusal-wire-unknown-protocol = Jest nowa wersja Kartenrunde. Wczytaj stronę ponownie.
