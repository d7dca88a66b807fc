"""The conformance kit notices: each question is asked of a game that answers it wrongly."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, Event, Game, IllegalMove, InformationSet, Outcome
from kartenrunde.engine.conformance import Nonconformance, examine
from kartenrunde.engine.happening import TurnBegan
from kartenrunde.engine.trial import Trial, uniform
from kartenrunde.games.canasta.game import Canasta
from kartenrunde.games.canasta.state import NOWHERE
from kartenrunde.games.canasta.state import State as CanastaState
from kartenrunde.games.stapelsprint.events import DealDrawn
from kartenrunde.games.stapelsprint.game import Stapelsprint
from kartenrunde.games.stapelsprint.moves import AnyMove, EndTurn
from kartenrunde.games.stapelsprint.spec import DECK
from kartenrunde.games.stapelsprint.state import State
from kartenrunde.games.stapelsprint.view import View

Answer = Callable[..., Any]


def wrong_game(answers: dict[str, Answer], kind: type[Game[Any]] = Stapelsprint) -> Game[Any]:
    """A game with some methods replaced; each gets the right game's bound method first."""
    game = kind()
    for name, answer in answers.items():
        right = getattr(game, name)
        setattr(game, name, lambda *args, answer=answer, right=right: answer(right, *args))
    return game


def lose_a_card(right: Answer, state: State) -> Any:
    zones = dict(right(state))
    zones["draw_pile"] = zones["draw_pile"][1:]
    return zones


def hang(right: Answer, state: State) -> Any:
    return None if state.public.ended_turns else right(state)


def omit_a_move(right: Answer, state: State) -> Any:
    return right(state)[1:] or right(state)


def omit_it_in_the_view(right: Answer, view: View) -> Any:
    return right(view)[1:]


def read_the_list(right: Answer, view: View) -> Any:
    return list(view.legal)


def let_any_seat_move(right: Answer, state: State, seat: int, move: AnyMove) -> Any:
    return right(state, state.public.turn, move)


def accept_anything(right: Answer, state: State, seat: int, move: AnyMove) -> Any:
    try:
        return right(state, seat, move)
    except IllegalMove:
        if seat != state.public.turn:
            raise
        return 0


def refuse_and_change(right: Answer, state: State, seat: int, move: AnyMove) -> Any:
    try:
        return right(state, seat, move)
    except IllegalMove:
        state.public.ended_turns += 1
        raise


def invent_a_code(right: Answer, state: State, seat: int, move: AnyMove) -> Any:
    try:
        return right(state, seat, move)
    except IllegalMove:
        raise IllegalMove("move/because") from None


def tell_the_next_card(right: Answer, state: State, seat: int, move: AnyMove) -> Any:
    try:
        return right(state, seat, move)
    except IllegalMove as refused:
        top = DECK.faces[state.draw_pile[-1]] if state.draw_pile else "?"
        raise IllegalMove(refused.code, wanted=top) from None


def show_the_next_card(right: Answer, state: State, audience: int) -> Any:
    view: View = right(state, audience)
    return msgspec.structs.replace(view, draw_count=sum(state.draw_pile[-1:]))


def let_onlookers_move(right: Answer, state: State, audience: int) -> Any:
    view: View = right(state, audience)
    return view if audience >= 0 else msgspec.structs.replace(view, legal=(EndTurn(),))


def show_bytes_that_cannot_be_read(right: Answer, state: State, audience: int) -> Any:
    return msgspec.structs.replace(right(state, audience), sequences=((1,),))


def deal_the_stocks_by_face(right: Answer, known: InformationSet, stream: Stream) -> Any:
    state: State = right(known, stream)
    state.hands[0].reverse()
    state.hands[1].reverse()
    return state


def cheat_when_heard(
    right: Answer, state: State, number: int, events: list[Event] | None = None
) -> None:
    right(state, number, events)
    state.public.ended_turns += events is not None


def tell_all_about_the_draw_pile(
    right: Answer, state: State, number: int, events: list[Event] | None = None
) -> None:
    right(state, number, events)
    if events is not None and state.draw_pile:
        events.append(Event(TurnBegan(state.draw_pile[0])))


