"""A clock that stands still until a test moves it."""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

MOST_TURNS_OF_LOOP = 5_000
"""So often the loop may turn until everything has happened that can."""


class FakeClock:
    """Time in the hands of a test."""

    def __init__(self) -> None:
        self._now_s = 1_000.0
        self._order = count()
        self._settling = 0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []

    def now_s(self) -> float:
        return self._now_s

    def unix_s(self) -> float:
        return 1_700_000_000.0 + self._now_s

    def call_later(self, delay_s: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        at_s = self._now_s + delay_s
        handle = asyncio.TimerHandle(at_s, callback, (), asyncio.get_running_loop())
        heappush(self._timers, (at_s, next(self._order), handle))
        return handle

    async def settle(self) -> None:
        """Let everything happen that waits for nothing but its turn."""
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
        self._settling += 1
        try:
            for _ in range(MOST_TURNS_OF_LOOP):
                await asyncio.sleep(0)
                if len(ready) < self._settling:  # only others who wait for the same
                    return
        finally:
            self._settling -= 1
        raise AssertionError("the loop does not come to rest")

    async def advance(self, seconds: float) -> None:
        """Let time pass, timer by timer."""
        await self.settle()
        end_s = self._now_s + seconds
        while self._timers and self._timers[0][0] <= end_s:
            at_s, _, handle = heappop(self._timers)
            self._now_s = max(self._now_s, at_s)
            if not handle.cancelled():
                handle._run()
                await self.settle()
        self._now_s = end_s
        await self.settle()

    @property
    def waiting(self) -> int:
        """How many timers are set."""
        return sum(not handle.cancelled() for _, _, handle in self._timers)
