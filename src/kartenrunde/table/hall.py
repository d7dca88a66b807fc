"""All tables: opens them, finds them by their invite, forgets those that nobody needs."""

import asyncio
import logging
from base64 import b32encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec

from kartenrunde.engine import FIRST_DEAL
from kartenrunde.engine.errors import BadOptions, Refusal
from kartenrunde.engine.registry import games
from kartenrunde.table import fact as f
from kartenrunde.table.authority import Table
from kartenrunde.table.command import Facts, checked_level, checked_options
from kartenrunde.table.ledger import Ledger, Overtaken
from kartenrunde.table.ports import (
    Bus,
    Clock,
    Entropy,
    Guests,
    Index,
    Log,
    LogBusy,
    TableCard,
    Thinker,
)
from kartenrunde.table.surroundings import Surroundings
from kartenrunde.table.times import (
    CLEAN_UP_S,
    DAY_S,
    EVICT_S,
    NEVER_STARTED_DAYS,
    STARTED_DAYS,
    SWEEP_S,
)

_log = logging.getLogger(__name__)

INVITE_BYTES: Final = 16
Options = Mapping[str, f.OptionValue]


def table_of(invite: str) -> str:
    """The id of the table that an invite opens; the invite does not follow from it."""
    return sha256(invite.encode()).hexdigest()[:32]


class Hall:
    """The tables that are in memory, and the way to all others."""

    def __init__(
        self,
        log: Log,
        index: Index,
        guests: Guests,
        bus: Bus,
        clock: Clock,
        thinker: Thinker,
        entropy: Entropy,
    ) -> None:
        self._world = Surroundings(log, index, guests, bus, clock, thinker, entropy)
        self._tables: dict[str, Table] = {}
        self._entering: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._clean_at_s = clock.now_s()
        self._unsubscribe = bus.subscribe(self._hear)

    async def open_solo(
        self,
        guest: str,
        game: str,
        seats: int,
        options: Options,
        level: str,
        partner_level: str | None = None,
    ) -> str:
        """Begin a game against computer players; yields the invite. Raises `Refusal`.

        `partner_level` None: computer players on the own side are no different from the others.
        """
        checked = _checked(game, seats, options)
        side_of = games()[game].side_of
        of_others, of_partners = checked_level(level), checked_level(partner_level or level)
        computers = [
            f.ComputerSeated(seat, of_partners if side_of(seat) == side_of(0) else of_others)
            for seat in range(1, seats)
        ]
        opened = f.TableOpened("solo", game, seats, checked, "normal", guest)
        rest: Facts = (f.SeatTaken(0, guest), *computers, f.DealCalled(1, FIRST_DEAL))
        return await self._open(guest, opened, rest)

    async def open_room(self, guest: str, game: str, seats: int, options: Options) -> str:
        """Open a room with a seat for its host; yields the invite. Raises `Refusal`."""
        opened = f.TableOpened("room", game, seats, _checked(game, seats, options), "normal", guest)
        return await self._open(guest, opened, (f.SeatTaken(0, guest),))

    async def _open(self, guest: str, opened: f.TableOpened, rest: Facts) -> str:
        """Write it down, no more: it comes to memory with whoever enters it (M20).

        Index first: a card without a log is no table, and is cleaned up.
        """
        invite = b32encode(self._world.entropy(INVITE_BYTES)).decode().rstrip("=").lower()
        table = table_of(invite)
        now_s = self._world.clock.unix_s()
        started_s = now_s if opened.kind == "solo" else None
        card = TableCard(
            table, invite, opened.kind, opened.game, now_s, started_s, last_person_s=now_s
        )
        ledger = Ledger(self._world.log, table)
        try:
            await self._world.index.add(card)
            await ledger.commit(guest, "open", (opened, *rest))
            await self._world.index.join(table, guest)
        except (LogBusy, Overtaken):
            raise Refusal("table/retry") from None
        return invite

    async def enter(self, invite: str) -> Table | None:
        """The table behind an invite; None if there is none (any more)."""
        table = table_of(invite)
        if (shown := self._tables.get(table)) is not None:
            shown.touch()
            return shown
        if table not in self._entering:
            task = asyncio.ensure_future(self._load(invite, table))
            self._entering[table] = task
            task.add_done_callback(lambda _: self._entering.pop(table, None))
        return await asyncio.shield(self._entering[table])

    async def rename(self, guest: str, name: str | None) -> None:
        """Give a guest another name, or none, and show it wherever they sit."""
        await self._world.guests.rename(guest, name)
        for shown in list(self._tables.values()):
            await shown.take_name(guest, name)

    async def _load(self, invite: str, table: str) -> Table | None:
        if await self._world.index.find(invite) is None:
            return None
        ledger = Ledger(self._world.log, table)
        await ledger.catch_up()
        if ledger.position.version == 0:
            return None
        shown = Table(self._world, ledger)
        await shown.learn_names()
        self._tables[table] = shown
        return shown

    async def start(self) -> None:
        """Begin to sweep."""
        self._set_timer()

    async def close(self) -> None:
        """Let every table rest; what is acknowledged stands in the log."""
        self._unsubscribe()
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._tables.clear()

    async def tick(self) -> None:
        """Once a second: read what the bus did not tell, forget what nobody needs."""
        watched = [table for table in self._tables.values() if table.is_watched]
        if watched:
            heads = await self._world.log.heads([table.id for table in watched])
            for table in watched:
                if heads.get(table.id, 0) > table.version:
                    await self._follow(table)
        now_s = self._world.clock.now_s()
        for table in list(self._tables.values()):
            if not (table.is_watched or table.is_waiting) and now_s - table.touched_s >= EVICT_S:
                del self._tables[table.id]
                await table.close()
        if now_s >= self._clean_at_s:
            self._clean_at_s = now_s + CLEAN_UP_S
            await self._remove_expired()

    async def _remove_expired(self) -> None:
        now_s = self._world.clock.unix_s()
        expired = await self._world.index.expired(
            now_s - NEVER_STARTED_DAYS * DAY_S, now_s - STARTED_DAYS * DAY_S
        )
        for table in expired:
            shown = self._tables.get(table)
            if shown is not None and shown.is_watched:
                continue
            if shown is not None:
                del self._tables[table]
                await shown.close()
            await self._world.index.remove(table)

    def _hear(self, table: str, seq: int) -> None:
        """A hint from the bus."""
        shown = self._tables.get(table)
        if shown is not None and seq > shown.version:
            self._spawn(self._follow(shown))

    async def _follow(self, shown: Table) -> None:
        try:
            await shown.catch_up()
        except Exception:  # noqa: BLE001 - what was missed now is found by the sweep
            _log.warning("catch_up_failed table=%s", shown.id)

    def _set_timer(self) -> None:
        self._timer = self._world.clock.call_later(SWEEP_S, lambda: self._spawn(self._sweep()))

    async def _sweep(self) -> None:
        try:
            await self.tick()
        except Exception:  # noqa: BLE001 - a database that is away is asked again in a second
            _log.warning("sweep_failed")
        self._set_timer()

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _checked(game_id: str, seats: int, options: Options) -> dict[str, f.OptionValue]:
    """All options of a table that is to be; raises `BadOptions`."""
    game = games().get(game_id)
    if game is None:
        raise BadOptions("table/bad_options", option="game")
    checked = checked_options(game, options)
    game.check_options(seats, msgspec.convert(checked, game.options_type))
    return checked
