# review: none
## Rules of Stealing Bundles. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-bundles-goal-1 = Rundę wygrywa, kto na końcu ma najwięcej kart w swoim stosiku. Zabierasz ze stołu karty tej samej wartości i kradniesz całe stosiki.
rules-bundles-goal-2 = Ta gra ma wiele nazw: Stealing Bundles po angielsku, Casita robada lub Roba montón po hiszpańsku, Rubamazzo po włosku.

### Preparation

rules-bundles-preparation-1 = Karty
    .text = 52 karty francuskie bez jokerów. Liczy się tylko wartość, kolory ♠ ♥ ♦ ♣ nie mają znaczenia. A to as, J walet, Q dama, K król.
rules-bundles-preparation-2 = Osoby
    .text = Od dwóch do czterech, każda gra dla siebie. Dzieci mogą grać od pięciu lat.
rules-bundles-preparation-3 = Rozdanie
    .text = Każde miejsce dostaje cztery karty, cztery leżą odkryte na stole. Karty tej samej wartości zostają tam. Reszta to stos zakryty.
rules-bundles-preparation-4 = Kto zaczyna
    .text = Kto rozdaje pierwszy, rozstrzyga los. Zaczyna następne miejsce, gra idzie zgodnie z ruchem wskazówek zegara. W każdej nowej rundzie rozdaje następne miejsce.

### The turn

rules-bundles-turn-1 = Zagraj jedną kartę
    .text = W każdej turze zagrywasz dokładnie jedną kartę z ręki, którą chcesz. Co ona robi, jest już ustalone.
rules-bundles-turn-2 = Kradzież
    .text = Jeśli na wierzchu cudzego stosika leży ta sama wartość, kradniesz cały ten stosik. Trafia na twój, a zagrana karta na wierzch. Takie same karty na stole zostają.
rules-bundles-turn-3 = Zabieranie
    .text = W przeciwnym razie zabierasz ze stołu wszystkie karty tej wartości. Zagrana karta trafia na wierzch twojego stosika.
rules-bundles-turn-4 = Karta na stół
    .text = Jeśli nic nie pasuje, twoja karta zostaje odkryta na stole. Wierzchnia karta twojego własnego stosika się tu nie liczy.
rules-bundles-turn-5 = Nowe karty
    .text = Gdy wszystkie ręce są puste, każde miejsce dostaje kolejne cztery karty ze stosu zakrytego. Na stół nie trafia już żadna.
rules-bundles-turn-6 = Koniec rundy
    .text = Gdy stos zakryty i ręce są puste, liczy się karty w stosikach. Każda to jeden punkt. Co leży na stole, nie należy do nikogo.

### Example

rules-bundles-example-1 = Sytuacja
    .text = Na stole leżą 4, 9, J i 9. Masz w ręku 9, K, 5 i 2, twój stosik jest pusty. Anna ma stosik z sześciu kart, na wierzchu leży król.
rules-bundles-example-2 = Zagrywasz 9
    .text = Zabierasz ze stołu obie dziewiątki. Twój stosik ma trzy karty, na wierzchu leży 9.
rules-bundles-example-3 = Anna kładzie 6
    .text = Na stole nie ma żadnej 6, a twój stosik pokazuje 9. Jej karta zostaje na stole.
rules-bundles-example-4 = Zagrywasz króla
    .text = Pasuje do stosika, który ma Anna. Kradniesz wszystkie sześć kart; twój stosik ma już dziesięć, na wierzchu leży twój król.
rules-bundles-example-5 = Anna też zagrywa króla
    .text = Kradnie twój stosik i ma jedenaście kart. Na wierzchu znów leży król.
rules-bundles-example-6 = Zagrywasz 5
    .text = Nic nie pasuje. Twoja 5 zostaje na stole, a następny stosik zaczynasz od początku.

### Special cases

rules-bundles-special-1 = Kradzież ma pierwszeństwo
    .text = Jeśli karta pasuje i do cudzego stosika, i do stołu, kradniesz. Zawsze możesz zagrać inną kartę z ręki.
rules-bundles-special-2 = Bez pasowania
    .text = Kto ma karty, zagrywa jedną. Kto nie ma żadnej, tego kolej mija.
rules-bundles-special-3 = Za mało kart w stosie
    .text = Zdarza się to przy 40 kartach, trzech kartach w ręku albo z premią. Ostatnie karty rozdaje się po jednej, aż stos będzie pusty.
rules-bundles-special-4 = Dogrywka
    .text = Jeśli kilka osób ma najwięcej kart, tylko one grają jedno rozdanie nowo potasowanymi kartami, aż zagrają te ręce. Jeśli wciąż jest remis, gra się następną dogrywkę.
rules-bundles-special-5 = Kilka rund
    .text = Partia ma 1, 3, 5 albo 7 rund. Gra się wszystkie, nawet gdy wynik jest już pewny. Gdy liczą się wszystkie karty, pojedyncze rundy mogą kończyć się remisem; dogrywka jest dopiero na końcu partii.
rules-bundles-special-6 = Co widać
    .text = Stół, wierzchnie karty oraz wielkość stosików i rąk są jawne. Co leży pod spodem, trzeba pamiętać.

### Common mistakes

rules-bundles-mistakes-1 = „Wolę zabrać karty ze stołu, niż kraść.”
    .text = Tą kartą się nie da: kradzież ma pierwszeństwo. Zagraj inną kartę.
rules-bundles-mistakes-2 = „Zabieram tylko jedną z dwóch siódemek.”
    .text = Zawsze idą wszystkie karty tej wartości.
rules-bundles-mistakes-3 = „Kier pasuje do kiera.”
    .text = Kolory nigdy się nie liczą, tylko wartość.
