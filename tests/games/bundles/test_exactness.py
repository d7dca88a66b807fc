"""G-9: of all conceivable moves exactly the listed ones are accepted, all through a deal."""

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import IllegalMove
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.moves import AnyMove, Lay, Steal, Take
from kartenrunde.games.bundles.spec import BundlesOptions
from kartenrunde.games.bundles.state import State
from tests.conformance.tables import Setting, seed_of
from tests.support.bundles import deal
from tests.support.positions import fingerprint

NEAR = range(-1, 3)
"""The two bundles, and one beyond on both sides."""


def every_move(state: State) -> list[AnyMove]:
    """Every move there is, with every handle that was ever given out, and one beyond."""
    handles = range(-1, max(state.arrivals) + 1)
    return [
        *map(Lay, handles),
        *[Take(handle, into) for handle in handles for into in NEAR],
        *[
            Steal(handle, seat, bundle, into)
            for handle in handles
            for seat in range(-1, state.public.seats + 1)
            for bundle in NEAR
            for into in NEAR
        ],
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


MANY = BundlesOptions(double=True, wild_jacks=True, sweep_bonus=True, last_capture=True)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, BundlesOptions()), (4, MANY), (3, BundlesOptions(friendly=True, pack="spanish"))],
    ids=["standard", "many", "friendly"],
)
def test_G9_G3_exactly_the_listed_moves_are_accepted(seats: int, options: BundlesOptions) -> None:
    setting = Setting(GAME, seats, options)
    trial, chance = setting.trial(0), Stream(seed_of("exactly", setting))
    while (turn := GAME.to_move(trial.state)) is not None:
        before = fingerprint(GAME, trial.state)
        moves = every_move(trial.state)
        for seat in range(seats) if trial.steps % 10 == 0 else [turn]:
            listed = GAME.view(trial.state, seat).legal
            found = accepted(trial.state, seat, moves)
            assert sorted(map(str, found)) == sorted(map(str, listed))
            assert bool(found) == (seat == turn)
        assert fingerprint(GAME, trial.state) == before
        legal = GAME.legal_moves(trial.state)
        trial.step(legal[chance.below(len(legal))])
    assert accepted(trial.state, 0, every_move(trial.state)) == []


def test_G8_the_number_of_ways_to_play_is_what_it_was() -> None:
    """Small trees counted out; another number is another rule, and another rules version."""
    standard = Setting(GAME, 2, BundlesOptions()).trial(0).state
    many = Setting(GAME, 3, MANY).trial(0).state
    assert [ways(standard, depth) for depth in range(5)] == [1, 4, 16, 48, 144]
    assert [ways(many, depth) for depth in range(5)] == [1, 4, 16, 64, 192]


def ways(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for number in GAME.legal_moves(state):
        after = state.clone()
        GAME.apply(after, number)
        found += ways(after, depth - 1)
    return found


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ("hand: 7 | table: 7 | draw: 2 3", BundlesOptions(sweep_bonus=True)),
        ("hand: 7 | hand@1: | table: 7 4 | draw:", BundlesOptions(last_capture=True)),
    ],
    ids=["a sweep", "cards left at the end"],
)
def test_G8_SB17_a_move_does_the_same_when_nobody_listens(
    position: str, options: BundlesOptions
) -> None:
    state = deal(position, **msgspec.structs.asdict(options)).state
    heard, unheard = state.clone(), state.clone()
    number = GAME.legal_moves(state)[0]
    GAME.apply(heard, number, [])
    GAME.apply(unheard, number)
    assert fingerprint(GAME, heard) == fingerprint(GAME, unheard) != fingerprint(GAME, state)
