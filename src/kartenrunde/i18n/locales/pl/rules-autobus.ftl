# review: none
## Rules of Hospodský autobus. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-autobus-goal-1 = Masz przed sobą stos główny z dziesięciu kart, to twój autobus. Kto pierwszy opróżni swój stos główny, od razu wygrywa rundę.
rules-autobus-goal-2 = Po drodze wszyscy wspólnie układają rzędy od asa do króla. Kto wygrywa, dostaje 0. Wszyscy pozostali dostają jeden punkt ujemny za każdą kartę, która została w ich stosie głównym.
rules-autobus-goal-3 = Tak gra się w pewnym klubie. Jednolitych zasad turniejowych ta gra nie ma; przy innych stołach coś może być inaczej.

### Preparation

rules-autobus-preparation-1 = Karty
    .text = 108 kart: dwie talie francuskie po 52 karty i cztery jokery ★. A to as, J walet, Q dama, K król. Kolory ♠ ♥ ♦ ♣ nie mają znaczenia.
rules-autobus-preparation-2 = Osoby
    .text = Od dwóch do czterech, każda gra dla siebie. Gra toczy się zgodnie z ruchem wskazówek zegara.
rules-autobus-preparation-3 = Stos główny
    .text = Na każde miejsce przypada dziesięć zakrytych kart. Wierzchnia zostaje odkryta. Tych pod spodem nie widzi nikt, ty też nie.
rules-autobus-preparation-4 = Ręka
    .text = Do tego dochodzą cztery karty w ręku. Swoje widzisz tylko ty.
rules-autobus-preparation-5 = Stos dobierania
    .text = Pozostałe karty leżą zakryte na środku.
rules-autobus-preparation-6 = Rzędy i stosy pomocnicze
    .text = Na środku rosną wspólne rzędy, tyle, ile potrzeba. Przed każdą osobą jest miejsce na cztery odkryte stosy pomocnicze z numerami od 1 do 4.
rules-autobus-preparation-7 = Kto zaczyna
    .text = Każdą rundę zaczyna miejsce 1. Opcja pozwala zaczynać po kolei.

### The turn

rules-autobus-turn-1 = Uzupełnij rękę
    .text = Na początku dobierasz karty, aż masz w ręku cztery. Stół robi to za ciebie.
rules-autobus-turn-2 = Zagrywaj karty
    .text = Zagraj do rzędów tyle kart, ile chcesz: dowolne karty z ręki, wierzchnią kartę stosu głównego, wierzchnią kartę każdego ze swoich stosów pomocniczych.
rules-autobus-turn-3 = Układaj rzędy
    .text = As albo joker zaczyna nowy rząd na pierwszym wolnym miejscu. Potem idą 2, 3 i tak dalej do 10, a dalej J, Q i K. Nieważne, jaki kolor ma karta i kto rząd zaczyna.
rules-autobus-turn-4 = Pełny rząd
    .text = Z królem rząd jest pełny. Od razu znika ze stołu, a jego miejsce jest znów wolne. Na króla nie kładzie się asa.
rules-autobus-turn-5 = Odkryj stos główny
    .text = Gdy zagrywasz wierzchnią kartę stosu głównego, od razu odkrywa się następna. Ją też możesz zagrać.
rules-autobus-turn-6 = Pusta ręka
    .text = Gdy ostatnia karta z ręki trafia do rzędu, od razu dobierasz cztery nowe i grasz dalej, tyle razy, ile się uda.
rules-autobus-turn-7 = Odłóż kartę
    .text = Na koniec odkładasz jedną kartę z ręki na stos pomocniczy o tej samej wartości albo na wolne miejsce. To kończy twoją turę. Wolno ci to zrobić także wtedy, gdy do rzędów jeszcze coś pasuje.
rules-autobus-turn-8 = Pod autobus
    .text = Jeśli wszystkie cztery stosy pomocnicze są zajęte, a wybrana karta z ręki nie pasuje do żadnego, trafia zakryta na sam spód twojego stosu głównego. To też kończy turę.

