# review: none
## NewGame: zones, cards as read aloud, log sentences (id = "newgame-" + type of the event).
## $card is a face ("7h"), $name is a name.

newgame = NewGame
    .subtitle = Vyhrává nejvyšší karta
    .length = asi minuta
    .age = od 5 let

### Cards and piles as a screen reader says them

newgame-card-hand = { RANK($card) }, tvoje karta
newgame-table = Tvoje místo na stole: zatím volné
newgame-table-card = Tvoje karta na stole: { RANK($card) }
newgame-target-table = Zahrát kartu
newgame-draw-pile-count = { $count ->
    [0] Dobírací balíček: prázdný
    [one] Dobírací balíček: jedna karta
    [few] Dobírací balíček: { $count } karty
    [many] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
}
newgame-seat = { $name }: zatím bez karty na stole
newgame-seat-card = { $name }: { RANK($card) } na stole
newgame-hint-play = Zahraj svou kartu

### Log

newgame-turn-began = Na tahu je { $name }.
    .you = Jsi na tahu.
newgame-drew = { $name } dostává kartu.
    .you = Dostáváš kartu.
newgame-played = { $name } hraje { RANK($card, form: "acc") }.
    .you = Hraješ { RANK($card, form: "acc") }.
newgame-deal-won = { $name } vyhrává kolo.
    .you = Vyhráváš kolo!
newgame-deal-drawn = Nejvyšší karty jsou stejné. Nikdo nedostává bod.

### Result

newgame-result-won = Tvoje karta je nejvyšší.
newgame-result-lost = { $name } má nejvyšší kartu.
newgame-result-drawn = Nejvyšší karty jsou stejné.
newgame-result-card = zahraná karta: { RANK($card) }

### Options

newgame-option-target = Cílový počet bodů
    .text = Kdo první získá tolik bodů, vyhrává partii.
