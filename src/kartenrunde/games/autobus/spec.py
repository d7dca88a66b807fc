"""What Hospodský autobus is made of. Rules: docs/rules/autobus.md, HB-1 to HB-27.

Version history: 1, the first. Left out on purpose: a limited number of rows, compulsory aces, wild
kings.
"""

from typing import Final

from kartenrunde.cards import Deck
from kartenrunde.engine import Options

GAME_ID: Final = "autobus"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

JOKER: Final = 0
ACE: Final = 1
KING: Final = 13
RESERVES: Final = 4
ROW_PLACES: Final = 12
"""Eight aces and four jokers can open at most twelve rows at once (HB-27)."""
LARGEST_HAND: Final = 5

RANK_TEXTS: Final = ("★", "A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
"""The text of each rank; 0 is the joker."""

_SUITS: Final = "shdc"
_PACKS: Final = 2
_JOKERS: Final = 4

RANKS: Final[list[int]] = [
    rank for _ in range(_PACKS) for _ in _SUITS for rank in range(ACE, KING + 1)
] + [JOKER] * _JOKERS
"""The rank of each card number (HB-1)."""

DECK: Final = Deck(
    [RANK_TEXTS[rank] + suit for _ in range(_PACKS) for suit in _SUITS for rank in range(1, 14)]
    + [RANK_TEXTS[JOKER]] * _JOKERS
)

MAIN_EMPTIED: Final = "main_emptied"
DRAWN: Final = "drawn"
"""How a deal ends (HB-20, HB-21)."""

MAIN_SIZES: Final = (10, 13, 15, 20)
HAND_SIZES: Final = (4, LARGEST_HAND)


class AutobusOptions(Options, frozen=True):
    """Cards in each main pile and hand; with `rotating` the starter moves on from deal to deal."""

    main_size: int = 10
    hand_size: int = 4
    rotating: bool = False
