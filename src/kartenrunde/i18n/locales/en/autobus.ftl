# review: none
## Hospodský autobus: zones, cards as read aloud, log sentences (id = "autobus-" + type of the event).
## $card is a face ("7h", "★"), $as the rank it stands for ("7", "T", "K"), $row and $pile count from 1.

autobus = Hospodský autobus
    .subtitle = The pub bus
    .length = about 30 minutes
    .age = age 8 and up

### Zones

autobus-main-pile = Main pile
autobus-row = Row { $row }
autobus-row-new = new row
autobus-reserve = Reserve { $pile }
autobus-draw-pile = Draw pile
autobus-next = next { $next }
autobus-piles-of = Reserves: { $name }
autobus-piles-own = Your reserves
autobus-pile-empty = free

### Cards and piles as a screen reader says them

autobus-card-hand = { RANK($card) }, hand, { $position } of { $total }
autobus-card-hand-playable = { RANK($card) }, hand, { $position } of { $total }, playable on { $targets ->
    [one] row { $rows }
   *[other] rows { $rows }
}
autobus-card-main = { $count ->
    [one] Main pile: { RANK($card) }, the last card
   *[other] Main pile: { RANK($card) }, { $count } cards left
}
autobus-card-main-playable = { $count ->
    [one] Main pile: { RANK($card) }, the last card
   *[other] Main pile: { RANK($card) }, { $count } cards left
}, playable on { $targets ->
    [one] row { $rows }
   *[other] rows { $rows }
}
autobus-card-reserve = Reserve { $pile }: { RANK($card, form: "kind") ->
    [joker] joker as { RANK($as, form: "a") }
   *[card] { RANK($as) }
}, { $count ->
    [one] one card
   *[other] { $count } cards
}
autobus-card-reserve-playable = Reserve { $pile }: { RANK($card, form: "kind") ->
    [joker] joker as { RANK($as, form: "a") }
   *[card] { RANK($as) }
}, { $count ->
    [one] one card
   *[other] { $count } cards
}, playable on { $targets ->
    [one] row { $rows }
   *[other] rows { $rows }
}
autobus-reserve-empty = Reserve { $pile }: free
autobus-row-card = Row { $row }: { RANK($card, form: "kind") ->
    [joker] joker as { RANK($as, form: "a") } on top
   *[card] { RANK($as) } on top
}, next: { RANK($next) }; { $count } of 13
autobus-row-empty = Row { $row }: free, starts with an ace or a joker
autobus-draw-pile-count = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}; cards in finished rows: { $finished }
autobus-seat = { $name }: { $count ->
    [0] main pile empty
    [one] main pile { RANK($card) }, the last card
   *[other] main pile { RANK($card) }, { $count } cards left
}; { $taken ->
    [0] all reserves free
   *[some] reserves { $reserves }
}; cards in hand: { $hand }
autobus-seat-reserve = { $pile }: { RANK($as) } ({ $count })
autobus-target-row = Play onto row { $row }
autobus-target-row-new = Start new row { $row }
autobus-target-reserve = Put on reserve { $pile }, ends the turn
autobus-target-reserve-joker = Put on reserve { $pile } and choose the rank, ends the turn
autobus-target-main = Put under the bus, ends the turn

### Ending the turn

autobus-put = Put on reserve
autobus-hint-must-put = To finish, put a hand card on a reserve
autobus-hint-must-bus = Nothing fits: a hand card must go under the bus
autobus-moves-none = Nothing fits on the rows now. Put down a card from your hand.
autobus-bus = Under the bus
autobus-bus-choose = First choose a card in your hand.
autobus-bus-why-free = You still have a free space. Put the card there.
autobus-bus-why-fits = That card fits reserve { $pile }. Put it there.
autobus-bus-why-joker = A joker fits every reserve. It can never go under the bus.
autobus-why-main = A card from the main pile can only go onto a row.
autobus-why-reserve = A card from a reserve can only go onto a row.

### Joker on a free place

autobus-joker-title = Which rank does the joker get?
autobus-joker-text = After that, reserve { $pile } takes only this rank and jokers.
autobus-joker-rank = Joker as { RANK($card, form: "a") }

### Log

autobus-turn-began = It’s { $name }’s turn.
    .you = It’s your turn.
autobus-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
autobus-reshuffled = Reshuffled: { $count ->
    [one] one card is
   *[other] { $count } cards are
} back in the draw pile.
autobus-played-hand = { $name } plays { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from hand onto row { $row }.
    .you = You play { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from hand onto row { $row }.
autobus-played-main = { $name } plays { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from the main pile onto row { $row }. { $count ->
    [0] The main pile is empty!
    [one] One card left.
   *[other] { $count } cards left.
}
    .you = You play { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from the main pile onto row { $row }. { $count ->
    [0] Your main pile is empty!
    [one] One card left.
   *[other] { $count } cards left.
}
autobus-played-reserve = { $name } plays { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from reserve { $pile } onto row { $row }.
    .you = You play { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from reserve { $pile } onto row { $row }.
autobus-row-finished = Row { $row } is complete and is cleared away.
autobus-turned-up = { $name } turns up { RANK($card, form: "a") }.
    .you = You turn up { RANK($card, form: "a") }.
autobus-put-on-reserve = { $name } puts { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} on reserve { $pile } and ends the turn.
    .you = You put { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} on reserve { $pile } and end the turn.
autobus-bussed = { $name } puts a card under the bus and ends the turn.
    .you = You put { RANK($card, form: "a") } under the bus and end the turn.
autobus-turn-ended = { $name } ends the turn.
    .you = You end the turn.
autobus-deal-won = { $name } wins the round.
    .you = You win the round!
autobus-deal-drawn = A draw: nothing can be played any more. Every card in a main pile counts one minus point.
autobus-next-needed = Next: { RANK($card) }.

### Result

autobus-result-won = Your main pile is empty.
autobus-result-lost = { $name } has emptied the main pile.
autobus-result-drawn = Nothing can be played any more. Every card in a main pile counts one minus point.
autobus-result-left = { $count ->
    [0] main pile empty
    [one] one card left: −1 point
   *[other] { $count } cards left: −{ $count } points
}
autobus-minus-points = { $count ->
    [0] no minus points
    [one] one minus point
   *[other] { $count } minus points
}

### Options

autobus-option-main-size = Cards in the main pile
    .text = More cards make the round longer. The usual number is 10.
autobus-option-hand-size = Cards in hand
    .text = You hold so many cards when your turn begins. The usual number is 4.
autobus-option-rotating = Who begins
    .text = Usually it’s always the first seat. By turns means the next seat begins each new round.
autobus-option-rotating-no = always seat 1
autobus-option-rotating-yes = by turns
