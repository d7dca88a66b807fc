"""Why a move was chosen."""

from typing import Final

PLAYS_MAIN: Final = "reason-plays-main"
FREES_MAIN: Final = "reason-frees-main"
EMPTIES_HAND: Final = "reason-empties-hand"
FREES_RESERVE: Final = "reason-frees-reserve"
BUILDS: Final = "reason-builds"
MATCHES: Final = "reason-matches"
NEW_RESERVE: Final = "reason-new-reserve"
UNDER_BUS: Final = "reason-under-bus"
FARES_BEST: Final = "reason-fares-best"
NOTHING_LEFT: Final = "reason-nothing-left"
