# review: none
## Lobby page, room before the start, pages that say what went wrong.

site-name = Kartenrunde
site-claim = Card games with friends, no sign-up
skip-to-content = Skip to content

### Lobby

lobby-title = Kartenrunde
lobby-lead = Pick a game and play. No account, no advertisements.
lobby-people = { $low }–{ $high } players
lobby-rules = Rules
lobby-solo-title = Against the computer
lobby-solo-text = Play at once.
lobby-solo-start = Start the game
lobby-solo-more = Change the set-up
lobby-room-title = With friends
lobby-room-text = Open a room, send the link, play together.
lobby-room-open = Open a room
lobby-seats = How many at the table?
lobby-level = Level
lobby-options = Options
lobby-option-most = { $value } (up to { $count } players)
lobby-resume-title = Play on
lobby-resume-solo = { $game } against the computer
lobby-resume-room = { $game } in a room

### Name and language

name-title = Your name
name-label = What the others see
name-hint = At most 20 characters. Without a name you’re “Guest”.
name-save = Save
name-bad = A name has 1 to 20 characters.
language-title = Language

### Levels and pace

level-beginner = Beginner
level-normal = Normal
level-expert = Expert
pace-slow = leisurely
pace-normal = normal
pace-fast = brisk
pace-instant = instant

### Room before the start

room-title = Room: { $game }
room-seats-title = Seats
room-seat-you = { $name } (you)
room-seat-host = host
room-seat-away = away
room-seat-away-countdown = { $seconds ->
    [one] away – seat becomes free in one second
   *[other] away – seat becomes free in { $seconds } seconds
}
room-take-seat = Sit down
room-take-seat-number = Sit down on seat { $number }
room-put-computer = Add a computer
room-put-computer-number = Add a computer on seat { $number }
room-open-seat = Free the seat
room-open-seat-number = Free seat { $number }
room-remove = Remove from the room
room-remove-person = Remove from the room: { $name }
room-level-number = Level on seat { $number }
room-fill = Fill free seats with computers
room-options-title = Options
room-options-host = The options are set by: { $name }
room-seat-count = Seats at the table
room-pace = Pace of computer players
room-start = Start the game
room-why-open = { $count ->
    [one] One seat still free. Invite somebody or add a computer.
   *[other] { $count } seats still free. Invite somebody or add computers.
}
room-why-host = All seats are taken. The game is started by: { $name }
room-why-seats = { $count ->
    [one] One seat still free.
   *[other] { $count } seats still free.
}
room-ready = All seats are taken.
room-not-seated = You have no seat yet. Take a free one.
room-full = All seats in this room are taken. You can wait for one to become free.
room-leave = Leave the room

### Table page before the script runs

page-table-loading = Setting the table…
page-table-noscript = The table needs JavaScript. Please switch it on in your browser. The rules can be read without it.

### Pages that say what went wrong

page-not-found-title = No card here
page-not-found-text = This page doesn’t exist. Perhaps a piece of the link is missing.
page-no-room-title = There’s no such room
page-no-room-text = The link is incomplete, or the room has been taken down. Ask for a new link or open a room yourself.
page-bad-form-title = That didn’t work
page-bad-form-text = What was sent doesn’t fit together. Go to the start page and try again.
page-forbidden-title = That came from another site
page-forbidden-text = Open Kartenrunde at the address shown and try again.
page-too-fast-title = That was too fast
page-too-fast-text = Wait a moment and try again.
page-error-title = Something went wrong
page-error-text = The mistake is ours. Reload the page. What has been played is saved.
page-home = Back to the start page
page-reload = Reload
