"""One file holds everything: the database of a laptop or a small server."""

import sqlite3
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kartenrunde.store import schema
from kartenrunde.store.claim import Claim
from kartenrunde.store.database import Database
from kartenrunde.store.errors import StoreError
from kartenrunde.store.guests import DatabaseGuests
from kartenrunde.store.index import DatabaseIndex
from kartenrunde.store.log import DatabaseLog, insert_rows
from kartenrunde.store.migration import migrate
from kartenrunde.store.writer import Writer

SQLITE_VERSION: Final = sqlite3.sqlite_version
READERS: Final = 4
_BUSY_MS: Final = 5000
_WRITER_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what is acknowledged outlives a power cut
    f"busy_timeout={_BUSY_MS}",
    "journal_size_limit=67108864",
)
_READER_PRAGMAS: Final = ("query_only=ON", f"busy_timeout={_BUSY_MS}")
_PROBE: Final = text("pragma user_version = 0")
"""Rewrites the first page as it is, which needs the room that a row would need."""


class SqliteStore:
    """The ports over a SQLite file.

    Only one connection of one process ever writes to it: SQLite before 3.51.3 can lose a
    checkpoint of the write-ahead log when several do.
    """

    def __init__(self, claim: Claim, writing: AsyncEngine) -> None:
        self._claim = claim
        self._writing = writing
        self._reading = _engine(claim.path, _READER_PRAGMAS, pool_size=READERS)
        self._writer = Writer(writing, insert_rows(sqlite.insert(schema.log)))
        self.database = Database(self._writer, self._reading, sqlite.insert, _PROBE)
        self.log = DatabaseLog(self.database)
        self.index = DatabaseIndex(self.database)
        self.guests = DatabaseGuests(self.database)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in that file, made or brought up to date if need be; raises `StoreError`."""
        claim = Claim(path)
        writing = _engine(path, _WRITER_PRAGMAS, pool_size=1)
        event.listen(writing.sync_engine, "begin", _begin_immediately)
        try:
            async with writing.begin() as connection:
                await connection.run_sync(migrate)
        except (DatabaseError, StoreError) as error:
            await writing.dispose()
            claim.release()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"{path} cannot be used: {error.orig}") from error
        return cls(claim, writing)

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        await self._writer.close()
        await self._reading.dispose()
        await self._writing.dispose()  # last, so that it is the one that tidies the log up
        self._claim.release()


def _engine(path: Path, pragmas: tuple[str, ...], pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        pool_size=pool_size,
        max_overflow=0,
        pool_reset_on_return=None,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    return engine


def _begin_immediately(connection: Any) -> None:
    connection.exec_driver_sql("begin immediate")
