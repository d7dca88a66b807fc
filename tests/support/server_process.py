"""A server as people start it: a process of its own, with its file on disk."""

import os
import re
import resource
import signal
import sqlite3
import sys
import time
from functools import cache
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine

from kartenrunde.store.migration import migrate
from tests.support.loaded_program import Program

PROGRAM: Final = "kartenrunde.cli"
END_S: Final = 25.0
"""Five times what an orderly end may take."""


@cache
def empty_database() -> bytes:
    """What a server makes of no file, so that not each of many has to load Alembic for it."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        content: bytes = connection.connection.driver_connection.serialize()  # type: ignore[union-attr]
    engine.dispose()
    return content


class ServerProcess:
    """`kartenrunde serve` over a folder; it may be killed and started again on the same port."""

    def __init__(self, folder: Path, *arguments: str, loads: bool = False) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.journal = folder / "journal"
        self._arguments = arguments
        self._loads = loads
        self._process: Program | None = None
        self.origins: list[str] = []
        self.port = 0
        self.data.mkdir()
        self.database.write_bytes(empty_database())
        self.start()

    @property
    def origin(self) -> str:
        """The first address it prints."""
        return self.origins[0]

    @property
    def database(self) -> Path:
        """Its file."""
        return self.data / "kartenrunde.db"

    @property
    def pid(self) -> int:
        """Of the server itself; computer players think in children of it."""
        return self._running.pid

    def command(self, *arguments: str) -> list[str]:
        """What starts a server on this folder."""
        return [sys.executable, "-W", "error", "-m", PROGRAM, *self._serving(*arguments)]

    @property
    def environment(self) -> dict[str, str]:
        """All that it needs to find itself."""
        return {"PATH": os.environ["PATH"], "PYTHONPATH": "src"}

    def start(self) -> float:
        """Start it; yields the seconds until it said that it is open."""
        began_s = time.perf_counter()
        receiver, sender = Pipe(duplex=False)
        with receiver, sender:
            self._process = Program(
                PROGRAM,
                self._serving(f"--port={self.port}", *self._arguments),
                environment=self.environment,
                log=self.journal,
                stdout=sender,
                loads=self._loads,
            )
            sender.close()
            self.port, self.origins = self._read_addresses(receiver)
        return time.perf_counter() - began_s

    def kill(self) -> None:
        """As a power cut would."""
        self.signal(signal.SIGKILL)
        self.wait()

    def signal(self, number: int = signal.SIGTERM) -> None:
        """Ask it to end."""
        self._running.signal(number)

    def wait(self) -> int:
        """The exit code."""
        return self._running.wait(END_S)

    def stop(self) -> None:
        """End it if it runs."""
        if self._process is None:
            return
        self.signal()
        try:
            self.wait()
        except TimeoutError:
            self.kill()

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._running.is_running

    @property
    def memory_kb(self) -> int:
        """What it holds in memory now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1])

    def limit_file_size(self, size: int | None) -> None:
        """Let no file of the process grow beyond that, as if the disk were full; None: any size."""
        soft = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))

    def query(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """What its file says, read beside it."""
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(statement, values).fetchall()
        finally:
            connection.close()

    def _serving(self, *arguments: str) -> list[str]:
        return ["serve", f"--data={self.data}", *arguments]

    @property
    def _running(self) -> Program:
        assert self._process is not None
        return self._process

    def _read_addresses(self, stdout: Connection) -> tuple[int, list[str]]:
        """The port and the addresses it prints; an empty line ends them."""
        lines: list[str] = []
        with open(stdout.fileno(), closefd=False) as output:
            while not lines or lines[-1].strip():
                lines.append(output.readline())
                if not lines[-1]:
                    raise AssertionError(f"it did not open:\n{self.journal.read_text()[-4000:]}")
        found = re.search(r"port (\d+)", lines[0])
        assert found is not None
        return int(found[1]), [line.strip() for line in lines[1:-1]]
