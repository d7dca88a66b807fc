"""A card room for tests: the program itself, but for what is left to chance, on a free port."""

import os
import re
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import APIRequestContext, BrowserContext, Page

from tests.support.loaded_program import Program

PROGRAM: Final = "tests.support.prepared_house"
START_S: Final = 60
END_S: Final = 10
SCRIPTS: Final = Path(__file__).with_name("scripts")
_ADDRESS: Final = re.compile(rb"http://[^\s:/]+:(\d+)")


def script(name: str) -> str:
    """A script for the page under test."""
    return (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")


class House:
    """The running program and its data, which outlive a kill."""

    def __init__(self, folder: Path, salt: str, extra: Sequence[str] = ()) -> None:
        self.folder = folder
        self.extra = tuple(extra)
        self.port = 0
        self.process: Program | None = None
        self.shuffle_by(salt)
        self.start()

    def shuffle_by(self, salt: str) -> None:
        """Prepare the deals to come, from their first card: like texts, like deals."""
        (self.folder / "salt").write_text(salt, encoding="utf-8")
        (self.folder / "position").unlink(missing_ok=True)

    def begin_from(self, position: str) -> None:
        """Let the deals to come begin from a position of Canasta."""
        (self.folder / "position").write_text(position, encoding="utf-8")

    @property
    def base(self) -> str:
        """The address of the first page."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_running(self) -> bool:
        """Whether the program has not ended."""
        return self.process is not None and self.process.is_running

    def start(self) -> None:
        """Start the program; after a kill on the same port."""
        arguments = [str(self.folder), "serve", *self.extra]
        arguments += ["--port", str(self.port), "--data", str(self.folder / "data")]
        log = self.folder / "server.log"
        begin = log.stat().st_size if log.exists() else 0
        self.process = Program(PROGRAM, arguments, environment=os.environ, log=log)
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline:
            found = _ADDRESS.search(log.read_bytes()[begin:]) if log.exists() else None
            if found:
                self.port = int(found.group(1))
                return
            if not self.process.is_running:
                break
            time.sleep(0.05)
        raise RuntimeError(f"expected an address in {log}, got:\n{log.read_text()}")

    def kill(self) -> None:
        """End the program as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(END_S)

    def stop(self) -> None:
        """End the program as its host would."""
        assert self.process is not None
        self.process.signal(signal.SIGTERM)
        self.process.wait(END_S)

    def open_solo(self, page: Page, **form: str | int) -> str:
        """Open a table against computer players at a pace; yields the page's address."""
        wanted = self.folder / "pace"
        wanted.write_text(str(form.pop("pace", "instant")), encoding="utf-8")
        path = _post(page.context.request, self.base, "/solo", {"level": "expert", **form})
        wanted.unlink()
        return self.base + path

    def open_room(self, context: BrowserContext, **form: str | int) -> str:
        """Open a room; yields its invite link."""
        return self.base + _post(context.request, self.base, "/rooms", form)


def _post(request: APIRequestContext, base: str, path: str, form: dict[str, str | int]) -> str:
    answer = request.post(
        base + path,
        form={"game": "stapelsprint", **{name: str(value) for name, value in form.items()}},
        headers={"origin": base},
        max_redirects=0,
        max_retries=1,  # the server may just be closing a line that has been idle
    )
    assert answer.status == 303, answer.text()
    return answer.headers["location"]
