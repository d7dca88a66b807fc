# review: none
## The room before the start, and what lobby and room both say.

site-name = Kartenrunde

### Levels

level-beginner = Beginner
level-normal = Normal
level-expert = Expert

## Needed later: the first look at a table does without what stands below.

### Name and language

name-title = Your name
name-label = What the others see
name-hint = At most 20 characters. Without a name you’re “Guest”.
name-save = Save
name-bad = A name has 1 to 20 characters.
language-title = Language

### Pace

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
room-swap-seat = Swap seats
room-swap-seat-number = Swap seat { $number }
room-swap-with-number = Swap with seat { $number }
room-swap-choose = Which seat should seat { $number } swap with?
room-swap-text = To swap seats, drag a handle, or tap two handles one after the other.
room-side-own = Your side
room-side-other = Opponents
room-side-number = Side { $number }
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
