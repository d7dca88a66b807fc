"""The levels of Stealing Bundles keep their order, and think fast enough."""

import pytest

from kartenrunde.bots.contest import Contest, play_group, scores
from kartenrunde.games.bundles.spec import BundlesOptions
from tests import counts
from tests.bots.positions import deal_among_equals, times_of_thoughts

LONGEST_S = 5 * 0.2
"""Five times what a decision may take, for slow machines."""
STEPS_PER_THOUGHT = 4
MOST_PLAYED = 48
"""All but the four that the table begins with, one a turn; a sweep's bonus is not played."""


def share(*line_up: str, groups: int) -> float:
    """What the first of a line-up wins, a shared lead divided."""
    contest = Contest("bundles", BundlesOptions(), line_up, "tests")
    played = [play_group(contest, number) for number in range(groups)]
    return scores(line_up, played)[line_up[0]].share.mean


@pytest.mark.parametrize(
    ("better", "worse", "least", "most"),
    [
        ("beginner", "random", 0.52, 0.70),
        ("normal", "beginner", 0.60, 0.75),
    ],
)
def test_levels_are_as_strong_as_they_are_called(
    better: str, worse: str, least: float, most: float
) -> None:
    assert least < share(better, worse, groups=2 * counts.STRENGTH_PAIRS) < most


def test_one_alone_wins_more_than_its_share() -> None:
    assert share("normal", *["beginner"] * 3, groups=counts.STRENGTH_PAIRS) > 0.38


def test_the_expert_beats_beginners() -> None:
    assert share("expert", "beginner", groups=counts.STRENGTH_PAIRS // 20) > 0.55


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["beginner", "normal"])
def test_B01_every_game_of_computers_ends_in_good_time(level: str, seats: int) -> None:
    options = BundlesOptions(double=True, wild_jacks=True, sweep_bonus=True)
    contest = Contest("bundles", options, (level,) * seats, "B01")
    for number in range(counts.COMPUTER_GAMES // 10):
        deal = deal_among_equals(contest, number)
        assert deal.termination == "all_played"
        assert deal.longest_turn == 1
        assert deal.turns <= MOST_PLAYED


@pytest.mark.parametrize(("seats", "double"), [(2, True), (3, False)])
def test_B07_a_decision_takes_no_longer_than_people_wait(seats: int, double: bool) -> None:
    options = BundlesOptions(double=double, wild_jacks=True, sweep_bonus=True)
    times_s = times_of_thoughts("bundles", seats, options, STEPS_PER_THOUGHT)
    assert 0 < max(times_s) < LONGEST_S
