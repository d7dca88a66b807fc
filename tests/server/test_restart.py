"""The server is killed, ended and started again: nothing that was shown is lost."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests import counts
from tests.support.server_process import ServerProcess
from tests.support.visitor import WAIT_S, Line, Visitor, play_one, play_until

Start = Callable[..., ServerProcess]
ROOMS: Final = 3
PLAY_S: Final = (0.4, 0.9, 0.2, 0.7, 1.1)
"""How long people play before each kill."""
END_S: Final = 5.0
SLACK: Final = 5
"""A test's bound is so many times wider than what is promised, as other work may be going on."""


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that tests kill and start again; each has rooms of its own."""
    process = ServerProcess(tmp_path_factory.mktemp("mortal"))
    yield process
    process.stop()


@pytest.fixture
def mortal_server(mortal: ServerProcess) -> ServerProcess:
    """It runs, whatever became of it in a test that failed."""
    if not mortal.is_alive:
        mortal.start()
    return mortal


class Room:
    """A room with two people; their browsers outlive the server."""

    def __init__(self, people: list[Visitor], invite: str) -> None:
        self.people = people
        self.invite = invite
        self.lines: list[Line] = []
        self.shown = 0
        """The newest version that anybody was shown."""

    async def enter(self) -> None:
        """Everybody opens the table."""
        self.lines = [await person.sit_at(self.invite) for person in self.people]
        for line in self.lines:
            await line.until(_are_all_here)

    async def start(self) -> None:
        """Deal."""
        assert (await self.lines[0].command("start"))["type"] == "accepted"
        await self.until_dealt()

    async def until_dealt(self) -> None:
        """Wait for the cards."""
        for line in self.lines:
            await line.until(lambda state: state["room"]["phase"] == "playing")

    async def play_for_ever(self) -> None:
        """Play deal after deal until the server is gone."""
        with contextlib.suppress(AssertionError, ConnectionClosed):
            while True:
                await play_until(self.lines, self.is_between)
                await self.lines[0].command("next_deal")
                await self.until_dealt()

    def is_between(self) -> bool:
        """Whether the deal is over."""
        return all(line.state["room"]["phase"] == "between" for line in self.lines)

    def note_shown(self) -> None:
        """Remember what was on the screens."""
        versions = [line.state["version"] for line in self.lines]
        accepted = [
            reply["version"]
            for line in self.lines
            for reply in line.replies.values()
            if reply["type"] == "accepted"
        ]
        self.shown = max(versions + accepted)


def _are_all_here(state: dict[str, Any]) -> bool:
    return all(seat.get("here") for seat in state["room"]["seats"])


@contextlib.asynccontextmanager
async def rooms(server: ServerProcess, count: int = ROOMS) -> AsyncIterator[list[Room]]:
    """Rooms in which everybody sits."""
    async with contextlib.AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            people = [await stack.enter_async_context(Visitor(server.origin)) for _ in range(2)]
            room = Room(people, await people[0].open_room(stock_size=5))
            await room.enter()
            opened.append(room)
        yield opened


def seqs(server: ServerProcess) -> dict[str, list[int]]:
    """The places of each table's log, read from the file."""
    found: dict[str, list[int]] = {}
    for table, seq in server.query("select table_id, seq from log order by table_id, seq"):
        found.setdefault(table, []).append(seq)
    return found


def table_ids(server: ServerProcess) -> dict[str, str]:
    """Invite to table."""
    return dict(server.query("select invite, table_id from cards"))


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_fault_1_P01_killed_again_and_again_under_load_nothing_shown_is_lost(
    start_server: Start,
) -> None:
    server = start_server()
    async with rooms(server) as opened:
        for room in opened:
            await room.start()
        for play_s in PLAY_S[: counts.KILLS]:
            playing = [asyncio.create_task(room.play_for_ever()) for room in opened]
            await asyncio.sleep(play_s)
            server.kill()
            await asyncio.wait(playing, timeout=WAIT_S)
            for room in opened:
                room.note_shown()
            check_log(server, opened)
            server.start()
            for room in opened:
                before = {line.seat: line.state for line in room.lines}
                await room.enter()
                for line in room.lines:
                    check_return(before[line.seat], line.state)
        assert sum(room.shown for room in opened) > counts.KILLS * ROOMS


