"""The real time; the one module that reads it."""

import asyncio
import time
from collections.abc import Callable


class SystemClock:
    """The port `Clock` over the operating system and the running event loop."""

    def now_s(self) -> float:
        """Seconds that only ever rise."""
        return time.monotonic()

    def unix_s(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, delay_s: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Have the callback called by the event loop."""
        return asyncio.get_running_loop().call_later(delay_s, callback)
