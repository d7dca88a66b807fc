"""The ports, once in memory and once in a SQLite file: one suite for all."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Struct

from kartenrunde.store import SqliteStore
from kartenrunde.table.ports import Guests, Index, Log
from tests.support.table_world import MemoryGuests, MemoryIndex, MemoryLog


class Ports(Struct):
    """What the table needs of a store."""

    log: Log
    index: Index
    guests: Guests


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store in a file of its own."""
    opened = await SqliteStore.open(tmp_path / "kartenrunde.db")
    yield opened
    await opened.close()


@pytest.fixture(params=["memory", "sqlite"])
async def ports(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Ports]:
    """Each kind of adapter in turn."""
    if request.param == "memory":
        log = MemoryLog()
        yield Ports(log, MemoryIndex(log), MemoryGuests())
        return
    opened = await SqliteStore.open(tmp_path / "kartenrunde.db")
    yield Ports(opened.log, opened.index, opened.guests)
    await opened.close()
