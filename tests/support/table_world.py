"""The world around a table as tests want it: everything in memory, nothing by chance."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

import msgspec

from kartenrunde.bots import Thought
from kartenrunde.engine import find_game
from kartenrunde.table.ports import Appended, Repeated, Row, TableCard, Taken


class MemoryLog:
    """The log in lists; `fault` is told before and after a row is written, and before reading."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.fault: Callable[[str], None] = lambda point: None
        self._heads: dict[str, int] = {}

    async def append(self, row: Row) -> Appended | Taken | Repeated:
        self.fault("before")
        await asyncio.sleep(0)
        known = await self.find(row.table, row.author, row.move_id)
        if known is not None:
            return Repeated(known)
        if row.seq <= self.head(row.table):
            return Taken()
        self.rows.append(row)
        self._heads[row.table] = row.seq
        self.fault("after")
        return Appended()

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        self.fault("read")
        return [row for row in self.rows if row.table == table and row.seq > after]

    async def find(self, table: str, author: str, move_id: str) -> Row | None:
        wanted = (table, author, move_id)
        return next((r for r in self.rows if (r.table, r.author, r.move_id) == wanted), None)

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        return {table: self.head(table) for table in tables if self.head(table)}

    def head(self, table: str) -> int:
        """The highest seq of a table."""
        return self._heads.get(table, 0)

    def forget(self, table: str) -> None:
        """Drop the rows of a table."""
        self.rows = [row for row in self.rows if row.table != table]
        self._heads.pop(table, None)


class MemoryIndex:
    """The index in a dict."""

    def __init__(self, log: MemoryLog) -> None:
        self.cards: dict[str, TableCard] = {}
        self.guests: dict[str, list[str]] = {}
        self._log = log

    async def add(self, card: TableCard) -> None:
        self.cards[card.table] = card

    async def find(self, invite: str) -> TableCard | None:
        return next((card for card in self.cards.values() if card.invite == invite), None)

    async def mark(
        self, table: str, *, started_s: float | None = None, last_person_s: float | None = None
    ) -> None:
        new = {"started_s": started_s, "last_person_s": last_person_s}
        changes = {name: time_s for name, time_s in new.items() if time_s is not None}
        self.cards[table] = msgspec.structs.replace(self.cards[table], **changes)

    async def join(self, table: str, guest: str) -> None:
        tables = self.guests.setdefault(guest, [])
        if table not in tables:
            tables.append(table)

    async def of_guest(self, guest: str) -> Sequence[TableCard]:
        return [self.cards[table] for table in reversed(self.guests.get(guest, []))]

    async def expired(
        self, never_started_before_s: float, started_before_s: float
    ) -> Sequence[str]:
        return [
            card.table
            for card in self.cards.values()
            if (card.started_s is None and card.opened_s < never_started_before_s)
            or (card.started_s is not None and (card.last_person_s or 0) < started_before_s)
        ]

    async def remove(self, table: str) -> None:
        del self.cards[table]
        self._log.forget(table)


class MemoryGuests:
    """Names in a dict."""

    def __init__(self) -> None:
        self.by_guest: dict[str, str | None] = {}

    async def names(self, guests: Iterable[str]) -> dict[str, str | None]:
        return {guest: self.by_guest.get(guest) for guest in guests}

    async def rename(self, guest: str, name: str | None) -> None:
        self.by_guest[guest] = name


class HintBus:
    """Tells every listener at once; `is_deaf` loses what is told."""

    def __init__(self) -> None:
        self.is_deaf = False
        self._listeners: list[Callable[[str, int], None]] = []

    async def publish(self, table: str, seq: int) -> None:
        if not self.is_deaf:
            for listener in list(self._listeners):
                listener(table, seq)

    def subscribe(self, listener: Callable[[str, int], None]) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


class ScriptedThinker:
    """Plays the first legal move unless a test says what happens instead.

    `script` maps how many questions came before to a move, an exception, or None for no answer.
    """

    def __init__(self) -> None:
        self.script: dict[int, bytes | Exception | None] = {}
        self.asked: list[tuple[str, str, bytes, Sequence[bytes]]] = []
        self.default: Callable[[str, bytes], bytes] = first_legal
        self.hold: asyncio.Event | None = None

    async def choose(self, game: str, level: str, view: bytes, events: Sequence[bytes]) -> Thought:
        number = len(self.asked)
        self.asked.append((game, level, view, events))
        if self.hold is not None:
            await self.hold.wait()
        answer = self.script.get(number, b"")
        if answer is None:
            await asyncio.Event().wait()
        if isinstance(answer, Exception):
            raise answer
        return Thought(answer or self.default(game, view), "reason-test")


def first_legal(game: str, view: bytes) -> bytes:
    """The move that a view lists first: plays come before discards."""
    return msgspec.json.encode(find_game(game).decode_view(view).legal[0])


def last_legal(game: str, view: bytes) -> bytes:
    """The move that a view lists last: a discard, if there is one."""
    return msgspec.json.encode(find_game(game).decode_view(view).legal[-1])


class CountedEntropy:
    """Bytes that follow from how often somebody has asked."""

    def __init__(self, salt: str = "") -> None:
        self._salt = salt
        self.sizes: list[int] = []

    def __call__(self, size: int) -> bytes:
        self.sizes.append(size)
        return sha256(f"{self._salt}{len(self.sizes)}".encode()).digest()[:size]
