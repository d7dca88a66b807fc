"""The levels of Hospodský autobus keep their order, few deals get stuck, and all end in time."""

import pytest

from kartenrunde.bots.autobus import expert
from kartenrunde.bots.contest import Contest, Group, drawn, play_group, scores
from kartenrunde.games.autobus.spec import AutobusOptions
from tests import counts
from tests.bots.positions import deal_among_equals, times_of_thoughts

LONGEST_S = 5 * 0.2
"""Five times what a decision may take, for slow machines."""
STEPS_PER_THOUGHT = 7
MOST_ACTIONS_IN_A_TURN = 200
MOST_TURNS_IN_A_DEAL = 2_000


def played(*line_up: str, groups: int, options: AutobusOptions | None = None) -> list[Group]:
    contest = Contest("autobus", options or AutobusOptions(), line_up, "tests")
    return [play_group(contest, number) for number in range(groups)]


def wins(*line_up: str, groups: int) -> float:
    """What the first of a line-up wins; a draw is nobody's."""
    return scores(line_up, played(*line_up, groups=groups))[line_up[0]].wins.mean


def test_normal_beats_beginners_and_seldom_gets_stuck() -> None:
    groups = played("normal", "beginner", groups=counts.STRENGTH_PAIRS // 2)
    assert scores(("normal", "beginner"), groups)["normal"].wins.mean > 0.7
    assert drawn(groups).mean < 0.2


def test_one_alone_wins_more_than_its_share() -> None:
    assert wins("normal", *["beginner"] * 3, groups=counts.STRENGTH_PAIRS // 4) > 0.35


def test_without_sense_nobody_wins() -> None:
    assert wins("random", "beginner", groups=counts.STRENGTH_PAIRS // 8) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["beginner", "normal"])
def test_B01_every_game_of_computers_ends_in_good_time(level: str, seats: int) -> None:
    options = AutobusOptions(main_size=20, hand_size=5, rotating=True)
    contest = Contest("autobus", options, (level,) * seats, "B01")
    for number in range(counts.COMPUTER_GAMES // 100):
        deal = deal_among_equals(contest, number)
        assert deal.termination in ("main_emptied", "drawn")
        assert deal.longest_turn <= MOST_ACTIONS_IN_A_TURN
        assert deal.turns <= MOST_TURNS_IN_A_DEAL


@pytest.mark.long
def test_the_expert_beats_normal_even_with_few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of so few deals the cards that are left tell more than who won."""
    monkeypatch.setattr(expert, "ROLLOUTS_OF_TWO", expert.ROLLOUTS_OF_TWO // 10)
    groups = played("expert", "normal", groups=counts.STRENGTH_PAIRS // 10)
    assert scores(("expert", "normal"), groups)["expert"].margin.mean > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_B07_a_decision_takes_no_longer_than_people_wait(seats: int) -> None:
    times_s = times_of_thoughts("autobus", seats, AutobusOptions(), STEPS_PER_THOUGHT)
    assert 0 < max(times_s) < LONGEST_S
