# review: none
## NewGame: zones, cards as read aloud, log sentences (id = "newgame-" + type of the event).
## $card is a face ("7h"), $name is a name.

newgame = NewGame
    .subtitle = Wygrywa najwyższa karta
    .length = około minuty
    .age = od 5 lat

### Cards and piles as a screen reader says them

newgame-card-hand = { RANK($card) }, twoja karta
newgame-table = Twoje miejsce na stole: jeszcze wolne
newgame-table-card = Twoja karta na stole: { RANK($card) }
newgame-target-table = Zagraj kartę
newgame-draw-pile-count = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: jedna karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}
newgame-seat = { $name }: jeszcze bez karty na stole
newgame-seat-card = { $name }: { RANK($card) } na stole
newgame-hint-play = Zagraj swoją kartę

### Log

newgame-turn-began = Teraz gra { $name }.
    .you = Twoja kolej.
newgame-drew = { $name } dostaje kartę.
    .you = Dostajesz kartę.
newgame-played = { $name } zagrywa { RANK($card, form: "acc") }.
    .you = Zagrywasz { RANK($card, form: "acc") }.
newgame-deal-won = { $name } wygrywa rundę.
    .you = Wygrywasz rundę!
newgame-deal-drawn = Najwyższe karty są równe. Nikt nie dostaje punktu.

### Result

newgame-result-won = Twoja karta jest najwyższa.
newgame-result-lost = { $name } ma najwyższą kartę.
newgame-result-drawn = Najwyższe karty są równe.
newgame-result-card = zagrana karta: { RANK($card) }

### Options

newgame-option-target = Cel punktowy
    .text = Kto pierwszy zdobędzie tyle punktów, wygrywa partię.
