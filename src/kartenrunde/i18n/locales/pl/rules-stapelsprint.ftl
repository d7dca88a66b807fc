# review: none
## Rules of Stapelsprint. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-stapelsprint-goal-1 = Masz przed sobą zapas dziesięciu kart. Kto pierwszy opróżni swój zapas, od razu wygrywa rundę.
rules-stapelsprint-goal-2 = Po drodze wszyscy wspólnie układają ciągi od 1 do 12. Wygrana to jeden punkt. Gra trwa, dopóki macie ochotę.
rules-stapelsprint-goal-3 = Stapelsprint to niezależny projekt: karty, nazwy i tekst zasad są nasze własne.

### Preparation

rules-stapelsprint-preparation-1 = Karty
    .text = 162 karty: każda liczba od 1 do 12 po dwanaście razy, do tego 18 jokerów z gwiazdką ★. Barwy nie mają znaczenia.
rules-stapelsprint-preparation-2 = Osoby
    .text = Od dwóch do sześciu, każda gra dla siebie. Drużyn nie ma.
rules-stapelsprint-preparation-3 = Zapas
    .text = Na każde miejsce przypada dziesięć zakrytych kart zapasu. Wierzchnia karta zostaje odkryta. Tych pod spodem nie widzi nikt, ty też nie.
rules-stapelsprint-preparation-4 = Stos dobierania
    .text = Pozostałe karty leżą zakryte na środku. Na początku wszyscy mają puste ręce.
rules-stapelsprint-preparation-5 = Ciągi i stosy odkładania
    .text = Na środku jest miejsce na cztery wspólne ciągi, a przed każdą osobą na cztery odkryte stosy odkładania.
rules-stapelsprint-preparation-6 = Kto zaczyna
    .text = Kto rozdaje w pierwszej rundzie, decyduje los. Zaczyna miejsce po lewej stronie, dalej zgodnie z ruchem wskazówek zegara. W każdej nowej rundzie rozdaje następne miejsce.

### The turn

rules-stapelsprint-turn-1 = Uzupełnij rękę
    .text = Na początku dobierasz karty, aż masz ich w ręku pięć. Stół robi to za ciebie.
rules-stapelsprint-turn-2 = Zagrywaj karty
    .text = Zagraj na ciągi tyle kart, ile chcesz: dowolne karty z ręki, wierzchnią kartę zapasu, wierzchnią kartę każdego ze swoich stosów odkładania. Jeśli karta pasuje do kilku ciągów, wybór należy do ciebie.
rules-stapelsprint-turn-3 = Układaj ciągi
    .text = Pusty ciąg zaczyna się od 1. Potem pasuje zawsze tylko następna liczba. Joker zastępuje dokładnie tę liczbę, której brakuje.
rules-stapelsprint-turn-4 = Pełny ciąg
    .text = Z dwunastką ciąg jest pełny. Od razu znika ze stołu, a jego miejsce jest wolne jeszcze w tej samej turze.
rules-stapelsprint-turn-5 = Odkryj zapas
    .text = Gdy zagrywasz wierzchnią kartę zapasu, od razu odkrywa się następna. Ją też możesz zagrać.
rules-stapelsprint-turn-6 = Pusta ręka
    .text = Gdy ostatnia karta z ręki trafia na ciąg, od razu dobierasz do pięciu kart i grasz dalej, tyle razy, ile się uda.
rules-stapelsprint-turn-7 = Odłóż kartę
    .text = Na koniec kładziesz jedną kartę z ręki odkrytą na jednym ze swoich czterech stosów odkładania. To kończy twoją turę.

### Example

rules-stapelsprint-example-1 = Sytuacja
    .text = Na ciągu 2 leży na wierzchu piątka. W ręku masz szóstkę, jokera i trzy wysokie karty. Twój zapas pokazuje siódemkę.
rules-stapelsprint-example-2 = Szóstka z ręki
    .text = Zagrywasz szóstkę na ciąg 2. Teraz brakuje tam siódemki.
