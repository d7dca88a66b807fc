"""Workers that misbehave, and one that only listens: `odd_worker.py MODE [FILE]`.

Each is told what a worker is told, and nothing in the program can start it.
"""

import os
import sys
import time
from typing import BinaryIO

from msgspec import Raw

from kartenrunde.bots import worker
from kartenrunde.bots.frame import Answer, Ready, Request, pack, read_request
from kartenrunde.bots.worker import think
from kartenrunde.cards import Stream


def main() -> None:
    mode = sys.argv[1]
    if mode == "recording":
        sys.stdin = Recorder(sys.stdin.buffer, sys.argv[2])
        worker.main()
        return
    if mode == "first-hangs":
        worker.think = hang_first
        worker.main()
        return
    if mode == "stillborn":
        return
    out = sys.stdout.buffer
    out.write(pack(Ready()))
    out.flush()
    while read_request(sys.stdin.buffer) is not None:
        if mode == "hanging":
            hang()
        if mode == "ending":
            os._exit(3)
        out.write(NONSENSE[mode])
        out.flush()


NONSENSE = {
    "babbling": b"Good morning! I would play the seven.",
    "garbled": (5).to_bytes(4, "big") + b"{{{{{",
    "moveless": pack(Answer(Raw(b'{"type":"resign"}'), "")),
    "illegal": pack(Answer(Raw(b'{"type":"play_hand","card":4000,"sequence":0}'), "")),
    "ready-again": pack(Ready()),
}


def hang() -> None:
    while True:
        time.sleep(60)


def hang_first(request: Request, rng: Stream) -> Answer:
    """Think, but for the one process that comes first."""
    try:
        os.close(os.open(sys.argv[2], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return think(request, rng)
    hang()
    raise AssertionError


class Recorder:
    """Writes down every byte that is read."""

    def __init__(self, stdin: BinaryIO, path: str) -> None:
        self.buffer = self
        self._stdin = stdin
        self._path = path

    def read(self, size: int) -> bytes:
        data = self._stdin.read(size)
        with open(self._path, "ab") as file:
            file.write(data)
        return data


main()
