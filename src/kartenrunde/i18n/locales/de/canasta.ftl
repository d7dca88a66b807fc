# review: none
## Canasta: zones, cards as read aloud, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h"), $name is a name.

canasta = Canasta
    .subtitle = Die höchste Karte gewinnt
    .length = etwa eine Minute
    .age = ab 5 Jahren

### Cards and piles as a screen reader says them

canasta-card-hand = { RANK($card) }, deine Karte
canasta-table = Dein Platz am Tisch: noch frei
canasta-table-card = Deine Karte am Tisch: { RANK($card) }
canasta-target-table = Karte spielen
canasta-draw-pile-count = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
canasta-seat = { $name }: noch keine Karte am Tisch
canasta-seat-card = { $name }: { RANK($card) } am Tisch
canasta-hint-play = Spiel deine Karte

### Log

canasta-turn-began = { $name } ist dran.
    .you = Du bist dran.
canasta-drew = { $name } bekommt eine Karte.
    .you = Du bekommst eine Karte.
canasta-played = { $name } spielt { RANK($card, form: "acc-a") }.
    .you = Du spielst { RANK($card, form: "acc-a") }.
canasta-deal-won = { $name } gewinnt die Runde.
    .you = Du gewinnst die Runde!
canasta-deal-drawn = Die höchsten Karten sind gleich. Niemand bekommt einen Punkt.

### Result

canasta-result-won = Deine Karte ist die höchste.
canasta-result-lost = { $name } hat die höchste Karte.
canasta-result-drawn = Die höchsten Karten sind gleich.
canasta-result-card = gespielt: { RANK($card) }

### Options

canasta-option-target = Punkteziel
    .text = Wer zuerst so viele Punkte hat, gewinnt die Partie.