rules-stapelsprint-example-3 = Siódemka z zapasu
    .text = Zagrywasz siódemkę z zapasu. O jedną kartę mniej! Odkrywa się następna karta zapasu.
rules-stapelsprint-example-4 = Joker jako ósemka
    .text = Zagrywasz jokera na ten sam ciąg. Zastępuje tam ósemkę, następna będzie dziewiątka.
rules-stapelsprint-example-5 = Odkładanie
    .text = Więcej nic nie pasuje. Odkładasz jedną z wysokich kart i twoja tura się kończy. Rękę uzupełniasz dopiero na początku następnej tury.

### Special cases

rules-stapelsprint-special-1 = Stos dobierania jest pusty
    .text = Wtedy wszystkie karty z ukończonych ciągów zostają potasowane i tworzą nowy stos dobierania, także w trakcie dobierania. Joker jest potem znów zwykłym jokerem.
rules-stapelsprint-special-2 = Ukończonych ciągów też nie ma
    .text = Dobierasz to, co jeszcze jest, i grasz z mniejszą liczbą kart, choćby z pustą ręką.
rules-stapelsprint-special-3 = Ręka pozostaje pusta
    .text = Jeśli nie ma czego dobrać, grasz dalej z zapasu i ze stosów odkładania albo naciskasz „Zakończ turę”. Tylko wtedy tura kończy się bez odkładania, nawet gdy coś jeszcze pasuje.
rules-stapelsprint-special-4 = W trakcie tury znów są karty
    .text = Jeśli masz pustą rękę i kończysz ciąg kartą z zapasu albo ze stosu odkładania, jego karty zostają potasowane i od razu dobierasz do pięciu.
rules-stapelsprint-special-5 = Odłożona ostatnia karta z ręki
    .text = To też kończy turę. Nowe karty dobierasz dopiero na początku następnej.
rules-stapelsprint-special-6 = Joker na zapasie i na stosie
    .text = Joker na wierzchu zapasu może być dowolną liczbą. Odłożony joker pozostaje jokerem.
rules-stapelsprint-special-7 = Nic już się nie da zrobić
    .text = Jeśli wszyscy po kolei kończą turę bez odkładania i żadna karta się nie rusza, nie ma czego dobrać i nie pasuje żadna wierzchnia karta zapasów ani stosów odkładania, runda kończy się remisem. Nikt nie dostaje punktu.

### Common mistakes

rules-stapelsprint-mistakes-1 = „Mam pustą rękę, więc wygrywam.”
    .text = Pusta ręka niczego nie wygrywa, pełny ciąg też nie. Liczy się tylko pusty zapas.
rules-stapelsprint-mistakes-2 = „Potrzebuję karty, która leży niżej.”
    .text = Z zapasu i ze stosów odkładania można zagrać tylko wierzchnią kartę. Cudze stosy są niedostępne.
rules-stapelsprint-mistakes-3 = „Szybko odłożę kartę i gram dalej.”
    .text = Odłożenie karty kończy turę. Najpierw zagraj wszystko, co chcesz zagrać.
rules-stapelsprint-mistakes-4 = „Odłożę kartę z zapasu.”
    .text = Odkładać wolno tylko karty z ręki: nie z zapasu i nie z jednego stosu odkładania na drugi.
rules-stapelsprint-mistakes-5 = „Muszę zagrać to, co pasuje.”
    .text = Nigdy nie musisz zagrywać, nawet karty z zapasu. Musisz tylko odłożyć kartę na koniec.

### Strategy

rules-stapelsprint-strategy-1 = Najpierw zapas
    .text = Tylko zapas daje wygraną. Przy każdej karcie zadaj sobie pytanie, czy otwiera drogę karcie z twojego zapasu.
rules-stapelsprint-strategy-2 = Porządek na stosach odkładania
    .text = Kładź liczbę na następnej wyższej, na przykład dziewiątkę na dziesiątce: potem dojdziesz po kolei do obu. Równe liczby też dobrze leżą razem.
