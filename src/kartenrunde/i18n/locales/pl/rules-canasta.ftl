# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-canasta-goal-1 = Kto zagra najwyższą kartę, wygrywa rundę i dostaje punkt.

### Preparation

rules-canasta-preparation-1 = Karty
    .text = 52 karty francuskie. Dwójka jest najniższa, as najwyższy. Kolory się nie liczą.
rules-canasta-preparation-2 = Rozdanie
    .text = Od dwóch do czterech miejsc, na każde jedna karta. Kto rozdaje pierwszy, decyduje los.

### The turn

rules-canasta-turn-1 = Zagraj kartę
    .text = W swojej turze kładziesz kartę odkrytą przed sobą. Gra toczy się zgodnie z ruchem wskazówek zegara.
rules-canasta-turn-2 = Koniec rundy
    .text = Gdy wszyscy zagrali, wygrywa najwyższa karta.

### Example

rules-canasta-example-1 = Zagrywasz siódemkę
    .text = Leży odkryta przed tobą.
rules-canasta-example-2 = Anna zagrywa króla
    .text = Jest wyższy niż twoja siódemka.
rules-canasta-example-3 = Ben zagrywa asa
    .text = To najwyższa karta. Punkt dostaje Ben.

### Special cases

rules-canasta-special-1 = Równe karty
    .text = Jeśli kilka kart jest najwyższych, nikt nie dostaje punktu.

### Common mistakes

rules-canasta-mistakes-1 = „Kier jest wyższy niż trefl.”
    .text = Kolory nigdy się nie liczą, tylko wartość.

### Strategy

rules-canasta-strategy-1 = Tylko szczęście
    .text = Tu nie ma nic do rozstrzygania.

### Questions

rules-canasta-questions-1 = Czy gracze komputerowi widzą moją kartę?
    .text = Nie. Wiedzą tylko to, co widać z ich miejsca.

### Options and variants

rules-canasta-variants-1 = Cel punktowy
    .text = Partia trwa do 1, 3 albo 5 punktów. Zwykle do 3.

### Glossary

rules-canasta-glossary-1 = Runda
    .text = Od rozdania, aż wszyscy zagrają.
