"""What a table needs of the world outside, so that databases and buses are files to add."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from kartenrunde.bots import Thought


class Row(Struct, frozen=True):
    """A log entry as stored; (table, seq) and (table, author, move_id) are unique."""

    table: str
    seq: int
    author: str
    move_id: str
    body: bytes


class Appended(Struct, frozen=True):
    """The row is durable: committed before this answer."""


class Taken(Struct, frozen=True):
    """Another row holds that seq; nothing was written."""


class Repeated(Struct, frozen=True):
    """The author's move id stands in the log already; nothing was written."""

    row: Row


class LogBusy(Exception):
    """The row was not written and may be sent again: queue full, disk full or database away."""


class Log(Protocol):
    """The append-only truth."""

    async def append(self, row: Row) -> Appended | Taken | Repeated:
        """Write and commit; raises `LogBusy`."""

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        """All rows of a table with a higher seq, in order."""

    async def find(self, table: str, author: str, move_id: str) -> Row | None:
        """The row of an author's command."""

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """The highest seq of each of these tables."""


class TableCard(Struct, frozen=True):
    """What the index knows of a table. Times are Unix seconds."""

    table: str
    invite: str
    kind: str
    game: str
    opened_s: float
    started_s: float | None = None
    last_person_s: float | None = None


class Index(Protocol):
    """Which tables there are and who has been at them."""

    async def add(self, card: TableCard) -> None: ...

    async def find(self, invite: str) -> TableCard | None: ...

    async def mark(
        self, table: str, *, started_s: float | None = None, last_person_s: float | None = None
    ) -> None:
        """Note that a match has started, or when a person was last there; None changes nothing."""

    async def join(self, table: str, guest: str) -> None:
        """Note that a guest holds or held a seat there."""

    async def of_guest(self, guest: str) -> Sequence[TableCard]:
        """The tables of a guest, the latest first."""

    async def expired(
        self, never_started_before_s: float, started_before_s: float
    ) -> Sequence[str]:
        """Tables opened before the first time and never started, or left before the second."""

    async def remove(self, table: str) -> None:
        """Forget the table and its log."""


class Guests(Protocol):
    """Who the guests are."""

    async def names(self, guests: Iterable[str]) -> dict[str, str | None]: ...

    async def rename(self, guest: str, name: str | None) -> None: ...


class Bus(Protocol):
    """Hints between nodes that a table has grown; they may be lost."""

    async def publish(self, table: str, seq: int) -> None: ...

    def subscribe(self, listener: Callable[[str, int], None]) -> Callable[[], None]:
        """Have every hint told to the listener; the answer ends that."""


class Clock(Protocol):
    """Time, so that tests own it."""

    def now_s(self) -> float:
        """Seconds that only ever rise."""

    def unix_s(self) -> float:
        """Seconds since 1970, for what is stored."""

    def call_later(self, delay_s: float, callback: Callable[[], None]) -> asyncio.TimerHandle: ...


class Thinker(Protocol):
    """Where computer players think."""

    async def choose(self, game: str, level: str, view: bytes, events: Sequence[bytes]) -> Thought:
        """A move from the encoded view and the seat's encoded events of this deal, nothing else.

        Raises `ThoughtFailed` if the computer player raised, hung or answered nonsense.
        """


class Entropy(Protocol):
    """Random bytes from the operating system; injected so that tests know them."""

    def __call__(self, size: int) -> bytes: ...
