# review: none
## Rules pages: what all games share. Times come from the program: $hold_s and the like are seconds.

rules-title = Rules: { $game }
rules-contents = Contents
rules-play = Play now
rules-back = Back to the start page
rules-close = Back to the table

### Sections

rules-section-goal = Goal
rules-section-preparation = Set-up
rules-section-turn = The turn, step by step
rules-section-example = Example
rules-section-special = Special cases
rules-section-mistakes = Common mistakes
rules-section-strategy = Strategy tips
rules-section-questions = Questions and answers
rules-section-variants = Options and variants
rules-section-controls = Controls
rules-section-together = Playing together
rules-section-glossary = Glossary

### Controls

rules-controls-1 = Drag with mouse or finger
    .text = Drag a card to where it should go. Allowed places have a dashed outline. Let go anywhere else and the card returns.
rules-controls-2 = Tap
    .text = Tap a card, then a marked place. Tap the card again to clear the selection.
rules-controls-3 = Keys
    .text = Tab moves from region to region, the arrow keys from card to card, Enter chooses and places, Esc clears the selection. 1 to 9 choose a card in your hand. All keys are listed in the menu; letter keys can be switched off.
rules-controls-4 = Possible moves
    .text = Marks exactly the cards and places that are allowed now. The marks stay until you press again.
rules-controls-5 = A moment before the turn ends
    .text = In rooms the table waits { $hold_s } s before your turn ends, and “Undo” takes it back. The settings let you choose: at once, wait, or ask first.
rules-controls-6 = When the game pauses
    .text = Against computer players the game stops while menu, rules or settings are open. In a room it goes on.

### Playing together

rules-together-1 = Invite
    .text = Whoever opens the link or the QR code is in the room. Nobody needs an account.
rules-together-2 = Host
    .text = Whoever opens the room is the host and sets options, seats, computer players and the start. If the host leaves or is away for { $host_s } s, the person present longest becomes host.
rules-together-3 = Away
    .text = Whoever closes the page, or can’t be reached for { $silence_s } s, counts as away. On their turn the computer plays after { $away_s } s. Before the start the seat becomes free after { $lobby_s } s.
rules-together-4 = Thinking long
    .text = After { $notice_s } s the table asks whether you’re still there, after { $idle_s } s the computer plays for you. “I’m here” gives you { $extra_s } s more, up to ten times. Alone against computer players nobody hurries you.
rules-together-5 = Coming back
    .text = With the same browser you get your seat and cards back, even days later. Whoever leaves the room is replaced by a computer player. Points stay with the seat.
