"""People at a table: pages that answer the shuffle and remember what they were sent."""

import asyncio
from copy import copy
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec

from kartenrunde.table import Connection, Hall
from kartenrunde.table.hall import table_of
from kartenrunde.wire import ToBrowser, decode_from_browser, encode
from tests.support.table_clock import FakeClock
from tests.support.table_world import (
    CountedEntropy,
    HintBus,
    MemoryGuests,
    MemoryIndex,
    MemoryLog,
    ScriptedThinker,
)

GAME = "stapelsprint"
Message = dict[str, Any]


class Page:
    """One open page of a guest; `is_silent` ones do not answer the shuffle."""

    _ids = count(1)

    def __init__(self, world: "World", guest: str, invite: str, *, is_silent: bool = False) -> None:
        self._world = world
        self.guest = guest
        self.invite = invite
        self.is_silent = is_silent
        self.frames: list[bytes] = []
        self.messages: list[Message] = []
        self.line: Connection | None = None
        self.state: Message = {}
        """The latest state."""

    def send(self, message: ToBrowser) -> None:
        """Take a message, as the socket would."""
        frame = encode(message)
        self.frames.append(frame)
        self.messages.append(msgspec.json.decode(frame))
        if self.messages[-1]["type"] == "state":
            self.state = self.messages[-1]
            head = self._world.log.head(table_of(self.invite))
            assert self.state["version"] <= head, "shown before it was written"
        if not self.is_silent and (answer := self._answer(self.messages[-1])) is not None:
            self._world.do(self.say(**answer))

    def _answer(self, message: Message) -> Message | None:
        deal = message.get("deal")
        if message["type"] == "contribute":
            return {"type": "hash", "deal": deal, "hash": sha256(self.addition(deal)).hexdigest()}
        if message["type"] == "open":
            return {"type": "addition", "deal": deal, "bytes": self.addition(deal).hex()}
        return None

    def addition(self, deal: object) -> bytes:
        """The guest's random bytes for a deal."""
        return sha256(f"{self.guest} {deal}".encode()).digest()[:16]

    async def open(self, *, since: int = 0, visible: bool = True) -> "Page":
        """Come to the table."""
        table = await self._world.hall.enter(self.invite)
        assert table is not None
        self.line = await table.connect(self.guest, self, since=since, visible=visible)
        await self._world.clock.settle()
        return self

    async def close(self) -> None:
        """Leave the page."""
        assert self.line is not None
        await self.line.disconnect()
        await self._world.clock.settle()

    async def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        assert self.line is not None
        frame = msgspec.json.encode({"type": type, **fields})
        await self.line.receive(decode_from_browser(frame))

    async def wish(self, type: str, **fields: Any) -> Message:
        """Send a command; yields what came of it, `accepted` or `refused`."""
        move_id = fields.pop("id", f"test-{next(self._ids):06}")
        version = fields.pop("version", self.state["version"])
        before = len(self.messages)
        await self.say(type, id=move_id, version=version, **fields)
        await self._world.clock.settle()
        answers = [m for m in self.messages[before:] if m["type"] in ("accepted", "refused")]
        assert len(answers) == 1, answers
        return answers[0]

    async def move(self, move: Message | None = None, **fields: Any) -> Message:
        """Make a move, by default the first legal one."""
        return await self.wish("move", move=move or self.view["legal"][0], **fields)

    def of(self, type: str) -> list[Message]:
        """The messages of one type."""
        return [message for message in self.messages if message["type"] == type]

    @property
    def room(self) -> Message:
        """What it says of the table."""
        room: Message = self.state["room"]
        return room

    @property
    def view(self) -> Message:
        """What it says of the cards."""
        view: Message = self.state["view"]
        return view

    @property
    def seat(self) -> int | None:
        """The own seat."""
        seat: int | None = self.state["you"]["seat"]
        return seat

    @property
    def is_on_turn(self) -> bool:
        """Whether the page may move."""
        return self.room["phase"] == "playing" and bool(self.view["legal"])


class World:
    """A server without a server: the hall, and all that it needs, in memory."""

    def __init__(self, salt: str = "") -> None:
        self.clock = FakeClock()
        self.log = MemoryLog()
        self.index = MemoryIndex(self.log)
        self.guests = MemoryGuests()
        self.bus = HintBus()
        self.thinker = ScriptedThinker()
        self.entropy = CountedEntropy(salt)
        self._tasks: set[asyncio.Task[None]] = set()
        self.hall = self.new_hall()

    def new_hall(self) -> Hall:
        """Another node over the same log."""
        return Hall(
            self.log, self.index, self.guests, self.bus, self.clock, self.thinker, self.entropy
        )

    def do(self, work: Any) -> None:
        """Have something happen soon."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def restart(self) -> None:
        """Stop the server without a word to anybody, and start it again."""
        await self.hall.close()
        self.hall = self.new_hall()

    def page(self, guest: str, invite: str, *, is_silent: bool = False) -> Page:
        """A page that has not been opened yet."""
        return Page(self, guest, invite, is_silent=is_silent)

    async def solo(self, seats: int = 3, game: str = GAME, **options: Any) -> Page:
        """Anna's game against computer players, dealt."""
        invite = await self.hall.open_solo("anna", game, seats, options, "normal")
        page = await self.page("anna", invite).open()
        await self.clock.settle()
        assert page.room["phase"] == "playing"
        return page

    async def room(
        self, *guests: str, seats: int | None = None, game: str = GAME, **options: Any
    ) -> list[Page]:
        """A room in its lobby; the first guest is host."""
        invite = await self.hall.open_room(guests[0], game, seats or len(guests), options)
        return [await self.page(guest, invite).open() for guest in guests]

    async def match(self, *guests: str, computers: int = 0, **options: Any) -> list[Page]:
        """A room in which the first deal is dealt."""
        pages = await self.room(*guests, seats=len(guests) + computers, **options)
        for seat in range(len(guests), len(guests) + computers):
            await pages[0].wish("set_seat", seat=seat, level="normal")
        answer = await pages[0].wish("start")
        assert answer["type"] == "accepted", answer
        await self.clock.settle()
        assert pages[0].room["phase"] == "playing"
        return pages

    def place(self, page: Page, state: object) -> None:
        """Put cards straight onto a page's table, as no client can; who reloads sees them."""
        ledger = self.hall._tables[table_of(page.invite)]._ledger
        ledger.position = copy(ledger.position)
        ledger.position.state = state


def on_turn(pages: list[Page]) -> Page:
    """The page that may move."""
    return next(page for page in pages if page.is_on_turn)