def check_log(server: ServerProcess, opened: list[Room]) -> None:
    """The log has no gap, holds all that was shown, and the file is sound."""
    assert server.query("pragma integrity_check") == [("ok",)]
    tables, logs = table_ids(server), seqs(server)
    for room in opened:
        log = logs[tables[room.invite]]
        assert log == list(range(1, len(log) + 1))
        assert len(log) >= room.shown


def check_return(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Whoever comes back sees what they saw, or what was decided in the very last moment."""
    assert after["version"] >= before["version"]
    assert after["you"]["person"] == before["you"]["person"]
    if after["version"] == before["version"]:
        assert after["view"] == before["view"]
        assert points(after) == points(before)


def points(state: dict[str, Any]) -> list[int]:
    """The score by seat."""
    return [seat["points"] for seat in state["room"]["seats"]]


async def test_P01_a_turn_a_score_and_a_lobby_outlive_a_kill(mortal_server: ServerProcess) -> None:
    """Killed after the second of three plays of one turn, between two deals, before the start."""
    server = mortal_server
    async with rooms(server) as (turn, score, lobby):
        await score.start()
        await play_until(score.lines, score.is_between)
        before_score = points(score.lines[0].state)
        await turn.start()
        await play_into_a_turn(turn.lines)
        kept = [line.view for line in (*turn.lines, *score.lines)]
        server.kill()
        server.start()
        for room in (turn, score, lobby):
            await room.enter()
        assert [line.view for line in (*turn.lines, *score.lines)] == kept
        assert points(score.lines[0].state) == before_score and sum(before_score) == 1
        assert lobby.lines[0].state["room"]["phase"] == "lobby"
        assert (await score.lines[0].command("next_deal"))["type"] == "accepted"
        await lobby.start()
        await score.until_dealt()
        await play_into_a_turn(turn.lines)


async def test_P01_M07_what_was_sent_before_the_kill_may_be_sent_again(
    mortal_server: ServerProcess,
) -> None:
    server = mortal_server
    async with rooms(server, 1) as (room,):
        await room.start()
        line = next(line for line in room.lines if line.is_on_turn)
        move, version = line.view["legal"][0], line.state["version"]
        answer = await line.move(move, id="the-same-one", version=version)
        server.kill()
        server.start()
        await room.enter()
        line = next(other for other in room.lines if other.seat == line.seat)
        assert await line.move(move, id="the-same-one", version=version) == answer
        assert line.state["version"] == answer["version"]


async def play_into_a_turn(lines: list[Line]) -> None:
    """Play until somebody has made two plays of a turn and could make a third."""
    plays = 0
    while True:
        line = next(line for line in lines if line.is_on_turn)
        move = line.view["legal"][0]
        if plays == 2 and move["type"].startswith("play"):
            return
        answer = await line.move(move)
        plays = plays + 1 if move["type"].startswith("play") else 0
        for other in lines:
            await other.reach(answer["version"])


async def test_P03_a_seat_just_taken_is_kept_and_nobody_is_hurried_by_the_restart(
    mortal_server: ServerProcess,
) -> None:
    server = mortal_server
    async with Visitor(server.origin) as anna, Visitor(server.origin) as bob:
        invite = await anna.open_room(seats=3)
        host = await anna.sit_at(invite)
        guest = await bob.sit_at(invite)
        assert (await host.command("set_seat", seat=2, level="beginner"))["type"] == "accepted"
        await guest.reach(host.state["version"])
        taken = guest.seat
        server.kill()
        server.start()
        host, guest = await anna.sit_at(invite), await bob.sit_at(invite)
        assert guest.seat == taken
        assert host.state["you"]["host"]
        await host.until(_are_all_here_or_computers)
        assert (await host.command("start"))["type"] == "accepted"
        await host.until(lambda state: state["room"]["phase"] == "playing")
        server.kill()
        server.start()
        host = await anna.sit_at(invite)
        away = host.state["room"]["seats"][taken]
        assert away["computer"] is None and not away["here"]
        assert away["away_s"] is None or away["away_s"] >= 30


def _are_all_here_or_computers(state: dict[str, Any]) -> bool:
    seats = state["room"]["seats"]
    return all(seat["occupant"] == "computer" or seat.get("here") for seat in seats)


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_fault_17_P07_SIGTERM_in_twenty_games_with_one_who_does_not_read(
    start_server: Start,
) -> None:
    server = start_server()
    async with rooms(server, counts.GAMES_AT_SIGTERM) as opened:
        for room in opened:
            await room.start()
        deaf = await opened[0].people[0].handshake(opened[0].invite)
        deaf.transport.pause_reading()
        playing = [asyncio.create_task(room.play_for_ever()) for room in opened]
        await asyncio.sleep(0.5)
        began_s = time.monotonic()
        server.signal(signal.SIGTERM)
        code = await asyncio.to_thread(server.wait)
        took_s = time.monotonic() - began_s
        await asyncio.wait(playing, timeout=WAIT_S)
        deaf.transport.abort()
        assert code == 0
        assert took_s < END_S * SLACK
        for room in opened:
            assert {await line.closed() for line in room.lines} == {1012}
            room.note_shown()
        check_log(server, opened)
        assert "computer_on" not in str(server.query("select body from log"))
        assert "Traceback" not in server.journal.read_text()
        server.start()
        for room in opened:
            before = {line.seat: line.state for line in room.lines}
            await room.enter()
            for line in room.lines:
                check_return(before[line.seat], line.state)
                assert line.state["room"]["seats"][line.seat]["computer"] is None


async def test_P07_a_second_signal_ends_it_at_once(start_server: Start) -> None:
    server = start_server()
    async with rooms(server, 1) as (room,):
        deaf = await room.people[0].handshake(room.invite)
        deaf.transport.pause_reading()
        server.signal(signal.SIGTERM)
        await asyncio.sleep(0.2)
        if server.is_alive:
            server.signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.wait) in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        deaf.transport.abort()


async def test_a_second_server_on_the_same_folder_is_turned_away(server: ServerProcess) -> None:
    process = await asyncio.create_subprocess_exec(
        *server.command("--port=0"), stderr=asyncio.subprocess.PIPE, env=server.environment
    )
    _, complaint = await process.communicate()
    assert process.returncode == 1
    assert b"in use by another server" in complaint and b"Traceback" not in complaint


async def test_a_full_disk_refuses_moves_says_so_and_recovers(start_server: Start) -> None:
    """No file of the server may grow: nobody sees a move that was not written."""
    server = start_server()
    async with rooms(server, 1) as (room,):
        await room.start()
        line = next(line for line in room.lines if line.is_on_turn)
        before = line.state
        server.limit_file_size(1)
        refused = await play_one(line)
        assert (refused["type"], refused["code"]) == ("refused", "table/retry")
        assert (await room.people[0].http.get("/readyz")).status_code == 503
        assert (await room.people[0].http.get("/healthz")).status_code == 200
        assert line.view == before["view"]
        form = {"game": "stapelsprint", "seats": "2"}
        answer = await room.people[0].http.post("/solo", data=form)
        assert answer.status_code in (422, 503) and "<h1>" in answer.text
        server.limit_file_size(None)
        assert (await room.people[0].http.get("/readyz")).status_code == 200
        accepted = await play_one(line)
        assert accepted["version"] == before["version"] + 1
        for other in room.lines:
            await other.reach(accepted["version"])
        server.kill()
        check_log(server, [room])
        assert "Traceback" not in server.journal.read_text()
