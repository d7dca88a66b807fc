"""The computer players of Canasta."""

from collections.abc import Mapping
from typing import Final

from kartenrunde.bots import anchors
from kartenrunde.bots.canasta import player
from kartenrunde.bots.policy import Policy

POLICIES: Final[Mapping[str, Policy]] = {
    "beginner": player.choose,
    "normal": player.choose,
    "expert": player.choose,
    "random": anchors.uniform,
    "eager": anchors.eager(),
    "greedy": player.choose,
}

__all__ = ["POLICIES"]
