"""Which wish is granted: a command and who gave it, to the facts it makes or a refusal.

Pure; the order of the questions is: is it about the table as it is now, may this person, is it the
time for it, is it possible.
"""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec
from msgspec import Raw

from kartenrunde.engine import FIRST_DEAL, DealPlan, Game
from kartenrunde.engine.errors import BadOptions, IllegalMove, Refusal
from kartenrunde.table import fact as f
from kartenrunde.table.holder import Nobody, Person
from kartenrunde.table.position import Position
from kartenrunde.wire import inbound as wish

Facts = tuple[f.AnyFact, ...]

LEVELS: Final[tuple[f.Level, ...]] = get_args(f.Level)
PACES: Final[tuple[f.Pace, ...]] = get_args(f.Pace)


def decide(position: Position, guest: str, command: wish.AnyCommand, heir: str | None) -> Facts:
    """The facts that grant a guest's command; raises `Refusal`.

    `heir` becomes host if this host leaves.
    """
    _demand_fresh(position, command)
    match command:
        case wish.Move(move=move):
            return _move(position, guest, move)
        case wish.TakeSeat(seat=seat):
            return _take_seat(position, guest, seat)
        case wish.NextDeal():
            return _next_deal(position, guest)
        case wish.Leave():
            return _leave(position, guest, heir)
    if position.host != guest:
        raise Refusal("table/not_host")
    if isinstance(command, wish.SetPace):
        return _set_pace(position, command.pace)
    if position.phase != "lobby":
        raise Refusal("table/started")
    match command:
        case wish.SetSeat(seat=seat, level=level):
            return _set_seat(position, seat, level)
        case wish.SwapSeats(first=first, second=second):
            return _swap_seats(position, first, second)
        case wish.SetOptions(seats=seats, options=options):
            return _set_options(position, seats, options)
        case wish.RemovePerson(seat=seat):
            return _remove_person(position, guest, seat)
        case wish.Start():
            return _start(position)


def is_same(position: Position, guest: str, command: wish.AnyCommand, facts: Facts) -> bool:
    """Whether the facts that stand in the log under a command's id are what it asks for.

    Raises `Refusal` if it asks for nothing that there is.
    """
    match command:
        case wish.Move(move=move):
            own = canonical(position, move)
            return any(isinstance(fact, f.Moved) and fact.move == own for fact in facts)
        case wish.TakeSeat(seat=seat):
            return f.SeatTaken(seat, guest) in facts
        case wish.SetSeat(seat=seat, level=level):
            return _placed(seat, level) in facts
        case wish.SwapSeats(first=first, second=second):
            return f.SeatsSwapped(first, second) in facts
        case wish.SetOptions(seats=seats, options=options):
            return f.OptionsSet(seats, checked_options(position.game, options)) in facts
        case wish.SetPace(pace=pace):
            return any(isinstance(fact, f.PaceSet) and fact.pace == pace for fact in facts)
        case wish.RemovePerson(seat=seat):
            return any(isinstance(fact, f.PersonRemoved) and fact.seat == seat for fact in facts)
        case wish.Start():
            return any(isinstance(fact, f.DealCalled) and fact.deal == 1 for fact in facts)
        case wish.NextDeal():
            return any(isinstance(fact, f.DealCalled) and fact.deal > 1 for fact in facts)
        case wish.Leave():
            return any(isinstance(fact, f.SeatOpened | f.ComputerOn) for fact in facts)


def canonical(position: Position, move: Raw) -> Raw:
    """A move in the one spelling that the log keeps; raises `Refusal` for what is no move."""
    try:
        decoded = position.game.decode_move(move)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refusal("wire/bad_message") from None
    return Raw(msgspec.json.encode(decoded))


def _demand_fresh(position: Position, command: wish.AnyCommand) -> None:
    """A move depends on the cards and a next deal on the result; to leave depends on nothing."""
    match command:
        case wish.Leave() | wish.SetPace():
            oldest = 0
        case wish.Move() | wish.NextDeal():
            oldest = position.cards_version
        case _:
            oldest = position.version
    if not oldest <= command.version <= position.version:
        raise Refusal("table/stale_version")


def _own_seat(position: Position, guest: str) -> int:
    seat = position.seat_of(guest)
    if seat is None or seat not in position.persons:
        raise Refusal("table/not_seated")
    return seat


