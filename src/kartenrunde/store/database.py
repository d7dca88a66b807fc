"""A database as the adapters see it; each kind of database is one file that makes such a one."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Executable, Row, Table
from sqlalchemy.ext.asyncio import AsyncEngine

from kartenrunde.store.writer import Writer
from kartenrunde.table.ports import LogBusy

if TYPE_CHECKING:
    # Naming a kind of database that is not in use would load it with every start.
    from sqlalchemy.dialects import postgresql, sqlite

    Insert = sqlite.Insert | postgresql.Insert


class Database(Struct, frozen=True, eq=False):
    """One writing connection and, apart from it, some that read.

    `insert` is the dialect's own, for its `on conflict`; `probe` writes something harmless.
    """

    writer: Writer
    readers: AsyncEngine
    insert: Callable[[Table], "Insert"]
    probe: Executable

    async def read(self, statement: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """All rows that are committed now."""
        async with self.readers.connect() as connection:
            return (await connection.execute(statement)).all()

    async def is_writable(self) -> bool:
        """Whether writing works, found out by trying if the last commit failed."""
        if self.writer.fault is None:
            return True
        try:
            await self.writer.execute(self.probe)
        except LogBusy:
            return False
        return True
