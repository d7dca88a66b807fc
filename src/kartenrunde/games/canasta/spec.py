"""What Canasta is made of. Rules: docs/rules/canasta.md, CA-1 to CA-6.

Version history: 1, the first.
"""

from typing import Final

from kartenrunde.cards import Deck
from kartenrunde.engine import Options

GAME_ID: Final = "canasta"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 4

RANKS: Final = "23456789TJQKA"
"""From the lowest to the highest (CA-1)."""
DECK: Final = Deck(rank + suit for suit in "shdc" for rank in RANKS)

HIGHEST: Final = "highest"
TIED: Final = "tied"
"""How a deal ends (CA-5)."""

TARGETS: Final = (1, 3, 5)


class CanastaOptions(Options, frozen=True):
    """`target` points end a match."""

    target: int = 3


def rank_of(card: int) -> int:
    """How high a card is; suits do not count."""
    return card % len(RANKS)
