"""Worker processes: what reaches them, and what becomes of those that fail."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from kartenrunde.bots import LEVELS, Thought, ThoughtFailed
from kartenrunde.bots.frame import PREFIX_BYTES, body_bytes
from kartenrunde.bots.pool import COMMAND, WorkerPool
from kartenrunde.engine import find_game
from tests.bots.positions import encoded, first_view
from tests.support.canasta import deal

GAME = "stapelsprint"
VIEW = encoded(first_view())
EVENT = b'{"type":"turn_began","seat":0}'
PATIENCE_S = 60
"""Where the limit of a thought is not the question, a busy machine may take its time."""
ODD_WORKER = Path(__file__).with_name("odd_worker.py")


strangers: set[int] = set()


@pytest.fixture(autouse=True)
def others_children_are_strangers() -> None:
    """Other tests of this process may have left a server running for those to come."""
    strangers.update(running_children())


def odd(mode: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(ODD_WORKER), mode, *arguments)


@asynccontextmanager
async def running(pool: WorkerPool) -> AsyncIterator[WorkerPool]:
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def ask(pool: WorkerPool, level: str = "normal") -> Thought:
    return await pool.choose(GAME, level, VIEW, [EVENT])


@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_answers_with_a_legal_move_and_a_reason(level: str) -> None:
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S)) as pool:
        thought = await ask(pool, level)
    assert find_game(GAME).decode_move(thought.move) in first_view().legal
    assert thought.reason.startswith("reason-")


async def test_CA70_an_answer_may_be_a_move_that_no_list_holds() -> None:
    table = deal("hand: K K K Q Q 4 5 7 2 | hand@1: 6 6 | pile: 9 | playing: yes")
    view = table.view(0)
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S)) as pool:
        thought = await pool.choose("canasta", "beginner", encoded(view), [])
    move = find_game("canasta").decode_move(thought.move)
    assert move == table.move("lay KKK QQ2")
    assert move not in view.legal


async def test_nothing_but_the_request_reaches_a_worker(tmp_path: Path) -> None:
    record = tmp_path / "stdin"
    pool = WorkerPool(workers=1, time_limit_s=PATIENCE_S, command=odd("recording", str(record)))
    async with running(pool):
        for level in LEVELS:
            await pool.choose(GAME, level, VIEW, [EVENT, EVENT])
    for level, body in zip(LEVELS, bodies(record), strict=True):
        expected = b'{"game":"stapelsprint","level":"%b","view":%b,"events":[%b,%b],"time_s":0.4}'
        assert body == expected % (level.encode(), VIEW, EVENT, EVENT)


def bodies(record: Path) -> Iterator[bytes]:
    """What a worker was told, message by message."""
    data = record.read_bytes()
    while data:
        size = body_bytes(data[:PREFIX_BYTES])
        yield data[PREFIX_BYTES : PREFIX_BYTES + size]
        data = data[PREFIX_BYTES + size :]


async def test_B07_the_more_thoughts_wait_the_less_time_each_has_to_try(tmp_path: Path) -> None:
    record = tmp_path / "stdin"
    pool = WorkerPool(workers=1, time_limit_s=PATIENCE_S, command=odd("recording", str(record)))
    async with running(pool):
        await asyncio.gather(*[ask(pool) for _ in range(301)])
    times_s = [msgspec.json.decode(body)["time_s"] for body in bodies(record)]
    assert times_s[0] == 0.0
    assert times_s[-100] == pytest.approx(30 / 100)
    assert times_s[-1] == 0.4


async def test_the_environment_of_the_server_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENRUNDE_SECRET", "swordfish")
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S)) as pool:
        await ask(pool)
        (pid,) = children()
        assert b"swordfish" not in Path(f"/proc/{pid}/environ").read_bytes()
        assert b"swordfish" not in Path(f"/proc/{pid}/cmdline").read_bytes()


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        ("ending", "the worker ended"),
        ("babbling", "answered nonsense"),
        ("garbled", "answered nonsense"),
        ("moveless", "answered no move"),
        ("illegal", "answered an illegal move"),
        ("ready-again", "spoke out of turn"),
    ],
)
async def test_B02_a_worker_that_talks_nonsense_is_replaced(mode: str, why: str) -> None:
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S, command=odd(mode))) as pool:
        while not children():
            await asyncio.sleep(0.01)
        (first,) = children()
        with pytest.raises(ThoughtFailed, match=f"normal of stapelsprint: {why}"):
            await ask(pool)
        await no_longer_there([first])
        with pytest.raises(ThoughtFailed, match=why):  # from a new one
            await ask(pool)


async def test_B02_a_player_that_raises_is_named_by_error_and_line_only() -> None:
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S)) as pool:
        with pytest.raises(ThoughtFailed, match=r"raised ValidationError at \w+\.py:\d+$"):
            await pool.choose(GAME, "normal", VIEW, [b'{"type":"no_such_event","face":"7"}'])
        await ask(pool)


async def test_B02_a_hang_ends_in_time_and_its_worker_with_it() -> None:
    async with running(WorkerPool(workers=1, time_limit_s=0.3, command=odd("hanging"))) as pool:
        await asyncio.sleep(1)
        hanging = children()
        began = monotonic()
        with pytest.raises(ThoughtFailed, match=r"no answer within 0\.3 s"):
            await ask(pool)
        assert monotonic() - began < 1.5
        await no_longer_there(hanging)


async def test_one_that_hangs_leaves_the_other_worker_free(tmp_path: Path) -> None:
    command = odd("first-hangs", str(tmp_path / "hung"))
    async with running(WorkerPool(workers=2, command=command)) as pool:
        asks = [asyncio.create_task(ask(pool)) for _ in range(5)]
        answers = await asyncio.gather(*asks, return_exceptions=True)
        assert sum(isinstance(answer, ThoughtFailed) for answer in answers) == 1
        await ask(pool)


async def test_a_worker_that_was_killed_while_idle_costs_no_thought() -> None:
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S)) as pool:
        await ask(pool)
        (worker,) = children()
        os.kill(worker, signal.SIGKILL)
        await no_longer_there([worker])
        await ask(pool)


async def test_an_asker_that_goes_away_leaves_the_worker_as_it_was() -> None:
    async with running(WorkerPool(workers=1, time_limit_s=PATIENCE_S)) as pool:
        await ask(pool)
        before = children()
        gone = asyncio.create_task(ask(pool, "expert"))
        await asyncio.sleep(0)
        gone.cancel()
        thought = await ask(pool)
        assert find_game(GAME).decode_move(thought.move) in first_view().legal
        assert children() == before


async def test_workers_that_never_come_up_fail_the_thought_not_the_pool() -> None:
    async with running(WorkerPool(workers=1, time_limit_s=0.5, command=odd("stillborn"))) as pool:
        with pytest.raises(ThoughtFailed, match="no answer"):
            await ask(pool)
    missing = WorkerPool(workers=1, time_limit_s=0.5, command=("/no/such/program",))
    async with running(missing) as pool:
        with pytest.raises(ThoughtFailed, match="no answer"):
            await ask(pool)


async def test_closing_ends_every_process_and_thought_within_a_second() -> None:
    pool = WorkerPool(workers=2, time_limit_s=PATIENCE_S, command=odd("hanging"))
    await pool.start()
    asks = [asyncio.create_task(ask(pool)) for _ in range(4)]
    await asyncio.sleep(1)
    workers = children()
    began = monotonic()
    await pool.close()
    assert monotonic() - began < 5 * 1
    answers = await asyncio.gather(*asks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [ThoughtFailed] * 4
    assert not set(workers) & set(children())
    with pytest.raises(ThoughtFailed, match="closed"):
        await ask(pool)


def test_a_worker_ends_with_its_parent() -> None:
    worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with worker:
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(timeout=10) == 0


async def test_B07_a_thinking_worker_does_not_hold_up_the_loop() -> None:
    longest_s = 0.0

    async def watch() -> None:
        nonlocal longest_s
        while True:
            began = monotonic()
            await asyncio.sleep(0.005)
            longest_s = max(longest_s, monotonic() - began)

    async with running(WorkerPool(workers=2, time_limit_s=2, command=odd("hanging"))) as pool:
        await asyncio.sleep(1)
        watcher = asyncio.create_task(watch())
        answers = await asyncio.gather(*[ask(pool) for _ in range(20)], return_exceptions=True)
        watcher.cancel()
    assert all(isinstance(answer, ThoughtFailed) for answer in answers)
    assert longest_s < 1


def children() -> list[int]:
    """The processes that this test has started and that still run."""
    return sorted(running_children() - strangers)


def running_children() -> set[int]:
    me = os.getpid()
    return set(map(int, Path(f"/proc/{me}/task/{me}/children").read_text().split()))


async def no_longer_there(pids: list[int]) -> None:
    """Wait until none of these processes runs."""
    async with asyncio.timeout(25):
        while set(pids) & set(children()):
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.02)  # the loop hears of it


def test_events_and_view_of_the_tests_are_what_the_game_understands() -> None:
    game = find_game(GAME)
    assert encoded(game.decode_view(VIEW)) == VIEW
    assert msgspec.json.decode(EVENT) == msgspec.to_builtins(game.decode_event(EVENT))
