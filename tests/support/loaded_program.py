"""The program in processes of its own that need not load it.

Loading takes half a second of a core, and tests start dozens. Each of these is forked from a
process that has loaded the same modules once; from there it is `python -W error -m MODULE …`.
Tests of the command itself start that; what has to load, too, is asked for.
"""

import os
import runpy
import sys
import warnings
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

LOADED: Final = (
    "kartenrunde.cli",
    "kartenrunde.server.journal",
    "kartenrunde.server.process",
    "tests.support.prepared_canasta",
    "uvloop",
)
_CONTEXT: Final = get_context("forkserver")
_CONTEXT.set_forkserver_preload([__name__, *LOADED])


class Program:
    """A module run as a program, the leader of a group of its own; it ends with the tests.

    What it writes to stderr is appended to `log`, and so is the rest unless `stdout` is a pipe.
    One that `loads` begins anew, as if people had started it.
    """

    def __init__(
        self,
        module: str,
        arguments: Sequence[str],
        *,
        environment: Mapping[str, str],
        log: Path,
        stdout: Connection | None = None,
        loads: bool = False,
    ) -> None:
        told = (module, [*arguments], dict(environment), log, stdout, loads)
        self._process: ForkServerProcess = _CONTEXT.Process(target=_run, args=told, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """The number of its process, and of its group."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.is_alive()

    def signal(self, number: int) -> None:
        """Send it a signal, if it runs."""
        if self.is_running:
            os.kill(self.pid, number)

    def wait(self, patience_s: float) -> int:
        """Its exit code, -N after signal N; raises `TimeoutError` where it does not end."""
        self._process.join(patience_s)
        if self._process.exitcode is None:
            raise TimeoutError(f"process {self.pid} did not end within {patience_s} s")
        return self._process.exitcode


def _run(
    module: str,
    arguments: list[str],
    environment: dict[str, str],
    log: Path,
    stdout: Connection | None,
    loads: bool,
) -> None:
    os.setsid()
    with log.open("ab") as sink:
        os.dup2(sink.fileno(), sys.stderr.fileno())
        os.dup2((stdout or sink).fileno(), sys.stdout.fileno())
    if stdout is not None:
        stdout.close()
    if loads:
        command = [sys.executable, "-W", "error", "-m", module, *arguments]
        os.execve(sys.executable, command, environment)
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
