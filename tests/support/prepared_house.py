"""The program with shuffles known beforehand: `python -m tests.support.prepared_house SALT …`.

Only the seeds are replaced; invites and all else are drawn as ever.
"""

import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count

from kartenrunde.cli import main
from kartenrunde.engine.fairness import SEED_BYTES
from kartenrunde.server import house


def prepared_seed(salt: str, number: int) -> bytes:
    """The seed of the deal with that number, counted from 0 over all tables."""
    return sha256(f"{salt}:{number}".encode()).digest()


def prepared_entropy(salt: str, usual: Callable[[int], bytes]) -> Callable[[int], bytes]:
    """A source of random bytes whose seeds are prepared."""
    numbers = count()
    return lambda size: prepared_seed(salt, next(numbers)) if size == SEED_BYTES else usual(size)


if __name__ == "__main__":
    setattr(house, "_entropy", prepared_entropy(sys.argv.pop(1), house._entropy))  # noqa: B010
    sys.exit(main())
