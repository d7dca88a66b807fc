"""The contract that every game fulfils.

Inside the rules a move is a small int and a card a number; at the edge moves, views and events are
strict, tagged structs. A state is mutable and cheap to `clone()`; whoever needs the old one applies
to a clone. The rules know seats, never people (G-1).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine.errors import BadOptions
from kartenrunde.engine.event import Event
from kartenrunde.engine.information import InformationSet
from kartenrunde.engine.match import FIRST_DEAL, DealPlan, Match, summed
from kartenrunde.engine.outcome import Outcome, places_of

Seat = int
Audience = int
"""A seat, or `SPECTATOR`."""
SPECTATOR: Audience = -1

Zones = Mapping[str, list[int]]
"""The lists of card numbers that a state consists of, by name."""

Choice = int | str | bool | None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players may agree on before a match; each game has its own struct with defaults."""


class State(Protocol):
    """A position with all its secrets."""

    def clone(self) -> Self: ...


class Chance(Protocol):
    """Where lots come from: a `Stream`, or what is faster where nobody recomputes them."""

    def below(self, limit: int, /) -> int: ...


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One rule set."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Rises with every change of behaviour, the order of dealing included (G-8)."""
    seat_range: ClassVar[tuple[int, int]]
    options_type: ClassVar[type[Options]]
    move_type: ClassVar[Any]
    """The closed union of moves as they come on the wire."""
    view_type: ClassVar[type[msgspec.Struct]]
    event_type: ClassVar[Any]
    """The closed union of event halves."""
    refusals: ClassVar[Sequence[str]]
    """Every code with which a move may be refused."""
    endings: ClassVar[Sequence[str]]
    """Every `termination` of an outcome."""
    target_option: ClassVar[str | None] = None
    """The option that bounds a match by points; None: every deal is a match of its own."""
    lists_every_move: ClassVar[bool] = True
    """Whether `legal_moves` is complete; else there are too many, and `check` alone is exact."""

    def side_of(self, seat: Seat) -> int:
        """The side a seat plays for, counted from 0: partners share points and places."""
        return seat

    @abstractmethod
    def deck_of(self, options: Options) -> Deck:
        """The cards that are played with under these options."""

    @abstractmethod
    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        """What each option may be at a table of so many seats; the first field's order is shown."""

    def check_options(self, seats: int, options: Options) -> None:
        """Raise `BadOptions` unless the game is offered so."""
        fewest, most = self.seat_range
        if not fewest <= seats <= most:
            raise BadOptions("table/bad_options", option="seats")
        for name, allowed in self.choices(seats).items():
            if getattr(options, name) not in allowed:
                raise BadOptions("table/bad_options", option=name)

    def option_sets(self, seats: int) -> Iterator[Options]:
        """All sets of options with which the game is offered to so many seats."""
        choices = self.choices(seats)
        for values in product(*choices.values()):
            options = self.options_type(**dict(zip(choices, values, strict=True)))
            with suppress(BadOptions):
                self.check_options(seats, options)
                yield options

    @abstractmethod
    def deal(
        self,
        seats: int,
        options: Options,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> S:
        """The position before the first move; reshuffles go on in the stream, which is its own."""

    def next_plan(self, seats: int, options: Options, match: Match) -> DealPlan | None:
        """The plan of a match's next deal; None once the match is over.

        Unless a game says otherwise a seat with the points of `target_option` ends the match.
        """
        if not match:
            return FIRST_DEAL
        scores = self.scores(seats, options, match)
        target = getattr(options, self.target_option) if self.target_option else None
        if target is not None and max(scores) >= target:
            return None
        return DealPlan(self.next_dealer(seats, options, match), scores)

    def next_dealer(self, seats: int, options: Options, match: Match) -> Seat | None:
        """Who deals after these deals: by lot at first, then the next seat clockwise."""
        return (match[-1].dealer + 1) % seats if match else None

    def scores(self, seats: int, options: Options, match: Match) -> tuple[int, ...]:
        """What each seat has in the match so far: the sum of its points, unless a game differs."""
        return summed(seats, match)

    def ranking(self, seats: int, options: Options, match: Match) -> tuple[int, ...]:
        """Each seat's place in a match that is over: by scores, unless a game differs."""
        sides = [self.side_of(seat) for seat in range(seats)]
        return places_of(self.scores(seats, options, match), sides)

    @abstractmethod
    def dealer(self, state: S) -> Seat:
        """Who dealt."""

    @abstractmethod
    def to_move(self, state: S) -> Seat | None:
        """The one seat whose turn it is; None when the deal is over (G-5)."""

    @abstractmethod
    def legal_moves(self, state: S) -> list[int]:
        """Moves of the seat to move, in a stable order; never empty before the end.

        All of them, if the game `lists_every_move`; else some with which any position goes on.
        """

    def random_move(self, state: S, chance: Chance) -> int:
        """Any legal move, drawn by lot; also one that is not listed."""
        legal = self.legal_moves(state)
        return legal[chance.below(len(legal))]

    @abstractmethod
    def apply(self, state: S, move: int, events: list[Event] | None = None) -> None:
        """Make a legal move and all that it forces (G-4), in place; events if a list is given."""

    @abstractmethod
    def check(self, state: S, seat: Seat, move: Any) -> int:
        """The number of a seat's move; raises `IllegalMove` with the clause that forbids it."""

    @abstractmethod
    def move(self, state: S, number: int) -> Any:
        """The wire form of a legal move of the seat to move."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the deal goes on."""

    @abstractmethod
    def view(self, state: S, audience: Audience) -> Any:
        """What a seat or onlooker may see, built field by field, with the seat's legal moves."""

    @abstractmethod
    def legal_from_view(self, view: Any) -> list[Any]:
        """The legal moves recomputed from a view alone, its own list not read (G-9)."""

    def accepts(self, view: Any, move: Any) -> bool:
        """Whether a move is legal for the seat of this view, as far as the view tells."""
        return move in self.legal_from_view(view)

    @abstractmethod
    def determinize(self, known: InformationSet, stream: Stream) -> S:
        """A position drawn at random from those that look the same to this seat."""

    @abstractmethod
    def fallback(self, view: Any) -> Any:
        """A safe legal move from a view, for a seat whose computer player failed."""

    @abstractmethod
    def zones(self, state: S) -> Zones:
        """All cards by zone; together always the whole deck (G-2)."""

    @abstractmethod
    def hidden_zones(self, state: S, audience: Audience) -> Sequence[str]:
        """The names of the zones whose cards this audience does not see (G-6)."""

    def wishes(self, state: S, chance: Chance) -> list[Any]:
        """Further moves that the seat to move may think of; how refusals are tested, no rule."""
        return []

    def exchange(self, state: S, first: int, second: int) -> None:
        """Let two cards of hidden zones change places; how secrecy is tested, no rule.

        Where `zones` are not the very lists of the state, a game says itself how.
        """
        other = {first: second, second: first}
        for cards in self.zones(state).values():
            cards[:] = [other.get(card, card) for card in cards]

    def decode_move(self, raw: bytes | msgspec.Raw) -> Any:
        """A move from the wire; raises `msgspec.DecodeError` on any unknown type or field."""
        return self._decoder("move_type").decode(raw)

    def decode_view(self, raw: bytes | msgspec.Raw) -> Any:
        """A view from the wire, as strictly."""
        return self._decoder("view_type").decode(raw)

    def decode_event(self, raw: bytes | msgspec.Raw) -> Any:
        """An event half from the wire, as strictly."""
        return self._decoder("event_type").decode(raw)

    def _decoder(self, name: str) -> "msgspec.json.Decoder[Any]":
        decoders = self.__dict__.setdefault("_decoders", {})
        if name not in decoders:
            decoders[name] = msgspec.json.Decoder(getattr(self, name))
        decoder: msgspec.json.Decoder[Any] = decoders[name]
        return decoder
