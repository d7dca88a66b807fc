# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-canasta-goal-1 = Whoever plays the highest card wins the round and scores a point.

### Preparation

rules-canasta-preparation-1 = Cards
    .text = 52 French cards. The two is the lowest, the ace the highest. Suits do not count.
rules-canasta-preparation-2 = The deal
    .text = Two to four seats, each gets one card. Who deals first is drawn by lot.

### The turn

rules-canasta-turn-1 = Play the card
    .text = In your turn you lay your card open before you. Play goes clockwise.
rules-canasta-turn-2 = End of the round
    .text = When everyone has played, the highest card wins.

### Example

rules-canasta-example-1 = You play the seven
    .text = It lies open before you.
rules-canasta-example-2 = Anna plays a king
    .text = It is higher than your seven.
rules-canasta-example-3 = Ben plays an ace
    .text = It is the highest card. Ben scores the point.

### Special cases

rules-canasta-special-1 = Equal cards
    .text = If several cards are the highest, nobody scores.

### Common mistakes

rules-canasta-mistakes-1 = “Hearts beat clubs.”
    .text = Suits never count, only the rank.

### Strategy

rules-canasta-strategy-1 = Only luck
    .text = There is nothing to decide here.

### Questions

rules-canasta-questions-1 = Do the computer players see my card?
    .text = No. They learn only what can be seen from their seat.

### Options and variants

rules-canasta-variants-1 = Target score
    .text = A match goes to 1, 3 or 5 points. The usual number is 3.

### Glossary

rules-canasta-glossary-1 = Round
    .text = From the deal until everyone has played.
