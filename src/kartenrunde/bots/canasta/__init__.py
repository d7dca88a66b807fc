"""The computer players of Canasta."""

from collections.abc import Mapping
from typing import Final

from kartenrunde.bots import anchors
from kartenrunde.bots.canasta import beginner, expert, greedy, normal
from kartenrunde.bots.policy import Policy
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import Discard, EndDeal

POLICIES: Final[Mapping[str, Policy]] = {
    "beginner": beginner.choose,
    "normal": normal.choose,
    "expert": expert.choose,
    "random": anchors.drawn(GAME),
    "eager": anchors.eager(Discard, EndDeal),
    "greedy": greedy.choose,
}

__all__ = ["POLICIES"]
