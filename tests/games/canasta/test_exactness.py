"""G-9 and CA-70: the game and the naive rules agree about made-up actions, and about its hints."""

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.spec import CanastaOptions
from tests import counts
from tests.conformance.tables import seed_of
from tests.games.canasta.lockstep import Lockstep, Tally

pytestmark = [pytest.mark.deals, pytest.mark.long, pytest.mark.timeout(600)]

SCORES = [(-5, 0), (1495, 1500), (3000, -100), (2995, 3005)]
"""Of the two sides before a deal: each minimum for either."""
EAGERNESS = (2, 5, 9)
NOT_ASKED = {"move/over", "move/not_your_turn"}


def play(number: int, tally: Tally) -> None:
    """Play one deal twice at once."""
    scores = SCORES[number % len(SCORES)] * 2
    options = CanastaOptions(concealed_strict=number % 8 >= len(SCORES))
    seed = seed_of("canasta", "lockstep", number)
    state = GAME.deal(4, options, Stream(seed), DealPlan(number % 4, scores))
    Lockstep(state, Stream(seed), EAGERNESS[number % 3], tally).play()


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What came of many deals in which both agreed about everything."""
    found = Tally()
    number = 0
    while found.asked < counts.GENERATED_ACTIONS:
        play(number, found)
        number += 1
    return found


def test_G9_CA70_two_tellings_of_the_rules_agree_about_every_action(tally: Tally) -> None:
    assert tally.legal.total() >= tally.asked / 10


def test_CA70_every_reason_there_is_was_given_for_some_refusal(tally: Tally) -> None:
    assert set(tally.refused) == set(GAME.refusals) - NOT_ASKED


def test_CA70_every_kind_of_action_was_legal_at_times(tally: Tally) -> None:
    assert set(tally.legal) == {"draw", "take_pile", "lay", "discard", "end_deal"}
