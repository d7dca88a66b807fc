# review: none
## What only the server's pages say: the lobby, and what went wrong.

site-claim = Card games with friends, no sign-up
skip-to-content = Skip to content

### Lobby

lobby-title = Kartenrunde
lobby-lead = Pick a game and play. No account, no advertisements.
lobby-people = { $low }–{ $high } players
lobby-people-exactly = { $count } players
lobby-rules = Rules
lobby-solo-title = Against the computer
lobby-solo-text = Play at once.
lobby-solo-start = Start the game
lobby-solo-more = Change the set-up
lobby-room-title = With friends
lobby-room-text = Open a room, send the link, play together.
lobby-room-open = Open a room
lobby-child-title = For children
lobby-child-text = Big cards, one tap is enough, nothing to read.
lobby-child-start = Start children’s mode
lobby-seats = How many at the table?
lobby-level = Level
lobby-level-partner = Your partner’s level
lobby-level-opponents = Your opponents’ level
lobby-options = Options
lobby-options-refused = These do not go together
lobby-option-most = { $value } (up to { $count } players)
lobby-resume-title = Play on
lobby-resume-solo = { $game } against the computer
lobby-resume-room = { $game } in a room

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
