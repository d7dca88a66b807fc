"""Who looks at a table, and what each of them is sent."""

from typing import Any

from msgspec import Raw

from kartenrunde.table.connection import Connection
from kartenrunde.table.journal import Journal
from kartenrunde.table.projection import (
    Sight,
    audience_of,
    room_of,
    view_of,
    you_of,
)
from kartenrunde.table.shuffle import ShuffleRound
from kartenrunde.wire.outbound import Room, State


class Publisher:
    """The connections of one table. Each is sent one message for each thing that it sees change."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self._shown: object = None
        self._views: dict[int, Raw | None] = {}
        self._views_of: object = None

    def of(self, guest: str) -> list[Connection]:
        """The connections of one guest."""
        return [line for line in self.connections if line.guest == guest]

    def show(self, sight: Sight, journal: Journal) -> None:
        """Send the state to everybody if it has changed, and to those who want it anyhow."""
        shown = _appearance(sight)
        has_changed, self._shown = shown != self._shown, shown
        room: Room | None = None
        for line in self.connections:
            if has_changed or line.wants_state:
                room = room or room_of(sight)
                self._send_state(line, sight, journal, room)

    def _send_state(self, line: Connection, sight: Sight, journal: Journal, room: Room) -> None:
        audience = audience_of(sight.position, line.guest)
        since = journal.first(line.sent)
        line.send(
            State(
                version=sight.position.version,
                since=since,
                steps=journal.steps(since, audience),
                room=room,
                you=you_of(sight, line.guest),
                view=self._view(sight, audience),
            )
        )
        line.sent = sight.position.version
        line.wants_state = False

    def _view(self, sight: Sight, audience: int) -> Raw | None:
        position = sight.position
        if self._views_of is not position.state:
            self._views_of = position.state
            self._views = {}
        if audience not in self._views:
            self._views[audience] = view_of(position, audience)
        return self._views[audience]

    def ask(self, sight: Sight, shuffle: ShuffleRound | None) -> None:
        """Put the shuffle's question to those who have not been asked it."""
        if shuffle is None:
            return
        for line in self.connections:
            seat = audience_of(sight.position, line.guest)
            question = shuffle.question(seat) if seat >= 0 else None
            if question is not None and question != line.asked:
                line.asked = question
                line.send(question)


def _appearance(sight: Sight) -> Any:
    """All that a state message is made of, without the seconds that run down by themselves."""
    here = tuple(sight.presence.is_here(person.guest) for person in sight.position.persons.values())
    position = sight.position
    return position.version, sight.is_awake, here, sight.countdowns(), dict(sight.names)
