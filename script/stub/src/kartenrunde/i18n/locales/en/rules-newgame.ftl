# review: none
## Rules of NewGame. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-newgame-goal-1 = Whoever plays the highest card wins the round and scores a point.

### Preparation

rules-newgame-preparation-1 = Cards
    .text = 52 French cards. The two is the lowest, the ace the highest. Suits do not count.
rules-newgame-preparation-2 = The deal
    .text = Two to four seats, each gets one card. Who deals first is drawn by lot.

### The turn

rules-newgame-turn-1 = Play the card
    .text = In your turn you lay your card open before you. Play goes clockwise.
rules-newgame-turn-2 = End of the round
    .text = When everyone has played, the highest card wins.

### Example

rules-newgame-example-1 = You play the seven
    .text = It lies open before you.
rules-newgame-example-2 = Anna plays a king
    .text = It is higher than your seven.
rules-newgame-example-3 = Ben plays an ace
    .text = It is the highest card. Ben scores the point.

### Special cases

rules-newgame-special-1 = Equal cards
    .text = If several cards are the highest, nobody scores.

### Common mistakes

rules-newgame-mistakes-1 = “Hearts beat clubs.”
    .text = Suits never count, only the rank.

### Strategy

rules-newgame-strategy-1 = Only luck
    .text = There is nothing to decide here.

### Questions

rules-newgame-questions-1 = Do the computer players see my card?
    .text = No. They learn only what can be seen from their seat.

### Options and variants

rules-newgame-variants-1 = Target score
    .text = A match goes to 1, 3 or 5 points. The usual number is 3.

### Glossary

rules-newgame-glossary-1 = Round
    .text = From the deal until everyone has played.
