"""The games are found by looking into their folder."""

from pathlib import Path

import pytest

import kartenrunde.games
from kartenrunde.engine import BadOptions, find_game, games


def test_every_package_below_games_is_a_game() -> None:
    folder = Path(kartenrunde.games.__path__[0])
    packages = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    assert list(games()) == packages


def test_a_game_is_found_by_its_id() -> None:
    assert find_game("stapelsprint") is games()["stapelsprint"]
    with pytest.raises(KeyError):
        find_game("chess")


def test_options_with_a_value_that_is_not_offered_are_refused_by_name() -> None:
    game = find_game("stapelsprint")
    game.check_options(2, game.options_type())
    with pytest.raises(BadOptions) as refused:
        game.check_options(2, game.options_type(stock_size=11))
    assert (refused.value.code, refused.value.arguments) == (
        "table/bad_options",
        {"option": "stock_size"},
    )
