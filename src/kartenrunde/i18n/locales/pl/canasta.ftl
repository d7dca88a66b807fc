# review: none
## Canasta: zones, cards as read aloud, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h"), $name is a name.

canasta = Canasta
    .subtitle = Wygrywa najwyższa karta
    .length = około minuty
    .age = od 5 lat

### Cards and piles as a screen reader says them

canasta-card-hand = { RANK($card) }, twoja karta
canasta-table = Twoje miejsce na stole: jeszcze wolne
canasta-table-card = Twoja karta na stole: { RANK($card) }
canasta-target-table = Zagraj kartę
canasta-draw-pile-count = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: jedna karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}
canasta-seat = { $name }: jeszcze bez karty na stole
canasta-seat-card = { $name }: { RANK($card) } na stole
canasta-hint-play = Zagraj swoją kartę

### Log

canasta-turn-began = Teraz gra { $name }.
    .you = Twoja kolej.
canasta-drew = { $name } dostaje kartę.
    .you = Dostajesz kartę.
canasta-played = { $name } zagrywa { RANK($card, form: "acc") }.
    .you = Zagrywasz { RANK($card, form: "acc") }.
canasta-deal-won = { $name } wygrywa rundę.
    .you = Wygrywasz rundę!
canasta-deal-drawn = Najwyższe karty są równe. Nikt nie dostaje punktu.

### Result

canasta-result-won = Twoja karta jest najwyższa.
canasta-result-lost = { $name } ma najwyższą kartę.
canasta-result-drawn = Najwyższe karty są równe.
canasta-result-card = zagrana karta: { RANK($card) }

### Options

canasta-option-target = Cel punktowy
    .text = Kto pierwszy zdobędzie tyle punktów, wygrywa partię.
