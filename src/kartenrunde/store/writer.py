"""The one connection that writes: whatever comes in while it commits shares the next commit."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import structlog
from msgspec import Struct
from sqlalchemy import Executable
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kartenrunde.table.ports import LogBusy, Row

QUEUE_LIMIT: Final = 10_000
BATCH_LIMIT: Final = 500

_log = structlog.get_logger(__name__)


class _Job(Struct, eq=False):
    """A row for the log, or statements that hold together; `done` tells whether the row won."""

    row: Row | None
    statements: tuple[Executable, ...]
    done: asyncio.Future[bool]


class Writer:
    """Commits in batches.

    `insert_rows` writes log rows, skips those whose place or move id is taken, and returns
    (table_id, seq, author, move_id) of the ones it wrote; so winners and losers of a race share a
    batch.
    """

    def __init__(self, engine: AsyncEngine, insert_rows: Executable) -> None:
        self._engine = engine
        self._insert_rows = insert_rows
        self._jobs: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="log writer")
        self.fault: str | None = None
        """Why the last commit failed; None when it did not."""

    async def append(self, row: Row) -> bool:
        """Whether the row was written, once it is durable. Raises `LogBusy`."""
        return await self._enter(row, ())

    async def execute(self, *statements: Executable) -> None:
        """Have the statements committed together. Raises `LogBusy`."""
        await self._enter(None, statements)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _enter(self, row: Row | None, statements: tuple[Executable, ...]) -> bool:
        if self._closing or len(self._jobs) >= QUEUE_LIMIT:
            raise LogBusy("closing" if self._closing else "too many writes are waiting")
        job = _Job(row, statements, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._wake.set()
        return await job.done

    async def _run(self) -> None:
        while self._jobs or not self._closing:
            if not self._jobs:
                self._wake.clear()
                await self._wake.wait()
                continue
            count = min(len(self._jobs), BATCH_LIMIT)
            await self._settle([self._jobs.popleft() for _ in range(count)])

    async def _settle(self, batch: Sequence[_Job]) -> None:
        try:
            answers = await self._commit(batch)
        except OperationalError as error:
            self.fault = str(error.orig)
            _fail(batch, LogBusy(self.fault))
            _log.error("commit failed", reason=self.fault, jobs=len(batch))
        except Exception as error:  # noqa: BLE001 - whoever asked hears of it, and writing goes on
            await self._settle_singly(batch, error)
        else:
            self.fault = None
            for job, answer in zip(batch, answers, strict=True):
                if not job.done.done():  # the asker may have gone
                    job.done.set_result(answer)

    async def _settle_singly(self, batch: Sequence[_Job], error: Exception) -> None:
        """One job that the database cannot take must not take the others down with it."""
        if len(batch) == 1:
            _fail(batch, error)
            return
        for job in batch:
            await self._settle([job])

    async def _commit(self, batch: Sequence[_Job]) -> list[bool]:
        rows = [job.row for job in batch if job.row is not None]
        async with self._engine.begin() as connection:
            written = await self._write_rows(connection, rows) if rows else set()
            for job in batch:
                for statement in job.statements:
                    await connection.execute(statement)
        return [job.row is None or _claim(written, job.row) for job in batch]

    async def _write_rows(
        self, connection: AsyncConnection, rows: Sequence[Row]
    ) -> set[tuple[Any, ...]]:
        parameters = [_columns(row) for row in rows]
        return {tuple(key) for key in await connection.execute(self._insert_rows, parameters)}


def _columns(row: Row) -> dict[str, object]:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "author": row.author,
        "move_id": row.move_id,
        "body": row.body,
    }


def _claim(written: set[tuple[Any, ...]], row: Row) -> bool:
    """Whether the row is among the written ones; of two equal rows in a batch the first is it."""
    key = (row.table, row.seq, row.author, row.move_id)
    if key not in written:
        return False
    written.remove(key)
    return True


def _fail(batch: Sequence[_Job], error: Exception) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_exception(error)
