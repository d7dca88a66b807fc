"""What each audience sees of a table, built field by field from what it may know."""

from math import ceil
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from kartenrunde.engine import SPECTATOR
from kartenrunde.table.agenda import Countdown, countdowns, is_awake
from kartenrunde.table.holder import Computer, Holder, Nobody, Person
from kartenrunde.table.position import COMPUTER_FOR_PERSON, Position, Shuffled, person_id
from kartenrunde.table.presence import Presence, TurnWatch
from kartenrunde.wire import outbound as out

COMPUTER_NAMES: Final = ("Anna", "Bořek", "Łucja", "Diego", "Emil", "Mia")
"""By seat."""
MOST_REVEALED: Final = 3
"""So many of the latest finished deals are shown with their seeds."""
MOST_TOLD: Final = 20
"""So many of the latest finished deals of a match are shown with what each seat had by then."""

Names = dict[str, str | None]


class Sight(NamedTuple):
    """All from which a table is shown, at one moment."""

    position: Position
    presence: Presence
    watch: TurnWatch
    names: Names
    now_s: float

    @property
    def is_awake(self) -> bool:
        """Whether the game goes on by itself."""
        return is_awake(self.position, self.presence, self.now_s)

    def countdowns(self) -> list[Countdown]:
        """The countdowns that are shown."""
        running = countdowns(self.position, self.presence, self.watch)
        return [countdown for countdown in running if countdown.shown_from_s <= self.now_s]


def room_of(sight: Sight) -> out.Room:
    """The table apart from the cards, the same for everybody."""
    position = sight.position
    shown = {countdown.seat: countdown for countdown in sight.countdowns()}
    game = position.game
    choices = game.choices(position.seats)
    return out.Room(
        kind=position.kind,
        game=game.id,
        rules_version=game.rules_version,
        options=position.options,
        choices={name: tuple(allowed) for name, allowed in choices.items()},
        seat_range=game.seat_range,
        phase=position.phase,
        host=None if position.host is None else person_id(position.table, position.host),
        pace=position.pace,
        deal=position.deal,
        paused=not sight.is_awake,
        match_over=position.is_match_over,
        places=position.places,
        history=position.history(MOST_TOLD),
        sides=tuple(game.side_of(seat) for seat in range(position.seats)),
        seats=tuple(
            _seat(sight, seat, holder, shown.get(seat))
            for seat, holder in enumerate(position.holders)
        ),
        fairness=_fairness(position),
        revealed=tuple(_opened(shuffled) for shuffled in position.revealed[-MOST_REVEALED:]),
    )


def _seat(sight: Sight, seat: int, holder: Holder, countdown: Countdown | None) -> out.AnySeat:
    points = sight.position.points[seat]
    match holder:
        case Nobody():
            return out.OpenSeat(points)
        case Computer(level=level):
            return out.ComputerSeat(points, COMPUTER_NAMES[seat], level)
        case Person(guest=guest, computer=reason):
            if reason == "left":
                return out.ComputerSeat(points, COMPUTER_NAMES[seat], COMPUTER_FOR_PERSON)
            left_s = None if countdown is None else max(0, ceil(countdown.at_s - sight.now_s))
            is_away = countdown is not None and countdown.is_away
            return out.PersonSeat(
                points,
                person=person_id(sight.position.table, guest),
                name=sight.names.get(guest),
                here=sight.presence.is_here(guest),
                computer=reason,
                away_s=left_s if is_away else None,
                notice_s=None if is_away else left_s,
            )


def _fairness(position: Position) -> out.Fairness | None:
    """What is public of the present deal's shuffle; the seed only once it is revealed."""
    if position.deal == 0:
        return None
    shuffled = position.shuffled
    if shuffled is None:
        return out.Fairness(position.deal, None, (None,) * position.seats, None, None)
    if shuffled.is_revealed:
        return _opened(shuffled)
    return out.Fairness(shuffled.deal, shuffled.commitment, shuffled.hashes, None, None)


def _opened(shuffled: Shuffled) -> out.Fairness:
    """A deal that is over; `shuffled` must be revealed."""
    assert shuffled.is_revealed
    return out.Fairness(
        shuffled.deal, shuffled.commitment, shuffled.hashes, shuffled.additions, shuffled.seed
    )


def you_of(sight: Sight, guest: str) -> out.You:
    """What a guest is at this table."""
    position = sight.position
    return out.You(
        person=person_id(position.table, guest),
        name=sight.names.get(guest),
        seat=seat_for(position, guest),
        host=position.host == guest,
    )


def seat_for(position: Position, guest: str) -> int | None:
    """The seat from which a guest sees the table; None for an onlooker."""
    seat = position.seat_of(guest)
    return seat if seat in position.persons else None


def audience_of(position: Position, guest: str) -> int:
    """The audience to which a guest belongs."""
    seat = seat_for(position, guest)
    return SPECTATOR if seat is None else seat


def view_of(position: Position, audience: int) -> Raw | None:
    """The game's view for an audience, encoded; None while no cards are dealt."""
    if position.state is None:
        return None
    return Raw(msgspec.json.encode(position.game.view(position.state, audience)))
