"""The random stream `sha256-1`, from which every draw by lot and every shuffle comes (G-7).

Block n is SHA-256(key ‖ n as 8 bytes, big-endian), n = 0, 1, …; each block is read as eight
big-endian 32-bit words. The definition is frozen: whoever holds the key recomputes every draw.
"""

from hashlib import sha256
from struct import Struct
from typing import Final

STREAM_NAME: Final = "sha256-1"

_BLOCK: Final = Struct(">8I")
_COUNTER: Final = Struct(">Q")
_WORDS: Final = 1 << 32  # so many values has a word


class Stream:
    """A position in the stream of one key (32 bytes)."""

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._words: list[int] = []  # read but not used yet

    def clone(self) -> "Stream":
        """An independent stream at the same position."""
        copy = Stream(self._key)
        copy._counter = self._counter
        copy._words = self._words[:]
        return copy

    def below(self, limit: int) -> int:
        """A uniform number from 0 to limit - 1; `limit` from 1 to 2**32."""
        while True:
            self._read(1)
            word = self._words.pop(0)
            number = word % limit
            if word - number <= _WORDS - limit:  # else in the last, incomplete run of numbers
                return number

    def shuffle(self, cards: list[int]) -> None:
        """Fisher–Yates from the end, in place: position i changes with `below(i + 1)`."""
        i = len(cards) - 1
        while i > 0:
            self._read(i)
            words, self._words = self._words[:i], self._words[i:]
            for word in words:  # too few if one of them is refused as in `below`
                j = word % (i + 1)
                if word - j < _WORDS - i:
                    cards[i], cards[j] = cards[j], cards[i]
                    i -= 1

    def _read(self, count: int) -> None:
        """Have at least so many words at hand."""
        while len(self._words) < count:
            block = sha256(self._key + _COUNTER.pack(self._counter)).digest()
            self._counter += 1
            self._words += _BLOCK.unpack(block)
