"""G-9: of all conceivable moves exactly the listed ones are accepted, all through a deal."""

import pytest

from kartenrunde.engine import IllegalMove
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.moves import (
    AnyMove,
    Discard,
    EndTurn,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from kartenrunde.games.stapelsprint.state import State
from tests.conformance.tables import Setting
from tests.support.positions import fingerprint

NEAR = range(-1, 5)
"""The four places, and one beyond on both sides."""


def every_move(state: State) -> list[AnyMove]:
    """Every move there is, with every handle that was ever given out, and one beyond."""
    handles = range(-1, max(state.arrivals) + 1)
    return [
        *[PlayHand(handle, sequence) for handle in handles for sequence in NEAR],
        *[PlayStock(sequence) for sequence in NEAR],
        *[PlayDiscard(pile, sequence) for pile in NEAR for sequence in NEAR],
        *[Discard(handle, pile) for handle in handles for pile in NEAR],
        EndTurn(),
    ]


def accepted(state: State, seat: int, moves: list[AnyMove]) -> list[AnyMove]:
    found = []
    for move in moves:
        try:
            GAME.check(state, seat, move)
        except IllegalMove:
            continue
        found.append(move)
    return found


@pytest.mark.parametrize(("seats", "style"), [(2, "random"), (3, "random"), (2, "greedy")])
def test_G9_G3_exactly_the_listed_moves_are_accepted(seats: int, style: str) -> None:
    setting = Setting(GAME, seats, StapelsprintOptions())
    trial, choose = setting.trial(0), setting.player(style, 0)
    while (turn := GAME.to_move(trial.state)) is not None:
        before = fingerprint(GAME, trial.state)
        moves = every_move(trial.state)
        for seat in range(seats) if trial.steps % 10 == 0 else [turn]:
            listed = GAME.view(trial.state, seat).legal
            found = accepted(trial.state, seat, moves)
            assert sorted(map(str, found)) == sorted(map(str, listed))
            assert bool(found) == (seat == turn)
        assert fingerprint(GAME, trial.state) == before
        trial.step(choose(trial))
    assert accepted(trial.state, 0, every_move(trial.state)) == []


def test_G8_the_number_of_ways_to_play_is_what_it_was() -> None:
    """Small trees counted out; another number is another rule, and another rules version."""
    state = Setting(GAME, 2, StapelsprintOptions(stock_size=5)).trial(0).state
    assert [ways(state, depth) for depth in range(4)] == [1, 24, 464, 10944]


def ways(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for number in GAME.legal_moves(state):
        after = state.clone()
        GAME.apply(after, number)
        found += ways(after, depth - 1)
    return found
