# review: none
## Canasta: zones, cards as read aloud, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h"), $name is a name.

canasta = Canasta
    .subtitle = Vyhrává nejvyšší karta
    .length = asi minuta
    .age = od 5 let

### Cards and piles as a screen reader says them

canasta-card-hand = { RANK($card) }, tvoje karta
canasta-table = Tvoje místo na stole: zatím volné
canasta-table-card = Tvoje karta na stole: { RANK($card) }
canasta-target-table = Zahrát kartu
canasta-draw-pile-count = { $count ->
    [0] Dobírací balíček: prázdný
    [one] Dobírací balíček: jedna karta
    [few] Dobírací balíček: { $count } karty
    [many] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
}
canasta-seat = { $name }: zatím bez karty na stole
canasta-seat-card = { $name }: { RANK($card) } na stole
canasta-hint-play = Zahraj svou kartu

### Log

canasta-turn-began = Na tahu je { $name }.
    .you = Jsi na tahu.
canasta-drew = { $name } dostává kartu.
    .you = Dostáváš kartu.
canasta-played = { $name } hraje { RANK($card, form: "acc") }.
    .you = Hraješ { RANK($card, form: "acc") }.
canasta-deal-won = { $name } vyhrává kolo.
    .you = Vyhráváš kolo!
canasta-deal-drawn = Nejvyšší karty jsou stejné. Nikdo nedostává bod.

### Result

canasta-result-won = Tvoje karta je nejvyšší.
canasta-result-lost = { $name } má nejvyšší kartu.
canasta-result-drawn = Nejvyšší karty jsou stejné.
canasta-result-card = zahraná karta: { RANK($card) }

### Options

canasta-option-target = Cílový počet bodů
    .text = Kdo první získá tolik bodů, vyhrává partii.
