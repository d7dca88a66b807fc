# review: none
## Rules of Stealing Bundles. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-bundles-goal-1 = Whoever has most cards in their own bundle at the end wins the round. You take equal ranks from the table and steal whole bundles.
rules-bundles-goal-2 = The game has many names: Stealing Bundles or Steal the Old Man’s Bundle, in Spanish Casita robada or Roba montón, in Italian Rubamazzo.

### Preparation

rules-bundles-preparation-1 = Cards
    .text = 52 French cards without jokers. Only the rank counts, the suits ♠ ♥ ♦ ♣ never matter. A is the ace, J the jack, Q the queen, K the king.
rules-bundles-preparation-2 = Players
    .text = Two to four, each for themselves. Children can join in from the age of five.
rules-bundles-preparation-3 = The deal
    .text = Everyone gets four cards, four lie open on the table. Equal ranks stay there. The rest is the draw pile.
rules-bundles-preparation-4 = Who begins
    .text = Who deals first is drawn by lot. The next seat begins, and play goes clockwise. In each new round the next seat deals.

### The turn

rules-bundles-turn-1 = Play one card
    .text = In each turn you play exactly one card from your hand, any you like. What it does is then settled.
rules-bundles-turn-2 = Steal
    .text = If the same rank is on top of another’s bundle, you steal all of that bundle. It goes onto yours, with the played card on top. Equal cards on the table stay there.
rules-bundles-turn-3 = Take
    .text = Otherwise you take all cards of that rank from the table. The played card goes on top of your bundle.
rules-bundles-turn-4 = Lay on the table
    .text = If nothing matches, your card stays open on the table. The top card of your own bundle does not count for this.
rules-bundles-turn-5 = New cards
    .text = When all hands are empty, each seat gets four more cards from the draw pile. No more cards go to the table.
rules-bundles-turn-6 = End of the round
    .text = When draw pile and hands are empty, the bundles are counted. Each card counts one. What lies on the table belongs to nobody.

### Example

rules-bundles-example-1 = The position
    .text = On the table are 4, 9, J and 9. You hold 9, K, 5 and 2, and your bundle is empty. Anna’s bundle has six cards with a king on top.
rules-bundles-example-2 = You play the 9
    .text = You take both nines from the table. Your bundle has three cards with a 9 on top.
rules-bundles-example-3 = Anna lays a 6
    .text = There is no 6 on the table, and your bundle shows a 9. Her card stays there.
rules-bundles-example-4 = You play the king
    .text = It matches Anna’s bundle. You steal all six cards; your bundle now has ten with your king on top.
rules-bundles-example-5 = Anna plays a king, too
    .text = She steals your bundle back and has eleven cards. There is a king on top again.
rules-bundles-example-6 = You play the 5
    .text = Nothing matches. Your 5 stays on the table, and your next bundle starts afresh.

### Special cases

rules-bundles-special-1 = Stealing comes first
    .text = If a card matches another’s bundle and the table, it steals. You may always play another card from your hand.
rules-bundles-special-2 = No passing
    .text = Whoever has cards plays one. Whoever has none is skipped.
rules-bundles-special-3 = Too few cards in the draw pile
    .text = This happens with 40 cards, three-card hands or the bonus. The last cards go round one by one until the draw pile is empty.
rules-bundles-special-4 = Play-off
    .text = If several have the most cards, they alone play one deal of freshly shuffled cards until these hands are played. If it is still equal, those still level play off again.
rules-bundles-special-5 = Several rounds
    .text = A match has 1, 3, 5 or 7 rounds. All are played, even if it is already decided. When all cards are counted, single rounds stay undecided; a play-off comes only at the end of the match.
rules-bundles-special-6 = What can be seen
    .text = The table, top cards and the sizes of bundles and hands are open. What lies below a top card has to be remembered.

### Common mistakes

rules-bundles-mistakes-1 = “I would rather take from the table than steal.”
    .text = Not with this card: stealing comes first. Play another card.
rules-bundles-mistakes-2 = “I take only one of the two sevens.”
    .text = All cards of that rank always come along.
rules-bundles-mistakes-3 = “Hearts match hearts.”
    .text = Suits never count, only the rank.