rules-stapelsprint-strategy-3 = Niczego nie zakopuj
    .text = To, co wkrótce będzie potrzebne, powinno leżeć na wierzchu. Wysoka karta na niskiej blokuje ją na długo.
rules-stapelsprint-strategy-4 = Jokery z zamysłem
    .text = Zagraj jokera, gdy przybliża kartę z twojego zapasu. Odkładanie go prawie nigdy się nie opłaca.
rules-stapelsprint-strategy-5 = Opróżniaj rękę
    .text = Jeśli wszystkie karty z ręki trafią na ciągi, od razu dobierasz do pięciu nowych.
rules-stapelsprint-strategy-6 = Patrz na innych
    .text = Wierzchnie karty wszystkich zapasów są odkryte. Nie przygotowuj ciągu pod zapas następnej osoby, jeśli nic ci to nie daje.

### Questions

rules-stapelsprint-questions-1 = Jaki jest cel gry?
    .text = Opróżnić swój zapas przed innymi. Ile kart masz wtedy w ręku albo na stosach odkładania, nie ma znaczenia.
rules-stapelsprint-questions-2 = Co oznacza gwiazdka?
    .text = Gwiazdka ★ to joker. Na ciągu zastępuje dokładnie tę liczbę, której tam brakuje, od 1 do 12.
rules-stapelsprint-questions-3 = Czy mogę zagrać kilka kart w jednej turze?
    .text = Tak, ile chcesz: z ręki, z zapasu i ze stosów odkładania, w dowolnej kolejności. Dopiero odłożenie karty kończy turę.
rules-stapelsprint-questions-4 = Jak dostać się do karty głębiej w stosie odkładania?
    .text = Najpierw karty nad nią muszą trafić na ciągi. Przekładać ze stosu na stos nie wolno. Wszystkie stosy odkładania możesz w każdej chwili obejrzeć w całości.
rules-stapelsprint-questions-5 = Czy jest krótka odmiana?
    .text = Tak: z pięcioma kartami w zapasie. Zasady są te same, a runda trwa mniej więcej o połowę krócej.
rules-stapelsprint-questions-6 = Czy gracze komputerowi widzą moje karty?
    .text = Nie. Wiedzą tylko to, co widać z ich miejsca.

### Options and variants

rules-stapelsprint-variants-1 = Karty w zapasie
    .text = 5, 10, 15, 20 albo 30. Zwykle 10. W pięć i sześć osób najwyżej 20.
rules-stapelsprint-variants-2 = Krótka runda
    .text = 5 kart w zapasie: dobre na poznanie gry i na krótką przerwę.
rules-stapelsprint-variants-3 = Cel punktowy
    .text = W pokoju można grać do celu od 1 do 20 punktów. Kto pierwszy go osiągnie, wygrywa partię. Bez celu punkty liczą się, aż wszyscy się rozejdą.

### Glossary

rules-stapelsprint-glossary-1 = Zapas
    .text = Własne zakryte karty, z których tylko wierzchnia jest odkryta. Pusty zapas wygrywa rundę.
rules-stapelsprint-glossary-2 = Ciąg
    .text = Wspólny stos na środku, który rośnie od 1 do 12.
rules-stapelsprint-glossary-3 = Stos odkładania
    .text = Jeden z twoich czterech odkrytych stosów. Na nich kończy się każda tura.
rules-stapelsprint-glossary-4 = Stos dobierania
    .text = Zakryte karty na środku, z których dobierają wszyscy.
rules-stapelsprint-glossary-5 = Joker ★
    .text = Zastępuje dowolną liczbę, której brakuje.
rules-stapelsprint-glossary-6 = Tura
    .text = Wszystko od dobierania do odłożenia karty. Pojedyncze zagranie to ruch.
rules-stapelsprint-glossary-7 = Runda
    .text = Od rozdania kart do pustego zapasu.
rules-stapelsprint-glossary-8 = Partia
    .text = Kilka rund, aż do osiągnięcia celu punktowego.
