# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.
## .rows is a table below the text: a row a line, the head first, cells parted by |.

### Goal

rules-canasta-goal-1 = Gra się w parach, dwoje na dwoje. Wykładacie równe wartości jako meldunki i rozbudowujecie je do kanast: siedmiu kart jednej wartości. Drużyna, która na koniec rozdania pierwsza osiągnie cel, wygrywa partię.

### Preparation

rules-canasta-preparation-1 = Karty
    .text = 108 kart: dwie talie francuskie i cztery jokery. Jokery i dwójki to dzikie karty, zastępują każdą wartość. Wszystkie inne są naturalne. Kolory ♠ ♥ ♦ ♣ nie mają znaczenia, tylko trójki dzielą się na czerwone i czarne.
rules-canasta-preparation-2 = Osoby
    .text = Cztery. Osoby siedzące naprzeciw siebie tworzą drużynę: wspólne meldunki, wspólne punkty. Przed startem osoba prowadząca pokój może zamieniać miejsca.
rules-canasta-preparation-3 = Rozdawanie
    .text = Każdy dostaje jedenaście kart. Reszta to stos zakryty. Czerwone trójki od razu się wykłada i uzupełnia. Jedna odkryta karta zaczyna stos odkryty; na dziką kartę lub czerwoną trójkę kładzie się następne, aż na wierzchu będzie inna.
rules-canasta-preparation-4 = Kto zaczyna
    .text = O tym, kto rozdaje pierwszy, decyduje los. Zaczyna następne miejsce, dalej zgodnie z ruchem wskazówek zegara. W każdym nowym rozdaniu rozdaje następne miejsce.
rules-canasta-preparation-5 = Wartości kart
    .text = Liczą się przy otwarciu i przy podliczaniu.
    .rows =
        Karta | Punkty
        joker | 50
        dwójka, as | 20
        król, dama, walet, 10, 9, 8 | 10
        7, 6, 5, 4, czarna trójka | 5

### The turn

rules-canasta-turn-1 = Dobrać albo wziąć stos
    .text = Dobierz kartę ze stosu zakrytego albo weź cały stos odkryty.
rules-canasta-turn-2 = Czerwona trójka
    .text = Dobraną czerwoną trójkę od razu wykładasz i dobierasz następną kartę. Dzieje się to samo. Za czerwone trójki ze stosu odkrytego nic się nie dobiera.
rules-canasta-turn-3 = Wykładanie
    .text = Meldunek ma co najmniej trzy karty jednej wartości od czwórki do asa, w tym co najmniej dwie naturalne i najwyżej trzy dzikie. Twoja drużyna ma tylko jeden meldunek każdej wartości; następne karty się do niego dokłada. Co leży, zostaje.
rules-canasta-turn-4 = Otwarcie
    .text = Za pierwszym razem w rozdaniu twoja drużyna musi naraz wyłożyć karty o takiej wartości. Liczy się wasz wynik sprzed rozdania. Gdy jedno z was ma otwarcie, oboje możecie wykładać swobodnie.
    .rows =
        Wynik drużyny | Minimum
        poniżej 0 | 15
        od 0 do 1495 | 50
        od 1500 do 2995 | 90
        3000 i więcej | 120
rules-canasta-turn-5 = Kanasta
    .text = Siedem kart w meldunku to kanasta: czysta bez dzikich kart, mieszana z dzikimi. Potem też można dokładać. Dzika karta zmienia czystą kanastę w mieszaną.
rules-canasta-turn-6 = Wziąć stos odkryty
    .text = Wierzchnią kartę od razu wyłóż: z dwiema naturalnymi kartami tej wartości z ręki, z jedną naturalną i jedną dziką albo samą do waszego meldunku. Dopiero potem reszta stosu trafia do ręki.
rules-canasta-turn-7 = Zamrożony
    .text = Gdy w stosie leży dzika karta lub czerwona trójka albo gdy nie macie jeszcze otwarcia, stos jest zamrożony. Wtedy potrzeba dwóch naturalnych kart z ręki.
rules-canasta-turn-8 = Odrzucanie
    .text = Na koniec kładziesz jedną kartę z ręki odkrytą na stos odkryty. To kończy turę.
rules-canasta-turn-9 = Zakończenie rozdania
    .text = Gdy twoja drużyna ma kanastę, możesz pozbyć się wszystkich kart, z odrzuceniem na koniec lub bez niego. Rozdanie od razu się kończy.
rules-canasta-turn-10 = Podliczanie
    .text = Każda drużyna dostaje te punkty i wartości wyłożonych kart. Wartości kart, które zostają w obu rękach, się odejmuje.
    .rows =
        Za co | Punkty
        czysta kanasta | 500
        mieszana kanasta | 300
        zakończenie | 100
        zakończenie z ręki, zamiast 100 | 200
        każda czerwona trójka | 100
        wszystkie cztery czerwone trójki razem | 800

### Example

rules-canasta-example-1 = Sytuacja
    .text = Macie 620 punktów i jeszcze bez otwarcia. W stosie odkrytym leży dwanaście kart, na wierzchu 9, głębiej 2. W ręku masz 9, 9, K, K, 2, 7, 7, 6, 5, 4, 4.
