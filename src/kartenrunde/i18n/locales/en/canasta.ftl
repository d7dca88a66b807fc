# review: none
## Canasta: zones, cards as read aloud, the tray, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h") or a rank as the wire writes it ("T"), or a word: "black-three", "red-three", "wild-joker".
## $name is a name, $names, $cards and $melds are lists, $own, $others and $points are written numbers.

canasta = Canasta
    .subtitle = Two against two
    .length = about an hour
    .age = age 10 and up

### Seats and sides

canasta-seat = { $name }; cards in hand: { $count }
canasta-seat-partner = { $name }, plays with you; cards in hand: { $count }
canasta-seat-opponent = { $name }, plays against you; cards in hand: { $count }
canasta-minimum = opening: { $count }
canasta-has-opened = opened

### Piles

canasta-draw-pile-count = { $count ->
    [0] Stock: empty
    [one] Stock: one card
   *[other] Stock: { $count } cards
}
canasta-pile = Discard pile: { RANK($card) } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
canasta-pile-frozen = Discard pile, frozen: { RANK($card) } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
canasta-pile-empty = Discard pile: empty

### Melds

canasta-melds-own = Your side’s melds
canasta-melds-others = Your opponents’ melds
canasta-meld = { RANK($card, form: "pl") }: { $count ->
    [one] one card
   *[other] { $count } cards
}{ $wilds ->
    [0] { "" }
   *[some] , wild: { $wilds }
}{ $kind ->
    [natural] , natural canasta
    [mixed] , mixed canasta
   *[none] { "" }
}
canasta-meld-none = { RANK($card, form: "pl") }: no meld yet
canasta-red-threes = { $count ->
    [0] Red threes: none
    [one] Red threes: one
   *[other] Red threes: { $count }
}
canasta-mark-natural = nat.
canasta-mark-mixed = mixed

### Hand

canasta-card-hand = { RANK($card) }, hand, { $position } of { $total }
canasta-group = { RANK($card, form: "pl") }: { $count ->
    [one] one card
   *[other] { $count } cards
}
canasta-group-picked = { RANK($card, form: "pl") }: { $picked } of { $count } picked
canasta-view-groups = Groups
canasta-view-fan = Fan

### Tray

canasta-tray = Tray
canasta-tray-empty = Nothing set out yet
canasta-tray-progress = { $count } of { $minimum }
canasta-tray-missing = { $count ->
    [one] one point short
   *[other] { $count } points short
}
canasta-tray-enough = That’s enough
canasta-tray-meld = Set out as { RANK($card, form: "pl") }: { $cards }
canasta-tray-with-top = with the top card of the discard pile
canasta-tray-back = Back to hand
canasta-tray-clear = All back

### Places for cards

canasta-target-draw = Draw a card
canasta-target-take = Take the discard pile
canasta-target-meld = Add to your side’s { RANK($card, form: "pl") }
canasta-target-new = Set out a new meld: { RANK($card, form: "pl") }
canasta-target-tray = Set out
canasta-target-discard = Discard, ends the turn

### The main button and what is expected

canasta-draw = Draw
canasta-take = Take the pile
canasta-set-out = Set out
canasta-lay = Meld
canasta-discard = Discard
canasta-go-out = Go out
canasta-end-deal = Don’t take, end
canasta-hint-draw = Draw, or take the pile
canasta-hint-draw-only = Draw a card
canasta-hint-must-take = Stock empty: take the pile
canasta-hint-take-or-end = Stock empty: take the pile, or end the round
canasta-hint-play = Meld, or discard
canasta-hint-picked = To a place, or discard
canasta-hint-wild = Which meld?
canasta-hint-tray = Meld what is set out
canasta-hint-take-with = Take the pile with these
canasta-hint-last-card = Your last card goes out

### Log

canasta-turn-began = It’s { $name }’s turn.
    .you = It’s your turn.
canasta-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
canasta-turned-up = Turned up: { RANK($card) }.
canasta-laid-red-three = { $name } lays out a red three.
    .you = You lay out a red three.
canasta-took-pile = { $name } takes the discard pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}) and melds: { $melds }.
    .you = You take the discard pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}) and meld: { $melds }.
