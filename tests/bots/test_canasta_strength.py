"""The levels of Canasta keep their order, and think fast enough."""

import pytest

from kartenrunde.bots.canasta import expert
from kartenrunde.bots.contest import Contest, Group, play_group, scores
from kartenrunde.engine import DealPlan
from kartenrunde.games.canasta.spec import SEATS, CanastaOptions
from tests import counts
from tests.bots.positions import times_of_thoughts

LONGEST_S = 5 * 0.5
"""Five times what a decision may take, for slow machines."""
PAIRS = counts.STRENGTH_PAIRS // 2
"""Four seats take their time; the arena plays a thousand pairs and more."""
STEPS_PER_THOUGHT = 6
MINIMUMS = {50: 0, 90: 1500, 120: 3000}
"""What a side has for whom they hold."""


def played(*line_up: str, groups: int, minimum: int = 50, matches: bool = False) -> list[Group]:
    plan = DealPlan(scores=() if matches else (MINIMUMS[minimum],) * SEATS)
    contest = Contest("canasta", CanastaOptions(), line_up, "tests", matches, plan)
    return [play_group(contest, number) for number in range(groups)]


def share(*line_up: str, groups: int, minimum: int = 50, matches: bool = False) -> float:
    """What the first of a line-up wins."""
    found = played(*line_up, groups=groups, minimum=minimum, matches=matches)
    return scores(line_up, found)[line_up[0]].share.mean


@pytest.mark.parametrize("minimum", MINIMUMS)
def test_the_normal_player_beats_beginners_at_every_minimum(minimum: int) -> None:
    assert 0.52 < share("normal", "beginner", groups=PAIRS, minimum=minimum) < 0.85


def test_the_normal_player_wins_matches_against_beginners() -> None:
    assert share("normal", "beginner", groups=PAIRS // 7, matches=True) > 0.6


@pytest.mark.parametrize("anchor", ["random", "eager"])
def test_beginners_beat_players_without_sense(anchor: str) -> None:
    assert share("beginner", anchor, groups=PAIRS // 2) > 0.6


def test_the_expert_beats_beginners_even_without_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    """The careful half of it, which decides in most positions."""
    monkeypatch.setattr(expert, "MOST_OTHERS", 0)
    assert share("expert", "beginner", groups=PAIRS) > 0.52


def test_B07_a_decision_takes_no_longer_than_people_wait() -> None:
    times_s = times_of_thoughts("canasta", SEATS, CanastaOptions(), STEPS_PER_THOUGHT)
    assert 0 < max(times_s) < LONGEST_S
