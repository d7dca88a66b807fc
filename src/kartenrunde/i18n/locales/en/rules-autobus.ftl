# review: none
## Rules of Hospodský autobus. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-autobus-goal-1 = You have a main pile of ten cards: your bus. Whoever empties their own main pile first wins the round on the spot.
rules-autobus-goal-2 = To get there, everybody builds rows from ace to king in common. The winner gets 0. Everybody else gets a minus point for each card still in their main pile.
rules-autobus-goal-3 = This is how one club plays. There are no uniform tournament rules for this game; at other tables some things may differ.

### Preparation

rules-autobus-preparation-1 = Cards
    .text = 108 cards: two French decks of 52 and four jokers ★. A is the ace, J the jack, Q the queen, K the king. The suits ♠ ♥ ♦ ♣ make no difference.
rules-autobus-preparation-2 = Players
    .text = Two to four, each for themselves. Play runs clockwise.
rules-autobus-preparation-3 = Main pile
    .text = Each seat gets ten cards face down. The top one is turned up. Nobody sees what lies below it, not even you.
rules-autobus-preparation-4 = Hand
    .text = Four hand cards come on top of that. Only you see yours.
rules-autobus-preparation-5 = Draw pile
    .text = The rest lies face down in the middle.
rules-autobus-preparation-6 = Rows and reserves
    .text = The common rows grow in the middle, as many as are needed. In front of each seat there’s room for four open reserves, numbered from 1 to 4.
rules-autobus-preparation-7 = Who begins
    .text = Seat 1 begins every round. As an option the start moves on from seat to seat.

### The turn

rules-autobus-turn-1 = Refill the hand
    .text = You begin by drawing until you hold four cards. The table does this for you.
rules-autobus-turn-2 = Play cards
    .text = Play as many cards onto the rows as you like: any card in your hand, the top of your main pile, the top of each of your reserves.
rules-autobus-turn-3 = Build rows
    .text = An ace or a joker starts a new row on the first free place. Then come 2, 3 and so on up to 10, and after that J, Q and K. It doesn’t matter which suit a card has or who started the row.
rules-autobus-turn-4 = Row complete
    .text = The king completes a row. It is cleared away at once, and its place is free again. No ace goes on a king.
rules-autobus-turn-5 = Turn up the main pile
    .text = When you play the top of your main pile, the next card is turned up at once. You may play that one, too.
rules-autobus-turn-6 = Hand played empty
    .text = When your last hand card goes onto a row, you draw four new ones at once and play on, as often as you manage it.
rules-autobus-turn-7 = Put a card on a reserve
    .text = To finish, put a card from your hand on a reserve of the same rank or on a free space. That ends your turn. You may do so even if something still fits a row.
rules-autobus-turn-8 = Under the bus
    .text = If all four reserves are taken and the hand card you chose fits none of them, it goes face down to the very bottom of your main pile. That ends your turn, too.

### Example

rules-autobus-example-1 = The position
    .text = Row 1 shows a 7, row 2 a queen. You hold an 8, a joker and two fours. Your main pile shows a 9. A king lies on reserve 1, the other three spaces are free.
rules-autobus-example-2 = The 8 from your hand
    .text = You play the 8 onto row 1. Now a 9 is needed there.
rules-autobus-example-3 = The 9 from your main pile
    .text = You play the 9 from your main pile. One card fewer! A 2 is turned up, and it fits nowhere.
rules-autobus-example-4 = The king from your reserve
    .text = You play the king onto row 2. The row is complete and is cleared away. Place 2 in the middle is free, and so is reserve 1.
rules-autobus-example-5 = The joker as ace
    .text = With the joker you start a new row on place 2. There it stands for the ace, and a 2 comes next.
rules-autobus-example-6 = The 2 from your main pile
    .text = You play the 2. Yet another card fewer! A queen is turned up.
rules-autobus-example-7 = Put down a 4
    .text = Nothing more fits. You put a 4 on the free reserve 1, and your turn is over. From now on only fours and jokers fit there.

### Special cases

rules-autobus-special-1 = The draw pile is empty
    .text = All finished rows are shuffled and become the new draw pile, even in the middle of a draw. If that isn’t enough, you draw what there is.
rules-autobus-special-2 = Your hand stays empty
    .text = If nothing can be drawn, go on playing from your main pile and reserves, or press “End turn”. Only then can a turn end without a card put down, even if something still fits.
rules-autobus-special-3 = Cards come free in the middle of your turn
    .text = If your hand is empty and you complete a row from your main pile or a reserve, its cards are shuffled and you draw four at once.
rules-autobus-special-4 = Last hand card put down
    .text = That ends your turn as well. New cards come only when your next turn begins.
rules-autobus-special-5 = Joker on a row
    .text = It stands for exactly the card that is missing there, ace and king included. It stays: nobody can swap it or take it back.
rules-autobus-special-6 = Joker on a reserve
    .text = Where cards already lie it takes their rank. On a free space you name a rank from ace to king, and everybody sees it. From then on only this rank and jokers fit there.
rules-autobus-special-7 = Bound joker
    .text = A joker on a reserve keeps its rank and is played only as that card: as a 7 only onto a 6. As an ace it may start a row. Only shuffling sets it free again.
rules-autobus-special-8 = Two reserves of the same rank
    .text = They’re allowed. Any hand card may go on a free space.
rules-autobus-special-9 = Under the bus, exactly
    .text = What counts is the card you chose; another hand card may well fit. While a space is free it can’t be done, and with a joker never. The open card of your main pile stays on top.
