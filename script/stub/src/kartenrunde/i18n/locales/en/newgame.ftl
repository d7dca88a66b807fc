# review: none
## NewGame: zones, cards as read aloud, log sentences (id = "newgame-" + type of the event).
## $card is a face ("7h"), $name is a name.

newgame = NewGame
    .subtitle = The highest card wins
    .length = about a minute
    .age = age 5 and up

### Cards and piles as a screen reader says them

newgame-card-hand = { RANK($card) }, your card
newgame-table = Your place on the table: still free
newgame-table-card = Your card on the table: { RANK($card) }
newgame-target-table = Play the card
newgame-draw-pile-count = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
newgame-seat = { $name }: no card on the table yet
newgame-seat-card = { $name }: { RANK($card) } on the table
newgame-hint-play = Play your card

### Log

newgame-turn-began = It’s { $name }’s turn.
    .you = It’s your turn.
newgame-drew = { $name } gets a card.
    .you = You get a card.
newgame-played = { $name } plays { RANK($card, form: "a") }.
    .you = You play { RANK($card, form: "a") }.
newgame-deal-won = { $name } wins the round.
    .you = You win the round!
newgame-deal-drawn = The highest cards are equal. Nobody scores.

### Result

newgame-result-won = Your card is the highest.
newgame-result-lost = { $name } has the highest card.
newgame-result-drawn = The highest cards are equal.
newgame-result-card = played: { RANK($card) }

### Options

newgame-option-target = Target score
    .text = Whoever has so many points first wins the match.
