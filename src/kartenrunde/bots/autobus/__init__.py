"""The computer players of Hospodský autobus."""

from collections.abc import Mapping
from typing import Final

from kartenrunde.bots import anchors
from kartenrunde.bots.autobus import beginner, expert, planner
from kartenrunde.bots.policy import Policy
from kartenrunde.games.autobus.moves import Bus, EndTurn, Put

POLICIES: Final[Mapping[str, Policy]] = {
    "beginner": beginner.choose,
    "normal": planner.choose,
    "expert": expert.choose,
    "random": anchors.uniform,
    "eager": anchors.eager(Put, Bus, EndTurn),
    "greedy": planner.choose,
}

__all__ = ["POLICIES"]
