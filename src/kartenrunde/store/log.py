"""The port `Log` over a database."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy
from sqlalchemy import Executable, func, select

from kartenrunde.store import schema
from kartenrunde.store.database import Database
from kartenrunde.table.ports import Appended, Repeated, Row, Taken

if TYPE_CHECKING:
    from kartenrunde.store.database import Insert

TABLES_PER_QUERY: Final = 500

_log = schema.log
_columns = (_log.c.table_id, _log.c.seq, _log.c.author, _log.c.move_id, _log.c.body)


def insert_rows(insert: "Insert") -> Executable:
    """The statement by which a `Writer` writes rows, from the dialect's insert into the log."""
    return insert.on_conflict_do_nothing().returning(*_columns[:-1])


class DatabaseLog:
    """Rows of the table `log`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, row: Row) -> Appended | Taken | Repeated:
        """Write and commit; raises `LogBusy`."""
        if await self._database.writer.append(row):
            return Appended()
        earlier = await self.find(row.table, row.author, row.move_id)
        return Repeated(earlier) if earlier else Taken()

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        """All rows of a table with a higher seq, in order."""
        statement = (
            select(*_columns)
            .where(_log.c.table_id == table, _log.c.seq > after)
            .order_by(_log.c.seq)
        )
        return [_row(found) for found in await self._database.read(statement)]

    async def find(self, table: str, author: str, move_id: str) -> Row | None:
        """The row of an author's command."""
        statement = select(*_columns).where(
            _log.c.table_id == table, _log.c.author == author, _log.c.move_id == move_id
        )
        found = await self._database.read(statement)
        return _row(found[0]) if found else None

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """The highest seq of each of these tables."""
        wanted = list(tables)
        heads: dict[str, int] = {}
        for start in range(0, len(wanted), TABLES_PER_QUERY):
            statement = (
                select(_log.c.table_id, func.max(_log.c.seq))
                .where(_log.c.table_id.in_(wanted[start : start + TABLES_PER_QUERY]))
                .group_by(_log.c.table_id)
            )
            heads.update((table, seq) for table, seq in await self._database.read(statement))
        return heads


def _row(found: sqlalchemy.Row[*tuple[Any, ...]]) -> Row:
    return Row(*found)
