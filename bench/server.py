"""What a durable move costs, how fast a server is there, and what an idle table weighs.

script/bench server: a started process with its file on disk, people over real sockets. Aims: the
first page of a second start within 2 s; a room back within 3 s of a kill.
"""

import asyncio
import contextlib
import os
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from tests.support.server_process import ServerProcess
from tests.support.visitor import Line, Visitor

STARTS: Final = 5
ROOMS: Final = 25
PLAY_S: Final = 10.0
IDLE_SOCKETS: Final = 200
TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), loads=True)
        try:
            asyncio.run(measure(server))
        finally:
            server.stop()


async def measure(server: ServerProcess) -> None:
    """All figures, one after the other."""
    print(f"first page of a second start {statistics.median(await starts_s(server)):9.2f} s")
    async with rooms(server) as tables:
        cpu_s, waits_ms = cpu_seconds(server), list[float]()
        playing = [play(lines, waits_ms) for lines in tables]
        await asyncio.gather(*playing)
        cpu_s = cpu_seconds(server) - cpu_s
        waits_ms.sort()
        print(f"moves a second, paced       {len(waits_ms) / PLAY_S:9.0f}")
        print(f"server's work for a move    {cpu_s / len(waits_ms) * 1e6:9.0f} us")
        for name, share in (("half", 0.5), ("all but 1 %", 0.99)):
            wait_ms = waits_ms[int(len(waits_ms) * share)]
            print(f"move seen by both, {name:<12}{wait_ms:6.1f} ms")
    print(f"an idle socket              {await idle_kb(server):9.1f} KB")
    print(f"room back after a kill      {await back_s(server):9.2f} s")


async def starts_s(server: ServerProcess) -> list[float]:
    """From the command to the first page."""
    found = []
    for _ in range(STARTS):
        server.stop()
        began_s = time.perf_counter()
        server.start()
        async with Visitor(server.origin) as visitor:
            await visitor.http.get("/")
        found.append(time.perf_counter() - began_s)
    return found


@contextlib.asynccontextmanager
async def rooms(server: ServerProcess, count: int = ROOMS) -> AsyncIterator[list[list[Line]]]:
    """Rooms of two with cards on the table."""
    async with contextlib.AsyncExitStack() as stack:
        tables = []
        for _ in range(count):
            people = [await stack.enter_async_context(Visitor(server.origin)) for _ in range(2)]
            invite = await people[0].open_room(stock_size=20)
            lines = [await person.sit_at(invite) for person in people]
            await lines[0].do("start")
            for line in lines:
                await line.until(lambda state: state["view"] is not None)
            tables.append(lines)
        yield tables


async def play(lines: list[Line], waits_ms: list[float]) -> None:
    """Play as fast as the server lets people, and note how long each move takes to be seen."""
    end_s = time.perf_counter() + PLAY_S
    while time.perf_counter() < end_s:
        line = next((line for line in lines if line.is_on_turn), None)
        if line is None:
            await lines[0].do("next_deal")
            for each in lines:
                await each.until(lambda state: state["room"]["phase"] == "playing")
            continue
        began_s = time.perf_counter()
        answer = await line.move(line.view["legal"][0])
        for other in lines:
            await other.reach(answer["version"])
        waits_ms.append((time.perf_counter() - began_s) * 1000)


def cpu_seconds(server: ServerProcess) -> float:
    """What the server has worked so far, without its computer players."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_S


async def idle_kb(server: ServerProcess) -> float:
    """What a further open page of a room costs in memory."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(server.origin)) for _ in range(10)]
        invites = [await person.open_room() for person in people]
        before_kb = server.memory_kb
        for number in range(IDLE_SOCKETS):
            await people[number % 10].sit_at(invites[number % 10])
        return (server.memory_kb - before_kb) / IDLE_SOCKETS


async def back_s(server: ServerProcess) -> float:
    """From the kill, by way of a new start, until both see the table again."""
    async with Visitor(server.origin) as anna, Visitor(server.origin) as bob:
        invite = await anna.open_room()
        for person in (anna, bob):
            await person.sit_at(invite)
        server.kill()
        began_s = time.perf_counter()
        server.start()
        for person in (anna, bob):
            await person.sit_at(invite)
        return time.perf_counter() - began_s


if __name__ == "__main__":
    main()
