# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.
## .rows is a table below the text: a row a line, the head first, cells parted by |.

### Goal

rules-canasta-goal-1 = Two play against two. You lay out equal ranks as melds and build them into canastas: seven cards of one rank. Whichever side first reaches the target at the end of a round wins the match.

### Preparation

rules-canasta-preparation-1 = Cards
    .text = 108 cards: two French packs and four jokers. Jokers and twos are wild and stand for any rank. All others are natural cards. The suits ♠ ♥ ♦ ♣ don’t matter; only threes are told apart by red and black.
rules-canasta-preparation-2 = Players
    .text = Four. Those who sit opposite each other are partners, with melds and points in common. Before the start the host can swap seats.
rules-canasta-preparation-3 = Dealing
    .text = Everyone gets eleven cards. The rest is the stock. Red threes are laid out and replaced at once. One card is turned up to begin the discard pile; a wild card or a red three is covered by further cards until another kind is on top.
rules-canasta-preparation-4 = Who begins
    .text = The first dealer is drawn by lot. The next seat begins, and play goes clockwise. In each new round the next seat deals.
rules-canasta-preparation-5 = Card values
    .text = They count for the opening and for the score.
    .rows =
        Card | Points
        joker | 50
        two, ace | 20
        king, queen, jack, 10, 9, 8 | 10
        7, 6, 5, 4, black three | 5

### The turn

rules-canasta-turn-1 = Draw or take
    .text = Draw a card from the stock, or take the whole discard pile.
rules-canasta-turn-2 = Red threes
    .text = A red three that you draw is laid out at once, and you draw another card. That happens by itself. Red threes from the discard pile are not replaced.
rules-canasta-turn-3 = Meld
    .text = A meld has at least three cards of one rank from four to ace, at least two of them natural and at most three wild. Your side has only one meld of each rank; what comes later is added to it. What has been laid stays.
rules-canasta-turn-4 = Opening
    .text = The first time in a round your side has to lay this much at once, counted in card values. What matters is your score before the round. Once one of you has opened, both are free.
    .rows =
        Your side’s score | Minimum
        below 0 | 15
        0 to 1,495 | 50
        1,500 to 2,995 | 90
        3,000 and more | 120
rules-canasta-turn-5 = A canasta
    .text = Seven cards in a meld are a canasta: natural without wild cards, mixed with them. More cards may be added later. A wild card turns a natural canasta into a mixed one.
rules-canasta-turn-6 = Take the discard pile
    .text = Meld the top card at once: with two natural cards of its rank from your hand, with a natural and a wild one, or alone onto your side’s meld. Only then does the rest of the pile come to your hand.
rules-canasta-turn-7 = Frozen
    .text = With a wild card or a red three in it, or while your side has not opened, the pile is frozen. Then only two natural cards from your hand will do.
rules-canasta-turn-8 = Discard
    .text = At the end you put a card from your hand face up on the discard pile. That ends your turn.
rules-canasta-turn-9 = Go out
    .text = When your side has a canasta you may get rid of all your cards, with or without a last discard. That ends the round at once.
rules-canasta-turn-10 = Scoring
    .text = Each side gets these points and the values of the cards it has melded. The values of the cards left in both hands are taken off.
    .rows =
        For | Points
        natural canasta | 500
        mixed canasta | 300
        going out | 100
        going out concealed, instead of 100 | 200
        each red three | 100
        all four red threes together | 800

### Example

rules-canasta-example-1 = The position
    .text = You have 620 points and have not opened. There are twelve cards in the discard pile, a 9 on top and a 2 further down. Your hand is 9, 9, K, K, 2, 7, 7, 6, 5, 4, 4.
rules-canasta-example-2 = May you take the whole pile?
    .text = It is frozen, so one 9 and the 2 would not be enough. But you have two nines, so yes.
rules-canasta-example-3 = Is it enough to open?
    .text = You need 50. Three nines count 30. You add K, K and 2, which makes 40. That is 70 together: enough.
rules-canasta-example-4 = You take the pile
    .text = The 9 from the top lies with your nines. The other eleven cards come to your hand, and the new discard pile is empty.
rules-canasta-example-5 = You meld some more
    .text = In the pile there were a 7 and a king. You meld three sevens and add the king.
rules-canasta-example-6 = You discard
    .text = Your opponents collect fours. You discard the 6 and not a 4.

### Special cases

rules-canasta-special-1 = A wild card or a black three on top
    .text = Then nobody can take the pile. A black three blocks it for the next seat only; once covered it does nothing.
rules-canasta-special-2 = Laying black threes
    .text = Only when going out, three or four of them and without wild cards.
rules-canasta-special-3 = Keep two cards
    .text = As long as your side has no canasta, two cards have to stay in your hand after melding: one to discard and one to keep. A canasta completed by it counts already.
rules-canasta-special-4 = Only one card left
    .text = If you have only one card left before discarding, you go out with it. The table warns you first.
rules-canasta-special-5 = One card against one card
    .text = With only one card in hand you can’t take a pile that consists of a single card.
rules-canasta-special-6 = Going out concealed
    .text = If you have melded no card in the round before and go out in one turn, that brings 200 points instead of 100. If you meld everything at once after drawing, there is no minimum.
rules-canasta-special-7 = Red threes without a meld
    .text = If your side has melded nothing, its red threes count against it, all four together minus 800.
rules-canasta-special-8 = The stock is empty
    .text = Nobody draws any more. If the top card fits your side’s meld and the pile isn’t frozen, you have to take it. Otherwise you may take it or end the round. If nobody can take it, the round ends by itself.
