"""Contests between players: the same seed, the same result, and levels that keep their order."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from kartenrunde.bots import LEVELS
from kartenrunde.bots.contest import Contest, Group, Played, drawn, play_group, scores
from kartenrunde.cli import main
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from tests import counts

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
    for number in range(counts.COMPUTER_GAMES // len(NUMBERS_OF_SEATS) // seats):
        for deal in play_group(setting, number).deals:
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
    ],
)
def test_the_arena_refuses_what_cannot_be_played(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert complaint in capsys.readouterr().err
