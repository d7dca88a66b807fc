"""What a thought may cost: so many steps on any machine, and processor time on a slow one."""

from time import process_time
from typing import Final

TIME_LIMIT_S: Final = 0.4
"""After it no further step is begun; steps alone should be what ends a thought."""

_allowed_s = TIME_LIMIT_S


def allow(time_s: float) -> None:
    """Let each thought from now on take so much of the processor's time; 0 leaves none to try."""
    global _allowed_s
    _allowed_s = time_s


class Budget:
    """Steps that are left, and a time by which to end."""

    __slots__ = ("_end_s", "steps")

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self._end_s = process_time() + _allowed_s

    @property
    def is_spent(self) -> bool:
        """Whether to come to an end."""
        return self.steps <= 0 or process_time() >= self._end_s
