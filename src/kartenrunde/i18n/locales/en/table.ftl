# review: none
## The table: frame, seats, connection, sheets. Sentences of the game itself are in its own file.
## $name is a person's or a computer player's name and is never inflected.

### Shown in place of a text that cannot be found

text-missing = This text is still missing.

### Title and banner

title-your-turn = ● Your turn – { $game }
title-table = { $game } – Kartenrunde
banner-your-turn = Your turn
banner-turn = { $name }’s turn
banner-turn-computer = Computer plays for { $name }
banner-computer-for-you = Computer plays for you
banner-shuffling = Shuffling…
banner-paused = Paused
banner-score = We { $own } : { $others }
banner-score-label = Score: we { $own }, they { $others }

### Seats and people

guest = Guest { $number }
you = You
seat-you = { $name } (you)
seat-partner = partner
seat-opponent = opponent
side-own = We
side-others = They
seat-open = free
seat-away = away
seat-away-countdown = { $seconds ->
    [one] away – computer in one second
   *[other] away – computer in { $seconds } seconds
}
seat-idle-countdown = { $seconds ->
    [one] computer in one second
   *[other] computer in { $seconds } seconds
}
seat-computer = computer
seat-computer-away = away – computer plays
seat-computer-idle = computer plays
points = { $count ->
    [one] one point
   *[other] { $count } points
}

### Regions for screen readers

region-others = The others
region-table = Table
region-own = Your piles
region-hand = Your cards
region-actions = Actions
region-log = Game log
region-notices = Notices
region-bar = Top bar

### Buttons

button-menu = Menu
button-log = Game log
button-rules = Rules
button-possible-moves = Possible moves
button-end-turn = End turn
button-still-here = I’m here
button-take-back = Play on

### Possible moves and hints

possible-moves-shown = { $count ->
    [0] Nothing can be played now.
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
possible-moves-hidden = Marks off
hint-choose-card = Choose a card
hint-choose-target = Choose a marked place

### Connection

connection-lost = Connection lost – reconnecting…
connection-offline = No connection. The game goes on by itself as soon as you’re back online.
connection-back = { $count ->
    [0] You’re back.
    [one] You’re back – one move missed
   *[other] You’re back – { $count } moves missed
}
connection-loading = Setting the table…

### Menu

paused-text = The game is waiting for you.
paused-resume = Play on

### Log

log-title = Game log
log-empty = Nothing has happened yet.
log-turn-of = Turn: { $name }
log-turn-own = Your turn
log-seat-taken = { $name } takes seat { $number }.
    .you = You take seat { $number }.
log-seat-opened = Seat { $number } is free.
log-seats-swapped = Seats { $first } and { $second } have been swapped.
log-computer-seated = { $name } joins (computer player, { $level }).
log-host-passed = { $name } is the host now.
    .you = You’re the host now.
log-options-set = The options have been changed.
log-deal-called = Round { $deal } is being prepared.
log-deal-committed = Round { $deal }: the shuffle is sealed.
log-deal-began = Round { $deal } begins. Dealer: { $name }.
    .you = Round { $deal } begins. You deal.
log-deal-abandoned = Round { $deal } is called off. Nobody scores.
log-computer-away = { $name } is away. A computer player takes over.
    .you = You’re away. A computer player takes over.
log-computer-idle = { $name } is taking a long time. A computer player takes over.
    .you = You’re taking a long time. A computer player takes over.
log-computer-left = { $name } leaves the room. A computer player takes over.
    .you = You leave the room. A computer player takes over.
log-computer-off = { $name } is back.
    .you = You’re back.

### Result of a deal

result-next-deal = Next round
result-rematch = Rematch
result-show = Result

## Needed later: the first look at a table does without what stands below.

### Title and banner

banner-won = You win!
banner-lost = { $name } wins the round
banner-side-lost = { $names } win the round
banner-drawn = Draw

### Buttons

button-close = Close
button-settings = Settings
button-cancel = Cancel
button-home = Back to the start page

### Connection

connection-ended = The table is closed
notice-move-dropped = Your last move didn’t get through. Look at the table and play again.
notice-computer-played = The computer has played for you in the meantime.

### Somebody away or idle

idle-text = { $seconds ->
    [one] In one second the computer will play for you.
   *[other] In { $seconds } seconds the computer will play for you.
}
taken-over-text = The computer is playing for you.

### Ending the turn

hold-text = Turn ends
hold-undo = Undo
hold-ask-title = End the turn?
hold-ask-confirm = End turn
hold-remind-text = A card from your pile still fits. End the turn anyway?
hold-remind-confirm = End anyway
hold-remind-back = Keep playing

### Buttons

pile-view = Look at the pile
pile-order = Top card first.

### Menu

menu-title = Menu
menu-settings = Settings
menu-rules = Rules
menu-log = Game log
menu-scores = Scores
menu-invite = Invite
menu-keys = Keys
menu-leave = Leave the room
menu-leave-solo = Back to the start page
menu-back-to-game = Back to the game

### Settings

settings-title = Settings
settings-language = Language
settings-end-turn = At the end of a turn
settings-end-turn-at-once = end the turn at once
settings-end-turn-hold = wait 2.5 seconds
settings-end-turn-ask = ask first
settings-speed = Speed of movements
settings-speed-slow = half
settings-speed-normal = usual
settings-speed-fast = double
settings-speed-off = none
settings-motion-off = Motion off
settings-letter-keys-off = Letter keys off
settings-pace = Pace of computer players
settings-device-note = For this device only.

### Result of a deal

result-title-won = You win!
result-title-lost = { $name } wins the round
result-title-side-lost = { $names } win the round
result-title-drawn = Draw
result-match-won = You win the match!
result-match-lost = { $name } wins the match.
result-match-side-won = Your side wins the match!
result-match-side-lost = { $names } win the match.
result-match-drawn = The match ends in a draw.
result-points = Score
result-item = Item
result-deal-sum = This round
result-before = Before
result-total = Total
result-target = { $target } points win the match.
result-deals = All rounds
result-deal-number = Round { $deal }
result-show-table = Look at the table

### Dialogs

leave-title = Leave the room?
leave-text-lobby = Your seat becomes free.
leave-text-playing = A computer player takes over your seat. You can come back with this browser.
leave-confirm = Leave

### Children’s mode: what is shown without words is read aloud

child-menu = Children’s mode
child-gate = For grown-ups: press and hold
child-gate-title = For grown-ups
child-gate-text = What is { $first } times { $second }?
child-gate-answer = Answer
child-gate-leave = Leave children’s mode
child-gate-wrong = That’s not right. Try again.
child-again = Once more

### Invitation

invite-title = Invite
invite-text = Whoever opens this link is in the room.
invite-link = Invite link
invite-copy = Copy
invite-copied = Copied
invite-select = The link is selected. Copy it by hand.
invite-share = Share
invite-share-text = Play with me: { $game }
invite-qr = QR code with the invite link

### Keyboard help

keys-title = Keys
keys-tab = From region to region
keys-arrows = From card to card inside a region
keys-enter = Choose a card, put it on a target
keys-escape = Clear the selection, close a window
keys-numbers = Choose hand card 1 to 9
keys-moves = Show possible moves
keys-turn = Say whose turn it is
keys-log = Open the game log
keys-rules = Open the rules
keys-end-turn = End the turn
keys-help = This help
keys-name-tab = Tab
keys-name-arrows = Arrow keys
keys-name-enter = Enter
keys-name-escape = Esc