canasta-laid = { $name } melds: { $melds }.
    .you = You meld: { $melds }.
canasta-laid-meld = { $count } × { RANK($card) }{ $wilds ->
    [0] { "" }
   *[some] { " " }(wild: { $wilds })
}
canasta-opened = { $name } opens with { $count ->
    [one] one point
   *[other] { $count } points
}.
    .you = You open with { $count ->
    [one] one point
   *[other] { $count } points
}.
canasta-canasta-made = { $kind ->
    [natural] Natural
   *[mixed] Mixed
} canasta of { RANK($card, form: "pl") }: { $name }!
    .you = { $kind ->
    [natural] Natural
   *[mixed] Mixed
} canasta of { RANK($card, form: "pl") } for your side!
canasta-discarded = { $name } discards { RANK($card, form: "a") }.
    .you = You discard { RANK($card, form: "a") }.
canasta-now-frozen = The discard pile is frozen now.
canasta-now-blocked = The next seat can’t take the discard pile.
canasta-went-out = { $name } goes out.
    .you = You go out!
canasta-went-out-concealed = { $name } goes out concealed.
    .you = You go out concealed!
canasta-deal-exhausted = The stock is empty, and { $name } doesn’t take the pile. The round is over.
    .you = The stock is empty, and you don’t take the pile. The round is over.
canasta-deal-exhausted-all = The stock is empty, and nobody can take the discard pile. The round is over.
canasta-last-red-three-laid = The last card of the stock is a red three. { $name } lays it out, and the round is over.
    .you = The last card of the stock is a red three. You lay it out, and the round is over.
canasta-deal-scored = Points of this round: { $scores }.
canasta-side-scored = { $side }: { $points }

## Needed later: the first look at a table does without what stands below.

### Piles

canasta-pile-title = Discard pile
canasta-pile-size = { $count ->
    [0] The discard pile is empty.
    [one] There is one card in the discard pile.
   *[other] There are { $count } cards in the discard pile.
}
canasta-pile-red-threes = { $count ->
    [one] One of them is a red three.
   *[other] { $count } of them are red threes.
}
canasta-pile-open = It isn’t frozen.
canasta-frozen-wild = It is frozen: there is a wild card in it.
canasta-frozen-red-three = It is frozen: there is a red three in it.
canasta-frozen-unopened = It is frozen for you until your side has opened.
canasta-blocked-wild = There is a wild card on top. Nobody can take the pile now.
canasta-blocked-black-three = There is a black three on top. Nobody can take the pile now.
canasta-ways = How you can take it
canasta-ways-none = You can’t take it with the cards in your hand.
canasta-way-pair = With two { RANK($card, form: "pl") } from your hand
canasta-way-natural-and-two = With { RANK($card, form: "a") } and a two from your hand
canasta-way-natural-and-joker = With { RANK($card, form: "a") } and a joker from your hand
canasta-way-top-alone = The top card alone, onto your side’s { RANK($card, form: "pl") }

### Keyboard help

canasta-keys-main = Draw, take the pile, meld or discard: what the big button says

### Questions before something final

canasta-out-title = Go out?
canasta-out-text = That ends the round at once.
canasta-out-partner = { $count ->
    [one] { $name } still has one card in hand. It counts against you.
   *[other] { $name } still has { $count } cards in hand. They count against you.
}
canasta-one-left-title = Keep only one card?
canasta-one-left-text = Then you have to go out: all you can do with the last card is discard it or add it to a meld, and the round ends.

### Result

canasta-result-went-out = { $name } goes out.
    .you = You go out.
canasta-result-concealed = { $name } goes out concealed.
    .you = You go out concealed.
canasta-result-exhausted = The stock is empty. Nobody goes out.
canasta-result-last-red-three = The last card of the stock was a red three. Nobody goes out.
canasta-item-canastas = Canastas
    .text = natural: { $natural }, mixed: { $mixed }
canasta-item-red-threes = Red threes
    .text = { $count } of four
canasta-item-out = Going out
    .concealed = Going out concealed
canasta-item-laid = Cards melded
canasta-item-hand = Cards left in hand

