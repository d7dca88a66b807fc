# review: none
## NewGame: zones, cards as read aloud, log sentences (id = "newgame-" + type of the event).
## $card is a face ("7h"), $name is a name.

newgame = NewGame
    .subtitle = Gana la carta más alta
    .length = un minuto, más o menos
    .age = desde 5 años

### Cards and piles as a screen reader says them

newgame-card-hand = { RANK($card) }, tu carta
newgame-table = Tu sitio en la mesa: aún libre
newgame-table-card = Tu carta en la mesa: { RANK($card) }
newgame-target-table = Jugar la carta
newgame-draw-pile-count = { $count ->
    [0] Mazo: vacío
    [one] Mazo: una carta
    [many] Mazo: { $count } de cartas
   *[other] Mazo: { $count } cartas
}
newgame-seat = { $name }: aún sin carta en la mesa
newgame-seat-card = { $name }: { RANK($card) } en la mesa
newgame-hint-play = Juega tu carta

### Log

newgame-turn-began = Le toca a { $name }.
    .you = Te toca.
newgame-drew = { $name } recibe una carta.
    .you = Recibes una carta.
newgame-played = { $name } juega { RANK($card, form: "a") }.
    .you = Juegas { RANK($card, form: "a") }.
newgame-deal-won = { $name } gana la ronda.
    .you = ¡Ganas la ronda!
newgame-deal-drawn = Las cartas más altas son iguales. Nadie recibe un punto.

### Result

newgame-result-won = Tu carta es la más alta.
newgame-result-lost = { $name } tiene la carta más alta.
newgame-result-drawn = Las cartas más altas son iguales.
newgame-result-card = carta jugada: { RANK($card) }

### Options

newgame-option-target = Puntos para ganar
    .text = Quien antes llega a tantos puntos gana la partida.
