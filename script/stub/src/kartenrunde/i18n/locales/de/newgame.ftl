# review: none
## NewGame: zones, cards as read aloud, log sentences (id = "newgame-" + type of the event).
## $card is a face ("7h"), $name is a name.

newgame = NewGame
    .subtitle = Die höchste Karte gewinnt
    .length = etwa eine Minute
    .age = ab 5 Jahren

### Cards and piles as a screen reader says them

newgame-card-hand = { RANK($card) }, deine Karte
newgame-table = Dein Platz am Tisch: noch frei
newgame-table-card = Deine Karte am Tisch: { RANK($card) }
newgame-target-table = Karte spielen
newgame-draw-pile-count = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
newgame-seat = { $name }: noch keine Karte am Tisch
newgame-seat-card = { $name }: { RANK($card) } am Tisch
newgame-hint-play = Spiel deine Karte

### Log

newgame-turn-began = { $name } ist dran.
    .you = Du bist dran.
newgame-drew = { $name } bekommt eine Karte.
    .you = Du bekommst eine Karte.
newgame-played = { $name } spielt { RANK($card, form: "acc-a") }.
    .you = Du spielst { RANK($card, form: "acc-a") }.
newgame-deal-won = { $name } gewinnt die Runde.
    .you = Du gewinnst die Runde!
newgame-deal-drawn = Die höchsten Karten sind gleich. Niemand bekommt einen Punkt.

### Result

newgame-result-won = Deine Karte ist die höchste.
newgame-result-lost = { $name } hat die höchste Karte.
newgame-result-drawn = Die höchsten Karten sind gleich.
newgame-result-card = gespielt: { RANK($card) }

### Options

newgame-option-target = Punkteziel
    .text = Wer zuerst so viele Punkte hat, gewinnt die Partie.