### What the table says without asking

canasta-tray-returned = What was on the tray is back in your hand.
canasta-why-others = Those are your opponents’ melds. You only add to your own side’s.
canasta-why-laid = What has been melded stays on the table.
canasta-why-draw-pile = You draw from the stock only at the beginning of your turn.
canasta-why-one-discard = You can discard one card only. Pick a single one.

### Why something was refused, with what can be done now

refusal-move-draw-first = First draw a card, or take the discard pile.
refusal-move-already-drawn = You draw or take only at the beginning of your turn. Meld, or discard a card.
refusal-move-nothing-to-draw = The stock is empty. Take the discard pile, or end the round.
refusal-move-still-to-draw = There are cards left in the stock. Draw one, or take the discard pile.
refusal-move-must-take-pile = The stock is empty, and the top card fits your side’s meld. Take the discard pile.
refusal-move-pile-blocked = There’s a wild card or a black three on top. The discard pile stays where it is; draw a card.
refusal-move-pile-of-one = With only one card in hand you can’t take a pile of only one card. Draw a card.
refusal-move-frozen-needs-pair = The discard pile is frozen. Add two { RANK($rank, form: "pl") } from your hand; { $missing ->
    [one] one is missing
   *[other] { $missing } are missing
}.
refusal-move-unopened-needs-pair = The discard pile is frozen for your side until it has opened. Add two { RANK($rank, form: "pl") } from your hand; { $missing ->
    [one] one is missing
   *[other] { $missing } are missing
}.
refusal-move-top-needs-natural = Wild cards alone don’t take the pile. Add at least { RANK($rank, form: "a") } from your hand.
refusal-move-top-not-matched = Add two { RANK($rank, form: "pl") } from your hand, or { RANK($rank, form: "a") } and a wild card.
refusal-move-card-twice = A card can be laid only once. Choose another one for one of the two places.
refusal-move-rank-twice = A side has only one meld of { RANK($rank, form: "pl") }. Lay the cards together.
refusal-move-nothing-laid = Nothing is set out yet. First choose cards for a meld.
refusal-move-no-such-meld = Melds are of ranks from four to ace, not of wild cards alone. Choose another rank.
refusal-move-other-rank = No other rank fits here: { RANK($card, form: "a") } doesn’t go with { RANK($rank, form: "pl") }. Take the card back.
refusal-move-meld-too-small = A meld has at least three cards. The { RANK($rank, form: "pl") } need { $missing ->
    [one] one more
   *[other] { $missing } more
}.
refusal-move-too-few-naturals = Two cards of a meld have to be natural. You need { $missing ->
    [one] { RANK($rank, form: "a") } more
   *[other] { $missing } { RANK($rank, form: "pl") } more
}.
refusal-move-too-many-wilds = With { RANK($rank, form: "pl") } there can be { $most } wild cards at most. Take { $over ->
    [one] one
   *[other] { $over }
} back.
refusal-move-threes-no-wilds = A wild card can’t go with black threes. Take it back.
refusal-move-threes-too-few = You lay out three black threes or four. { $missing ->
    [one] One is missing
   *[other] { $missing } are missing
}.
refusal-move-threes-need-canasta = You lay out black threes only when you go out, and for that your side needs a canasta first.
refusal-move-threes-not-out = You lay out black threes only when you go out. For that you have { $over ->
    [one] one card
   *[other] { $over } cards
} too many.
refusal-move-below-minimum = To open, your side needs { $minimum } points. Here are { $points }: { $missing ->
    [one] one point
   *[other] { $missing } points
} short.
refusal-move-keep-two = Without a canasta two cards have to stay in your hand. Keep { $missing ->
    [one] one more
   *[other] { $missing } more
}.

### Options

canasta-option-target = Target score
    .text = When a side has this many points at the end of a round, the side with more points wins the match.
canasta-option-concealed-strict = Going out concealed
    .text = Worth 200 points instead of 100 if you had melded no card in this round before. Strict means that a canasta has to come entirely from your hand then.
canasta-option-concealed-strict-no = usual
canasta-option-concealed-strict-yes = strict
