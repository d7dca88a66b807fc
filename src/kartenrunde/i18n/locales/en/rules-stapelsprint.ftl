# review: none
## Rules of Stapelsprint. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-stapelsprint-goal-1 = You have a stockpile of ten cards. Whoever empties their own stockpile first wins the round on the spot.
rules-stapelsprint-goal-2 = To get there, everybody builds sequences from 1 to 12 in common. A win is one point. You play for as long as you like.
rules-stapelsprint-goal-3 = Stapelsprint is designed independently: cards, names and rules text are our own.

### Preparation

rules-stapelsprint-preparation-1 = Cards
    .text = 162 cards: twelve of each number from 1 to 12, and 18 jokers with a star ★. The colours make no difference.
rules-stapelsprint-preparation-2 = Players
    .text = Two to six, each for themselves. There are no teams.
rules-stapelsprint-preparation-3 = Stockpile
    .text = Each seat gets ten cards face down as its stockpile. The top one is turned up. Nobody sees what lies below it, you neither.
rules-stapelsprint-preparation-4 = Draw pile
    .text = The rest lies face down in the middle. Hands are empty at first.
rules-stapelsprint-preparation-5 = Sequences and discard piles
    .text = There’s room for four common sequences in the middle and for four open discard piles in front of each seat.
rules-stapelsprint-preparation-6 = Who begins
    .text = The first dealer is drawn by lot. The seat to the dealer’s left starts, and play runs clockwise. In every new round the next seat deals.

### The turn

rules-stapelsprint-turn-1 = Refill the hand
    .text = You begin by drawing until you hold five cards. The table does this for you.
rules-stapelsprint-turn-2 = Play cards
    .text = Play as many cards onto the sequences as you like: any card in your hand, the top of your stockpile, the top of each of your discard piles. If a card fits several sequences, you choose.
rules-stapelsprint-turn-3 = Build sequences
    .text = An empty sequence starts with a 1. After that only the next number fits. A joker stands for exactly the number that is missing.
rules-stapelsprint-turn-4 = Sequence complete
    .text = The 12 completes a sequence. It is cleared away at once, and its place is free again in the same turn.
rules-stapelsprint-turn-5 = Turn up the stockpile
    .text = When you play the top of your stockpile, the next card is turned up at once. You may play that one, too.
rules-stapelsprint-turn-6 = Hand played empty
    .text = When your last hand card goes onto a sequence, you draw up to five cards at once and play on, as often as you manage it.
rules-stapelsprint-turn-7 = Discard
    .text = To finish, put a card from your hand face up onto one of your four discard piles. That ends your turn.

### Example

rules-stapelsprint-example-1 = The position
    .text = Sequence 2 shows a 5. You hold a 6, a joker and three high cards. Your stockpile shows a 7.
rules-stapelsprint-example-2 = The 6 from your hand
    .text = You play the 6 onto sequence 2. Now a 7 is needed there.
rules-stapelsprint-example-3 = The 7 from your stockpile
    .text = You play the 7 from your stockpile. One card less! The next card of the stockpile is turned up.
rules-stapelsprint-example-4 = The joker as 8
    .text = You play the joker onto the same sequence. There it stands for the 8, and a 9 comes next.
rules-stapelsprint-example-5 = Discard
    .text = Nothing more fits. You discard one of the high cards, and your turn is over. Your hand is refilled only when your next turn begins.

### Special cases

rules-stapelsprint-special-1 = The draw pile is empty
    .text = All cleared cards are shuffled and become the new draw pile, even in the middle of a draw. A joker is then a joker like any other again.
rules-stapelsprint-special-2 = Nothing has been cleared either
    .text = You draw what there is and play on with fewer cards, or even with none.
rules-stapelsprint-special-3 = Your hand stays empty
    .text = If nothing can be drawn, go on playing from your stockpile and discard piles, or press “End turn”. Only then can a turn end without a discard, even if something still fits.
rules-stapelsprint-special-4 = Cards come free in the middle of your turn
    .text = If your hand is empty and you complete a sequence from your stockpile or discard piles, its cards are reshuffled and you draw up to five at once.
rules-stapelsprint-special-5 = Last hand card discarded
    .text = That ends your turn as well. New cards come only when your next turn begins.
rules-stapelsprint-special-6 = Jokers on stockpile and discard piles
    .text = A joker on top of your stockpile can be any number. A discarded joker stays a joker.
