"""All that a game has to keep to, asked at every step: deals here are short."""

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine.conformance import examine
from kartenrunde.engine.trial import Trial, uniform
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.spec import CanastaOptions
from tests.support.canasta_account import account

DEALS = 20


@pytest.mark.parametrize("seats", [4])
def test_G2_G6_G8_G9_hold_at_every_step(seats: int) -> None:
    for number in range(DEALS):
        trial = Trial(GAME, seats, CanastaOptions(), bytes([number] * 32))
        chance = Stream(trial.seed)
        examine(trial, uniform(chance), chance, thorough_every=1, witness=account)
