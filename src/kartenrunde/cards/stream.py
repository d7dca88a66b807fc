"""The random stream `sha256-1`, from which every draw by lot and every shuffle comes (G-7).

Block n is SHA-256(key ‖ n as 8 bytes, big-endian), n = 0, 1, …; each block is read as eight
big-endian 32-bit words. The definition is frozen: whoever holds the key recomputes every draw.
"""

from hashlib import sha256
from struct import Struct
from typing import Final

STREAM_NAME: Final = "sha256-1"

_WORDS: Final = Struct(">8I")
_COUNTER: Final = Struct(">Q")
_LARGEST_WORD: Final = 0xFFFFFFFF


class Stream:
    """A position in the stream of one key (32 bytes)."""

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._words: list[int] = []  # the rest of the last block, next word last

    def clone(self) -> "Stream":
        """An independent stream at the same position."""
        copy = Stream(self._key)
        copy._counter = self._counter
        copy._words = self._words[:]
        return copy

    def below(self, limit: int) -> int:
        """A uniform number from 0 to limit - 1; `limit` from 1 to 2**32."""
        while True:
            if not self._words:
                self._read_block()
            word = self._words.pop()
            number = word % limit
            if word - number <= _LARGEST_WORD - limit + 1:  # else the last, incomplete run
                return number

    def shuffle(self, cards: list[int]) -> None:
        """Fisher–Yates from the end, in place: position i changes with `below(i + 1)`."""
        words = self._words
        for i in range(len(cards) - 1, 0, -1):
            while True:
                if not words:
                    self._read_block()
                    words = self._words
                word = words.pop()
                j = word % (i + 1)
                if word - j <= _LARGEST_WORD - i:
                    break
            cards[i], cards[j] = cards[j], cards[i]

    def _read_block(self) -> None:
        block = sha256(self._key + _COUNTER.pack(self._counter)).digest()
        self._counter += 1
        self._words = list(_WORDS.unpack(block))[::-1]
