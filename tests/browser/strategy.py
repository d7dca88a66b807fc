"""What somebody wants who plays sensibly: a move from what can be seen.

A game that is played by picking up a card and pointing at a place has a module
`strategy_<game>.py`: `wish` is the move, `SHORT` the form with which a match is short, and
`SHORT_DEALS` what to shuffle by so that it is shorter still, by the level of the others.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

Place = dict[str, str]
JOKER: Final = "★"


class Wish(NamedTuple):
    """A card and the place it shall go to, and what to answer there; none: the end of the turn."""

    card: str = ""
    place: str = ""
    answer: str = ""


class Sight(NamedTuple):
    """What can be seen on the table."""

    game: str
    mine: bool
    over: bool
    ghost: bool
    signature: str
    places: list[Place]

    @property
    def cards(self) -> list[Place]:
        """Everything that can be picked up."""
        return [place for place in self.places if place["card"]]

    def at(self, *zones: str) -> list[Place]:
        """All places of these zones."""
        return [place for zone in zones for place in self.places if place["zone"] == zone]


def strategy(game: str) -> ModuleType:
    """How a game is played here."""
    return import_module(f"tests.browser.strategy_{game}")


GAMES: Final = [
    path.stem.removeprefix("strategy_")
    for path in sorted(Path(__file__).parent.glob("strategy_*.py"))
]
"""Those that have a strategy."""
