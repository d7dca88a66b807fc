# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-canasta-goal-1 = Kdo zahraje nejvyšší kartu, vyhrává kolo a dostává bod.

### Preparation

rules-canasta-preparation-1 = Karty ve hře
    .text = 52 francouzských karet. Dvojka je nejnižší, eso nejvyšší. Barvy se nepočítají.
rules-canasta-preparation-2 = Rozdání
    .text = Dvě až čtyři místa, na každé jedna karta. Kdo rozdává první, určí náhoda.

### The turn

rules-canasta-turn-1 = Zahraj kartu
    .text = Ve svém tahu položíš kartu lícem nahoru před sebe. Hraje se po směru hodinových ručiček.
rules-canasta-turn-2 = Konec kola
    .text = Když všichni zahráli, vyhrává nejvyšší karta.

### Example

rules-canasta-example-1 = Hraješ sedmičku
    .text = Leží lícem nahoru před tebou.
rules-canasta-example-2 = Anna hraje krále
    .text = Je vyšší než tvoje sedmička.
rules-canasta-example-3 = Ben hraje eso
    .text = Je to nejvyšší karta. Bod dostává Ben.

### Special cases

rules-canasta-special-1 = Stejné karty
    .text = Je-li nejvyšších karet víc, bod nedostává nikdo.

### Common mistakes

rules-canasta-mistakes-1 = „Srdce jsou víc než kříže.“
    .text = Barvy se nikdy nepočítají, jen hodnota.

### Strategy

rules-canasta-strategy-1 = Jen štěstí
    .text = Není tu o čem rozhodovat.

### Questions

rules-canasta-questions-1 = Vidí počítačoví hráči moji kartu?
    .text = Ne. Vědí jen to, co je vidět z jejich místa.

### Options and variants

rules-canasta-variants-1 = Cílový počet bodů
    .text = Partie se hraje na 1, 3 nebo 5 bodů. Obvyklé jsou 3.

### Glossary

rules-canasta-glossary-1 = Kolo
    .text = Od rozdání, než všichni zahrají.
