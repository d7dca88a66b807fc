"""What Stapelsprint is made of. Rules: docs/rules/stapelsprint.md, ST-1 to ST-21.

Version history: 1, the first. Left out on purpose: partnership, scoring of the others' cards,
an unlimited number of sequences.
"""

from typing import Final

from kartenrunde.cards import Deck
from kartenrunde.engine import Options

GAME_ID: Final = "stapelsprint"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6

JOKER: Final = 0
LAST_RANK: Final = 12
NO_RANK: Final = 13
SEQUENCES: Final = 4
PILES: Final = 4
HAND_SIZE: Final = 5

_COPIES: Final = 12
_JOKERS: Final = 18

STOCK_EMPTIED: Final = "stock_emptied"
DRAWN_ROUND: Final = "drawn_round"
"""How a deal ends (ST-19, ST-18)."""

CARDS: Final = LAST_RANK * _COPIES + _JOKERS
NO_CARD: Final = CARDS

RANKS: Final[list[int]] = [
    *[rank for rank in range(1, LAST_RANK + 1) for _ in range(_COPIES)],
    *[JOKER] * _JOKERS,
    NO_RANK,
]
"""The rank of each card number (ST-1), and of `NO_CARD`."""

FACES: Final[tuple[str, ...]] = ("★", *[str(rank) for rank in range(1, LAST_RANK + 1)])
"""The text of each rank's face."""

DECK: Final = Deck(FACES[rank] for rank in RANKS[:CARDS])

STOCK_SIZES: Final = (5, 10, 15, 20, 30)
STOCK_SIZES_OF_MANY: Final = (5, 10, 15, 20)
"""With five and six seats, so that enough cards stay in the draw pile."""
MANY_SEATS: Final = 5
TARGETS: Final[tuple[int | None, ...]] = (None, *range(1, 21))


class StapelsprintOptions(Options, frozen=True):
    """`stock_size` cards in each stock; `target` points end a match, None leaves it open."""

    stock_size: int = 10
    target: int | None = None
