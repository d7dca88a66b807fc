"""Keeps two servers from writing to one file."""

import os
import sys
from pathlib import Path

from kartenrunde.store.errors import StoreError


class Claim:
    """This process's right to a file, until it is released or the process ends in any way.

    Raises `StoreError` if another process has it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise StoreError(
                f"{path} is in use by another server. Stop that one, or choose another folder "
                "with --data."
            ) from error

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
