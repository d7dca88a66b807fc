"""What the players of Canasta remember, guess and try, compared with the rules."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from kartenrunde.bots import budget, policies
from kartenrunde.bots.canasta import beginner, greedy, playouts
from kartenrunde.bots.canasta.careful import decide
from kartenrunde.bots.canasta.guess import Guess
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.sight import scene_of
from kartenrunde.bots.canasta.weights import EXPERT, NORMAL
from kartenrunde.engine import DealPlan, InformationSet
from kartenrunde.engine.trial import Trial
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import DRAW
from kartenrunde.games.canasta.spec import DECK, KINDS, RED_THREE, SEATS, CanastaOptions
from tests.bots.positions import stream

SCORES: Final = (-100, 0, 1500, 3000)
"""With them a side needs 15, 50, 90 or 120 to open."""


def normally(scene: Scene) -> Decision:
    return decide(scene, NORMAL)


def expertly(scene: Scene) -> Decision:
    return decide(scene, EXPERT)


WAYS: Final[tuple[Callable[[Scene], Decision], ...]] = (
    beginner.decide,
    greedy.decide,
    normally,
    expertly,
)
"""For each seat one."""


def trials() -> Iterator[Trial]:
    """Deals at every minimum."""
    for number, score in enumerate(SCORES):
        plan = DealPlan(number, (score,) * SEATS)
        yield Trial(GAME, SEATS, CanastaOptions(), bytes([number] * 32), plan)


def played(trial: Trial) -> Iterator[tuple[int, Scene]]:
    """A deal in which nobody looks into others' hands: the seat on turn, and all there is."""
    scene = Scene(trial.state.clone(), [[0] * KINDS for _ in range(SEATS)], [0] * SEATS)
    while (seat := GAME.to_move(trial.state)) is not None:
        yield seat, scene
        number = WAYS[seat](scene).number
        trial.step(GAME.check(trial.state, seat, GAME.move(trial.state, number)))
        scene.play(number)


def test_CA46_a_scene_that_goes_on_remembers_what_events_tell() -> None:
    """Of picked up cards somewhat less, since it tells no suits apart."""
    for trial in trials():
        for seat, scene in played(trial):
            told = scene_of(trial.known(seat), stream(trial.steps))
            for by_events, in_scene in zip(told.known, scene.known, strict=True):
                assert all(exact >= kept for exact, kept in zip(by_events, in_scene, strict=True))
            assert told.tossed == scene.tossed
            assert told.piled == scene.piled
            assert told.hand == scene.hand


def test_what_is_known_of_a_hand_is_there() -> None:
    picked_up = 0
    for trial in trials():
        for _, scene in played(trial):
            for seat, known in enumerate(scene.known):
                hand = scene.state.hands[seat]
                assert all(count <= held for count, held in zip(known, hand, strict=True))
                picked_up += sum(known)
    assert picked_up


def test_CA19_a_guess_keeps_all_that_is_known() -> None:
    for trial in trials():
        for seat, _ in played(trial):
            if trial.steps % 10 == 0:
                told = scene_of(trial.known(seat), stream(0))
                assert_possible(told, Guess(told, stream(1)).scene())


def assert_possible(told: Scene, guessed: Scene) -> None:
    """Whether a guess looks like what was told."""
    state, public = guessed.state, told.public
    zones = GAME.zones(state)
    assert sorted(card for cards in zones.values() for card in cards) == [*range(len(DECK.faces))]
    assert len(state.draw_pile) == public.draw_count
    assert state.public.pile == public.pile
    assert guessed.hand == told.hand
    for seat, hand in enumerate(state.hands):
        assert sum(hand) == public.sizes[seat] == len(state.hand_of(seat))
        assert not hand[RED_THREE]
        known = told.known[seat]
        assert all(count <= held for count, held in zip(known, hand, strict=True))


def test_without_events_nothing_is_certain() -> None:
    for trial in trials():
        for seat, _ in played(trial):
            if trial.steps % 10 == 0:
                untold = scene_of(InformationSet(trial.known(seat).view), stream(0))
                assert not any(map(any, untold.known))
                assert sum(untold.piled) == trial.known(seat).view.pile.count


@pytest.mark.parametrize("level", ["beginner", "normal", "expert", "greedy"])
def test_every_choice_at_every_minimum_is_legal(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playouts, "MOST_GUESSES", 2)
    policy = policies("canasta")[level]
    for trial in trials():
        chance = stream(trial.steps)
        while (seat := GAME.to_move(trial.state)) is not None:
            move, _ = policy(trial.known(seat), chance)
            trial.step(GAME.check(trial.state, seat, move))


# Playouts


def first_scene() -> Scene:
    """The first position of a deal."""
    trial = next(trials())
    seat = GAME.to_move(trial.state)
    assert seat is not None
    return scene_of(trial.known(seat), stream(0))


def guesses_made(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with every guess."""
    made: list[None] = []
    guessed = Guess.scene

    def counted(guess: Guess) -> Scene:
        made.append(None)
        return guessed(guess)

    monkeypatch.setattr(Guess, "scene", counted)
    return made


def equal_moves(scene: Scene) -> int:
    """Try a move against itself."""
    return playouts.best_by_playouts(scene, DRAW, [DRAW], EXPERT, stream(0))


def test_a_move_that_is_no_better_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made = guesses_made(monkeypatch)
    assert equal_moves(first_scene()) == DRAW
    assert len(made) == playouts.GUESSES_BETWEEN_LOOKS


def test_B07_playouts_end_with_their_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "MOST_MOVES", 1)
    made = guesses_made(monkeypatch)
    equal_moves(first_scene())
    assert len(made) == 1


def test_B07_playouts_end_with_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    times_s = iter((0.0, 0.0, budget.TIME_LIMIT_S))
    monkeypatch.setattr(budget, "process_time", lambda: next(times_s))
    made = guesses_made(monkeypatch)
    equal_moves(first_scene())
    assert len(made) == 1


def test_B07_without_time_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "_allowed_s", 0.0)
    made = guesses_made(monkeypatch)
    assert equal_moves(first_scene()) == DRAW
    assert not made
