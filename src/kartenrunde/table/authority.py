"""The authority over one table: one thing after another; check, append, then show.

Everything happens under one lock. After each thing the table shows everybody what has changed, does
what is due by itself, and sets one timer for what is due next.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from kartenrunde.engine.errors import Refusal
from kartenrunde.table import fact as f
from kartenrunde.table.clockwork import Clockwork, Deed
from kartenrunde.table.command import Facts, decide, is_same
from kartenrunde.table.connection import Connection, Outbox
from kartenrunde.table.errands import Errands
from kartenrunde.table.incident import report
from kartenrunde.table.ledger import Ledger, Overtaken
from kartenrunde.table.naming import clean_name
from kartenrunde.table.ports import LogBusy
from kartenrunde.table.projection import Sight, seat_for
from kartenrunde.table.publishing import Publisher
from kartenrunde.table.surroundings import Surroundings
from kartenrunde.table.times import RESTART_ALLOWANCE_S, RETRY_S
from kartenrunde.wire import FromBrowser
from kartenrunde.wire import inbound as wish
from kartenrunde.wire import outbound as out

MOST_ONLOOKERS: Final = 100
"""Connections of people without a seat; whoever has one always gets in."""
MOST_TRIES: Final = 5
"""So often something is decided anew because another node wrote first."""


class Table:
    """One table, its people and its computer players."""

    def __init__(self, surroundings: Surroundings, ledger: Ledger) -> None:
        self._world = surroundings
        self._ledger = ledger
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._publisher = Publisher()
        self._errands = Errands(surroundings, ledger.table)
        self._clockwork = Clockwork(surroundings, ledger, RESTART_ALLOWANCE_S, self._wake)
        self._not_before_s = 0.0
        self._is_closed = False
        self.touched_s = surroundings.clock.now_s()
        """When somebody last had to do with this table."""

    @property
    def id(self) -> str:
        """The id under which the log keeps the table."""
        return self._ledger.table

    @property
    def version(self) -> int:
        """How many entries of the log the table has taken over."""
        return self._ledger.position.version

    @property
    def options(self) -> Any:
        """What is played with, as the game's own options."""
        return self._ledger.position.rules

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._publisher.connections)

    @property
    def is_waiting(self) -> bool:
        """Whether something will happen here by itself."""
        return self._timer is not None or self._lock.locked()

    def touch(self) -> None:
        """Keep the table in memory for a while."""
        self.touched_s = self._now_s()

    async def connect(self, guest: str, outbox: Outbox, *, since: int, visible: bool) -> Connection:
        """Let a page of a guest in: it is sent the state, or `Gone`.

        Raises `LogBusy` if that cannot be told just now; the browser is to come back.
        """
        line = Connection(self, guest, outbox, since, visible)
        async with self._lock:
            self.touch()
            if self._is_closed:
                raise LogBusy("the table is being put away")
            await self._ledger.settle()
            await self._errands.learn_names([guest])
            code = self._code_to_stay_out(guest)
            if code is not None:
                line.end(code)
                return line
            was_here = self._clockwork.presence.is_here(guest)
            self._publisher.connections.append(line)
            self._clockwork.presence.arrive(line, self._now_s())
            try:
                await self._welcome(line, was_here)
                await self._run()
            except BaseException:
                self._drop(line)
                raise
        return line

    def _code_to_stay_out(self, guest: str) -> str | None:
        position = self._ledger.position
        if guest in position.removed:
            return "table/removed"
        if position.seat_of(guest) is None and not self._has_room_for_onlookers():
            return "table/full"
        return None

    async def _welcome(self, line: Connection, was_here: bool) -> None:
        try:
            await self._give_seat(line.guest, was_here)
        except Refusal as refusal:
            self._refuse(line, None, refusal)
        except (LogBusy, Overtaken):
            self._refuse(line, None, Refusal("table/retry"))

    async def _give_seat(self, guest: str, was_here: bool) -> None:
        """Give a guest their seat, or in the lobby the lowest open one."""
        position = self._ledger.position
        if position.seat_of(guest) is None:
            if position.phase == "lobby":
                await self._seat(guest)
            return
        if not was_here:
            if position.seat_of(guest) == position.turn:
                self._clockwork.watch.grant(self._now_s())
            await self._bring_back(guest, ("away", "left"))
        await self._errands.note_seat(guest)
        await self._errands.note_presence()

    def _has_room_for_onlookers(self) -> bool:
        position = self._ledger.position
        if position.kind == "solo":
            return False
        lines = self._publisher.connections
        return sum(seat_for(position, line.guest) is None for line in lines) < MOST_ONLOOKERS

    async def _seat(self, guest: str) -> None:
        """Give a newcomer in the lobby the lowest open seat; raises `Refusal`."""
        for _ in range(MOST_TRIES):
            seat = self._ledger.position.open_seat()
            if seat is None or self._ledger.position.phase != "lobby":
                raise Refusal("table/full")
            with suppress(Overtaken):
                await self._commit(guest, None, (f.SeatTaken(seat, guest),))
                return
        raise Overtaken

    async def _bring_back(self, guest: str, reasons: tuple[f.Reason, ...]) -> None:
        """Take the seat back from the computer player, and give its person their full time."""
        position = self._ledger.position
        seat = position.seat_of(guest)
        if seat is None:
            return
        person = position.person_at(seat)
        if person is not None and person.computer in reasons:
            await self._commit(f.TABLE, None, (f.ComputerOff(seat),))
            if seat == position.turn:
                self._clockwork.watch.act(self._now_s())

    async def disconnect(self, line: Connection) -> None:
        """A page of a guest has gone."""
        self._drop(line)
        async with self._lock:
            if not self.is_watched:
                await self._errands.note_presence()
            await self._run()

    def _drop(self, line: Connection) -> None:
        self.touch()
        if line in self._publisher.connections:
            self._publisher.connections.remove(line)
        self._clockwork.presence.go(line, self._now_s())

    async def receive(self, line: Connection, message: FromBrowser) -> None:
        """Handle a message of a page."""
        if isinstance(message, wish.Ping):
            line.send(out.Pong())
            return
        move_id = message.id if isinstance(message, wish.Command) else None
        async with self._lock:
            try:
                await self._ledger.settle()
                await self._handle(line, message)
            except Refusal as refusal:
                self._refuse(line, move_id, refusal)
            except (LogBusy, Overtaken):
                self._refuse(line, move_id, Refusal("table/retry"))
            except Exception:  # noqa: BLE001 - the one place where a fault ends, shown to nobody
                report("message_failed", self._ledger.position)
                self._refuse(line, move_id, Refusal("table/retry"))
            await self._run()

    async def _handle(self, line: Connection, message: FromBrowser) -> None:
        """Take a message for what it is, and whoever sent it for present if a person did."""
        seat = seat_for(self._ledger.position, line.guest)
        match message:
            case wish.Hash() | wish.Addition():
                self._take_contribution(seat, message)
            case wish.Presence():
                was_visible, line.is_visible = line.is_visible, message.visible
                line.is_paused = message.paused
                self._clockwork.presence.look_again(self._now_s())
                if message.visible and not was_visible:
                    await self._bring_back(line.guest, ("away", "idle"))
            case wish.Rename(name=name):
                await self._bring_back(line.guest, ("away", "idle"))
                await self._errands.rename(line.guest, clean_name(name))
            case wish.StillHere():
                self._extend(seat)
                await self._bring_back(line.guest, ("away", "idle"))
            case wish.Hello() | wish.Ping():
                raise Refusal("wire/bad_message")
            case _:
                await self._bring_back(line.guest, ("away", "idle"))
                await self._obey(line, message)

    def _take_contribution(self, seat: int | None, message: wish.Hash | wish.Addition) -> None:
        shuffle = self._clockwork.shuffle
        if shuffle is None or seat is None:
            return
        match message:
            case wish.Hash(deal=deal, hash=hashed):
                shuffle.take_hash(seat, deal, hashed)
            case wish.Addition(deal=deal, bytes=addition):
                shuffle.take_addition(seat, deal, addition)

    async def _obey(self, line: Connection, command: wish.AnyCommand) -> None:
        """Carry out a command once, or answer as when it was carried out."""
        for _ in range(MOST_TRIES):
            version = self._ledger.journal.seq_of(line.guest, command.id)
            if version is not None:
                facts = await self._ledger.facts_of(line.guest, command.id)
                if not is_same(self._ledger.position, line.guest, command, facts):
                    raise Refusal("table/move_id_reused")
                line.send(out.Accepted(command.id, version))
                return
            if command.version > self.version:
                await self._ledger.catch_up()
            facts = decide(self._ledger.position, line.guest, command, self._heir(line.guest))
            with suppress(Overtaken):
                version = await self._commit(line.guest, command.id, facts)
                line.send(out.Accepted(command.id, version))
                self._dismiss_those_who_go(line.guest, command, facts)
                return
        raise Overtaken

    def _dismiss_those_who_go(self, guest: str, command: wish.AnyCommand, facts: Facts) -> None:
        for fact in facts:
            if isinstance(fact, f.PersonRemoved):
                self._dismiss(fact.guest, "table/removed")
        if isinstance(command, wish.Leave):
            self._dismiss(guest, "table/left")

    def _dismiss(self, guest: str, code: str) -> None:
        self._show()
        for line in self._publisher.of(guest):
            line.end(code)
            self._drop(line)

    def _heir(self, host: str) -> str | None:
        """Who becomes host if this one leaves."""
        persons = self._ledger.position.persons.values()
        others = [person.guest for person in persons if person.guest != host]
        return self._clockwork.presence.longest(others)

    def _extend(self, seat: int | None) -> None:
        position, watch = self._ledger.position, self._clockwork.watch
        if seat is not None and seat == position.turn and self._now_s() >= watch.notice_at_s:
            watch.extend()

    async def learn_names(self) -> None:
        """Ask for the names of all who hold a seat and are not known yet."""
        persons = self._ledger.position.persons.values()
        await self._errands.learn_names({p.guest for p in persons} - self._errands.names.keys())

    async def take_name(self, guest: str, name: str | None) -> None:
        """Show a guest under another name, if they are known here."""
        async with self._lock:
            if guest in self._errands.names:
                self._errands.names[guest] = name
                await self._run()

    async def catch_up(self) -> None:
        """Take over what others have written into the log, and show it."""
        async with self._lock:
            await self._ledger.catch_up()
            await self.learn_names()
            await self._run()

    async def close(self) -> None:
        """Stop doing anything by itself."""
        self._is_closed = True
        self._clockwork.stop_thinking()
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _commit(self, author: str, move_id: str | None, facts: Facts) -> int:
        version = await self._ledger.commit(author, move_id, facts)
        self._spawn(self._errands.tell_nodes(version))
        await self._errands.note_facts(facts)
        return version

    async def _run(self) -> None:
        """Show what has changed, do what is due, and wait for what is next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while not self._is_closed:
            self._clockwork.follow(self._now_s())
            self._show()
            deed = self._clockwork.next_deed(self._now_s())
            if deed is None:
                return
            wait_s = max(deed.at_s, self._not_before_s) - self._now_s()
            if wait_s > 0:
                self._timer = self._world.clock.call_later(wait_s, self._wake)
                return
            await self._do(deed)

    async def _do(self, deed: Deed) -> None:
        """Write down what is due; what fails is tried again after a while."""
        try:
            await self._ledger.settle()
            await self._commit(deed.author, None, deed.facts())
        except Overtaken:
            return
        except LogBusy:
            self._not_before_s = self._now_s() + RETRY_S
        except Exception:  # noqa: BLE001 - as in `receive`
            report("deed_failed", self._ledger.position)
            self._not_before_s = self._now_s() + RETRY_S

    def _show(self) -> None:
        position, clockwork = self._ledger.position, self._clockwork
        names = self._errands.names
        sight = Sight(position, clockwork.presence, clockwork.watch, names, self._now_s())
        self._publisher.show(sight, self._ledger.journal)
        self._publisher.ask(sight, clockwork.shuffle)

    def _refuse(self, line: Connection, move_id: str | None, refusal: Refusal) -> None:
        arguments = dict(refusal.arguments)
        line.send(out.Refused(move_id, refusal.code, arguments, self.version))
        if refusal.code in ("table/stale_version", "table/retry"):
            line.wants_state = True

    def _wake(self) -> None:
        if not self._is_closed:
            self._spawn(self._run_alone())

    async def _run_alone(self) -> None:
        async with self._lock:
            await self._run()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _now_s(self) -> float:
        return self._world.clock.now_s()
