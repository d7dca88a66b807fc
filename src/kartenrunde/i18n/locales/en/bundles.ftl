# review: none
## Stealing Bundles: zones, cards as read aloud, log sentences (id = "bundles-" + type of the event).
## $card is a face ("7h", "10o", "8V"), $name and $victim are names, $names a list of them.
## $bundle is 0 where a seat has one bundle, else 1 or 2.

bundles = Stealing Bundles
    .subtitle = Steal the old man’s bundle
    .length = about 10 minutes
    .age = age 5 and up

### Zones

bundles-table = Table
bundles-table-empty = The table is empty
bundles-dealer = dealer
bundles-direction-left = Play goes clockwise
bundles-direction-right = Play goes anticlockwise

### Cards and piles as a screen reader says them

bundles-card-hand = { RANK($card) }, hand, { $position } of { $total }
bundles-card-hand-steal = { RANK($card) }, hand, { $position } of { $total }, steals the bundle of: { $names }
bundles-card-hand-take = { RANK($card) }, hand, { $position } of { $total }, takes { $count ->
    [one] one card
   *[other] { $count } cards
} from the table
bundles-card-hand-lay = { RANK($card) }, hand, { $position } of { $total }, goes on the table
bundles-card-hand-choice = { RANK($card) }, hand, { $position } of { $total }, the choice is yours
bundles-bundle-own = { $bundle ->
    [0] Your bundle
   *[numbered] Your bundle { $bundle }
}: { RANK($card) } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
bundles-bundle-own-empty = { $bundle ->
    [0] Your bundle
   *[numbered] Your bundle { $bundle }
}: still empty
bundles-bundle-of = { $bundle ->
    [0] Bundle
   *[numbered] Bundle { $bundle }
}, { $name }: { RANK($card) } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
bundles-bundle-of-empty = { $bundle ->
    [0] Bundle
   *[numbered] Bundle { $bundle }
}, { $name }: still empty
bundles-draw-pile-count = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
bundles-seat = { $name }: { RANK($card) } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}; cards in hand: { $hand }
bundles-seat-empty = { $name }: no bundle yet; cards in hand: { $hand }
bundles-seat-double = { $name }: { $first }; { $second }; cards in hand: { $hand }
bundles-seat-bundle = { RANK($card) } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
bundles-seat-none = empty
bundles-seat-out = { $name }: not in the play-off
bundles-target-steal = { $bundle ->
    [0] Steal the bundle
   *[numbered] Steal bundle { $bundle }
}: { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
}
bundles-target-take = Take { $count ->
    [one] one card
   *[other] { $count } cards
} from the table
bundles-target-lay = Lay on the table
bundles-target-into = { $count ->
    [0] Start new bundle { $bundle }
    [one] Onto your bundle { $bundle } with one card
   *[other] Onto your bundle { $bundle } with { $count } cards
}

### Choices and hints

bundles-hint-choose-whose = Whose bundle?
bundles-hint-choose-into = Onto which of your bundles?
bundles-hint-choose-effect = What should the card do?
bundles-hint-choose = Play a card from your hand

### Log

bundles-turn-began = It’s { $name }’s turn.
    .you = It’s your turn.
bundles-table-dealt = Open on the table: { $cards }.
bundles-drew = { $name } gets { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .you = You get { $count ->
    [one] a card
   *[other] { $count } cards
}.
bundles-stole = { $name } plays { RANK($card, form: "a") } and steals { $victim }’s bundle: { $count ->
    [one] one card
   *[other] { $count } cards
}!
    .you = You play { RANK($card, form: "a") } and steal { $victim }’s bundle: { $count ->
    [one] one card
   *[other] { $count } cards
}!
    .from-you = { $name } plays { RANK($card, form: "a") } and steals your bundle: { $count ->
    [one] one card
   *[other] { $count } cards
}!
bundles-took = { $name } plays { RANK($card, form: "a") } and takes { $count ->
    [one] one card
   *[other] { $count } cards
} from the table.
    .you = You play { RANK($card, form: "a") } and take { $count ->
    [one] one card
   *[other] { $count } cards
} from the table.
bundles-laid = { $name } lays { RANK($card, form: "a") } on the table.
    .you = You lay { RANK($card, form: "a") } on the table.
bundles-swept = { $name } clears the table and gets a face-down card from the draw pile.
    .you = You clear the table and get a face-down card from the draw pile.
bundles-leftover-taken = The rest goes to { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
} from the table.
    .you = The rest goes to you: { $count ->
    [one] one card
   *[other] { $count } cards
} from the table.
bundles-deal-played = All cards have been played.
bundles-most = { $name } has the most cards: { $count }.
    .you = You have the most cards: { $count }.
bundles-tied = Equally many cards: { $names }.

### Play-off

bundles-play-off = Play-off
bundles-next-game = Next round
bundles-next-play-off = To the play-off

### Result

bundles-result-won = You have the most cards.
bundles-result-lost = { $name } has the most cards.
bundles-result-tied = Equally many cards: { $names }. A play-off decides.
bundles-result-drawn = Equally many cards: { $names }. This round stays a draw.
bundles-result-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
bundles-result-games = { $count ->
    [0] no rounds won
    [one] one round won
   *[other] { $count } rounds won
}
bundles-result-total = { $count ->
    [0] no cards in all
    [one] one card in all
   *[other] { $count } cards in all
}

### Options

bundles-option-pack = Cards
    .text = Usual are the 52 French ones. With 40 cards it goes faster, with the Spanish ones anticlockwise.
bundles-option-pack-french = 52 French
bundles-option-pack-spanish = 40 Spanish: Casita robada
bundles-option-pack-italian = 40 Italian: Rubamazzo
bundles-option-games = Rounds
    .text = A match has so many rounds. All of them are played.
bundles-option-counting = What counts
    .text = Who wins the match: whoever wins most rounds, or whoever collects most cards in all of them together.
bundles-option-counting-games = rounds won
bundles-option-counting-cards = all cards
bundles-option-hand-size = Cards in hand
    .text = Four, or three, as Casita robada and Rubamazzo are mostly played.
bundles-option-last-capture = Cards left on the table
    .text = What is left on the table at the end can go to whoever took or stole last.
bundles-option-last-capture-no = stays there
bundles-option-last-capture-yes = to the last capture
bundles-option-friendly = Stealing
    .text = Without stealing, everyone takes from the table only. For the youngest.
bundles-option-friendly-no = stealing allowed
bundles-option-friendly-yes = no stealing
bundles-option-double = Bundles for each seat
    .text = With two bundles you choose each time which one grows.
bundles-option-double-no = one bundle
bundles-option-double-yes = two bundles
bundles-option-wild-jacks = Jacks
    .text = A wild jack (sota, fante) may steal any bundle of the others, whatever is on top.
bundles-option-wild-jacks-no = ordinary
bundles-option-wild-jacks-yes = wild
bundles-option-sweep-bonus = Bonus for a sweep
    .text = With the bonus, whoever takes all the cards on the table gets one more, face down, from the draw pile.
bundles-option-sweep-bonus-no = without
bundles-option-sweep-bonus-yes = with
