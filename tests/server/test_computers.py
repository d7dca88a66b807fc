"""Computer players that hang or die are replaced, and the server goes on (fault 23)."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.support.server_process import ServerProcess
from tests.support.visitor import Line, Visitor, play_one

LATEST_S: Final = 3.0
SLACK: Final = 5
"""A test's bound is so many times wider than what is promised."""


def workers(server: ServerProcess) -> list[int]:
    """Processes in which computer players think."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    return [int(pid) for pid in children.split()]


async def until_own_turn(line: Line) -> None:
    """Let the computer player make its turn."""
    await line.wait_for(lambda: line.is_on_turn, wait_s=LATEST_S * SLACK)


async def end_turn(line: Line) -> None:
    """Discard, so that the computer player is on turn."""
    move = next(move for move in line.view["legal"] if move["type"] == "discard")
    answer = await line.move(move)
    await line.reach(answer["version"])
    assert not line.is_on_turn


async def test_fault_23_one_that_hangs_is_replaced_and_nobody_else_waits(
    start_server: Callable[..., ServerProcess],
) -> None:
    server = start_server()
    async with Visitor(server.origin) as anna, Visitor(server.origin) as bob:
        line = await anna.sit_at(await anna.open_solo(level="beginner"))
        await line.do("set_pace", pace="instant")
        await until_own_turn(line)
        for pid in workers(server):
            os.kill(pid, signal.SIGSTOP)
        await end_turn(line)
        other = await bob.sit_at(await bob.open_room())
        await other.do("set_pace", pace="fast")
        await until_own_turn(line)
        await play_one(line)
        assert "seed" not in server.journal.read_text()


async def test_fault_23_one_that_dies_is_replaced(
    start_server: Callable[..., ServerProcess],
) -> None:
    server = start_server()
    async with Visitor(server.origin) as anna:
        line = await anna.sit_at(await anna.open_solo(level="expert", stock_size=20))
        await line.do("set_pace", pace="instant")
        for _ in range(3):
            await until_own_turn(line)
            for pid in workers(server):
                os.kill(pid, signal.SIGKILL)
            await end_turn(line)
        await until_own_turn(line)
    server.stop()
    assert "Traceback" not in server.journal.read_text()


async def test_workers_end_with_their_server(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    async with Visitor(server.origin) as anna:
        line = await anna.sit_at(await anna.open_solo(level="beginner"))
        await until_own_turn(line)
        left_over = [Path(f"/proc/{pid}/cmdline") for pid in workers(server)]
        assert left_over
        server.kill()
        async with asyncio.timeout(LATEST_S * SLACK):
            while any(place.exists() and place.read_bytes() for place in left_over):
                await asyncio.sleep(0.1)