def _move(position: Position, guest: str, move: Raw) -> Facts:
    seat = _own_seat(position, guest)
    if position.phase in ("lobby", "shuffling"):
        raise Refusal("table/not_started")
    if position.state is None:
        raise IllegalMove("move/over")
    own = canonical(position, move)
    position.game.check(position.state, seat, position.game.decode_move(own))
    return (f.Moved(seat, own),)


def _take_seat(position: Position, guest: str, seat: int) -> Facts:
    if not 0 <= seat < position.seats:
        raise Refusal("table/unknown_seat")
    old = position.seat_of(guest)
    holder = position.holders[seat]
    if position.phase == "lobby":
        if holder != Nobody():
            raise Refusal("table/seat_taken")
        opened: Facts = () if old is None else (f.SeatOpened(old),)
        return *opened, f.SeatTaken(seat, guest)
    if position.phase != "between" or old is not None:
        raise Refusal("table/started")
    if isinstance(holder, Person) and not holder.has_left:
        raise Refusal("table/seat_taken")
    return (f.SeatTaken(seat, guest),)


def _next_deal(position: Position, guest: str) -> Facts:
    _own_seat(position, guest)
    if position.phase == "lobby":
        raise Refusal("table/not_started")
    if position.phase != "between":
        raise Refusal("table/started")
    return (f.DealCalled(position.deal + 1, _plan(position), position.is_match_over),)


def _leave(position: Position, guest: str, heir: str | None) -> Facts:
    seat = _own_seat(position, guest)
    gone: Facts = (
        (f.SeatOpened(seat),) if position.phase == "lobby" else (f.ComputerOn(seat, "left"),)
    )
    passes_on = position.host == guest and position.kind == "room"
    return (*gone, f.HostPassed(heir)) if passes_on else gone


def _set_pace(position: Position, pace: str) -> Facts:
    for known in PACES:
        if known == pace and not (pace == "instant" and position.kind == "room"):
            return (f.PaceSet(known),)
    raise BadOptions("table/bad_options", option="pace")


def _set_seat(position: Position, seat: int, level: str | None) -> Facts:
    if not 0 <= seat < position.seats:
        raise Refusal("table/unknown_seat")
    if isinstance(position.holders[seat], Person):
        raise Refusal("table/seat_taken")
    return (_placed(seat, level),)


def _swap_seats(position: Position, first: int, second: int) -> Facts:
    if first == second or not all(0 <= seat < position.seats for seat in (first, second)):
        raise Refusal("table/unknown_seat")
    return (f.SeatsSwapped(first, second),)


def _placed(seat: int, level: str | None) -> f.AnyFact:
    return f.SeatOpened(seat) if level is None else f.ComputerSeated(seat, checked_level(level))


def checked_level(level: str) -> f.Level:
    """A level of computer players by its name; raises `BadOptions`."""
    for known in LEVELS:
        if known == level:
            return known
    raise BadOptions("table/bad_options", option="level")


def _set_options(position: Position, seats: int, options: dict[str, f.OptionValue]) -> Facts:
    game = position.game
    checked = checked_options(game, options)
    if seats < len(position.persons):
        raise BadOptions("table/bad_options", option="seats")
    game.check_options(seats, msgspec.convert(checked, game.options_type))
    return (f.OptionsSet(seats, checked),)


def checked_options(
    game: Game[Any], options: Mapping[str, f.OptionValue]
) -> dict[str, f.OptionValue]:
    """All options of a game, those not given by default; raises `BadOptions` for unknown ones."""
    try:
        return msgspec.structs.asdict(msgspec.convert(dict(options), game.options_type))
    except msgspec.ValidationError:
        raise BadOptions("table/bad_options", option="options") from None


def _remove_person(position: Position, host: str, seat: int) -> Facts:
    person = position.persons.get(seat)
    if person is None or person.guest == host:
        raise Refusal("table/unknown_seat")
    return (f.PersonRemoved(seat, person.guest),)


def _start(position: Position) -> Facts:
    if position.open_seat() is not None:
        raise Refusal("table/seats_open")
    return (f.DealCalled(1, FIRST_DEAL),)


def _plan(position: Position) -> DealPlan:
    """The plan of the next deal; a rematch begins anew, but for whose turn it is to deal."""
    game, seats, rules = position.game, position.seats, position.rules
    plan = game.next_plan(seats, rules, position.match)
    if plan is not None:
        return plan
    dealer = game.next_dealer(seats, rules, position.match)
    return DealPlan(dealer)
