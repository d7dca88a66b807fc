"""How likely it is that hidden hands hold a card of a rank."""

from math import comb
from typing import Final

from kartenrunde.games.bundles.spec import LARGEST_HAND, MOST_SEATS, PACKS, SUITS

_MOST_HELD: Final = LARGEST_HAND * (MOST_SEATS - 1)
_MOST_HIDDEN: Final = max(len(pack.ranks) for pack in PACKS.values())


def _chances(held: int, hidden: int) -> list[float]:
    ways = comb(hidden, held)
    return [1 - comb(hidden - left, held) / ways for left in range(min(SUITS, hidden) + 1)]


CHANCE: Final[list[list[list[float]]]] = [
    [_chances(min(held, hidden), hidden) for hidden in range(_MOST_HIDDEN + 1)]
    for held in range(_MOST_HELD + 1)
]
"""[h][c][l]: that h of c hidden cards, all of them if there are fewer, hold one of l certain."""
