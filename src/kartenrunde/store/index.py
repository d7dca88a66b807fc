"""The port `Index` over a database."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy
from msgspec.structs import asdict
from sqlalchemy import delete, func, or_, select, update

from kartenrunde.store import schema
from kartenrunde.store.database import Database
from kartenrunde.table.ports import TableCard

_cards = schema.cards
_members = schema.members
_last_seen_s = func.coalesce(_cards.c.last_person_s, _cards.c.started_s, _cards.c.opened_s)


class DatabaseIndex:
    """Rows of the tables `cards` and `members`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, card: TableCard) -> None:
        """Note a new table."""
        values = asdict(card)
        values["table_id"] = values.pop("table")
        await self._database.writer.execute(_cards.insert().values(values))

    async def find(self, invite: str) -> TableCard | None:
        """The table that an invite leads to."""
        found = await self._database.read(select(_cards).where(_cards.c.invite == invite))
        return _card(found[0]) if found else None

    async def mark(
        self, table: str, *, started_s: float | None = None, last_person_s: float | None = None
    ) -> None:
        """Note that a match has started, or when a person was last there; None changes nothing."""
        times = {"started_s": started_s, "last_person_s": last_person_s}
        changes = {name: time for name, time in times.items() if time is not None}
        if changes:
            statement = update(_cards).where(_cards.c.table_id == table).values(changes)
            await self._database.writer.execute(statement)

    async def join(self, table: str, guest: str) -> None:
        """Note that a guest holds or held a seat there."""
        insert = self._database.insert(_members).values(table_id=table, guest=guest)
        await self._database.writer.execute(insert.on_conflict_do_nothing())

    async def of_guest(self, guest: str) -> Sequence[TableCard]:
        """The tables of a guest, the latest first."""
        statement = (
            select(_cards)
            .join(_members, _members.c.table_id == _cards.c.table_id)
            .where(_members.c.guest == guest)
            .order_by(_last_seen_s.desc(), _cards.c.table_id)
        )
        return [_card(found) for found in await self._database.read(statement)]

    async def expired(
        self, never_started_before_s: float, started_before_s: float
    ) -> Sequence[str]:
        """Tables opened before the first time and never started, or left before the second."""
        never_started = _cards.c.started_s.is_(None) & (_cards.c.opened_s < never_started_before_s)
        left = _cards.c.started_s.is_not(None) & (_last_seen_s < started_before_s)
        statement = select(_cards.c.table_id).where(or_(never_started, left))
        return [table for (table,) in await self._database.read(statement)]

    async def remove(self, table: str) -> None:
        """Forget the table and its log."""
        await self._database.writer.execute(
            delete(schema.log).where(schema.log.c.table_id == table),
            delete(_members).where(_members.c.table_id == table),
            delete(_cards).where(_cards.c.table_id == table),
        )


def _card(found: sqlalchemy.Row[*tuple[Any, ...]]) -> TableCard:
    return TableCard(*found)
