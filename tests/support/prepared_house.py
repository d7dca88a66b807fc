"""The program without chance: `python -m tests.support.prepared_house FOLDER …`.

Shuffles follow from the text in the folder's file `salt`, and computer players take the same one
of moves that seem alike, so that a test sees the same deal in every run. As long as there is a
file `position`, a line for `tests.support.canasta.deal`, deals of Canasta begin from that, and as
long as there is a file `pace`, tables against computer players are opened at that pace. What
passes between two moves of computer players is shorter; files are compressed in haste, and those
that nobody asks for not at all; what a slow browser adds to a shuffle is waited for, as without it
another deal would follow. All else is the program people use.
"""

import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from kartenrunde.bots.pool import WorkerPool
from kartenrunde.cli import main
from kartenrunde.engine.fairness import SEED_BYTES
from kartenrunde.server import compression, house
from kartenrunde.table import shuffle
from kartenrunde.table.fact import TableOpened
from kartenrunde.table.hall import Hall
from kartenrunde.table.times import PACE_S
from tests.support.prepared_canasta import begin_from

WORKER: Final = (sys.executable, "-m", "tests.support.prepared_worker")
FAST_S: Final = 0.05
WHEN_ASKED_S: Final = 3_600.0
SHUFFLE_WAIT_S: Final = 15.0


def prepared_seed(salt: str, number: int) -> bytes:
    """The seed of the deal with that number, counted from 0 over all tables."""
    return sha256(f"{salt}:{number}".encode()).digest()


def prepared_entropy(salt: Path, usual: Callable[[int], bytes]) -> Callable[[int], bytes]:
    """A source of random bytes whose seeds are prepared, anew each time the salt is written."""
    known, numbers = 0, count()

    def entropy(size: int) -> bytes:
        nonlocal known, numbers
        if size != SEED_BYTES:
            return usual(size)
        if (now := salt.stat().st_mtime_ns) != known:
            known, numbers = now, count()
        return prepared_seed(salt.read_text(encoding="utf-8"), next(numbers))

    return entropy


def open_at(file: Path) -> None:
    """Let tables against computer players be opened at the pace that the file says."""
    usual = Hall._open

    async def prepared(hall: Hall, guest: str, opened: TableOpened, rest: Any) -> str:
        if opened.kind == "solo" and file.exists():
            opened = msgspec.structs.replace(opened, pace=file.read_text(encoding="utf-8"))
        return await usual(hall, guest, opened, rest)

    setattr(Hall, "_open", prepared)  # noqa: B010


def prepare(folder: Path) -> None:
    """Leave nothing to chance."""
    setattr(house, "_entropy", prepared_entropy(folder / "salt", house._entropy))  # noqa: B010
    setattr(house, "WorkerPool", partial(WorkerPool, command=WORKER))  # noqa: B010
    setattr(house, "PREPARE_AFTER_S", WHEN_ASKED_S)  # noqa: B010
    setattr(shuffle, "SHUFFLE_WAIT_S", SHUFFLE_WAIT_S)  # noqa: B010
    compression._KEPT.update(compression._FLEETING)
    PACE_S["fast"] = FAST_S
    begin_from(folder / "position")
    open_at(folder / "pace")


if __name__ == "__main__":
    prepare(Path(sys.argv.pop(1)))
    sys.exit(main())
