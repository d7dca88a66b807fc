"""Worker processes for computer players: spawned, killable, and told nothing but the request.

A thought that takes too long, a worker that ends, an answer that is no legal move: the asker gets
`ThoughtFailed`, the worker is killed and another takes its place.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

import kartenrunde
from kartenrunde.bots.budget import TIME_LIMIT_S as TRYING_LIMIT_S
from kartenrunde.bots.frame import (
    LARGEST_ANSWER_BYTES,
    PREFIX_BYTES,
    Answer,
    Failure,
    FromWorker,
    Ready,
    Request,
    body_bytes,
    decode_from_worker,
    pack,
)
from kartenrunde.bots.thought import Thought, ThoughtFailed
from kartenrunde.engine import Game, find_game

WORKERS: Final = 2
"""One that hangs leaves the other."""
TIME_LIMIT_S: Final = 2.0
"""From the question to the answer, waiting included."""
SHORTEST_TRYING_S: Final = 0.1
"""With less, a player had better go by what it knows."""
START_LIMIT_S: Final = 20.0
RESTART_PAUSE_S: Final = 1.0
"""Between two attempts to start a worker that did not come up."""

COMMAND: Final = (sys.executable, "-P", "-m", "kartenrunde.bots.worker")
_PASSED_ON: Final = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")


class _Job(NamedTuple):
    game: Game[Any]
    request: Request
    view: Any
    answer: asyncio.Future[Thought]


class WorkerPool:
    """A few processes in which computer players think, one thought each at a time."""

    def __init__(
        self,
        *,
        workers: int = WORKERS,
        time_limit_s: float = TIME_LIMIT_S,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._workers = workers
        self._time_limit_s = time_limit_s
        self._command = command
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()  # None: look, we are closing
        self._slots: list[asyncio.Task[None]] = []
        self._employed: set[_Worker] = set()
        self._closing = asyncio.Event()

    async def start(self) -> None:
        """Begin to start the workers; whoever asks before they are up waits for them."""
        self._slots = [asyncio.create_task(self._run_slot()) for _ in range(self._workers)]

    async def choose(self, game: str, level: str, view: bytes, events: Sequence[bytes]) -> Thought:
        """A legal move from the encoded view and the seat's encoded events of this deal.

        Raises `ThoughtFailed`, at the latest when the time limit is over.
        """
        if self._closing.is_set() or not self._slots:
            raise ThoughtFailed("the pool is closed")
        found = find_game(game)
        job = _Job(
            game=found,
            request=Request(game, level, Raw(view), tuple(map(Raw, events)), TRYING_LIMIT_S),
            view=found.decode_view(view),
            answer=asyncio.get_running_loop().create_future(),
        )
        self._jobs.put_nowait(job)
        try:
            async with asyncio.timeout(self._time_limit_s):
                return await job.answer
        except TimeoutError:
            raise ThoughtFailed(f"no answer within {self._time_limit_s} s") from None

    async def close(self) -> None:
        """Kill the workers; whoever still waits gets `ThoughtFailed`."""
        self._closing.set()
        for worker in self._employed:
            worker.kill()
        for _ in self._slots:
            self._jobs.put_nowait(None)
        await asyncio.gather(*self._slots)
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is not None:
                _fail(job, "the pool was closed")

    async def _run_slot(self) -> None:
        """Keep one worker alive and give it job after job.

        A slot is never cancelled, so that no process is left half started or half ended.
        """
        while not self._closing.is_set():
            try:
                worker = await _spawn(self._command)
            except OSError:  # no process to be had just now
                await self._pause()
                continue
            self._employed.add(worker)
            if self._closing.is_set():
                worker.kill()
            if await worker.is_ready():
                await self._employ(worker)
            else:
                await self._pause()
            worker.kill()
            await worker.wait()
            self._employed.remove(worker)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(RESTART_PAUSE_S):
                await self._closing.wait()

    async def _employ(self, worker: "_Worker") -> None:
        """Have the worker think, until it fails or the pool closes."""
        while not self._closing.is_set():
            job = await self._jobs.get()
            if job is None or job.answer.done():  # its time is over, or its asker went away
                continue
            if worker.has_ended():
                self._jobs.put_nowait(job)
                return
            try:
                async with asyncio.timeout(self._time_limit_s):
                    request = replace(job.request, time_s=self._trying_s())
                    thought = await worker.think(request)
                _demand_legal(job, thought.move)
            except (ThoughtFailed, TimeoutError) as error:
                _fail(job, str(error) or f"no answer within {self._time_limit_s} s")
                return
            if not job.answer.done():
                job.answer.set_result(thought)

    def _trying_s(self) -> float:
        """What a thought may spend on trying moves: the more wait behind it, the less."""
        others = self._jobs.qsize() // self._workers
        share_s = self._time_limit_s / 2 / (others + 1)
        return min(TRYING_LIMIT_S, share_s) if share_s >= SHORTEST_TRYING_S else 0.0


def _fail(job: _Job, why: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(ThoughtFailed(f"{job.request.level} of {job.request.game}: {why}"))


def _demand_legal(job: _Job, raw: bytes) -> None:
    try:
        move = job.game.decode_move(raw)
    except msgspec.DecodeError:
        raise ThoughtFailed("answered no move") from None
    if not job.game.accepts(job.view, move):
        raise ThoughtFailed("answered an illegal move")


async def _spawn(command: Sequence[str]) -> "_Worker":
    """A process that gets no secret of the server's environment.

    It has a session of its own, so that Ctrl-C reaches the server only, which then ends it.
    """
    environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    environment["PYTHONPATH"] = str(Path(kartenrunde.__file__).parents[1])
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,  # a traceback could name cards
        env=environment,
        start_new_session=True,
    )
    return _Worker(process)


class _Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout

    async def is_ready(self) -> bool:
        """Tell whether the worker came up."""
        try:
            async with asyncio.timeout(START_LIMIT_S):
                return isinstance(await self._read(), Ready)
        except (ThoughtFailed, TimeoutError):
            return False

    def has_ended(self) -> bool:
        """Tell whether the process is gone."""
        return self._process.returncode is not None or self._stdout.at_eof()

    async def think(self, request: Request) -> Thought:
        """The worker's answer; raises `ThoughtFailed`, and then the worker is of no more use."""
        with suppress(ConnectionError):  # the read tells what became of it
            self._stdin.write(pack(request))
            await self._stdin.drain()
        match await self._read():
            case Answer(move=move, reason=reason):
                return Thought(bytes(move), reason)
            case Failure(error=error, place=place):
                raise ThoughtFailed(f"raised {error} at {place}")
            case Ready():
                raise ThoughtFailed("spoke out of turn")

    def kill(self) -> None:
        """End the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._stdin.close()

    async def wait(self) -> None:
        """Wait until nothing of the process is left, its pipes included."""
        await self._stdout.read()
        await self._process.wait()
        with suppress(ConnectionError):
            await self._stdin.wait_closed()

    async def _read(self) -> FromWorker:
        try:
            size = body_bytes(await self._stdout.readexactly(PREFIX_BYTES))
            if size > LARGEST_ANSWER_BYTES:
                raise ThoughtFailed("answered nonsense")
            return decode_from_worker(await self._stdout.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ThoughtFailed("the worker ended") from None
        except msgspec.DecodeError:
            raise ThoughtFailed("answered nonsense") from None
