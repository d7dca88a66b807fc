# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

## Needed later: the first look at a table does without what stands below.

refusal-move-not-your-turn = It’s not your turn yet. Wait until your turn begins.
refusal-move-over = The round is over. Start the next one.
refusal-move-not-in-hand = That card is no longer in your hand. Choose another.
refusal-move-no-such-place = The card can’t go there. Choose a marked place.
refusal-move-empty-pile = There’s no card there. Choose another.
refusal-move-wrong-rank = Only { RANK($wanted, form: "a") } or a joker fits here.
refusal-move-must-discard = Discard a card from your hand to end your turn.
refusal-move-must-put = Put a card from your hand on a reserve or under the bus to end your turn.
refusal-move-name-a-rank = A joker on a free space needs a rank. Choose one from ace to king.
refusal-move-no-rank-to-name = The rank is already settled here. Put the card down without choosing one.
refusal-move-other-rank-reserve = Only { RANK($wanted, form: "a") } or a joker fits this reserve. Choose a marked place.
refusal-move-fits-a-reserve = Only a card that fits none of your reserves can go under the bus. Put this one on a reserve.
refusal-move-ace-opens = A new row starts with an ace, or with a joker that can still be any rank. Choose another place.
refusal-move-opens-elsewhere = A new row always starts on the first free place. Put the card there.
refusal-move-one-bundle = Your first capture always starts your first bundle. Put the cards there.
refusal-move-friendly = There is no stealing here. Take matching cards from the table, or lay yours there.
refusal-move-own-bundle = There is nothing to steal from your own bundle. Choose a marked place.
refusal-move-no-bundle = There is no bundle there yet. Choose a marked place.
refusal-move-other-top = Another rank is on top of that bundle. Choose a marked place.
refusal-move-nothing-to-take = No card of that rank is on the table. Lay yours there.
refusal-move-must-take = The same rank is on the table. Take it, or play another card.
refusal-move-must-steal = The same rank is on top of a bundle. Steal that bundle, or play another card.
refusal-table-stale-version = Something has changed in the meantime. Have a look at the table.
refusal-table-not-host = Only the host can do that. Ask in the room.
refusal-table-full = All seats in this room are taken. Wait for one to become free.
refusal-table-seat-taken = Somebody already sits there. Take a free seat.
refusal-table-not-seated = You have no seat at this table. Take a free one first.
refusal-table-started = The game has already started. That’s possible again before the next start.
refusal-table-not-started = The game hasn’t started yet. Start it first.
refusal-table-bad-options = That setting doesn’t exist here. Choose one from the list.
refusal-table-friendly-excludes = Without stealing, two bundles and wild jacks make no sense. Leave out one or the other.
refusal-table-seats-open = Some seats are still free. Invite somebody or add computers.
refusal-table-unknown-seat = There’s no such seat. Choose another.
refusal-table-busy = The table is busy right now. Try again in a moment.
refusal-table-retry = That didn’t get through. Try again.
refusal-table-no-such-room = This room no longer exists. Open a new one.
refusal-table-removed = Your seat in this room has been freed. You can open a room yourself.
refusal-table-left = You’ve left this room. The link brings you back.
refusal-table-move-id-reused = This message has been here before. Reload the page.
refusal-table-no-guest = Your browser hasn’t kept your seat. Allow cookies for this site and reload the page.
refusal-wire-bad-message = This message couldn’t be understood. Reload the page.
refusal-wire-too-fast = That was too fast. Wait a moment.
refusal-wire-unknown-protocol = Kartenrunde has been renewed. Reload the page.
