"""The computer players of Stapelsprint."""

from collections.abc import Mapping
from typing import Final

from kartenrunde.bots import anchors
from kartenrunde.bots.policy import Policy
from kartenrunde.bots.stapelsprint import beginner, expert, greedy
from kartenrunde.games.stapelsprint.moves import Discard, EndTurn

POLICIES: Final[Mapping[str, Policy]] = {
    "beginner": beginner.choose,
    "normal": greedy.choose,
    "expert": expert.choose,
    "random": anchors.uniform,
    "eager": anchors.eager(Discard, EndTurn),
    "greedy": greedy.choose,
}

__all__ = ["POLICIES"]
