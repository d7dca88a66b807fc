"""What Canasta is made of. Rules: docs/rules/canasta.md, CA-1 to CA-46 and CA-70.

Version history: 1, the first. Left out on purpose: two and three seats, drawing two, asking the
partner, canastas of wild cards alone, wild cards never more than naturals.
"""

from itertools import pairwise
from typing import Final

from kartenrunde.cards import Deck
from kartenrunde.engine import Options

GAME_ID: Final = "canasta"
RULES_VERSION: Final = 1
SEATS: Final = 4
SIDES: Final = 2
HAND_SIZE: Final = 11

RANK_TEXTS: Final = ("4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "3", "2", "★")
"""The text of each kind but the red three: what melds are made of, black three, two, joker."""
BLACK_THREE: Final = 11
TWO: Final = 12
JOKER: Final = 13
RED_THREE: Final = 14
KINDS: Final = 15
RANKS: Final = BLACK_THREE
"""Kinds below it are the ranks of ordinary melds (CA-8)."""
MELDS: Final = 12
"""Places for melds of a side: one of each rank, one of black threes (CA-35)."""

_SUITS: Final = "shdc"
_COPIES: Final = 2

DECK: Final = Deck(
    [text + suit for text in RANK_TEXTS[:RANKS] for suit in _SUITS for _ in range(_COPIES)]
    + ["3s"] * _COPIES
    + ["3c"] * _COPIES
    + ["2" + suit for suit in _SUITS for _ in range(_COPIES)]
    + ["★"] * 4
    + ["3h"] * _COPIES
    + ["3d"] * _COPIES
)
"""Two French packs and four jokers (CA-1), kind by kind: all cards of a kind have neighbouring
numbers, wild cards and red threes the highest."""

CARDS: Final = len(DECK)
_SIZES: Final = [8] * RANKS + [4, 8, 4, 4]
FIRST: Final[list[int]] = [sum(_SIZES[:kind]) for kind in range(KINDS + 1)]
"""The first card number of each kind, and one past the last."""
FIRST_WILD: Final = FIRST[TWO]
FIRST_RED: Final = FIRST[RED_THREE]
KIND: Final[list[int]] = [
    kind for kind, (first, end) in enumerate(pairwise(FIRST)) for _ in range(first, end)
]
"""The kind of each card number."""

VALUES: Final[list[int]] = [5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 5, 20, 50, 0]
"""What a card of each kind counts (CA-6); red threes count by CA-44."""

CANASTA_SIZE: Final = 7
NATURAL_BONUS: Final = 500
MIXED_BONUS: Final = 300
SMALLEST_MELD: Final = 3
FEWEST_NATURALS: Final = 2
MOST_WILDS: Final = 3
ALL_RED_THREES: Final = 4
RED_THREE_BONUS: Final = 100
ALL_RED_THREES_BONUS: Final = 800
OUT_BONUS: Final = 100
CONCEALED_BONUS: Final = 200

WENT_OUT: Final = "went_out"
EXHAUSTED: Final = "exhausted"
LAST_RED_THREE: Final = "last_red_three"
"""How a deal ends (CA-33, CA-40, CA-42)."""

TARGETS: Final = (5000, 2500)

_MINIMUMS: Final = ((3000, 120), (1500, 90), (0, 50))
_MINIMUM_BELOW_ZERO: Final = 15


def minimum_of(score: int) -> int:
    """What a side with that score must lay to open (CA-14)."""
    return next((least for bound, least in _MINIMUMS if score >= bound), _MINIMUM_BELOW_ZERO)


def side_of(seat: int) -> int:
    """The side of a seat: 0 and 2 play together, and so do 1 and 3 (CA-1)."""
    return seat & 1


class CanastaOptions(Options, frozen=True):
    """`target` points end a match (CA-5); `concealed_strict` as in CA-37."""

    target: int = 5000
    concealed_strict: bool = False
