"""Every registered game, with every number of seats and all options, keeps to its contract."""

from importlib import import_module
from itertools import product

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import games
from kartenrunde.engine.conformance import Witness, examine
from tests import counts
from tests.conformance.tables import MOST_WITH_SENSE, STYLES, Setting, seed_of, settings

DEALS = {"random": counts.RANDOM_DEALS, "eager": counts.EAGER_DEALS, "greedy": counts.SKILLED_DEALS}

DEALT = [
    *product(settings(), ["random"]),
    *product(settings(MOST_WITH_SENSE), [style for style in STYLES if style != "random"]),
]
FIRST_SETS = list(
    {(setting.game.id, setting.seats): setting for setting in settings()[::-1]}.values()
)
"""With them players without sense come to every branch that the tests of a game do not take."""


def marks_of(setting: Setting, style: str) -> list[pytest.MarkDecorator]:
    is_covering = style == "random" and setting in FIRST_SETS
    return [] if is_covering else [pytest.mark.deals]


def witness_of(setting: Setting) -> Witness:
    """The game's own account of what its events do to a view."""
    witness: Witness = import_module(f"tests.support.{setting.game.id}_account").account
    return witness


@pytest.mark.parametrize(
    ("setting", "style"),
    [pytest.param(*dealt, id="-".join(map(str, dealt)), marks=marks_of(*dealt)) for dealt in DEALT],
)
def test_G2_G3_G5_G6_G8_G9_hold_in_every_deal(setting: Setting, style: str) -> None:
    for number in range(DEALS[style]):
        trial = setting.trial(number)
        chance = Stream(seed_of("questions", setting, style, number))
        try:
            examine(
                trial,
                setting.player(style, number),
                chance,
                thorough_every=counts.STEPS_PER_THOROUGH_LOOK,
                witness=witness_of(setting),
            )
        except Exception as error:
            error.add_note(f"{style} play, deal {number}, seed {trial.seed.hex()}")
            error.add_note(f"step {trial.steps}")
            raise


def test_every_game_is_asked() -> None:
    assert {setting.game.id for setting in settings()} == set(games())
