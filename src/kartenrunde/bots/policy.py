"""The players there are: every package below `kartenrunde.bots` is named after its game.

It exports `POLICIES`, a mapping from names to policies, with every level among them; other names
are fixed opponents that levels are measured against.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple, Protocol

import kartenrunde.bots
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet

LEVELS: Final = ("beginner", "normal", "expert")


class Choice(NamedTuple):
    """A move of the game, and the code of the reason for it."""

    move: Any
    reason: str


class Policy(Protocol):
    """A way to play. It is asked only when its seat is to move, and remembers nothing."""

    def __call__(self, known: InformationSet, rng: Stream) -> Choice: ...


def games_with_players() -> list[str]:
    """The ids of the games that have computer players."""
    return [info.name for info in iter_modules(kartenrunde.bots.__path__) if info.ispkg]


def policies(game: str) -> Mapping[str, Policy]:
    """A game's players by name; raises KeyError for a game without any."""
    if game not in games_with_players():
        raise KeyError(game)
    found: Mapping[str, Policy] = import_module(f"kartenrunde.bots.{game}").POLICIES
    return found


def choose(game: str, level: str, known: InformationSet, rng: Stream) -> Choice:
    """The move of a player of that level, and why; raises KeyError if there is none."""
    return policies(game)[level](known, rng)