### Example

rules-autobus-example-1 = Sytuacja
    .text = W rzędzie 1 leży na wierzchu siódemka, w rzędzie 2 dama. W ręku masz ósemkę, jokera i dwie czwórki. Na wierzchu twojego stosu głównego leży dziewiątka. Na stosie pomocniczym 1 leży król, pozostałe trzy miejsca są wolne.
rules-autobus-example-2 = Ósemka z ręki
    .text = Zagrywasz ósemkę do rzędu 1. Teraz brakuje tam dziewiątki.
rules-autobus-example-3 = Dziewiątka ze stosu głównego
    .text = Zagrywasz dziewiątkę ze stosu głównego. O jedną kartę mniej! Odkrywa się dwójka, a ta nigdzie nie pasuje.
rules-autobus-example-4 = Król ze stosu pomocniczego
    .text = Zagrywasz króla do rzędu 2. Rząd jest pełny i znika ze stołu. Miejsce 2 na środku jest wolne, stos pomocniczy 1 także.
rules-autobus-example-5 = Joker jako as
    .text = Jokerem zaczynasz nowy rząd na miejscu 2. Zastępuje tam asa, następna będzie dwójka.
rules-autobus-example-6 = Dwójka ze stosu głównego
    .text = Zagrywasz dwójkę. Znowu o jedną kartę mniej! Odkrywa się dama.
rules-autobus-example-7 = Odkładanie czwórki
    .text = Więcej nic nie pasuje. Odkładasz czwórkę na wolny stos pomocniczy 1 i twoja tura się kończy. Od teraz pasują tam tylko czwórki i jokery.

### Special cases

rules-autobus-special-1 = Stos dobierania jest pusty
    .text = Wtedy wszystkie ukończone rzędy zostają potasowane i tworzą nowy stos dobierania, także w trakcie dobierania. Jeśli to nie wystarcza, dobierasz to, co jest.
rules-autobus-special-2 = Ręka pozostaje pusta
    .text = Jeśli nie ma czego dobrać, grasz dalej ze stosu głównego i ze stosów pomocniczych albo naciskasz „Zakończ turę”. Tylko wtedy tura kończy się bez odłożonej karty, nawet gdy coś jeszcze pasuje.
rules-autobus-special-3 = W trakcie tury znów są karty
    .text = Jeśli masz pustą rękę i kończysz rząd kartą ze stosu głównego albo pomocniczego, jego karty zostają potasowane i od razu dobierasz cztery.
rules-autobus-special-4 = Odłożona ostatnia karta z ręki
    .text = To też kończy turę. Nowe karty dobierasz dopiero na początku następnej.
rules-autobus-special-5 = Joker w rzędzie
    .text = Zastępuje dokładnie tę kartę, której tam brakuje, także asa i króla. Zostaje na miejscu: nikt nie może go wymienić ani zabrać.
rules-autobus-special-6 = Joker na stosie pomocniczym
    .text = Jeśli leżą tam już karty, dostaje ich wartość. Na wolnym miejscu podajesz mu wartość od asa do króla, a wszyscy ją widzą. Potem pasują tam tylko ta wartość i jokery.
rules-autobus-special-7 = Związany joker
    .text = Joker na stosie pomocniczym zachowuje swoją wartość i można go zagrać tylko jako tę kartę: jako siódemkę tylko na szóstkę. Jako as może zacząć rząd. Dopiero tasowanie znów go uwalnia.
rules-autobus-special-8 = Dwa stosy o tej samej wartości
    .text = Są dozwolone. Na wolne miejsce wolno odłożyć dowolną kartę z ręki.
rules-autobus-special-9 = Pod autobus, dokładnie
    .text = Liczy się wybrana karta; inna karta z ręki może pasować. Dopóki jakieś miejsce jest wolne, nie da się tego zrobić, a z jokerem nigdy. Odkryta karta stosu głównego zostaje na wierzchu.
