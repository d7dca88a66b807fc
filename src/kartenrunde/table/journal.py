"""What the audiences may still be told of the past, and which commands are known."""

from typing import Final

import msgspec
from msgspec import Raw, Struct

from kartenrunde.engine import Event
from kartenrunde.table import fact as f
from kartenrunde.wire.outbound import Step
from kartenrunde.wire.table_event import TableEvent

MOST_STEPS: Final = 1_000
"""So many of the latest steps one message holds at most."""


class Told(Struct, frozen=True):
    """An event, encoded once for everybody and once for each seat that hears more."""

    public: Raw | None
    private: dict[int, Raw]
    is_of_cards: bool

    def half(self, audience: int) -> Raw | None:
        """What the audience hears of it."""
        return self.private.get(audience, self.public)


class Journal:
    """The steps of the present deal, or of the lobby, and the ids of all commands so far."""

    def __init__(self) -> None:
        self.since = 0
        """The version before the first step that is still told."""
        self._steps: list[tuple[int, tuple[Told, ...]]] = []
        self._seqs: dict[tuple[str, str], int] = {}

    def seq_of(self, author: str, move_id: str) -> int | None:
        """The entry that an author's command made, if there is one."""
        return self._seqs.get((author, move_id))

    def add(self, entry: f.Entry, events: list[Event]) -> None:
        """Take down an entry of the log."""
        self._seqs[entry.author, entry.move_id] = entry.seq
        if any(isinstance(fact, f.DealCalled) for fact in entry.facts):
            self._steps.clear()
            self.since = entry.seq - 1
        self._steps.append((entry.seq, tuple(map(_encoded, events))))

    def first(self, since: int) -> int:
        """The version from which on the steps are told to somebody who holds version `since`."""
        newest = self._steps[-1][0] if self._steps else self.since
        return max(self.since, newest - MOST_STEPS, since if since <= newest else 0)

    def steps(self, since: int, audience: int) -> tuple[Step, ...]:
        """What an audience hears of everything after that version."""
        return tuple(
            Step(seq, tuple(heard for told in events if (heard := told.half(audience)) is not None))
            for seq, events in self._steps[max(0, since - self.since) :]
        )

    def heard_by(self, seat: int) -> list[bytes]:
        """All halves of the present deal's card events that a seat has heard, encoded."""
        return [
            bytes(heard)
            for _, events in self._steps
            for told in events
            if told.is_of_cards and (heard := told.half(seat)) is not None
        ]


def _encoded(event: Event) -> Told:
    public = None if event.public is None else Raw(msgspec.json.encode(event.public))
    private = {seat: Raw(msgspec.json.encode(half)) for seat, half in event.private.items()}
    return Told(public, private, not isinstance(event.public, TableEvent))
