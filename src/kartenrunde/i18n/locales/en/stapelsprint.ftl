# review: none
## Stapelsprint: zones, cards as read aloud, log sentences (id = "stapelsprint-" + type of the event).
## $card is a face ("1" … "12", "★"), $as the number the card stands for, $sequence and $pile count from 1.

stapelsprint = Stapelsprint
    .subtitle = From 1 to 12
    .length = about 20 minutes
    .age = age 7 and up

### Zones

stapelsprint-stock = Stockpile
stapelsprint-sequence = Sequence { $sequence }
stapelsprint-discard-pile = Pile { $pile }
stapelsprint-draw-pile = Draw pile
stapelsprint-hand = Your cards
stapelsprint-next = next { $number }
stapelsprint-piles-of = Discard piles: { $name }
stapelsprint-piles-own = Your discard piles
stapelsprint-pile-empty = empty

### Cards and piles as a screen reader says them

stapelsprint-card-hand = { RANK($card) }, hand, { $position } of { $total }
stapelsprint-card-hand-playable = { RANK($card) }, hand, { $position } of { $total }, playable on { $targets ->
    [one] sequence { $sequences }
   *[other] sequences { $sequences }
}
stapelsprint-card-stock = { $count ->
    [one] Stockpile: { RANK($card) }, the last card
   *[other] Stockpile: { RANK($card) }, { $count } cards left
}
stapelsprint-card-stock-playable = { $count ->
    [one] Stockpile: { RANK($card) }, the last card
   *[other] Stockpile: { RANK($card) }, { $count } cards left
}, playable on { $targets ->
    [one] sequence { $sequences }
   *[other] sequences { $sequences }
}
stapelsprint-card-discard = { $count ->
    [one] Discard pile { $pile }: { RANK($card) }, one card
   *[other] Discard pile { $pile }: { RANK($card) } on top, { $count } cards
}
stapelsprint-card-discard-playable = { $count ->
    [one] Discard pile { $pile }: { RANK($card) }, one card
   *[other] Discard pile { $pile }: { RANK($card) } on top, { $count } cards
}, playable on { $targets ->
    [one] sequence { $sequences }
   *[other] sequences { $sequences }
}
stapelsprint-discard-empty = Discard pile { $pile }: empty
stapelsprint-sequence-card = Sequence { $sequence }: { RANK($card, form: "kind") ->
    [joker] joker as { RANK($as, form: "a") } on top
   *[card] { RANK($card) } on top
}, next: { RANK($next) }
stapelsprint-sequence-empty = Sequence { $sequence }: free, starts with a one
stapelsprint-draw-pile-count = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
stapelsprint-seat = { $name }: { $count ->
    [0] stockpile empty
    [one] stockpile { RANK($card) }, the last card
   *[other] stockpile { RANK($card) }, { $count } cards left
}; cards in hand: { $hand }
stapelsprint-target-sequence = Play onto sequence { $sequence }
stapelsprint-target-discard = Discard onto pile { $pile }, ends the turn

### Ending the turn

stapelsprint-hint-must-discard = To finish, discard a card from your hand
stapelsprint-moves-none = Nothing fits on the sequences now. Discard a card from your hand.

### Log

stapelsprint-turn-began = It’s { $name }’s turn.
    .you = It’s your turn.
stapelsprint-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
stapelsprint-reshuffled = Reshuffled: { $count ->
    [one] one card is
   *[other] { $count } cards are
} back in the draw pile.
stapelsprint-played-hand = { $name } plays { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from hand onto sequence { $sequence }.
    .you = You play { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from hand onto sequence { $sequence }.
stapelsprint-played-stock = { $name } plays { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from the stockpile onto sequence { $sequence }. { $count ->
    [0] The stockpile is empty!
    [one] One card left.
   *[other] { $count } cards left.
}
    .you = You play { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from the stockpile onto sequence { $sequence }. { $count ->
    [0] Your stockpile is empty!
    [one] One card left.
   *[other] { $count } cards left.
}
stapelsprint-played-discard = { $name } plays { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from discard pile { $pile } onto sequence { $sequence }.
    .you = You play { RANK($card, form: "kind") ->
    [joker] a joker as { RANK($as, form: "a") }
   *[card] { RANK($card, form: "a") }
} from discard pile { $pile } onto sequence { $sequence }.
stapelsprint-cleared = Sequence { $sequence } is complete and is cleared away.
stapelsprint-turned-up = { $name } turns up { RANK($card, form: "a") }.
    .you = You turn up { RANK($card, form: "a") }.
stapelsprint-discarded = { $name } discards { RANK($card, form: "a") } onto pile { $pile } and ends the turn.
    .you = You discard { RANK($card, form: "a") } onto pile { $pile } and end the turn.
stapelsprint-turn-ended = { $name } ends the turn.
    .you = You end the turn.
stapelsprint-deal-won = { $name } wins the round.
    .you = You win the round!
stapelsprint-deal-drawn = A draw: nothing can be played any more. Nobody scores.
stapelsprint-next-needed = Next: { RANK($card) }.

### Result

stapelsprint-result-won = Your stockpile is empty.
stapelsprint-result-lost = { $name } has emptied the stockpile.
stapelsprint-result-drawn = Nothing can be played any more. Nobody scores.
stapelsprint-result-left = { $count ->
    [0] stockpile empty
    [one] one card left
   *[other] { $count } cards left
}

### Options

stapelsprint-option-stock-size = Cards in the stockpile
    .text = More cards make the round longer. The usual number is 10.
stapelsprint-option-target = Target score
    .text = Whoever has so many points first wins the match.
stapelsprint-option-target-open = no target