rules-autobus-special-10 = Nic już się nie da zrobić
    .text = Jeśli wszyscy po kolei kończą turę i żadna karta się nie rusza, nie ma czego dobrać i nie pasuje żadna wierzchnia karta stosów głównych ani pomocniczych, runda kończy się remisem. Wszyscy dostają punkty ujemne za swój stos główny.

### Common mistakes

rules-autobus-mistakes-1 = „Mam pustą rękę, więc wygrywam.”
    .text = Pusta ręka niczego nie wygrywa, pełny rząd też nie. Liczy się tylko pusty stos główny.
rules-autobus-mistakes-2 = „Kartę ze stosu głównego odłożę na stos pomocniczy.”
    .text = Na stosy pomocnicze trafiają tylko karty z ręki. Wierzchnia karta stosu głównego może trafić tylko do rzędu.
rules-autobus-mistakes-3 = „Szybko odłożę kartę i gram dalej.”
    .text = Odłożenie karty kończy turę. Najpierw zagraj wszystko, co chcesz zagrać.
rules-autobus-mistakes-4 = „Przełożę karty na stosach pomocniczych.”
    .text = Ze stosu na stos niczego się nie przekłada, z powrotem do ręki też nie. Stamtąd droga prowadzi tylko do rzędu.
rules-autobus-mistakes-5 = „Przecież joker jest wszystkim.”
    .text = W ręku i na stosie głównym tak. Na stosie pomocniczym jest związany ze swoją wartością.
rules-autobus-mistakes-6 = „Muszę zagrać to, co pasuje.”
    .text = Nigdy nie musisz zagrywać, nawet karty ze stosu głównego. Musisz tylko pozbyć się na koniec jednej karty z ręki.

### Strategy

rules-autobus-strategy-1 = Najpierw stos główny
    .text = Tylko on daje wygraną, a każda karta w nim kosztuje na koniec punkt. Przy każdej karcie zadaj sobie pytanie, czy otwiera drogę twojej wierzchniej.
rules-autobus-strategy-2 = Zostaw wolne miejsce
    .text = Ostatnie wolne miejsce jest dużo warte: gdy go zabraknie, grozi autobus. Kładź równe wartości razem.
rules-autobus-strategy-3 = Opróżniaj stosy pomocnicze
    .text = Każdy opróżniony stos pomocniczy to znów wolne miejsce na dowolną wartość.
rules-autobus-strategy-4 = Co wkrótce będzie pasować
    .text = Odkładaj to, czego rzędy wkrótce będą potrzebować. Króle leżą tam długo, gdy żaden rząd nie jest zaawansowany.
rules-autobus-strategy-5 = Jokery z zamysłem
    .text = Zagraj jokera, gdy przybliża kartę z twojego stosu głównego. Na stosie pomocniczym traci swobodę.
rules-autobus-strategy-6 = Opróżniaj rękę
    .text = Jeśli wszystkie karty z ręki trafią do rzędów, od razu dobierasz cztery nowe.
rules-autobus-strategy-7 = Patrz na innych
    .text = Wszystkie wierzchnie karty są odkryte. Nie przygotowuj rzędu pod stos główny następnej osoby, jeśli nic ci to nie daje.

### Questions

rules-autobus-questions-1 = Jaki jest cel gry?
    .text = Opróżnić swój stos główny przed innymi. Karty w ręku i na stosach pomocniczych na koniec się nie liczą.
rules-autobus-questions-2 = Karty się przeciąga czy dotyka?
    .text = Można tak i tak, w każdej chwili: przeciągnij kartę na jej miejsce albo dotknij najpierw karty, a potem zaznaczonego miejsca. Wszystko da się też zagrać samą klawiaturą.
rules-autobus-questions-3 = Co pokazują „Możliwe ruchy”?
    .text = Dokładnie to, co jest teraz dozwolone: każdą kartę, którą możesz ruszyć, i wszystkie jej miejsca, czyli rzędy, stosy pomocnicze i autobus.
