"""Every game has whole deals told for people to read, and plays them today as it did then."""

from importlib import import_module

import pytest

from kartenrunde.engine import games
from tests.playthroughs.plan import FOLDER, Plan
from tests.playthroughs.telling import PLANS, told

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


@pytest.mark.parametrize("game", games())
def test_the_told_deals_of_a_game_show_what_is_worth_reading(game: str) -> None:
    texts = "".join(plan.file.read_text() for plan in PLANS if plan.game == game)
    for shown in import_module(f"tests.playthroughs.plans_{game}").SHOWN:
        assert shown in texts
