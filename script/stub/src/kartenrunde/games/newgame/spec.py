"""What NewGame is made of. Rules: docs/rules/newgame.md, ZZ-1 to ZZ-6.

Version history: 1, the first.
"""

from typing import Final

from kartenrunde.cards import Deck
from kartenrunde.engine import Options

GAME_ID: Final = "newgame"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

RANKS: Final = "23456789TJQKA"
"""From the lowest to the highest (ZZ-1)."""
DECK: Final = Deck(rank + suit for suit in "shdc" for rank in RANKS)

HIGHEST: Final = "highest"
TIED: Final = "tied"
"""How a deal ends (ZZ-5)."""

TARGETS: Final = (1, 3, 5)


class NewGameOptions(Options, frozen=True):
    """`target` points end a match."""

    target: int = 3


def rank_of(card: int) -> int:
    """How high a card is; suits do not count."""
    return card % len(RANKS)