rules-canasta-example-2 = Czy możesz wziąć cały stos?
    .text = Jest zamrożony, więc jedna 9 i 2 by nie wystarczyły. Ale masz dwie dziewiątki, więc tak.
rules-canasta-example-3 = Czy wystarczy na otwarcie?
    .text = Potrzeba 50. Trzy dziewiątki to 30. Do tego K, K i 2, czyli 40. Razem 70: wystarczy.
rules-canasta-example-4 = Bierzesz stos
    .text = 9 z wierzchu leży przy twoich dziewiątkach. Pozostałe jedenaście kart trafia do ręki, a nowy stos odkryty jest pusty.
rules-canasta-example-5 = Wykładasz więcej
    .text = W stosie była 7 i król. Wykładasz trzy siódemki i dokładasz króla.
rules-canasta-example-6 = Odrzucasz
    .text = Rywale zbierają czwórki. Odrzucasz 6, a nie 4.

### Special cases

rules-canasta-special-1 = Na wierzchu dzika karta albo czarna trójka
    .text = Nikt nie może wziąć stosu. Czarna trójka blokuje go tylko dla następnego miejsca; przykryta nic już nie robi.
rules-canasta-special-2 = Wykładanie czarnych trójek
    .text = Tylko przy kończeniu rozdania, trzy albo cztery i bez dzikich kart.
rules-canasta-special-3 = Zostawić dwie karty
    .text = Dopóki twoja drużyna nie ma kanasty, po wyłożeniu muszą ci zostać dwie karty: jedna do odrzucenia i jedna do ręki. Kanasta, która właśnie powstaje, już się liczy.
rules-canasta-special-4 = Tylko jedna karta
    .text = Jeśli przed odrzuceniem zostaje ci jedna karta, kończysz nią rozdanie. Stół ostrzega przedtem.
rules-canasta-special-5 = Jedna karta na jedną kartę
    .text = Z jedną kartą w ręku nie można wziąć stosu, w którym jest jedna karta.
rules-canasta-special-6 = Zakończenie z ręki
    .text = Jeśli w tym rozdaniu nic jeszcze od ciebie nie leży i kończysz w jednej turze, to 200 punktów zamiast 100. Gdy po dobraniu wykładasz wszystko naraz, minimum nie obowiązuje.
rules-canasta-special-7 = Czerwone trójki bez meldunku
    .text = Jeśli drużyna nic nie ma na stole, jej czerwone trójki liczą się na minus, wszystkie cztery razem minus 800.
rules-canasta-special-8 = Stos zakryty jest pusty
    .text = Już się nie dobiera. Jeśli wierzchnia karta pasuje do waszego meldunku, a stos nie jest zamrożony, musisz go wziąć. W innym razie możesz go wziąć albo zakończyć rozdanie. Gdy nikt nie może go wziąć, rozdanie kończy się samo.
rules-canasta-special-9 = Ostatnia karta to czerwona trójka
    .text = Wykłada się ją i rozdanie od razu się kończy.
rules-canasta-special-10 = Koniec partii
    .text = Każde rozdanie gra się do końca. Gdy obie drużyny osiągną cel, wygrywa ta z większą liczbą punktów; przy równych punktach jest remis.

### Common mistakes

rules-canasta-mistakes-1 = „Z 9 i jokerem biorę zamrożony stos.”
    .text = Zamrożony znaczy: tylko z dwiema naturalnymi kartami z ręki.
rules-canasta-mistakes-2 = „Na 2 leży 7, więc stos jest znowu wolny.”
    .text = Dopóki leży w nim dzika karta, jest zamrożony.
rules-canasta-mistakes-3 = „Z kartami ze stosu mam minimum.”
    .text = Przy otwarciu liczą się tylko wierzchnia karta i karty z ręki.
rules-canasta-mistakes-4 = „Siedem czwórek to kanasta, to wystarczy na otwarcie.”
    .text = Premia się tu nie liczy. Siedem czwórek to 35 punktów.
rules-canasta-mistakes-5 = „Wykładam wszystko i wygrywam.”
    .text = Bez kanasty muszą zostać dwie karty.
rules-canasta-mistakes-6 = „Czwarta dzika karta, bo kanasta jest już gotowa.”
    .text = W żadnym meldunku nie ma więcej niż trzech dzikich kart, także później.

### Strategy

rules-canasta-strategy-1 = Co przyda się następnemu miejscu
    .text = Nie odrzucaj wartości, które ono zbiera, bo weźmie cały stos. Bezpieczne są czarne trójki i wartości, które samo odrzuca.
rules-canasta-strategy-2 = Zamrażanie
    .text = Gdy otwarcie mają tylko rywale, odrzucona dzika karta może uratować duży stos.
rules-canasta-strategy-3 = Nie za wcześnie i nie za dużo
    .text = Otwieraj jak najmniejszą liczbą kart. Pary w ręku to klucz do stosu odkrytego.
rules-canasta-strategy-4 = Liczenie
    .text = Każda wartość jest osiem razy. Wszyscy widzieli, co leży w stosie.