def say_what_nobody_can_read(
    right: Answer, state: State, number: int, events: list[Event] | None = None
) -> None:
    right(state, number, events)
    if events is not None:
        events.append(Event(Outcome("odd", (), ())))


def draw_more_lots(
    right: Answer, seats: int, options: Any, stream: Stream, dealer: Any, events: Any
) -> Any:
    UNSTABLE.append(0)
    for _ in UNSTABLE:
        stream.below(2)
    return right(seats, options, stream, dealer, events)


UNSTABLE: list[int] = []

FAULTS = [
    ("the zones do not hold the deck", {"zones": lose_a_card}),
    ("either a seat is to move or there is an outcome", {"to_move": hang}),
    ("legal moves in the view", {"legal_moves": omit_a_move}),
    ("is not listed, but made", {"check": accept_anything}),
    ("legal moves recomputed from the view", {"legal_from_view": omit_it_in_the_view}),
    ("legal moves recomputed from the view", {"legal_from_view": read_the_list}),
    ("moves for seat", {"check": let_any_seat_move}),
    ("a refusal changes the position", {"check": refuse_and_change}),
    ("move/because is not declared", {"check": invent_a_code}),
    ("a refusal tells", {"check": tell_the_next_card}),
    ("sees a secret", {"view": show_the_next_card}),
    (f"legal moves in the view of {SPECTATOR}", {"view": let_onlookers_move}),
    ("Expected `str`, got `int`", {"view": show_bytes_that_cannot_be_read}),
    ("a determinization looks different", {"determinize": deal_the_stocks_by_face}),
    ("listening to events changes what happens", {"apply": cheat_when_heard}),
    ("an event tells", {"apply": tell_all_about_the_draw_pile}),
    ("Invalid value|missing required field", {"apply": say_what_nobody_can_read}),
    ("a replay is another deal", {"deal": draw_more_lots}),
]


@pytest.mark.parametrize(
    ("breach", "answers"),
    FAULTS,
    ids=[f"{number}: {breach[:40]}" for number, (breach, _) in enumerate(FAULTS)],
)
def test_a_fault_of_each_kind_is_noticed(breach: str, answers: dict[str, Answer]) -> None:
    game = wrong_game(answers)
    with pytest.raises((Nonconformance, msgspec.ValidationError), match=breach):
        for number in range(4):
            play(game, number)


def make_another_move(right: Answer, state: CanastaState, seat: int, move: Any) -> Any:
    number = right(state, seat, move)
    listed = Canasta().legal_moves(state)
    return number if number in listed else listed[-1]


def accept_all_from_the_view(right: Answer, view: View, move: AnyMove) -> Any:
    return view.seat == view.turn


def lose_what_is_laid(right: Answer, state: CanastaState, number: int, events: Any = None) -> None:
    right(state, number, events)
    state.place[0] = NOWHERE


UNLISTED_FAULTS = [
    ("is taken for another", {"check": make_another_move}),
    ("is judged otherwise from the view", {"accepts": accept_all_from_the_view}),
    ("the zones do not hold the deck", {"apply": lose_what_is_laid}),
]


@pytest.mark.parametrize(("breach", "answers"), UNLISTED_FAULTS)
def test_a_fault_in_moves_that_are_not_listed_is_noticed(
    breach: str, answers: dict[str, Answer]
) -> None:
    with pytest.raises(Nonconformance, match=breach):
        play(wrong_game(answers, Canasta), 0)


def play(game: Game[Any], number: int) -> None:
    chance = Stream(bytes([number] * 32))
    trial = Trial(game, max(2, game.seat_range[0]), game.options_type(), bytes([number] * 32))
    examine(trial, uniform(chance), chance, thorough_every=3)


def test_a_faultless_game_passes() -> None:
    play(wrong_game({}), 0)


def test_a_deal_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenrunde.engine.conformance.MOST_STEPS", 20)
    with pytest.raises(Nonconformance, match="does not end"):
        play(wrong_game({}), 0)


def test_an_event_without_an_audience_cannot_be_made() -> None:
    assert Event(DealDrawn()).half(SPECTATOR) == DealDrawn()
    with pytest.raises(ValueError, match="audience"):
        Event(None)
