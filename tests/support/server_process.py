"""A server as people start it: a process of its own, with its file on disk."""

import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

START_S: Final = 20.0
END_S: Final = 10.0


class ServerProcess:
    """`kartenrunde serve` over a folder; it may be killed and started again on the same port."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.journal = folder / "journal"
        self._arguments = arguments
        self._process: subprocess.Popen[str] | None = None
        self.origins: list[str] = []
        self.port = 0
        self.start()

    @property
    def origin(self) -> str:
        """The first address it prints."""
        return self.origins[0]

    @property
    def pid(self) -> int:
        """Of the server itself; computer players think in children of it."""
        return self._running.pid

    def start(self) -> float:
        """Start it; yields the seconds until it said that it is open."""
        began_s = time.perf_counter()
        command = [sys.executable, "-W", "error", "-m", "kartenrunde.cli", "serve"]
        with self.journal.open("a") as journal:
            self._process = subprocess.Popen(
                [*command, f"--port={self.port}", f"--data={self.data}", *self._arguments],
                env={"PATH": os.environ["PATH"], "PYTHONPATH": "src"},
                stdout=subprocess.PIPE,
                stderr=journal,
                text=True,
            )
        self.origins = self._read_origins()
        self.port = int(self.origin.rpartition(":")[2])
        return time.perf_counter() - began_s

    def kill(self) -> None:
        """As a power cut would."""
        self._running.kill()
        self._running.wait(END_S)

    def signal(self, number: int = signal.SIGTERM) -> None:
        """Ask it to end."""
        self._running.send_signal(number)

    def wait(self) -> int:
        """The exit code."""
        return self._running.wait(END_S)

    def stop(self) -> None:
        """End it if it runs."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(END_S)
            except subprocess.TimeoutExpired:
                self.kill()
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._running.poll() is None

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
        connection = sqlite3.connect(self.data / "kartenrunde.db")
        try:
            return connection.execute(statement, values).fetchall()
        finally:
            connection.close()

    @property
    def _running(self) -> "subprocess.Popen[str]":
        assert self._process is not None
        return self._process

    def _read_origins(self) -> list[str]:
        """The lines with addresses; the last one is `localhost` or there is only one."""
        assert self._running.stdout is not None
        origins: list[str] = []
        deadline_s = time.monotonic() + START_S
        while not origins or "localhost" not in origins[-1]:
            line = self._running.stdout.readline()
            if not line or time.monotonic() > deadline_s:
                raise AssertionError(
                    f"the server did not open:\n{self.journal.read_text()[-4000:]}"
                )
            if line.startswith("  http"):
                origins.append(line.strip())
                if "--origin" in " ".join(self._arguments):
                    break
        return origins
