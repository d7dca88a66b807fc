"""What will happen at the table by itself, and when: pure, from position and presence."""

from collections.abc import Iterator

from msgspec import Struct

from kartenrunde.table import fact as f
from kartenrunde.table.position import Position
from kartenrunde.table.presence import Presence, TurnWatch
from kartenrunde.table.times import (
    AWAY_ON_TURN_S,
    HOST_AWAY_S,
    LOBBY_AWAY_S,
)


class Countdown(Struct, frozen=True):
    """When a seat goes to a computer player, or in the lobby opens, unless its person acts."""

    seat: int
    at_s: float
    shown_from_s: float
    is_away: bool


class Due(Struct, frozen=True):
    """Facts that are due at a time; none of them: only what is shown changes then."""

    at_s: float
    facts: tuple[f.AnyFact, ...] = ()


def is_awake(position: Position, presence: Presence, now_s: float) -> bool:
    """Whether computer players act and the shuffle goes on: somebody must be there to see it.

    Onlookers count only where nobody else is left, so that they see the end and can take a seat.
    """
    persons = position.persons.values()
    if position.kind == "solo":
        rests = presence.rests_from_s is not None and presence.rests_from_s <= now_s
        return bool(persons) and not rests
    if not persons:
        return bool(presence.guests)
    return any(presence.is_here(person.guest) for person in persons)


def countdowns(position: Position, presence: Presence, watch: TurnWatch) -> Iterator[Countdown]:
    """The countdowns that run, shown or not yet."""
    if position.kind == "solo":
        return
    turn = position.turn
    for seat, person in position.persons.items():
        is_away = not presence.is_here(person.guest)
        away_s = presence.away_since_s(person.guest)
        if position.phase == "lobby" and is_away:
            yield Countdown(seat, away_s + LOBBY_AWAY_S, away_s, is_away)
        elif seat == turn and person.computer is None:
            if is_away:
                both_s = max(away_s, watch.began_s)
                yield Countdown(seat, both_s + AWAY_ON_TURN_S, both_s, is_away)
            else:
                yield Countdown(seat, watch.idle_at_s, watch.notice_at_s, is_away)


def agenda(position: Position, presence: Presence, watch: TurnWatch, now_s: float) -> list[Due]:
    """All that is or will be due if nobody does anything, in no order."""
    dues: list[Due] = []
    if position.kind == "solo":
        return [Due(presence.rests_from_s)] if presence.rests_from_s is not None else []
    heir = presence.longest(_others(position))
    host_s = _host_passes_s(position, presence, now_s)
    if heir is not None and host_s is not None:
        dues.append(Due(host_s, (f.HostPassed(heir),)))
    for countdown in countdowns(position, presence, watch):
        dues.append(Due(countdown.shown_from_s))
        if position.phase == "lobby":
            dues.append(Due(countdown.at_s, _freed(position, countdown.seat, heir)))
        elif is_awake(position, presence, now_s):
            reason: f.Reason = "away" if countdown.is_away else "idle"
            dues.append(Due(countdown.at_s, (f.ComputerOn(countdown.seat, reason),)))
    return dues


def _others(position: Position) -> list[str]:
    """The people at the table apart from the host."""
    guests = [person.guest for person in position.persons.values()]
    return [guest for guest in guests if guest != position.host]


def _host_passes_s(position: Position, presence: Presence, now_s: float) -> float | None:
    """When the host's role passes on to whoever is there; None while the host is there."""
    if position.host is None:
        return now_s
    if presence.is_here(position.host):
        return None
    return presence.away_since_s(position.host) + HOST_AWAY_S


def _freed(position: Position, seat: int, heir: str | None) -> tuple[f.AnyFact, ...]:
    opened = f.SeatOpened(seat)
    if position.persons[seat].guest != position.host:
        return (opened,)
    return opened, f.HostPassed(heir)