rules-autobus-special-10 = Nothing works any more
    .text = If every seat in a row ends its turn and no card moves, nothing can be drawn, and no top card of any main pile or reserve fits, the round is a draw. Everybody gets the minus points of their main pile.

### Common mistakes

rules-autobus-mistakes-1 = “My hand is empty, so I’ve won.”
    .text = An empty hand wins nothing, nor does a complete row. Only the empty main pile counts.
rules-autobus-mistakes-2 = “I’ll put my main pile card on a reserve.”
    .text = Only hand cards go on reserves. The top of the main pile can only go onto a row.
rules-autobus-mistakes-3 = “I’ll put a card down quickly and then go on.”
    .text = Putting a card down ends the turn. First play everything you want to play.
rules-autobus-mistakes-4 = “I’ll rearrange my reserves.”
    .text = Nothing moves from reserve to reserve, nor back into the hand. From there a card can only go onto a row.
rules-autobus-mistakes-5 = “But a joker is anything.”
    .text = In your hand and on your main pile, yes. On a reserve it is bound to its rank.
rules-autobus-mistakes-6 = “I must play what fits.”
    .text = You never have to play, not even the main pile card. You only have to part with one hand card at the end.

### Strategy

rules-autobus-strategy-1 = Main pile first
    .text = Only the main pile wins, and every card in it costs a point in the end. Ask of every card whether it clears the way for your top one.
rules-autobus-strategy-2 = Keep a space free
    .text = Your last free space is worth a lot: once it’s gone, the bus looms. Put equal ranks together.
rules-autobus-strategy-3 = Play reserves empty
    .text = Every reserve you empty is a free space for any rank again.
rules-autobus-strategy-4 = What will soon fit
    .text = Put on reserves what the rows will soon need. Kings stay there long while no row has come far.
rules-autobus-strategy-5 = Jokers with a purpose
    .text = Play a joker when it brings your main pile card closer. On a reserve it loses its freedom.
rules-autobus-strategy-6 = Play your hand empty
    .text = If all your hand cards go onto rows, you draw four new ones at once.
rules-autobus-strategy-7 = Watch the others
    .text = All top cards are open. Don’t prepare a row for the next seat’s main pile unless it helps you, too.

### Questions

rules-autobus-questions-1 = What is the goal?
    .text = To be the first to empty your own main pile. Hand cards and reserves don’t count in the end.
rules-autobus-questions-2 = Do I drag the cards or tap them?
    .text = Either, at any time: drag a card to where it should go, or tap the card first and then the marked place. Everything can be played with the keyboard alone, too.
rules-autobus-questions-3 = What does “Possible moves” show?
    .text = Exactly what is allowed now: every card you may move, and all the places it can go to: rows, reserves and the bus.
rules-autobus-questions-4 = Why can’t this card go under the bus?
    .text = Because it fits a reserve, because a space is still free, or because it’s a joker. The table tells you which.
rules-autobus-questions-5 = How many rows can there be?
    .text = As many as aces and jokers start, at most twelve at once.
rules-autobus-questions-6 = Are there tournament rules?
    .text = No uniform ones. This is one club’s variant; what can be set is listed under “Options and variants”.
rules-autobus-questions-7 = Is this the Czech game called “Autobus”?
    .text = No. In the Czech Republic a game of the rummy family goes by that name, too. Here it’s all about rows from ace to king.
rules-autobus-questions-8 = Do computer players see my cards?
    .text = No. They only get to know what can be seen from their seat.

### Options and variants

rules-autobus-variants-1 = Cards in the main pile
    .text = 10, 13, 15 or 20. The usual number is 10. More cards make the round longer.
rules-autobus-variants-2 = Cards in hand
    .text = 4 or 5. The usual number is 4.
rules-autobus-variants-3 = Who begins
    .text = Always seat 1, or by turns, with each round the next seat.
rules-autobus-variants-4 = At other tables
    .text = Elsewhere there are only three or four rows, aces must be played at once, or kings are wild. None of that is played here.

### Controls

rules-autobus-controls-1 = Put a card under the bus
    .text = Drag the hand card onto your main pile, or choose it and press “Under the bus”. If that isn’t possible, the table says why.
rules-autobus-controls-2 = Bind a joker
    .text = When you put a joker on a free space, the table asks for its rank. There are thirteen buttons, from A to K; “Cancel” leaves the joker in your hand.
rules-autobus-controls-3 = Put a card down and end the turn
    .text = As long as you hold cards, your turn ends by putting one down. “End turn” is there only with an empty hand, when nothing can be drawn.

### Glossary

rules-autobus-glossary-1 = Main pile
    .text = Your face-down cards, of which only the top one is open: the bus. Empty it and the round is won.
rules-autobus-glossary-2 = Reserve
    .text = One of your four open piles, each for one rank only.
rules-autobus-glossary-3 = Free space
    .text = The place of a reserve with no card on it. It takes any rank.
rules-autobus-glossary-4 = Row
    .text = A common pile in the middle that grows from ace to king.
rules-autobus-glossary-5 = Draw pile
    .text = The face-down cards in the middle that everybody draws from.
rules-autobus-glossary-6 = Under the bus
    .text = Face down to the very bottom of one’s own main pile.
rules-autobus-glossary-7 = Joker ★
    .text = Stands for any card that is needed.
rules-autobus-glossary-8 = Bound joker
    .text = A joker on a reserve. It counts only as that reserve’s rank.
rules-autobus-glossary-9 = Turn
    .text = Everything from drawing to putting a card down. A single card in it is a move.
rules-autobus-glossary-10 = Round
    .text = From the deal to the empty main pile.
