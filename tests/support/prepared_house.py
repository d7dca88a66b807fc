"""The program without chance: `python -m tests.support.prepared_house FOLDER …`.

Shuffles follow from the text in the folder's file `salt`, and computer players take the same one
of moves that seem alike, so that a test sees the same deal in every run. As long as there is a
file `position`, a line for `tests.support.canasta.deal`, deals of Canasta begin from that. What
passes between two moves of computer players is shorter, and files that nobody asks for are not
compressed beforehand. All else is the program people use.
"""

import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final

from kartenrunde.bots.pool import WorkerPool
from kartenrunde.cli import main
from kartenrunde.engine.fairness import SEED_BYTES
from kartenrunde.server import house
from kartenrunde.table.times import PACE_S
from tests.support.prepared_canasta import begin_from

WORKER: Final = (sys.executable, "-m", "tests.support.prepared_worker")
FAST_S: Final = 0.05
WHEN_ASKED_S: Final = 3_600.0


def prepared_seed(salt: str, number: int) -> bytes:
    """The seed of the deal with that number, counted from 0 over all tables."""
    return sha256(f"{salt}:{number}".encode()).digest()


def prepared_entropy(salt: Path, usual: Callable[[int], bytes]) -> Callable[[int], bytes]:
    """A source of random bytes whose seeds are prepared, anew for each salt."""
    known, numbers = "", count()

    def entropy(size: int) -> bytes:
        nonlocal known, numbers
        if size != SEED_BYTES:
            return usual(size)
        if (now := salt.read_text(encoding="utf-8")) != known:
            known, numbers = now, count()
        return prepared_seed(known, next(numbers))

    return entropy


def prepare(folder: Path) -> None:
    """Leave nothing to chance."""
    setattr(house, "_entropy", prepared_entropy(folder / "salt", house._entropy))  # noqa: B010
    setattr(house, "WorkerPool", partial(WorkerPool, command=WORKER))  # noqa: B010
    setattr(house, "PREPARE_AFTER_S", WHEN_ASKED_S)  # noqa: B010
    PACE_S["fast"] = FAST_S
    begin_from(folder / "position")


if __name__ == "__main__":
    prepare(Path(sys.argv.pop(1)))
    sys.exit(main())