rules-bundles-mistakes-4 = “My card matches my own bundle.”
    .text = That does nothing. It goes on the table if nothing else matches.
rules-bundles-mistakes-5 = “I get the cards left at the end.”
    .text = Only with the option for the last capture.

### Strategy

rules-bundles-strategy-1 = A safe card on top
    .text = If all other cards of a rank have already been seen, nobody can steal what lies below it any more.
rules-bundles-strategy-2 = Count along
    .text = There are four cards of each rank. Remember above all the ranks on top of big bundles.
rules-bundles-strategy-3 = When you lead
    .text = With a big bundle, what lies on top matters more than one card more. Capture with a rank that is almost gone.
rules-bundles-strategy-4 = When you trail
    .text = A single theft turns the game. Keep ranks in hand that may turn up on top of big bundles.
rules-bundles-strategy-5 = A pair in hand
    .text = Lay one when the others hardly hold that rank, and take it with the second.
rules-bundles-strategy-6 = Just before the next deal
    .text = Whoever plays last is safe from the others’ hands until the new cards.

### Questions

rules-bundles-questions-1 = From what age?
    .text = From about five. Nobody needs to read; whoever recognises equal pictures and numbers can play.
rules-bundles-questions-2 = Do I have to steal?
    .text = Yes, with a card that matches. Which card you play is up to you.
rules-bundles-questions-3 = Can I look through other bundles?
    .text = No, only at the top card and the number of cards.
rules-bundles-questions-4 = Why does it go anticlockwise?
    .text = That is how it is played with Spanish cards. The arrow on the table shows the direction.
rules-bundles-questions-5 = Do the computer players see my cards?
    .text = No. They learn only what can be seen from their seat.

### Options and variants

rules-bundles-variants-1 = No stealing
    .text = Everyone takes from the table only. For the youngest from four, and for all who hate being robbed.
rules-bundles-variants-2 = 40 cards
    .text = Casita robada with Spanish cards: 1 to 7, sota 10, caballo 11, rey 12, anticlockwise. Rubamazzo with Italian ones: 1 to 7, fante 8, cavallo 9, re 10. The suits are coins, cups, swords and batons. From five, shorter.
rules-bundles-variants-3 = Cards in hand
    .text = Four or three. Three are easier for small hands, from five.
rules-bundles-variants-4 = Rest to the last capture
    .text = What is left on the table at the end goes to whoever took or stole last. From six.
rules-bundles-variants-5 = Two bundles
    .text = Everyone has two bundles and chooses at each capture which one grows. One card steals one bundle; both count at the end. From seven.
rules-bundles-variants-6 = Wild jacks
    .text = A jack may steal any bundle of the others, but need not. From seven, wild and funny.
rules-bundles-variants-7 = Bonus for a sweep
    .text = Whoever takes all the cards on the table gets the top of the draw pile, face down under the top card of their bundle. From six.
rules-bundles-variants-8 = What does not go together
    .text = Without stealing there are neither two bundles nor wild jacks.

### Controls

rules-bundles-controls-1 = One tap is enough
    .text = Tap a card in your hand. If it can do only one thing, it is played at once.
rules-bundles-controls-2 = Choosing
    .text = If there are several possibilities, the targets are marked: another’s bundle, the table or your own bundle. Tap one.
rules-bundles-controls-3 = Children’s mode
    .text = Big cards and nothing else. Grown-ups get out by the lock and a sum.

### Glossary

rules-bundles-glossary-1 = Bundle
    .text = The captured cards before a seat. Only the top one is seen.
rules-bundles-glossary-2 = Steal
    .text = Take all of another’s bundle because the same rank is on top.
rules-bundles-glossary-3 = Take
    .text = Take all cards of one rank from the table.
rules-bundles-glossary-4 = Capture
    .text = What you take or steal with one card.
rules-bundles-glossary-5 = Draw pile
    .text = The face-down cards from which new hands are dealt.
rules-bundles-glossary-6 = Play-off
    .text = One deal among those who are level.
rules-bundles-glossary-7 = Sweep
    .text = Take the last cards from the table.
rules-bundles-glossary-8 = Round
    .text = From the first deal until all cards are played.
