"""Every time of the table, in seconds unless the name says otherwise; the help shows the same."""

from typing import Final

from kartenrunde.table.fact import Pace

PACE_S: Final[dict[Pace, float]] = {"slow": 1.2, "normal": 0.7, "fast": 0.35, "instant": 0.0}
"""Between two actions of computer players."""

AWAY_ON_TURN_S: Final = 30.0
"""A computer player acts for a seat that has been both away and on turn for so long."""
IDLE_NOTICE_S: Final = 60.0
"""Somebody present who does not act on their turn is told that a computer player will."""
IDLE_S: Final = 90.0
"""The computer player acts for them."""
STILL_HERE_S: Final = 60.0
"""What the answer to the notice adds."""
MOST_STILL_HERE: Final = 10
"""How often in one turn."""

LOBBY_AWAY_S: Final = 120.0
"""A place in the lobby frees up."""
HOST_AWAY_S: Final = 60.0
"""The host's role passes on."""
SOLO_HIDDEN_S: Final = 10.0
"""A solo table pauses after its last tab was hidden or closed."""

SHUFFLE_WAIT_S: Final = 2.0
"""At most so long the shuffle waits for the browsers' hashes, and again for what they hide."""
THOUGHT_S: Final = 3.0
"""A computer player that has not answered by then is replaced by a safe move."""

RESTART_ALLOWANCE_S: Final = 30.0
"""Added to every time that begins anew because the table was loaded from the log."""
RETRY_S: Final = 1.0
"""Until the table tries again what the log could not take."""

SWEEP_S: Final = 1.0
"""Between two looks at the log for what the bus did not tell."""
EVICT_S: Final = 60.0
"""A table that nobody watches and that waits for nothing leaves the memory."""
CLEAN_UP_S: Final = 600.0
"""Between two removals of expired tables."""
NEVER_STARTED_DAYS: Final = 1
"""A room that was never started is removed."""
STARTED_DAYS: Final = 30
"""A table is removed so long after its last person was there."""
DAY_S: Final = 86_400.0