rules-stapelsprint-special-7 = Nothing works any more
    .text = If every seat in a row ends its turn without a discard and no card has moved, nothing can be drawn, and no top card of any stockpile or discard pile fits, the round is a draw. Nobody scores.

### Common mistakes

rules-stapelsprint-mistakes-1 = “My hand is empty, so I’ve won.”
    .text = An empty hand wins nothing, nor does a complete sequence. Only the empty stockpile counts.
rules-stapelsprint-mistakes-2 = “I need the card further down.”
    .text = Only the top card of a stockpile or discard pile can be played. Other people’s piles are off limits.
rules-stapelsprint-mistakes-3 = “I’ll discard quickly and then go on.”
    .text = Discarding ends the turn. First play everything you want to play.
rules-stapelsprint-mistakes-4 = “I’ll discard my stockpile card.”
    .text = Only cards from your hand can be discarded: not the stockpile, and nothing from one discard pile to another.
rules-stapelsprint-mistakes-5 = “I must play what fits.”
    .text = You never have to play, not even the stockpile card. You only have to discard at the end.

### Strategy

rules-stapelsprint-strategy-1 = Stockpile first
    .text = Only the stockpile wins. Ask of every card whether it clears the way for the top of your stockpile.
rules-stapelsprint-strategy-2 = Order on the discard piles
    .text = Put a number on the next higher one, say a 9 on a 10: later you reach both, one after the other. Equal numbers lie well together, too.
rules-stapelsprint-strategy-3 = Bury nothing
    .text = What you’ll soon need belongs on top. A high card on a low one blocks it for long.
rules-stapelsprint-strategy-4 = Jokers with a purpose
    .text = Play a joker when it brings your stockpile card closer. Discarding one hardly ever pays.
rules-stapelsprint-strategy-5 = Play your hand empty
    .text = If all your hand cards go onto sequences, you draw up to five new ones at once.
rules-stapelsprint-strategy-6 = Watch the others
    .text = All stockpile tops are open. Don’t prepare a sequence for the next seat’s stockpile card unless it helps you, too.

### Questions

rules-stapelsprint-questions-1 = What is the goal?
    .text = To be the first to empty your own stockpile. How many cards you hold or have on your discard piles doesn’t matter then.
rules-stapelsprint-questions-2 = What does the star mean?
    .text = The star ★ is the joker. On a sequence it stands for exactly the number missing there, from 1 to 12.
rules-stapelsprint-questions-3 = May I play several cards in one turn?
    .text = Yes, as many as you like, from hand, stockpile and discard piles, in any order. Only the discard ends the turn.
rules-stapelsprint-questions-4 = How do I get at a card deeper in a discard pile?
    .text = The cards above it must first be played onto sequences. Moving cards between discard piles isn’t possible. You may look through all discard piles at any time.
rules-stapelsprint-questions-5 = Is there a short variant?
    .text = Yes: five cards in the stockpile. The rules stay the same, and a round takes about half as long.
rules-stapelsprint-questions-6 = Do computer players see my cards?
    .text = No. They only get to know what can be seen from their seat.

### Options and variants

rules-stapelsprint-variants-1 = Cards in the stockpile
    .text = 5, 10, 15, 20 or 30. The usual number is 10. With five or six seats it’s 20 at most.
rules-stapelsprint-variants-2 = Short round
    .text = 5 cards in the stockpile: good for a first try and for in between.
rules-stapelsprint-variants-3 = Target score
    .text = A room can play to a target of 1 to 20 points. Whoever gets there first wins the match. Without a target, points are counted until everybody leaves.

### Glossary

rules-stapelsprint-glossary-1 = Stockpile
    .text = Your own face-down cards, of which only the top one is open. Empty it and the round is won.
rules-stapelsprint-glossary-2 = Sequence
    .text = A common pile in the middle that grows from 1 to 12.
rules-stapelsprint-glossary-3 = Discard pile
    .text = One of your four open piles. Every turn ends on one of them.
rules-stapelsprint-glossary-4 = Draw pile
    .text = The face-down cards in the middle that everybody draws from.
rules-stapelsprint-glossary-5 = Joker ★
    .text = Stands for any number that is needed.
rules-stapelsprint-glossary-6 = Turn
    .text = Everything from drawing to discarding. A single card in it is a move.
rules-stapelsprint-glossary-7 = Round
    .text = From the deal to the empty stockpile.
rules-stapelsprint-glossary-8 = Match
    .text = Several rounds, until a target score is reached.
