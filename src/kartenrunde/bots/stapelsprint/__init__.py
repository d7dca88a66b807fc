"""The computer players of Stapelsprint."""

from collections.abc import Mapping
from typing import Final

from kartenrunde.bots.policy import Policy
from kartenrunde.bots.stapelsprint import anchors, beginner, expert, greedy

POLICIES: Final[Mapping[str, Policy]] = {
    "beginner": beginner.choose,
    "normal": greedy.choose,
    "expert": expert.choose,
    "random": anchors.uniform,
    "eager": anchors.eager,
    "greedy": greedy.choose,
}

__all__ = ["POLICIES"]
