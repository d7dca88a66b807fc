"""The games there are: every package below `kartenrunde.games` that exports `GAME`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from kartenrunde.engine.game import Game

_PACKAGE = "kartenrunde.games"


@cache
def games() -> MappingProxyType[str, Game[Any]]:
    """Every game by its id, in alphabetical order."""
    package = import_module(_PACKAGE)
    names = [info.name for info in iter_modules(package.__path__)]
    found = [import_module(f"{_PACKAGE}.{name}").GAME for name in names]
    return MappingProxyType({game.id: game for game in sorted(found, key=lambda game: game.id)})


def find_game(game_id: str) -> Game[Any]:
    """The game of that id; raises KeyError."""
    return games()[game_id]
