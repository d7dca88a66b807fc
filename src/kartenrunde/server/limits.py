"""How often somebody may do something."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kartenrunde.server.settings import Rate

ADDRESSES: Final = 10_000


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


class AddressBuckets:
    """A bucket for each address; the longest unseen is forgotten when there are too many."""

    def __init__(self, rate: Rate, now_s: Callable[[], float]) -> None:
        self._rate = rate
        self._now_s = now_s
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._now_s)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
