"""What every game must keep to, whatever its rules; asked of a deal while it is played.

`examine` raises `Nonconformance` at the first breach. The quick questions are asked at every step,
the thorough ones at a share of the steps drawn by lot.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import pairwise, product
from typing import Any, Final, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from kartenrunde.cards import Stream
from kartenrunde.engine.errors import IllegalMove
from kartenrunde.engine.event import Event
from kartenrunde.engine.game import SPECTATOR, Audience, Game
from kartenrunde.engine.information import InformationSet
from kartenrunde.engine.record import Record, replay
from kartenrunde.engine.trial import Chooser, Seen, Trial, fingerprint, kinds, tag

Witness = Callable[[Audience, bytes, Sequence[Any], bytes], None]
"""Told what the actor, the next seat or an onlooker, by turns, knows of a step: the view before it,
the halves of events heard, the view after it. Whoever listens does so as long as one seat moves, as
the view after a step is the one before the next then."""

MOST_STEPS: Final = 20_000
"""A deal that goes on for longer is taken for one that hangs."""
_MOST_UNLISTED: Final = 300

_encode = msgspec.json.encode


class Nonconformance(AssertionError):
    """A game breaks its contract."""


def demand(fact: bool, breach: str, *about: object) -> None:
    """Raise `Nonconformance` unless the fact holds; only then is told what it is about."""
    if not fact:
        raise Nonconformance(breach.format(*about))


def examine(
    trial: Trial,
    choose: Chooser,
    chance: Stream,
    thorough_every: int = 8,
    seen: Seen | None = None,
    witness: Witness | None = None,
) -> None:
    """Play the deal to its end; thorough questions on average every so many steps."""
    seen = seen or Seen()
    seen.events.update(tag(half) for heard in trial.heard.values() for half in heard)
    prints = [trial.fingerprint()]
    listener = _Listener(witness)
    while trial.game.to_move(trial.state) is not None:
        demand(trial.steps < MOST_STEPS, "the deal does not end")
        check_position(trial, seen)
        for wish in trial.game.wishes(trial.state, chance):
            _refusal(trial.game, trial.state, trial.game.to_move(trial.state) or 0, wish, seen)
        number = choose(trial)
        if chance.below(thorough_every) == 0:
            check_views(trial)
            check_unlisted_moves(trial, seen, chance)
            check_secrets(trial, number, chance)
            check_determinization(trial, chance)
            check_silence(trial, number)
        check_events(trial, listener.step(trial, number, seen.moves), seen)
        prints.append(trial.fingerprint())
    check_position(trial, seen)
    check_views(trial)
    check_unlisted_moves(trial, seen, chance)
    check_determinization(trial, chance)
    check_replay(trial, prints)
    outcome = trial.game.outcome(trial.state)
    assert outcome is not None
    seen.endings.add(outcome.termination)


class _Listener:
    """Makes the steps of a deal and tells a witness what one audience knows of each.

    It stays the same while one seat moves: the view after a step is the one before the next then.
    """

    def __init__(self, witness: Witness | None) -> None:
        self._witness = witness
        self._seat: Audience = SPECTATOR
        self._audience: Audience = SPECTATOR

    def step(self, trial: Trial, number: int, moves: set[str]) -> list[Event]:
        """Make a move of the seat to move; what happened."""
        seat = trial.game.to_move(trial.state) or 0
        moves.add(tag(trial.game.move(trial.state, number)))
        if self._witness is None:
            return trial.step(number)
        if seat != self._seat:
            self._seat = seat
            self._audience = (seat, (seat + 1) % trial.seats, SPECTATOR)[trial.steps % 3]
        before = trial.look(self._audience)
        events = trial.step(number)
        halves = [event.half(self._audience) for event in events]
        heard = [half for half in halves if half is not None]
        self._witness(self._audience, before, heard, trial.look(self._audience))
        return events


def check_position(trial: Trial, seen: Seen) -> None:
    """The deck is whole, one seat is to move or none, and each legal move is accepted."""
    game, state = trial.game, trial.state
    check_deck(trial, state)
    seat, numbers = game.to_move(state), game.legal_moves(state)
    over = game.outcome(state) is not None
    demand((seat is None) == over, "either a seat is to move or there is an outcome")
    demand(bool(numbers) != over, "there are legal moves until the end and none after it")
    listed = [game.move(state, number) for number in numbers]
    for number, move in zip(numbers, listed, strict=True):
        demand(game.check(state, seat or 0, move) == number, "{} is another one when checked", move)
    for move in [kind() for kind in kinds(game.move_type) if not kind.__struct_fields__]:
        refused = _refusal(game, state, seat or 0, move, seen) is not None
        demand(refused != (move in listed), "{} is not listed, but made", move)
    for other in range(trial.seats):
        if numbers and other != seat:
            refusal = _refusal(game, state, other, listed[0], seen)
            demand(refusal is not None, "seat {} moves for seat {}", other, seat)


def check_deck(trial: Trial, state: Any) -> None:
    """The zones together hold each card once."""
    cards = [card for zone in trial.game.zones(state).values() for card in zone]
    demand(sorted(cards) == list(range(len(trial.deck))), "the zones do not hold the deck")


def check_views(trial: Trial) -> None:
    """Moves and views survive the wire, and a view tells which moves are legal without its list."""
    game, state = trial.game, trial.state
    moves = [game.move(state, number) for number in game.legal_moves(state)]
    for move in moves:
        demand(game.decode_move(_encode(move)) == move, "{} changes on the wire", move)
    for audience in trial.audiences:
        raw = trial.look(audience)
        view = game.decode_view(raw)
        demand(view == trial.view(audience), "a view changes on the wire")
        legal = moves if audience == game.to_move(state) else []
        demand(list(view.legal) == legal, "legal moves in the view of {}", audience)
        blanked = _encode(msgspec.json.decode(raw) | {"legal": []})
        found = game.legal_from_view(game.decode_view(blanked))
        demand(found == legal, "legal moves recomputed from the view of {}", audience)


def check_unlisted_moves(trial: Trial, seen: Seen, chance: Stream) -> None:
    """Conceivable moves that are not listed are refused, and refusals change nothing.

    Where not all can be listed, the view judges them as `check` does, and those accepted are made.
    """
    game, state = trial.game, trial.state
    before = fingerprint(game, state)
    seat = game.to_move(state) or 0
    accepts = _judgement(game, game.view(state, seat))
    listed = [game.move(state, number) for number in game.legal_moves(state)]
    for move in [*conceivable_moves(trial, chance), *game.wishes(state, chance)]:
        refusal = _refusal(game, state, seat, move, seen)
        if game.lists_every_move:
            demand(refusal is not None or move in listed, "{} is not listed, but made", move)
        elif refusal is None:
            check_made(trial, move)
        demand(accepts(move) == (refusal is None), "{} is judged otherwise from the view", move)
    demand(fingerprint(game, state) == before, "a refusal changes the position")


def _judgement(game: Game[Any], view: Any) -> Callable[[Any], bool]:
    """How a view judges moves; a game that looks them up in its list is asked for it once."""
    if getattr(game.accepts, "__func__", None) is Game.accepts:
        return game.legal_from_view(view).__contains__
    return partial(game.accepts, view)


def check_made(trial: Trial, move: Any) -> None:
    """An accepted move is one number, however it is said, and leaves the deck whole."""
    game, made = trial.game, trial.state.clone()
    number = game.check(made, game.to_move(made) or 0, move)
    again = game.move(made, number)
    is_same = tag(again) == tag(move) and game.check(made, game.to_move(made) or 0, again) == number
    demand(is_same, "{} is taken for another", move)
    game.apply(made, number)
    check_deck(trial, made)


def conceivable_moves(trial: Trial, chance: Stream) -> list[Any]:
    """Moves of every type, their fields filled from moves there are or were, and one beyond."""
    game, state = trial.game, trial.state
    moves = [game.move(state, number) for number in game.legal_moves(state)]
    moves += [game.decode_move(made.move) for made in trial.record().deals[0].moves[-20:]]
    values: dict[str, set[Any]] = {}
    for move in moves:
        for name in move.__struct_fields__:
            values.setdefault(name, set()).add(getattr(move, name))
    found = [
        kind(*filled)
        for kind in kinds(game.move_type)
        for filled in product(
            *[_and_near(values.get(field.name) or _any_value(field)) for field in _fields(kind)]
        )
    ]
    order = list(range(len(found)))
    chance.shuffle(order)
    return [found[place] for place in order[:_MOST_UNLISTED]]


_fields = cache(fields)


def _any_value(field: FieldInfo) -> set[Any]:
    """Something to begin with, for a field that no move has filled yet."""
    return {()} if get_origin(field.type) is tuple else {0}


def _and_near(values: set[Any]) -> list[Any]:
    """The values of a field, and some that are none: the next numbers, longer lists, other text."""
    lists = sorted(value for value in values if isinstance(value, tuple))
    if lists:
        return [(), *lists, *[first + second for first, second in pairwise(lists)]]
    numbers = sorted(value for value in values if isinstance(value, int))
    if numbers:
        return [numbers[0] - 1, *numbers, numbers[-1] + 1]
    return [None, *sorted(value for value in values if value is not None), "?"]


def _refusal(
    game: Game[Any], state: Any, seat: int, move: Any, seen: Seen | None = None
) -> tuple[str, dict[str, Any]] | None:
    try:
        game.check(state, seat, move)
    except IllegalMove as refused:
        demand(refused.code in game.refusals, "{} is not declared", refused.code)
        if seen:
            seen.refusals.add(refused.code)
        return refused.code, dict(refused.arguments)
    return None


def check_determinization(trial: Trial, chance: Stream) -> None:
    """A position drawn from what somebody knows looks the same from there, and can be played."""
    game = trial.game
    audience = trial.audiences[chance.below(len(trial.audiences))]
    known = trial.known(audience)
    for information in (known, InformationSet(known.view)):
        drawn = game.determinize(information, chance.clone())
        check_deck(trial, drawn)
        looks_alike = _encode(game.view(drawn, audience)) == trial.look(audience)
        demand(looks_alike, "a determinization looks different to {}", audience)
        for number in game.legal_moves(drawn)[:1]:
            game.apply(drawn, number)
            check_deck(trial, drawn)


def check_secrets(trial: Trial, number: int, chance: Stream) -> None:
    """Exchanging two cards that an audience cannot see changes nothing that it is told."""
    game, state = trial.game, trial.state
    asked = conceivable_moves(trial, chance)[:20] + game.wishes(state, chance)
    for audience in trial.audiences:
        pair = _hidden_pair(trial, audience, chance)
        if pair is None:
            continue
        twin = state.clone()
        game.exchange(twin, *pair)
        demand(
            _encode(game.view(twin, audience)) == trial.look(audience), "{} sees a secret", audience
        )
        for move in asked if audience != SPECTATOR else []:
            answers = [_refusal(game, each, audience, move) for each in (state, twin)]
            demand(answers[0] == answers[1], "a refusal tells {} a secret", audience)
        _check_told(game, (state.clone(), twin), number, pair, audience)


def _check_told(
    game: Game[Any], twins: tuple[Any, Any], number: int, pair: tuple[int, int], audience: Audience
) -> None:
    """Neither does a move that leaves the two cards where they are."""
    seat, move = game.to_move(twins[0]) or 0, game.move(twins[0], number)
    try:
        numbers = [game.check(state, seat, move) for state in twins]
    except IllegalMove:
        return  # one of the two is the card that is played
    lay = [_zone_of(game, twins[0], card) for card in pair]
    told = []
    for state, same in zip(twins, numbers, strict=True):
        events: list[Event] = []
        game.apply(state, same, events)
        told.append([event.half(audience) for event in events])
    if [_zone_of(game, twins[0], card) for card in pair] == lay:
        demand(told[0] == told[1], "an event tells {} a secret", audience)
        views = [_encode(game.view(state, audience)) for state in twins]
        demand(views[0] == views[1], "{} sees a secret after a move", audience)


def _zone_of(game: Game[Any], state: Any, card: int) -> str:
    return next(name for name, cards in game.zones(state).items() if card in cards)


def _hidden_pair(trial: Trial, audience: Audience, chance: Stream) -> tuple[int, int] | None:
    """Two cards of different face from zones that the audience does not see, if there are."""
    game, faces = trial.game, trial.deck.faces
    zones = game.zones(trial.state)
    hidden = [zones[name] for name in game.hidden_zones(trial.state, audience) if zones[name]]
    if not hidden:
        return None
    here, there = [hidden[chance.below(len(hidden))] for _ in range(2)]
    first = _pick(here, chance)
    others = [card for card in there if faces[card] != faces[first]]
    return (first, _pick(others, chance)) if others else None


def _pick(cards: Sequence[int], chance: Stream) -> int:
    """The top card, which would be given away first, or any."""
    return cards[-1] if chance.below(2) else cards[chance.below(len(cards))]


def check_silence(trial: Trial, number: int) -> None:
    """A move does the same when nobody listens."""
    heard, unheard = trial.state.clone(), trial.state.clone()
    trial.game.apply(heard, number, [])
    trial.game.apply(unheard, number)
    prints = [fingerprint(trial.game, state) for state in (heard, unheard)]
    demand(prints[0] == prints[1], "listening to events changes what happens")


def check_events(trial: Trial, events: Sequence[Event], seen: Seen) -> None:
    """Every half of an event survives the wire."""
    for event in events:
        for half in (event.public, *event.private.values()):
            if half is not None:
                demand(trial.game.decode_event(_encode(half)) == half, "{} changes", half)
                seen.events.add(tag(half))


def check_replay(trial: Trial, prints: Sequence[bytes]) -> None:
    """The record, through JSON and back, plays the same deal again position by position."""
    record = msgspec.json.decode(_encode(trial.record()), type=Record)
    demand(record == trial.record(), "a record changes in JSON")
    try:
        again = [fingerprint(trial.game, state) for state, _ in replay(trial.game, record)]
    except IllegalMove:
        again = []
    demand(again == list(prints), "a replay is another deal")
