"""One table's truth: its log, and the position and journal that follow from it.

Nothing changes here before the log has it. An answer that never came leaves the ledger *in doubt*:
then the log is asked before anything else happens.
"""

from collections.abc import Iterator, Sequence
from copy import copy

from kartenrunde.engine import Event
from kartenrunde.table import fact as f
from kartenrunde.table.journal import Journal
from kartenrunde.table.ports import Appended, Log, LogBusy, Row
from kartenrunde.table.position import Position


class Overtaken(Exception):
    """Somebody else wrote first; the ledger has caught up, so decide again."""


class Ledger:
    """A table as its log has it."""

    def __init__(self, log: Log, table: str) -> None:
        self._log = log
        self._is_in_doubt = False
        self.table = table
        self.position = Position(table)
        self.journal = Journal()

    async def commit(self, author: str, move_id: str | None, facts: tuple[f.AnyFact, ...]) -> int:
        """Write down facts and go one version on; yields it. `move_id` None: the version itself.

        Raises `LogBusy` if nothing was written, and `Overtaken`.
        """
        before = self.position
        step = before.carried_out(facts)
        seq = before.version + 1
        entry = f.Entry(seq, author, move_id or str(seq), step.facts)
        row = Row(self.table, seq, author, entry.move_id, f.encode_facts(step.facts))
        self._is_in_doubt = True
        try:
            answer = await self._log.append(row)
        except LogBusy:
            self._is_in_doubt = False
            raise
        if not isinstance(answer, Appended):
            await self.catch_up()
            raise Overtaken
        self._is_in_doubt = False
        self.position = step.position
        self.journal.add(entry, step.events)
        return seq

    async def settle(self) -> None:
        """Ask the log what became of an entry whose answer never came."""
        if self._is_in_doubt:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Take over what the log has beyond the present version."""
        rows = await self._log.read(self.table, self.position.version)
        after = copy(self.position)
        if after.state is not None:
            after.state = after.state.clone()
        news = list(_replayed(after, rows))
        self.position = after
        for entry, events in news:
            self.journal.add(entry, events)
        self._is_in_doubt = False

    async def facts_of(self, author: str, move_id: str) -> tuple[f.AnyFact, ...]:
        """What stands in the log under an author's command; nothing if it is not there."""
        row = await self._log.find(self.table, author, move_id)
        return () if row is None else f.decode_facts(row.body)


def _replayed(position: Position, rows: Sequence[Row]) -> Iterator[tuple[f.Entry, list[Event]]]:
    """The entries of these rows, carried out in place, with the events since the last deal's call.

    Raises ValueError where the log has a gap.
    """
    entries = [f.Entry(row.seq, row.author, row.move_id, f.decode_facts(row.body)) for row in rows]
    calls = [n for n, e in enumerate(entries) if any(isinstance(x, f.DealCalled) for x in e.facts)]
    for number, entry in enumerate(entries):
        if entry.seq != position.version + 1:
            raise ValueError(f"expected entry {position.version + 1}, got {entry.seq}")
        events: list[Event] = []
        is_told = not calls or number >= calls[-1]
        position.apply(entry.seq, entry.facts, events if is_told else None)
        yield entry, events
