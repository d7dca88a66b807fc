"""Contests between players: the same seed, the same result, and levels that keep their order."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from kartenrunde.bots import LEVELS
from kartenrunde.bots import contest as contest_module
from kartenrunde.bots.contest import (
    Contest,
    Group,
    Played,
    drawn,
    play_group,
    scores,
    sides_of,
)
from kartenrunde.cli import main
from kartenrunde.engine import FIRST_DEAL, DealPlan, find_game
from kartenrunde.games.canasta.spec import CanastaOptions
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from tests import counts
from tests.bots.positions import deal_among_equals

NUMBERS_OF_SEATS = (2, 3, 4, 5, 6)
MOST_ACTIONS_IN_A_TURN = 200
MOST_TURNS_IN_A_DEAL = 2_000


def contest(*line_up: str, stock_size: int = 10, seed: str = "tests") -> Contest:
    return Contest("stapelsprint", StapelsprintOptions(stock_size), line_up, seed)


def share(line_up: Sequence[str], groups: int) -> float:
    """What the first of a line-up wins."""
    setting = contest(*line_up)
    played = [play_group(setting, number) for number in range(groups)]
    return scores(line_up, played)[line_up[0]].share.mean


def group(*shares: float, wins: tuple[int, ...] = ()) -> Group:
    margins = (0,) * len(shares)
    return Group(shares, wins or tuple(map(int, shares)), margins, (), ((),) * len(shares))


@pytest.mark.parametrize(
    ("better", "worse", "least", "most"),
    [
        ("normal", "eager", 0.80, 1.0),
        ("beginner", "eager", 0.52, 0.80),
        ("normal", "beginner", 0.65, 1.0),
        ("expert", "normal", 0.50, 0.80),
    ],
)
def test_levels_are_as_strong_as_they_are_called(
    better: str, worse: str, least: float, most: float
) -> None:
    assert least < share((better, worse), counts.STRENGTH_PAIRS) < most


@pytest.mark.parametrize("seats", NUMBERS_OF_SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_B01_every_game_of_computers_ends_in_good_time(level: str, seats: int) -> None:
    setting = contest(*[level] * seats, stock_size=5, seed="B01")
    for number in range(counts.COMPUTER_GAMES // len(NUMBERS_OF_SEATS)):
        deal = deal_among_equals(setting, number)
        assert deal.termination == "stock_emptied"
        assert deal.longest_turn <= MOST_ACTIONS_IN_A_TURN
        assert deal.turns <= MOST_TURNS_IN_A_DEAL


def test_the_same_cards_are_played_from_every_seat() -> None:
    played = play_group(contest("normal", "normal"), 7)
    assert played.deals[0] == played.deals[1]
    assert played.shares == (1.0, 1.0)


def test_an_interval_is_taken_over_groups() -> None:
    found = scores(("a", "b"), [group(2.0, 0.0), group(1.0, 1.0), group(1.0, 1.0), group(2.0, 0.0)])
    assert found["a"].share.mean == 0.75
    assert found["b"].share.mean == 0.25
    assert found["a"].fair == 0.5
    assert found["a"].share.half_width == pytest.approx(1.96 * (0.25 / 3 / 4) ** 0.5)


def test_seats_of_one_name_are_one_score() -> None:
    found = scores(("a", "b", "a"), [group(1.0, 2.0, 0.0)])
    assert found["a"].share.mean == pytest.approx(1 / 3)
    assert found["a"].fair == pytest.approx(2 / 3)


def test_a_deal_that_several_lead_is_nobodys_win() -> None:
    groups = [group(1.5, 0.5, wins=(1, 0)), group(2.0, 0.0, wins=(2, 0))]
    assert scores(("a", "b"), groups)["a"].wins.mean == 0.75
    assert scores(("a", "b"), groups)["b"].wins.mean == 0
    assert drawn(groups).mean == 0.25
    assert drawn(groups).half_width == pytest.approx(1.96 * 0.25)


def partners(*line_up: str, matches: bool = False, score: int = 0) -> Contest:
    plan = FIRST_DEAL if matches else DealPlan(scores=(score,) * 4)
    return Contest("canasta", CanastaOptions(2500), line_up, "tests", matches, plan)


def test_partners_play_the_same_and_sides_change_places() -> None:
    assert sides_of(find_game("canasta"), 4) == [0, 1, 0, 1]
    played = play_group(partners("greedy", "greedy"), 1)
    first, second = played.deals
    assert first == second
    assert played.margins == (0, 0)
    better = play_group(partners("greedy", "random"), 1)
    assert len(better.deals) == len(better.shares) == 2
    assert better.margins[0] == -better.margins[1] > 0


def test_a_contest_of_matches_plays_until_somebody_has_enough() -> None:
    played = play_group(partners("greedy", "greedy", matches=True), 1)
    assert sum(played.shares) == 2
    assert len(played.deals) > 4
    half = played.deals[: len(played.deals) // 2]
    for side in (0, 1):
        assert sum(deal.points[side] for deal in half[:-1]) < 2500
    assert max(sum(deal.points[side] for deal in half) for side in (0, 1)) >= 2500


def test_a_match_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest_module, "MOST_DEALS", 2)
    assert len(play_group(partners("greedy", "greedy", matches=True), 1).deals) == 4


def test_what_sides_have_before_a_deal_changes_it() -> None:
    low, high = (play_group(partners("greedy", "greedy", score=score), 3) for score in (0, 3000))
    assert low.deals != high.deals


def test_there_must_be_seats_for_the_sides() -> None:
    with pytest.raises(ValueError, match="got 3 sides"):
        play_group(partners("greedy", "greedy", "greedy"), 0)


def test_a_round_that_nobody_wins_is_shared() -> None:
    setting = contest("random", "random")
    drawn = [
        deal
        for number in range(10)
        for deal in play_group(setting, number).deals
        if deal.termination == "drawn_round"
    ]
    assert drawn
    assert all(deal.shares == (0.5, 0.5) for deal in drawn)
    assert all(isinstance(deal, Played) for deal in drawn)


def arena(file: Path, *arguments: str) -> bytes:
    line = ("arena", "--line-up", "normal,eager", "--pairs", "6", "--json", str(file))
    assert main([*line, *arguments]) == 0
    return file.read_bytes()


def test_the_arena_gives_the_same_result_in_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = arena(tmp_path / "1.json", "--seed", "s", "--seats", "3")
    together = arena(tmp_path / "2.json", "--seed", "s", "--seats", "3", "--jobs", "2")
    other = arena(tmp_path / "3.json", "--seed", "t", "--seats", "3")
    assert alone == together != other
    result = json.loads(alone)
    assert result["line_up"] == ["normal", "eager", "eager"]
    assert result["deals"] == 18
    assert sum(score["share"]["mean"] for score in result["scores"].values()) == pytest.approx(1)
    assert "18 deals" in capsys.readouterr().out


def test_the_arena_knows_sides_and_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ("--game", "canasta", "--line-up", "greedy,random", "--pairs", "1")
    result = json.loads(arena(tmp_path / "1.json", *line, "--scores", "1500,0,1500,0"))
    assert result["line_up"] == ["greedy", "random"]
    assert result["scores_before"] == [1500, 0, 1500, 0]
    assert result["scores"]["greedy"]["margin"]["mean"] > 0
    assert "points ahead +" in capsys.readouterr().out
    result = json.loads(arena(tmp_path / "2.json", *line, "--matches"))
    assert result["matches"]
    assert result["deals"] > 2


def test_the_arena_tells_how_long_decisions_took(tmp_path: Path) -> None:
    result = json.loads(arena(tmp_path / "1.json", "--time"))
    for times in result["milliseconds"].values():
        assert 0 < times["mean"] <= times["most"]
        assert times["p99"] <= times["most"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--line-up", "normal,genius"], "expected a policy among"),
        (["--line-up", "normal,normal,normal"], "expected at most 2 policies"),
        (["--line-up", "normal", "--seats", "7"], "not offered"),
        (["--line-up", "normal", "--options", '{"stock_size":7}'], "not offered"),
        (["--line-up", "normal", "--options", "{"], "not offered"),
        (["--line-up", "normal", "--scores", "1,2,3"], "expected 2 scores"),
        (["--line-up", "normal", "--scores", "1,2", "--matches"], "before single deals"),
    ],
)
def test_the_arena_refuses_what_cannot_be_played(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert complaint in capsys.readouterr().err
