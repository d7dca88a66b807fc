"""What holds for the computer players of every game."""

import ast
from collections.abc import Iterator
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Final

import pytest

import kartenrunde.bots
from kartenrunde.bots import LEVELS, anchors, budget, policies
from kartenrunde.bots.policy import Choice, games_with_players
from kartenrunde.engine import InformationSet, find_game
from kartenrunde.engine.trial import Trial
from tests import counts
from tests.bots.positions import stream

GAMES: Final = games_with_players()
STEPS_PER_TWIN: Final = 5
STEPS_PER_EXPERTS_TWIN: Final = 7
"""No multiple of a number of seats, so that each has its turn."""
ANCHORS: Final = ("random", "eager", "greedy")


def a_deal(game: str, player: str, seats: int) -> Iterator[tuple[Trial, Choice]]:
    """A deal: each time a player of that name is asked, and what it answered.

    Where the expert is not asked, others move.
    """
    every = counts.STEPS_PER_THOUGHT if player == "expert" else 1
    rules = find_game(game)
    trial = Trial(rules, seats, rules.options_type(), bytes([seats] * 32))
    chance = stream(seats)
    while (seat := rules.to_move(trial.state)) is not None and trial.steps < counts.CHOICES:
        is_asked = trial.steps % every == 0
        choice = policies(game)[player if is_asked else "normal"](trial.known(seat), chance)
        if is_asked:
            yield trial, choice
        trial.step(rules.check(trial.state, seat, choice.move))


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_and_the_fixed_opponents_are_there(game: str) -> None:
    assert set(policies(game)) >= {*LEVELS, *ANCHORS}


@pytest.mark.parametrize("player", [*LEVELS, *ANCHORS])
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_legal_and_its_reason_has_a_name(game: str, player: str) -> None:
    rules = find_game(game)
    named = vars(import_module(f"kartenrunde.bots.{game}.reasons"))
    reasons = {anchors.ANY, *[why for name, why in named.items() if name.isupper()]}
    for seats in {*rules.seat_range}:
        for trial, choice in a_deal(game, player, seats):
            seat = rules.to_move(trial.state) or 0
            assert rules.accepts(rules.view(trial.state, seat), choice.move)
            assert choice.reason in reasons


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_G6_a_choice_is_the_same_whatever_others_hold(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "_allowed_s", inf)  # which one thought may reach, its twin not
    rules = find_game(game)
    seats = max(3, rules.seat_range[0])
    every = STEPS_PER_EXPERTS_TWIN if level == "expert" else STEPS_PER_TWIN
    for trial, _ in a_deal(game, "normal", seats):
        if trial.steps % every:
            continue
        seat = rules.to_move(trial.state) or 0
        known = trial.known(seat)
        twin = trial.state.clone()
        zones = rules.zones(twin)
        hidden = [card for name in rules.hidden_zones(twin, seat) for card in zones[name]]
        for first, second in zip(hidden, hidden[::-1], strict=True):
            if first < second:
                rules.exchange(twin, first, second)
        from_twin = InformationSet(rules.view(twin, seat), known.events)
        policy, number = policies(game)[level], trial.steps
        assert policy(known, stream(number)) == policy(from_twin, stream(number))


@pytest.mark.parametrize("game", GAMES)
def test_players_import_nothing_that_deals_or_shows(game: str) -> None:
    """A player may suppose a position of the game's own kind; the real one is not where it thinks.

    What a move does, it asks the game.
    """
    hidden = {"rules", "projection", "game"}
    for path in kartenrunde.bots.__path__:
        for file in Path(path, game).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    package, _, module = node.module.rpartition(".")
                    if package.startswith("kartenrunde.games"):
                        assert module not in hidden, f"{file.name} imports {node.module}"
