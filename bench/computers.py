"""How soon computer players act when many tables wait for them at once, and whether people notice.

script/bench computers: a started process with its file on disk, a person at each of thirty tables
with three *Experte* of Canasta, who draws and discards. Aim: all but 1 % of what the computers do
comes within the pace and the two seconds of a thought, after which a simpler player answers. No
test: it would measure what else the machine does.
"""

import asyncio
import contextlib
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from kartenrunde.bots.pool import TIME_LIMIT_S
from kartenrunde.table.times import PACE_S
from tests.support.server_process import ServerProcess
from tests.support.visitor import Line, Visitor

TABLES: Final = 30
PLAY_S: Final = 30.0
PROMISED_S: Final = PACE_S["normal"] + TIME_LIMIT_S
SHARES: Final = (("half", 0.5), ("all but 5 %", 0.95), ("all but 1 %", 0.99), ("all", 1.0))


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            asyncio.run(measure(server))
        finally:
            server.stop()


async def measure(server: ServerProcess) -> None:
    """Play at all tables at once."""
    computers_s, people_s = list[float](), list[float]()
    async with contextlib.AsyncExitStack() as stack:
        lines = []
        for _ in range(TABLES):
            visitor = await stack.enter_async_context(Visitor(server.origin))
            invite = await visitor.open_solo(game="canasta", seats=4, level="expert")
            lines.append(await visitor.sit_at(invite))
        await asyncio.gather(*[play(line, computers_s, people_s) for line in lines])
    show("a computer acts", computers_s)
    show("a person's move is seen", people_s)
    late = sum(wait_s > PROMISED_S for wait_s in computers_s)
    print(f"later than {PROMISED_S:.1f} s: {late} of {len(computers_s)}")


async def play(line: Line, computers_s: list[float], people_s: list[float]) -> None:
    """Draw and discard, and note how long each action takes to be seen."""
    end_s = time.perf_counter() + PLAY_S
    while time.perf_counter() < end_s:
        began_s, version = time.perf_counter(), line.state["version"]
        if line.state["room"]["phase"] == "between":
            await line.do("next_deal")
        elif line.state["room"]["phase"] != "playing":
            await line.reach(version + 1)
        elif line.is_on_turn:
            answer = await line.move(hasty(line.view))
            await line.reach(answer["version"])
            people_s.append(time.perf_counter() - began_s)
        else:
            await line.reach(version + 1)
            computers_s.append(time.perf_counter() - began_s)


def hasty(view: Any) -> Any:
    """Draw, or else what is listed first: a discard after drawing."""
    return next((move for move in view["legal"] if move["type"] == "draw"), view["legal"][0])


def show(what: str, waits_s: list[float]) -> None:
    """How long it took, by shares."""
    waits_s.sort()
    for name, share in SHARES:
        place = min(int(len(waits_s) * share), len(waits_s) - 1)
        print(f"{what + ', ' + name:<40}{waits_s[place] * 1000:8.0f} ms")


if __name__ == "__main__":
    main()
