"""Every game has whole deals told for people to read, and plays them today as it did then."""

import pytest

from kartenrunde.engine import games
from tests.playthroughs.telling import FOLDER, PLANS, Plan, told

LARGEST_BYTES = 60_000


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_G8_a_told_deal_is_played_as_it_was(plan: Plan) -> None:
    expected = plan.file.read_text()
    assert told(plan) == expected, "if that is meant: script/playthroughs, in a commit of its own"


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_a_told_deal_can_be_read_in_one_go(plan: Plan) -> None:
    assert plan.file.stat().st_size <= LARGEST_BYTES


def test_no_game_lacks_a_told_deal() -> None:
    assert {plan.game for plan in PLANS} == set(games())


def test_no_told_deal_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(plan.file for plan in PLANS)


def test_the_told_deals_show_a_win_a_reshuffle_and_a_drawn_round() -> None:
    texts = "".join(plan.file.read_text() for plan in PLANS)
    for shown in ("wins the round", "become the draw pile", "the round is drawn", ": end\n"):
        assert shown in texts


def test_they_show_the_bus_a_named_rank_a_finished_row_and_a_draw() -> None:
    texts = "".join(plan.file.read_text() for plan in PLANS if plan.game == "autobus")
    for shown in ("under the bus", " as ", "is finished", "nobody can go on", "turns up"):
        assert shown in texts


def test_they_show_steals_a_sweep_a_last_capture_and_a_play_off() -> None:
    texts = "".join(plan.file.read_text() for plan in PLANS if plan.game == "bundles")
    for shown in ("steals", "has cleared the table", "captured last", "a play-off among"):
        assert shown in texts
