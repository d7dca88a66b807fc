"""The computer players of Stealing Bundles."""

from collections.abc import Mapping
from typing import Final

from kartenrunde.bots import anchors
from kartenrunde.bots.bundles import beginner, counting, expert
from kartenrunde.bots.policy import Policy
from kartenrunde.games.bundles.moves import Lay

POLICIES: Final[Mapping[str, Policy]] = {
    "beginner": beginner.choose,
    "normal": counting.choose,
    "expert": expert.choose,
    "random": anchors.uniform,
    "eager": anchors.eager(Lay),
    "greedy": counting.choose,
}

__all__ = ["POLICIES"]
