"""How often somebody may do something."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kartenrunde.server.settings import Rate

MOST_BUCKETS: Final = 10_000


class Bucket:
    """Tokens that come back with time; one is taken for each thing done."""

    def __init__(self, rate: Rate, now_s: Callable[[], float]) -> None:
        self._rate = rate
        self._now_s = now_s
        self._tokens = rate.burst
        self._filled_s = now_s()

    def take(self) -> bool:
        """Take a token if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait_s(self) -> float:
        """How long until there is a token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate.per_s)

    @property
    def is_empty(self) -> bool:
        """Whether there is no token now; none is taken."""
        self._fill()
        return self._tokens < 1

    def _fill(self) -> None:
        now_s = self._now_s()
        gained = (now_s - self._filled_s) * self._rate.per_s
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self._filled_s = now_s


class Buckets:
    """A bucket for each address or browser; of too many the longest unseen is forgotten."""

    def __init__(self, rate: Rate, now_s: Callable[[], float]) -> None:
        self._rate = rate
        self._now_s = now_s
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, asker: str) -> Bucket:
        """The bucket of one of them."""
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._rate, self._now_s)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(asker)
        return bucket
