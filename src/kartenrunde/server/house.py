"""Everything the server is made of, wired once at its start."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Collection
from typing import Any, Final

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from msgspec import Struct

from kartenrunde.bots.pool import WorkerPool
from kartenrunde.bus import MemoryBus
from kartenrunde.i18n import LANGUAGES, text
from kartenrunde.server.assets import Assets
from kartenrunde.server.clock import SystemClock
from kartenrunde.server.compression import Encoding, expected
from kartenrunde.server.limits import Buckets
from kartenrunde.server.settings import Settings
from kartenrunde.store import SQLITE_VERSION, SqliteStore
from kartenrunde.table import Hall

PREPARE_AFTER_S: Final = 3.0

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

_log = structlog.get_logger(__name__)


class House(Struct, eq=False):
    """The parts; `is_closing` from the moment the server was asked to end."""

    settings: Settings
    store: SqliteStore
    hall: Hall
    clock: SystemClock
    assets: Assets
    browsers: Buckets
    handshakes: Buckets
    guesses: Buckets
    openings: Buckets
    is_closing: bool = False


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """The parts, running; raises `StoreError` if the database cannot be used."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = await SqliteStore.open(settings.database)
    _log.info("store open", sqlite=SQLITE_VERSION, file=str(settings.database))
    clock = SystemClock()
    pool = WorkerPool()
    hall = Hall(store.log, store.index, store.guests, MemoryBus(), clock, pool, entropy=_entropy)
    limits = settings.limits
    house = House(
        settings=settings,
        store=store,
        hall=hall,
        clock=clock,
        assets=Assets(),
        browsers=Buckets(limits.browser_handshakes, clock.now_s),
        handshakes=Buckets(limits.handshakes, clock.now_s),
        guesses=Buckets(limits.guesses, clock.now_s),
        openings=Buckets(limits.openings, clock.now_s),
    )
    preparing = asyncio.create_task(_prepare(house.assets, expected(settings.is_secure)))
    try:
        await pool.start()
        await hall.start()
        yield house
    finally:
        house.is_closing = True
        preparing.cancel()
        await hall.close()
        await pool.close()
        await store.close()


async def _prepare(assets: Assets, encodings: Collection[Encoding]) -> None:
    """Do beforehand what would keep somebody waiting, once the first page is out."""
    await asyncio.sleep(PREPARE_AFTER_S)
    for language in LANGUAGES:
        await asyncio.to_thread(text, language, "site-name")
    await assets.prepare(encodings)
    _log.info("files prepared")


def _entropy(size: int) -> bytes:
    return secrets.token_bytes(size)


def house_of(connection: AnyConnection) -> House:
    """The house a request or socket has come to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: AnyConnection) -> str:
    """Whom to count a request or socket for."""
    return connection.client.host if connection.client else ""
