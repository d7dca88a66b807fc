"""ST-12, ST-17, ST-18: how deals end depends on how they are played, never on luck alone.

Uniformly random play runs out of cards in most deals, and so shows that the exhausted end is
reached and that no deal hangs there; sensible play never gets near it.
"""

from collections import Counter

import pytest

from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from tests import counts
from tests.conformance.tables import Setting

pytestmark = pytest.mark.deals

TWO_SEATS_TEN_CARDS = Setting(GAME, 2, StapelsprintOptions())


def endings(style: str, deals: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in range(deals):
        trial = TWO_SEATS_TEN_CARDS.trial(number)
        choose = TWO_SEATS_TEN_CARDS.player(style, number)
        while GAME.to_move(trial.state) is not None:
            trial.step(choose(trial))
        outcome = GAME.outcome(trial.state)
        assert outcome is not None
        found[outcome.termination] += 1
    return found


def test_ST18_uniformly_random_play_reaches_the_exhausted_end_in_most_deals() -> None:
    assert endings("random", counts.DEALS_BY_STYLE)["drawn_round"] > counts.DEALS_BY_STYLE / 2


@pytest.mark.parametrize("style", ["greedy", "eager"])
def test_ST18_sensible_play_never_does(style: str) -> None:
    assert endings(style, counts.DEALS_BY_STYLE) == {"stock_emptied": counts.DEALS_BY_STYLE}
