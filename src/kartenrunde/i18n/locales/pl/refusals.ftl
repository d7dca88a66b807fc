# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

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
refusal-move-draw-first = Najpierw dobierz kartę albo weź stos odkryty.
refusal-move-already-drawn = Dobiera się albo bierze stos tylko na początku tury. Wyłóż karty albo odrzuć jedną.
refusal-move-nothing-to-draw = Stos zakryty jest pusty. Weź stos odkryty albo zakończ rozdanie.
refusal-move-still-to-draw = W stosie zakrytym są jeszcze karty. Dobierz jedną albo weź stos odkryty.
refusal-move-must-take-pile = Stos zakryty jest pusty, a wierzchnia karta pasuje do waszego meldunku. Weź stos odkryty.
refusal-move-pile-blocked = Na wierzchu leży dzika karta albo czarna trójka. Stosu odkrytego nie można teraz wziąć; dobierz kartę.
refusal-move-pile-of-one = Z jedną kartą w ręku nie można wziąć stosu z jedną kartą. Dobierz kartę.
refusal-move-frozen-needs-pair = Stos odkryty jest zamrożony. Dodaj z ręki naturalną parę { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] brakuje jednej karty
    [few] brakuje { $missing } kart
    [many] brakuje { $missing } kart
   *[other] brakuje { $missing } karty
}.
refusal-move-unopened-needs-pair = Do otwarcia stos odkryty jest dla was zamrożony. Dodaj z ręki naturalną parę { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] brakuje jednej karty
    [few] brakuje { $missing } kart
    [many] brakuje { $missing } kart
   *[other] brakuje { $missing } karty
}.
refusal-move-top-needs-natural = Same dzikie karty nie wystarczą, żeby wziąć stos. Dodaj z ręki { RANK($rank, form: "acc") }.
refusal-move-top-not-matched = Dodaj z ręki naturalną parę { RANK($rank, form: "pl-gen") } albo { RANK($rank, form: "acc") } z dziką kartą.
refusal-move-card-twice = Kartę można wyłożyć tylko raz. Wybierz inną na jedno z tych miejsc.
refusal-move-rank-twice = Drużyna ma tylko jeden meldunek { RANK($rank, form: "pl-gen") }. Wyłóż te karty razem.
refusal-move-nothing-laid = Nic nie jest jeszcze przygotowane. Najpierw wybierz karty na meldunek.
refusal-move-no-such-meld = Meldunki są z kart od czwórki do asa, nie z samych dzikich kart. Wybierz inną wartość.
refusal-move-other-rank = Inna wartość tu nie pasuje: { RANK($card) } w meldunku { RANK($rank, form: "pl-gen") }. Zabierz tę kartę z powrotem.
refusal-move-meld-too-small = Meldunek ma co najmniej trzy karty. Do meldunku { RANK($rank, form: "pl-gen") } { $missing ->
    [one] brakuje jednej
    [few] brakuje { $missing }
    [many] brakuje { $missing }
   *[other] brakuje { $missing }
}.
refusal-move-too-few-naturals = Dwie karty meldunku muszą być naturalne. W meldunku { RANK($rank, form: "pl-gen") } { $missing ->
    [one] brakuje jednej
    [few] brakuje { $missing }
    [many] brakuje { $missing }
   *[other] brakuje { $missing }
}.
refusal-move-too-many-wilds = W meldunku { RANK($rank, form: "pl-gen") } mogą być najwyżej { $most } dzikie karty. { $over ->
    [one] Zabierz jedną z powrotem
    [few] Zabierz { $over } z powrotem
    [many] Zabierz { $over } z powrotem
   *[other] Zabierz { $over } z powrotem
}.
refusal-move-threes-no-wilds = Do czarnych trójek nie dokłada się dzikich kart. Zabierz dziką kartę z powrotem.
refusal-move-threes-too-few = Czarne trójki wykłada się co najmniej po trzy. { $missing ->
    [one] Brakuje jednej
    [few] Brakuje { $missing }
    [many] Brakuje { $missing }
   *[other] Brakuje { $missing }
}.
refusal-move-threes-need-canasta = Czarne trójki wykłada się tylko przy kończeniu rozdania, a do tego potrzebujecie najpierw kanasty.
refusal-move-threes-not-out = Czarne trójki wykłada się tylko przy kończeniu rozdania. Do tego masz w ręku { $over ->
    [one] o jedną kartę
    [few] o { $over } karty
    [many] o { $over } kart
   *[other] o { $over } karty
} za dużo.
refusal-move-below-minimum = Do otwarcia potrzebujecie { $minimum } punktów. Tu jest { $points }, { $missing ->
    [one] brakuje jeszcze jednego punktu
    [few] brakuje jeszcze { $missing } punktów
    [many] brakuje jeszcze { $missing } punktów
   *[other] brakuje jeszcze { $missing } punktu
}.
refusal-move-keep-two = Bez kanasty dwie karty muszą zostać w ręku. { $missing ->
    [one] Zostaw o jedną więcej
    [few] Zostaw o { $missing } więcej
    [many] Zostaw o { $missing } więcej
   *[other] Zostaw o { $missing } więcej
}.
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