rules-canasta-special-9 = The last card is a red three
    .text = It is laid out, and the round is over at once.
rules-canasta-special-10 = End of the match
    .text = Every round is played to its end. If both sides have reached the target, the one with more points wins; with equal points the match is a draw.

### Common mistakes

rules-canasta-mistakes-1 = “With a 9 and a joker I take the frozen pile.”
    .text = Frozen means: only with two natural cards from your hand.
rules-canasta-mistakes-2 = “There is a 7 on the 2, so the pile is free again.”
    .text = As long as there is a wild card in it, it stays frozen.
rules-canasta-mistakes-3 = “The cards from the pile get me to the minimum.”
    .text = For the opening only the top card and the cards from your hand count.
rules-canasta-mistakes-4 = “Seven fours are a canasta, that’s enough to open.”
    .text = The bonus doesn’t count for it. Seven fours are 35 points.
rules-canasta-mistakes-5 = “I lay down everything, then I have won.”
    .text = Without a canasta two cards have to stay.
rules-canasta-mistakes-6 = “A fourth wild card, because the canasta is complete.”
    .text = No meld ever has more than three wild cards, not even later.

### Strategy

rules-canasta-strategy-1 = What the next seat can use
    .text = Don’t discard ranks that it collects, or it takes the whole pile. Black threes are safe, and so are ranks it has discarded itself.
rules-canasta-strategy-2 = Freezing
    .text = When only your opponents have opened, discarding a wild card can save a big pile.
rules-canasta-strategy-3 = Not too early, not too much
    .text = Open with as few cards as you can. Pairs in your hand are the key to the discard pile.
rules-canasta-strategy-4 = Counting
    .text = There are eight cards of each rank. Everyone has seen what is in the pile.
rules-canasta-strategy-5 = Think as two
    .text = Wild cards bring most where they complete a canasta. Meld so that your partner can add to it.
rules-canasta-strategy-6 = When to go out?
    .text = See how many cards your partner still has: they count against you. When your opponents have full hands, go out soon.

### Questions

rules-canasta-questions-1 = When may I take the whole discard pile?
    .text = With a 9 on top and the pile frozen you need two nines from your hand. If it isn’t frozen, a 9 and a wild card will do, or nines that your side has already melded.
rules-canasta-questions-2 = How do I see that it is frozen?
    .text = By the sign ❄. Tap the pile: there it says why, and with what you can take it.
rules-canasta-questions-3 = Do I have to ask before I go out?
    .text = No. You decide alone.
rules-canasta-questions-4 = Do I have to download anything or give an e-mail address?
    .text = No. You play in the browser, without an account.
rules-canasta-questions-5 = Do matches cost or bring coins?
    .text = No. They are about points only.
rules-canasta-questions-6 = What is lost when I delete my browser’s data?
    .text = Your name, your settings and your seat in matches going on: the table won’t know you any more.
rules-canasta-questions-7 = Do the computer players see my cards?
    .text = No. They learn only what can be seen from their seat. The best of them remember what everyone has seen.

### Options and variants

rules-canasta-variants-1 = Target score
    .text = 5,000 points, or 2,500 for a shorter match. The minimums stay the same.
rules-canasta-variants-2 = Strictly concealed
    .text = Then the 200 points are given only if in this turn a canasta comes entirely from your hand, and your side had no meld yet of any rank laid in it.
rules-canasta-variants-3 = What others play
    .text = Two or three players, drawing two cards, canastas of wild cards alone, and Samba are not played here.

### Controls

rules-canasta-controls-1 = Choose cards
    .text = Equal cards lie in groups. Each tap on a group picks one card more, a double tap picks all. If you would rather see single cards, switch to the fan.
rules-canasta-controls-2 = Set out and meld
    .text = Put the picked cards on the place of their rank. If your side has opened and they fit, they are melded at once. Otherwise they are on the tray: only you see them, everything can still be changed, and it says how many points are missing. “Meld” lays all of it together.
rules-canasta-controls-3 = Wild cards
    .text = Pick a wild card and then the meld, or the cards on the tray, that it should go to.
rules-canasta-controls-4 = Take the discard pile
    .text = Tap the pile: it shows with what you can take it. Or put the cards that fit onto it, which sets them out, and press “Take the pile”.
rules-canasta-controls-5 = Discard
    .text = Pick a card and discard it with the big button, or onto the discard pile. Before you go out the table asks once.

### Glossary

rules-canasta-glossary-1 = Meld
    .text = Cards of one rank laid on the table, at least three.
rules-canasta-glossary-2 = Canasta
    .text = A meld of seven cards or more. Natural: without wild cards. Mixed: with wild cards.
rules-canasta-glossary-3 = Wild card
    .text = A joker or a two. Stands for any rank from four to ace.
rules-canasta-glossary-4 = Natural card
    .text = Every card that isn’t wild.
rules-canasta-glossary-5 = Stock
    .text = The face-down cards that are drawn.
rules-canasta-glossary-6 = Discard pile
    .text = The discarded cards. Whoever takes it takes all.
rules-canasta-glossary-7 = Frozen
    .text = The pile can be taken only with two natural cards from the hand.
rules-canasta-glossary-8 = Opening
    .text = A side’s first melds in a round. They have to reach the minimum.
rules-canasta-glossary-9 = Going out
    .text = Getting rid of your last card and so ending the round.
rules-canasta-glossary-10 = Concealed
    .text = Going out without having melded a card before in the round.
