"""One deal played under observation, for tests and simulations of any game."""

from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec

from kartenrunde.cards import Stream
from kartenrunde.engine.event import Event
from kartenrunde.engine.game import SPECTATOR, Audience, Game, Options
from kartenrunde.engine.information import InformationSet
from kartenrunde.engine.match import FIRST_DEAL, DealPlan
from kartenrunde.engine.record import DealRecord, Record, RecordedMove


class Trial:
    """A deal from its first position on: what was played, and what everybody saw and heard."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        seed: bytes,
        plan: DealPlan = FIRST_DEAL,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.audiences: tuple[Audience, ...] = (SPECTATOR, *range(seats))
        self.heard: dict[Audience, list[Any]] = {audience: [] for audience in self.audiences}
        self.deck = game.deck_of(options)
        self._deal = DealRecord(seed.hex(), (None,) * seats, (), plan)
        self._moves: list[RecordedMove] = []
        self._views: dict[Audience, Any] = {}
        self._looks: dict[Audience, bytes] = {}
        events: list[Event] = []
        self.state = game.deal(seats, options, self._deal.open_stream(), plan, events)
        self._hear(events)

    def step(self, number: int) -> list[Event]:
        """Make a legal move of the seat to move; what happened."""
        seat = self.game.to_move(self.state)
        assert seat is not None, "the deal is over"
        move = msgspec.json.encode(self.game.move(self.state, number))
        self._moves.append(RecordedMove(seat, msgspec.Raw(move)))
        events: list[Event] = []
        self.game.apply(self.state, number, events)
        self._views.clear()
        self._looks.clear()
        self._hear(events)
        return events

    @property
    def steps(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    def view(self, audience: Audience) -> Any:
        """What a seat or onlooker sees now; made once for a position, however often it is asked."""
        if audience not in self._views:
            self._views[audience] = self.game.view(self.state, audience)
        return self._views[audience]

    def look(self, audience: Audience) -> bytes:
        """What a seat or onlooker sees now, as it goes over the wire."""
        if audience not in self._looks:
            self._looks[audience] = msgspec.json.encode(self.view(audience))
        return self._looks[audience]

    def known(self, audience: Audience) -> InformationSet:
        """What a seat or onlooker knows by now."""
        return InformationSet(self.view(audience), tuple(self.heard[audience]))

    def fingerprint(self) -> bytes:
        """The fingerprint of the position."""
        seat = self.game.to_move(self.state)
        look = msgspec.Raw(self.look(SPECTATOR if seat is None else seat))
        return msgspec.json.encode((dict(self.game.zones(self.state)), look))

    def record(self) -> Record:
        """The deal so far as a record."""
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            seats=self.seats,
            deals=(msgspec.structs.replace(self._deal, moves=tuple(self._moves)),),
        )

    def _hear(self, events: Sequence[Event]) -> None:
        for audience, heard in self.heard.items():
            halves = [event.half(audience) for event in events]
            heard += [half for half in halves if half is not None]


def fingerprint(game: Game[Any], state: Any) -> bytes:
    """What a position holds, and what the seat to move sees of it."""
    seat = game.to_move(state)
    view = game.view(state, SPECTATOR if seat is None else seat)
    return msgspec.json.encode((dict(game.zones(state)), view))


def tag(struct: Any) -> str:
    """The wire name of a move or event, or of its type."""
    name = struct.__struct_config__.tag
    assert isinstance(name, str)
    return name


def kinds(union: Any) -> tuple[Any, ...]:
    """The types of all moves or events of a game; where there is one, it is no union."""
    return get_args(union) or (union,)


class Seen:
    """Which kinds of move, event, refusal and ending have occurred."""

    def __init__(self) -> None:
        self.moves: set[str] = set()
        self.events: set[str] = set()
        self.refusals: set[str] = set()
        self.endings: set[str] = set()

    def unseen(self, game: Game[Any]) -> dict[str, list[str]]:
        """What is left of all that the game declares; empty when everything was seen."""
        declared: dict[str, tuple[Sequence[str], set[str]]] = {
            "moves": ([tag(kind) for kind in kinds(game.move_type)], self.moves),
            "events": ([tag(kind) for kind in kinds(game.event_type)], self.events),
            "refusals": (game.refusals, self.refusals),
            "endings": (game.endings, self.endings),
        }
        left = {kind: sorted(set(names) - seen) for kind, (names, seen) in declared.items()}
        return {kind: names for kind, names in left.items() if names}


Chooser = Callable[[Trial], int]
"""A way to play: the number of one of the legal moves."""


def uniform(chance: Stream) -> Chooser:
    """Play any legal move, drawn from the stream."""

    def choose(trial: Trial) -> int:
        return trial.game.random_move(trial.state, chance)

    return choose