rules-bundles-mistakes-4 = „Moja karta pasuje do mojego stosika.”
    .text = To nic nie daje. Jeśli nic innego nie pasuje, karta zostaje na stole.
rules-bundles-mistakes-5 = „Karty, które zostają na końcu, są moje.”
    .text = Tylko z opcją za ostatnie zabranie kart.

### Strategy

rules-bundles-strategy-1 = Bezpieczna karta na wierzchu
    .text = Jeśli wszystkie inne karty danej wartości już się pokazały, nikt nie ukradnie tego, co leży pod spodem.
rules-bundles-strategy-2 = Liczenie
    .text = Każda wartość jest cztery razy. Pamiętaj przede wszystkim te z wierzchu dużych stosików.
rules-bundles-strategy-3 = Gdy prowadzisz
    .text = Przy dużym stosiku wierzchnia karta jest ważniejsza niż jedna karta więcej. Zabieraj wartością, której już prawie nie ma.
rules-bundles-strategy-4 = Gdy przegrywasz
    .text = Jedna kradzież odwraca grę. Trzymaj w ręku wartości, które mogą się pojawić na wierzchu dużych stosików.
rules-bundles-strategy-5 = Para w ręku
    .text = Połóż jedną kartę, gdy inni raczej nie mają tej wartości, i zabierz ją drugą.
rules-bundles-strategy-6 = Tuż przed nowymi kartami
    .text = Kto zagrywa ostatni, jest bezpieczny przed rękami innych aż do nowych kart.

### Questions

rules-bundles-questions-1 = Od ilu lat?
    .text = Od około pięciu. Czytać nie trzeba; wystarczy rozpoznawać takie same obrazki i liczby.
rules-bundles-questions-2 = Czy muszę kraść?
    .text = Tak, pasującą kartą. Którą kartę zagrywasz, to twoja sprawa.
rules-bundles-questions-3 = Czy mogę obejrzeć cudze stosiki?
    .text = Nie, tylko wierzchnią kartę i liczbę kart.
rules-bundles-questions-4 = Dlaczego gra idzie przeciwnie do ruchu wskazówek zegara?
    .text = Tak gra się kartami hiszpańskimi. Strzałka na stole pokazuje kierunek.
rules-bundles-questions-5 = Czy gracze komputerowi widzą moje karty?
    .text = Nie. Wiedzą tylko to, co widać z ich miejsca.

### Options and variants

rules-bundles-variants-1 = Bez kradzieży
    .text = Wszyscy zabierają tylko ze stołu. Dla najmłodszych od czterech lat i dla tych, którzy nie lubią tracić stosików.
rules-bundles-variants-2 = 40 kart
    .text = Casita robada kartami hiszpańskimi: od 1 do 7, sota 10, caballo 11, rey 12, przeciwnie do ruchu wskazówek zegara. Rubamazzo kartami włoskimi: od 1 do 7, fante 8, cavallo 9, re 10. Kolory to monety, kielichy, miecze i buławy. Od pięciu lat, krócej.
rules-bundles-variants-3 = Karty w ręku
    .text = Cztery albo trzy. Trzy są łatwiejsze dla małych rąk, od pięciu lat.
rules-bundles-variants-4 = Reszta za ostatnie zabranie kart
    .text = Co na końcu leży na stole, dostaje, kto jako ostatni zabiera lub kradnie. Od sześciu lat.
rules-bundles-variants-5 = Dwa stosiki
    .text = Każde miejsce ma dwa i za każdym razem wybiera, który rośnie. Jedna karta kradnie jeden stosik; na końcu liczą się oba. Od siedmiu lat.
rules-bundles-variants-6 = Dzikie walety
    .text = Walet może ukraść dowolny cudzy stosik, ale nie musi. Od siedmiu lat, dziko i wesoło.
rules-bundles-variants-7 = Premia za czysty stół
    .text = Kto zabiera wszystkie karty ze stołu, dostaje wierzchnią ze stosu, zakrytą, pod wierzchnią kartę swojego stosika. Od sześciu lat.
rules-bundles-variants-8 = Co do siebie nie pasuje
    .text = Bez kradzieży nie ma ani dwóch stosików, ani dzikich waletów.

### Controls

rules-bundles-controls-1 = Wystarczy dotknąć
    .text = Dotknij karty w ręku. Jeśli może zrobić tylko jedno, od razu jest zagrana.
rules-bundles-controls-2 = Wybór
    .text = Jeśli jest kilka możliwości, miejsca są zaznaczone: cudzy stosik, stół albo twój stosik. Dotknij jednego.
rules-bundles-controls-3 = Tryb dla dzieci
    .text = Duże karty i nic więcej. Dorośli wychodzą przez kłódkę i zadanie z rachunków.

### Glossary

rules-bundles-glossary-1 = Stosik
    .text = Zabrane karty przed miejscem. Widać tylko wierzchnią.
rules-bundles-glossary-2 = Kraść
    .text = Zabrać cały cudzy stosik, bo na wierzchu leży ta sama wartość.
rules-bundles-glossary-3 = Zabierać
    .text = Wziąć ze stołu wszystkie karty jednej wartości.
rules-bundles-glossary-4 = Zdobycz
    .text = To, co zabierasz lub kradniesz jedną kartą.
rules-bundles-glossary-5 = Stos zakryty
    .text = Zakryte karty, z których rozdaje się nowe ręce.
rules-bundles-glossary-6 = Dogrywka
    .text = Jedno rozdanie dla tych, którzy mają po tyle samo.
rules-bundles-glossary-7 = Czysty stół
    .text = Zabranie ostatnich kart ze stołu.
rules-bundles-glossary-8 = Runda
    .text = Od pierwszego rozdania do zagrania wszystkich kart.
