# review: none
## Canasta: zones, cards as read aloud, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h"), $name is a name.

canasta = Canasta
    .subtitle = Gana la carta más alta
    .length = un minuto, más o menos
    .age = desde 5 años

### Cards and piles as a screen reader says them

canasta-card-hand = { RANK($card) }, tu carta
canasta-table = Tu sitio en la mesa: aún libre
canasta-table-card = Tu carta en la mesa: { RANK($card) }
canasta-target-table = Jugar la carta
canasta-draw-pile-count = { $count ->
    [0] Mazo: vacío
    [one] Mazo: una carta
    [many] Mazo: { $count } de cartas
   *[other] Mazo: { $count } cartas
}
canasta-seat = { $name }: aún sin carta en la mesa
canasta-seat-card = { $name }: { RANK($card) } en la mesa
canasta-hint-play = Juega tu carta

### Log

canasta-turn-began = Le toca a { $name }.
    .you = Te toca.
canasta-drew = { $name } recibe una carta.
    .you = Recibes una carta.
canasta-played = { $name } juega { RANK($card, form: "a") }.
    .you = Juegas { RANK($card, form: "a") }.
canasta-deal-won = { $name } gana la ronda.
    .you = ¡Ganas la ronda!
canasta-deal-drawn = Las cartas más altas son iguales. Nadie recibe un punto.

### Result

canasta-result-won = Tu carta es la más alta.
canasta-result-lost = { $name } tiene la carta más alta.
canasta-result-drawn = Las cartas más altas son iguales.
canasta-result-card = carta jugada: { RANK($card) }

### Options

canasta-option-target = Puntos para ganar
    .text = Quien antes llega a tantos puntos gana la partida.
