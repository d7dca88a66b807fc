# review: none
## Canasta: zones, cards as read aloud, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h"), $name is a name.

canasta = Canasta
    .subtitle = The highest card wins
    .length = about a minute
    .age = age 5 and up

### Cards and piles as a screen reader says them

canasta-card-hand = { RANK($card) }, your card
canasta-table = Your place on the table: still free
canasta-table-card = Your card on the table: { RANK($card) }
canasta-target-table = Play the card
canasta-draw-pile-count = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
canasta-seat = { $name }: no card on the table yet
canasta-seat-card = { $name }: { RANK($card) } on the table
canasta-hint-play = Play your card

### Log

canasta-turn-began = It’s { $name }’s turn.
    .you = It’s your turn.
canasta-drew = { $name } gets a card.
    .you = You get a card.
canasta-played = { $name } plays { RANK($card, form: "a") }.
    .you = You play { RANK($card, form: "a") }.
canasta-deal-won = { $name } wins the round.
    .you = You win the round!
canasta-deal-drawn = The highest cards are equal. Nobody scores.

### Result

canasta-result-won = Your card is the highest.
canasta-result-lost = { $name } has the highest card.
canasta-result-drawn = The highest cards are equal.
canasta-result-card = played: { RANK($card) }

### Options

canasta-option-target = Target score
    .text = Whoever has so many points first wins the match.
