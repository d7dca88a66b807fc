"""The table as the facts of its log have made it; nothing here is kept anywhere else.

A position is a value to whoever holds it: `carried_out` yields another one. Only `apply` changes it
in place, for replaying.
"""

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kartenrunde.cards import Stream
from kartenrunde.engine import (
    DealPlan,
    Event,
    Game,
    Options,
    Outcome,
    PlayedDeal,
    deal_key,
    find_game,
)
from kartenrunde.table import fact as f
from kartenrunde.table.holder import Computer, Holder, Nobody, Person
from kartenrunde.wire import table_event as told

Phase = Literal["lobby", "shuffling", "playing", "between"]
Listener = list[Event] | None
T = TypeVar("T")

COMPUTER_FOR_PERSON: f.Level = "normal"
"""The level of a computer player that acts for a person."""


class Shuffled(Struct, frozen=True):
    """What binds one deal. The seed is secret until `is_revealed`."""

    deal: int
    seed: str
    commitment: str
    hashes: tuple[str | None, ...]
    additions: tuple[str | None, ...] | None = None
    is_revealed: bool = False


class Step(NamedTuple):
    """A position one version on, the facts that led there, and what happened."""

    position: "Position"
    facts: tuple[f.AnyFact, ...]
    events: list[Event]


class Position:
    """One table at one version."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.version = 0
        self.kind: f.Kind = "room"
        self.game: Game[Any]
        self.options: dict[str, f.OptionValue] = {}
        self.rules: Options
        self.pace: f.Pace = "normal"
        self.host: str | None = None
        self.holders: tuple[Holder, ...] = ()
        self.match: tuple[PlayedDeal, ...] = ()
        """The finished deals of this match; seats taken anew since then have no points in them."""
        self.persons: Mapping[int, Person] = {}
        """The people at the table by seat, without those who left; follows from `holders`."""
        self.removed: frozenset[str] = frozenset()
        self.phase: Phase = "lobby"
        self.deal = 0
        self.plan: DealPlan | None = None
        """The plan of the deal that was called last."""
        self.cards_version = 0
        """The last version that changed what a move depends on."""
        self.shuffled: Shuffled | None = None
        self.revealed: tuple[Shuffled, ...] = ()
        self.state: Any = None
        """The game's own position; None while no cards are dealt."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.holders)

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has in this match."""
        return self.game.scores(self.seats, self.rules, self.match)

    def history(self, most: int) -> tuple[tuple[int, ...], ...]:
        """What each seat had before and after each of so many of the latest deals of this match."""
        ends = range(len(self.match) + 1)[-most - 1 :]
        return tuple([self.game.scores(self.seats, self.rules, self.match[:end]) for end in ends])

    @property
    def is_match_over(self) -> bool:
        """Whether the next deal begins another match."""
        is_ended = self.phase == "between" and bool(self.match)
        return is_ended and self.game.next_plan(self.seats, self.rules, self.match) is None

    @property
    def places(self) -> tuple[int, ...] | None:
        """Each seat's place in the match; None until it is over."""
        if not self.is_match_over:
            return None
        return self.game.ranking(self.seats, self.rules, self.match)

    @property
    def turn(self) -> int | None:
        """The seat on turn, if a deal is being played."""
        if self.phase != "playing" or self.state is None:
            return None
        return self.game.to_move(self.state)

    @property
    def turn_key(self) -> tuple[int, int | None]:
        """The deal and the seat on turn."""
        return self.deal, self.turn

    @property
    def acting_level(self) -> f.Level | None:
        """The level of the computer player that is to act now, for itself or for a person."""
        if (turn := self.turn) is None:
            return None
        match self.holders[turn]:
            case Computer(level=level):
                return level
            case Person(computer=reason) if reason is not None:
                return COMPUTER_FOR_PERSON
        return None

    @property
    def has_foreign_deal(self) -> bool:
        """Whether the running deal was dealt by other rules than today's and cannot go on."""
        return self.phase == "playing" and self.state is None

    @property
    def outcome(self) -> Outcome | None:
        """The result that the cards on the table show."""
        return None if self.state is None else self.game.outcome(self.state)

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds, be it that they left it to a computer player."""
        for seat, holder in enumerate(self.holders):
            if isinstance(holder, Person) and holder.guest == guest:
                return seat
        return None

    def person_at(self, seat: int) -> Person | None:
        """The guest who holds the seat, be it that they left it to a computer player."""
        holder = self.holders[seat]
        return holder if isinstance(holder, Person) else None

    def open_seat(self) -> int | None:
        """The lowest seat that nobody holds."""
        return next((s for s, holder in enumerate(self.holders) if holder == Nobody()), None)

    def carried_out(self, facts: tuple[f.AnyFact, ...]) -> Step:
        """The step that these facts, and what must follow from them, make; this one stays."""
        after = copy(self)
        if any(isinstance(fact, f.Moved) for fact in facts):
            after.state = self.state.clone()
        events: list[Event] = []
        after.apply(self.version + 1, facts, events)
        result = after._result()
        after.apply(after.version, result, events)
        return Step(after, facts + result, events)

    def _result(self) -> tuple[f.AnyFact, ...]:
        """What the log has to say once the cards show a result."""
        if self.phase != "playing" or (outcome := self.outcome) is None:
            return ()
        dealer = self.game.dealer(self.state)
        result = outcome.termination, outcome.ranking, outcome.points
        return f.DealEnded(self.deal, dealer, *result), f.Revealed(self.deal)

    def apply(self, seq: int, facts: tuple[f.AnyFact, ...], events: Listener) -> None:
        """Take over the facts of an entry in place."""
        self.version = seq
        for fact in facts:
            match fact:
                case f.TableOpened() | f.OptionsSet() | f.PaceSet() | f.HostPassed():
                    self._apply_to_room(fact, events)
                case f.SeatTaken() | f.SeatOpened() | f.PersonRemoved() | f.ComputerSeated():
                    self._apply_to_seats(fact, events)
                case f.SeatsSwapped() | f.ComputerOn() | f.ComputerOff():
                    self._apply_to_seats(fact, events)
                case f.DealCalled() | f.DealCommitted() | f.DealBegan() | f.Moved():
                    self._apply_to_deal(fact, events)
                case f.DealEnded() | f.DealAbandoned() | f.Revealed():
                    self._apply_to_result(fact, events)

    def _apply_to_room(self, fact: f.AnyFact, events: Listener) -> None:
        match fact:
            case f.TableOpened(kind, game, seats, options, pace, host):
                self.kind = kind
                self.game = find_game(game)
                self.pace = pace
                self.host = host
                self._seat_all((Nobody(),) * seats)
                self._set_options(options)
            case f.OptionsSet(seats, options):
                self._seat_all(_resized(self.holders, seats))
                self._set_options(options)
                _tell(events, told.OptionsSet())
            case f.PaceSet(pace):
                self.pace = pace
                _tell(events, told.OptionsSet())
            case f.HostPassed(guest):
                self.host = guest
                if guest is not None:
                    _tell(events, told.HostPassed(person_id(self.table, guest)))

    def _set_options(self, options: dict[str, f.OptionValue]) -> None:
        self.rules = msgspec.convert(options, self.game.options_type)
        self.options = msgspec.structs.asdict(self.rules)

    def _apply_to_seats(self, fact: f.AnyFact, events: Listener) -> None:
        match fact:
            case f.SeatTaken(seat, guest):
                self._hold(seat, Person(guest), is_new=True)
                _tell(events, told.SeatTaken(seat, person_id(self.table, guest)))
            case f.SeatOpened(seat):
                self._hold(seat, Nobody(), is_new=True)
                _tell(events, told.SeatOpened(seat))
            case f.PersonRemoved(seat, guest):
                self._hold(seat, Nobody(), is_new=True)
                self.removed |= {guest}
                _tell(events, told.SeatOpened(seat))
            case f.ComputerSeated(seat, level):
                self._hold(seat, Computer(level), is_new=True)
                _tell(events, told.ComputerSeated(seat, level))
            case f.SeatsSwapped(first, second):
                self._swap(first, second)
                _tell(events, told.SeatsSwapped(first, second))
            case f.ComputerOn(seat, reason):
                self._hold(seat, self._person_at(seat, reason))
                _tell(events, told.ComputerOn(seat, reason))
            case f.ComputerOff(seat):
                self._hold(seat, self._person_at(seat, None))
                _tell(events, told.ComputerOff(seat))

    def _person_at(self, seat: int, reason: f.Reason | None) -> Person:
        holder = self.holders[seat]
        assert isinstance(holder, Person)
        return Person(holder.guest, reason)

    def _seat_all(self, holders: tuple[Holder, ...]) -> None:
        self.holders = holders
        self.persons = {
            seat: holder
            for seat, holder in enumerate(holders)
            if isinstance(holder, Person) and not holder.has_left
        }

    def _has_partner(self, seat: int) -> bool:
        """Whether the seat's points are a side's, so that they stay when somebody new comes."""
        sides = [self.game.side_of(other) for other in range(self.seats)]
        return sides.count(sides[seat]) > 1

    def _swap(self, first: int, second: int) -> None:
        """Only before the first deal, when no seat has any points."""
        holders = list(self.holders)
        holders[first], holders[second] = holders[second], holders[first]
        self._seat_all(tuple(holders))

    def _hold(self, seat: int, holder: Holder, is_new: bool = False) -> None:
        self._seat_all(_exchanged(self.holders, seat, holder))
        if is_new and not self._has_partner(seat):
            self.match = tuple(
                [replace(deal, points=_exchanged(deal.points, seat, 0)) for deal in self.match]
            )

    def _apply_to_deal(self, fact: f.AnyFact, events: Listener) -> None:
        self.cards_version = self.version
        match fact:
            case f.DealCalled(deal, plan, rematch):
                self.phase, self.deal, self.plan = "shuffling", deal, plan
                self.state = self.shuffled = None
                if rematch:
                    self.match = ()
                _tell(events, told.DealCalled(deal))
            case f.DealCommitted(deal, seed, commitment, hashes):
                self.shuffled = Shuffled(deal, seed, commitment, hashes)
                _tell(events, told.DealCommitted(deal))
            case f.DealBegan(deal, additions, _, rules_version):
                assert self.shuffled is not None
                self.phase = "playing"
                self.shuffled = replace(self.shuffled, additions=additions)
                if rules_version == self.game.rules_version:
                    self._deal_cards(self.shuffled, events)
            case f.Moved(seat, move):
                if self.state is not None:
                    number = self.game.check(self.state, seat, self.game.decode_move(move))
                    self.game.apply(self.state, number, events)

    def _deal_cards(self, shuffled: Shuffled, events: Listener) -> None:
        additions = [None if a is None else bytes.fromhex(a) for a in shuffled.additions or ()]
        stream = Stream(deal_key(bytes.fromhex(shuffled.seed), additions))
        of_cards: list[Event] = []
        assert self.plan is not None
        self.state = self.game.deal(self.seats, self.rules, stream, self.plan, of_cards)
        if events is not None:
            dealer = self.game.dealer(self.state)
            events += [Event(told.DealBegan(shuffled.deal, dealer)), *of_cards]

    def _apply_to_result(self, fact: f.AnyFact, events: Listener) -> None:
        self.cards_version = self.version
        match fact:
            case f.DealEnded(deal, dealer, _, _, points):
                self.phase = "between"
                assert self.plan is not None
                self.match = (*self.match, PlayedDeal(self.plan, dealer, points))
                _tell(events, told.DealEnded(deal, points))
            case f.DealAbandoned(deal):
                self.phase = "between"
                self.state = None
                _tell(events, told.DealAbandoned(deal))
            case f.Revealed():
                assert self.shuffled is not None
                self.shuffled = replace(self.shuffled, is_revealed=True)
                self.revealed = (*self.revealed, self.shuffled)


@lru_cache(maxsize=10_000)
def person_id(table: str, guest: str) -> str:
    """The name by which others at one table know a guest; it opens nothing, here or elsewhere."""
    return sha256(f"{table}:{guest}".encode()).hexdigest()[:16]


def _tell(events: Listener, event: told.TableEvent) -> None:
    if events is not None:
        events.append(Event(event))


def _exchanged(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _resized(holders: tuple[Holder, ...], seats: int) -> tuple[Holder, ...]:
    """So many seats; people beyond the last one move to the lowest that no person holds."""
    kept = list(holders[:seats]) + [Nobody()] * (seats - len(holders))
    for homeless in holders[seats:]:
        if isinstance(homeless, Person):
            places = sorted(range(seats), key=lambda seat: _readiness(kept[seat]))
            kept[places[0]] = homeless
    return tuple(kept)


def _readiness(holder: Holder) -> int:
    """In which order seats are given to people who lost theirs."""
    return (Nobody, Computer, Person).index(type(holder))
