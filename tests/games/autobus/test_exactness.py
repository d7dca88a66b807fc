"""G-9: of all conceivable moves exactly the listed ones are accepted, all through a deal."""

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import IllegalMove
from kartenrunde.engine.trial import uniform
from kartenrunde.games.autobus import GAME
from kartenrunde.games.autobus.moves import (
    AnyMove,
    Bus,
    EndTurn,
    PlayHand,
    PlayMain,
    PlayReserve,
    Put,
)
from kartenrunde.games.autobus.spec import RANK_TEXTS, AutobusOptions
from kartenrunde.games.autobus.state import State, fits_of
from tests.conformance.tables import Setting

PLACES = range(-1, 5)
ROWS = range(-1, 13)
NAMED = (None, *RANK_TEXTS, "?")


def every_move(state: State, seat: int) -> list[AnyMove]:
    """Every move there is, with the handles of a hand, one of the past and one beyond."""
    arrived = state.arrivals[seat]
    handles = [*state.handles_of(seat), -1, 0, arrived]
    return [
        *[PlayHand(handle, row) for handle in set(handles) for row in ROWS],
        *[PlayMain(row) for row in ROWS],
        *[PlayReserve(place, row) for place in PLACES for row in ROWS],
        *[
            Put(handle, place, rank)
            for handle in set(handles)
            for place in PLACES
            for rank in NAMED
        ],
        *[Bus(handle) for handle in set(handles)],
        EndTurn(),
    ]


def accepted(state: State, seat: int) -> set[AnyMove]:
    found = set()
    for move in every_move(state, seat):
        try:
            GAME.check(state, seat, move)
        except IllegalMove:
            continue
        found.add(move)
    return found


@pytest.mark.parametrize(("seats", "hand_size"), [(2, 4), (3, 5)])
def test_G9_G3_exactly_the_listed_moves_are_accepted(seats: int, hand_size: int) -> None:
    trial = Setting(GAME, seats, AutobusOptions(hand_size=hand_size)).trial(0)
    choose = uniform(Stream(bytes(32)))
    while (turn := GAME.to_move(trial.state)) is not None:
        if trial.steps % 5 == 0:
            for seat in range(seats):
                legal = set(GAME.view(trial.state, seat).legal)
                assert accepted(trial.state, seat) == legal
                assert bool(legal) == (seat == turn)
        trial.step(choose(trial))
        public = trial.state.public
        assert public.fits == fits_of(public.rows)
    assert accepted(trial.state, 0) == set()


def test_G8_the_number_of_ways_to_play_is_what_it_was() -> None:
    """Small trees counted out; another number is another rule, and another rules version."""
    state = Setting(GAME, 2, AutobusOptions()).trial(0).state
    assert [ways(state, depth) for depth in range(4)] == [1, 66, 1099, 22104]


def ways(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for number in GAME.legal_moves(state):
        after = state.clone()
        GAME.apply(after, number)
        found += ways(after, depth - 1)
    return found