rules-autobus-questions-4 = Dlaczego ta karta nie może trafić pod autobus?
    .text = Bo pasuje do stosu pomocniczego, bo jakieś miejsce jest jeszcze wolne albo bo to joker. Stół powie ci, co z tego zachodzi.
rules-autobus-questions-5 = Ile może być rzędów?
    .text = Tyle, ile zaczną asy i jokery, najwyżej dwanaście naraz.
rules-autobus-questions-6 = Czy są zasady turniejowe?
    .text = Jednolitych nie ma. Tu gra się w odmianę pewnego klubu; to, co można ustawić, jest w części „Opcje i odmiany”.
rules-autobus-questions-7 = Czy to czeski „Autobus”?
    .text = Nie. W Czechach tak nazywa się też gra z rodziny remika. Tu chodzi o rzędy od asa do króla.
rules-autobus-questions-8 = Czy gracze komputerowi widzą moje karty?
    .text = Nie. Wiedzą tylko to, co widać z ich miejsca.

### Options and variants

rules-autobus-variants-1 = Karty w stosie głównym
    .text = 10, 13, 15 albo 20. Zwykle 10. Z większą liczbą kart runda trwa dłużej.
rules-autobus-variants-2 = Karty w ręku
    .text = 4 albo 5. Zwykle 4.
rules-autobus-variants-3 = Kto zaczyna
    .text = Zawsze miejsce 1 albo po kolei, w każdej rundzie następne miejsce.
rules-autobus-variants-4 = Przy innych stołach
    .text = Gdzie indziej są tylko trzy albo cztery rzędy, asy trzeba zagrać od razu albo król działa jak joker. Tu tak się nie gra.

### Controls

rules-autobus-controls-1 = Karta pod autobus
    .text = Przeciągnij kartę z ręki na swój stos główny albo wybierz ją i naciśnij „Pod autobus”. Jeśli się nie da, stół powie dlaczego.
rules-autobus-controls-2 = Wartość jokera
    .text = Gdy odkładasz jokera na wolne miejsce, stół pyta o wartość. Do wyboru jest trzynaście przycisków, od A do K; „Anuluj” zostawia jokera w ręku.
rules-autobus-controls-3 = Odkładanie karty i koniec tury
    .text = Dopóki masz karty w ręku, tura kończy się odłożeniem karty. „Zakończ turę” pojawia się tylko przy pustej ręce, gdy nie ma czego dobrać.

### Glossary

rules-autobus-glossary-1 = Stos główny
    .text = Twoje zakryte karty, z których tylko wierzchnia jest odkryta: twój autobus. Pusty stos główny wygrywa rundę.
rules-autobus-glossary-2 = Stos pomocniczy
    .text = Jeden z twoich czterech odkrytych stosów, każdy tylko na jedną wartość.
rules-autobus-glossary-3 = Wolne miejsce
    .text = Miejsce na stos pomocniczy, na którym nie leży żadna karta. Pasuje tam dowolna wartość.
rules-autobus-glossary-4 = Rząd
    .text = Wspólny stos na środku, który rośnie od asa do króla.
rules-autobus-glossary-5 = Stos dobierania
    .text = Zakryte karty na środku, z których dobierają wszyscy.
rules-autobus-glossary-6 = Pod autobus
    .text = Zakrytą kartą na sam spód własnego stosu głównego.
rules-autobus-glossary-7 = Joker ★
    .text = Zastępuje dowolną kartę, której brakuje.
rules-autobus-glossary-8 = Związany joker
    .text = Joker na stosie pomocniczym. Zastępuje tylko kartę o wartości tego stosu.
rules-autobus-glossary-9 = Tura
    .text = Wszystko od dobierania do odłożenia karty. Pojedyncze zagranie to ruch.
rules-autobus-glossary-10 = Runda
    .text = Od rozdania kart do pustego stosu głównego.