rules-canasta-strategy-5 = Myśleć we dwoje
    .text = Dzikie karty dają najwięcej tam, gdzie domykają kanastę. Wykładaj tak, żeby druga osoba w drużynie mogła dokładać.
rules-canasta-strategy-6 = Kiedy kończyć?
    .text = Zobacz, ile kart ma jeszcze druga osoba w drużynie: liczą się na minus. Gdy rywale mają pełne ręce, kończ szybko.

### Questions

rules-canasta-questions-1 = Kiedy mogę wziąć cały stos odkryty?
    .text = Gdy na wierzchu leży 9, a stos jest zamrożony, potrzebujesz dwóch dziewiątek z ręki. Gdy nie jest zamrożony, wystarczy 9 z dziką kartą albo dziewiątki, które wasza drużyna ma już na stole.
rules-canasta-questions-2 = Po czym widać, że jest zamrożony?
    .text = Po znaku ❄. Dotknij stosu: tam jest napisane, dlaczego i czym możesz go wziąć.
rules-canasta-questions-3 = Czy muszę pytać, zanim zakończę?
    .text = Nie. Ta decyzja należy do ciebie.
rules-canasta-questions-4 = Czy muszę coś pobierać albo podawać e-mail?
    .text = Nie. Gra się w przeglądarce, bez konta.
rules-canasta-questions-5 = Czy partie kosztują albo dają monety?
    .text = Nie. Chodzi tylko o punkty.
rules-canasta-questions-6 = Co przepada, gdy usunę dane przeglądarki?
    .text = Twoje imię, ustawienia i miejsce w trwających partiach: stół już cię nie rozpozna.
rules-canasta-questions-7 = Czy gracze komputerowi widzą moje karty?
    .text = Nie. Wiedzą tylko to, co widać z ich miejsca. Najlepsi pamiętają to, co widzieli wszyscy.

### Options and variants

rules-canasta-variants-1 = Punkty do wygranej
    .text = 5000 punktów albo 2500 na krótszą partię. Minima są te same.
rules-canasta-variants-2 = Ścisłe zakończenie z ręki
    .text = Wtedy 200 punktów jest tylko, gdy w tej turze jedna kanasta w całości wychodzi z ręki, a drużyna nie ma jeszcze meldunku żadnej z wykładanych wartości.
rules-canasta-variants-3 = Jak gra się gdzie indziej
    .text = Gry we dwoje lub troje, dobierania dwóch kart, kanast z samych dzikich kart ani Samby tutaj nie ma.

### Controls

rules-canasta-controls-1 = Wybieranie kart
    .text = Równe karty leżą w grupach. Każde dotknięcie grupy wybiera o jedną kartę więcej, podwójne wszystkie. Kto woli widzieć pojedyncze karty, włącza wachlarz.
rules-canasta-controls-2 = Przygotowanie i wykładanie
    .text = Połóż wybrane karty na polu ich wartości. Jeśli drużyna ma już otwarcie i karty pasują, od razu leżą na stole. W innym razie są przygotowane: widzisz je tylko ty, wszystko można jeszcze zmienić i widać, ilu punktów brakuje. „Wyłóż” kładzie wszystko razem na stół.
rules-canasta-controls-3 = Dzikie karty
    .text = Wybierz dziką kartę, a potem meldunek albo przygotowane karty, do których ma trafić.
rules-canasta-controls-4 = Branie stosu odkrytego
    .text = Dotknij stosu: tam jest napisane, czym możesz go wziąć. Albo połóż na nim pasujące karty, wtedy są przygotowane, i naciśnij „Weź stos”.
rules-canasta-controls-5 = Odrzucanie karty
    .text = Wybierz kartę i odrzuć ją dużym przyciskiem albo na stos odkryty. Przed zakończeniem stół raz pyta.

### Glossary

rules-canasta-glossary-1 = Meldunek
    .text = Wyłożone karty jednej wartości, co najmniej trzy.
rules-canasta-glossary-2 = Kanasta
    .text = Meldunek z siedmiu lub więcej kart. Czysta: bez dzikich kart. Mieszana: z dzikimi.
rules-canasta-glossary-3 = Dzika karta
    .text = Joker albo dwójka. Zastępuje każdą wartość od czwórki do asa.
rules-canasta-glossary-4 = Naturalna karta
    .text = Każda karta, która nie jest dzika.
rules-canasta-glossary-5 = Stos zakryty
    .text = Zakryte karty, z których się dobiera.
rules-canasta-glossary-6 = Stos odkryty
    .text = Odrzucone karty. Kto go bierze, bierze wszystkie.
rules-canasta-glossary-7 = Zamrożony
    .text = Stos można wziąć tylko z dwiema naturalnymi kartami z ręki.
rules-canasta-glossary-8 = Otwarcie
    .text = Pierwsze meldunki drużyny w rozdaniu. Muszą mieć minimum.
rules-canasta-glossary-9 = Zakończenie
    .text = Pozbycie się ostatniej karty, które kończy rozdanie.
rules-canasta-glossary-10 = Z ręki
    .text = Zakończenie, zanim w tym rozdaniu leży choć jedna twoja karta.
