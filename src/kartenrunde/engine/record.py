"""A match as data, from which it can be played again move by move (G-8)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kartenrunde.cards import STREAM_NAME, Stream
from kartenrunde.engine.event import Event
from kartenrunde.engine.fairness import deal_key
from kartenrunde.engine.game import Game, Seat
from kartenrunde.engine.match import FIRST_DEAL, DealPlan


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move as it came on the wire, and the seat that made it."""

    seat: Seat
    move: msgspec.Raw


class DealRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal: its randomness in hex, its moves, its plan. `stream`: how the key is read."""

    seed: str
    additions: tuple[str | None, ...]
    moves: tuple[RecordedMove, ...]
    plan: DealPlan = FIRST_DEAL
    stream: str = STREAM_NAME

    def open_stream(self) -> Stream:
        """The stream that this deal was drawn from; raises ValueError for an unknown one."""
        if self.stream != STREAM_NAME:
            raise ValueError(f"expected stream {STREAM_NAME!r}, got {self.stream!r}")
        additions = [bytes.fromhex(text) if text is not None else None for text in self.additions]
        return Stream(deal_key(bytes.fromhex(self.seed), additions))


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match."""

    game: str
    rules_version: int
    options: msgspec.Raw
    seats: int
    deals: tuple[DealRecord, ...]


def replay(
    game: Game[Any], record: Record, deal_no: int = 0
) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """The positions of one deal (0-based), each with the events that led to it.

    The same state object is yielded again and again; clone it to keep it. Raises ValueError for a
    record of another rules version, and `IllegalMove` where a recorded move does not fit.
    """
    if (record.game, record.rules_version) != (game.id, game.rules_version):
        raise ValueError(
            f"expected {game.id} rules {game.rules_version}, "
            f"got {record.game!r} rules {record.rules_version}"
        )
    deal = record.deals[deal_no]
    options = msgspec.json.decode(record.options, type=game.options_type)
    events: list[Event] = []
    state = game.deal(record.seats, options, deal.open_stream(), deal.plan, events)
    yield state, tuple(events)
    for recorded in deal.moves:
        events = []
        move = game.decode_move(recorded.move)
        game.apply(state, game.check(state, recorded.seat, move), events)
        yield state, tuple(events)
