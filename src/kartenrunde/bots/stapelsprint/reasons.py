"""Why a move was chosen."""

from typing import Final

PLAYS_STOCK: Final = "reason-plays-stock"
FREES_STOCK: Final = "reason-frees-stock"
EMPTIES_HAND: Final = "reason-empties-hand"
UNBURIES: Final = "reason-unburies"
BUILDS: Final = "reason-builds"
DESCENDS: Final = "reason-descends"
MATCHES: Final = "reason-matches"
NEW_PILE: Final = "reason-new-pile"
LEAST_HARM: Final = "reason-least-harm"
NOTHING_LEFT: Final = "reason-nothing-left"
