"""G-7, S12: the stream `sha256-1`, its numbers and its shuffles.

`tests/vectors/stream.json` is what every reader of the stream has to reproduce, in any language.
"""

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenrunde.cards import STREAM_NAME, Stream
from kartenrunde.engine import deal_key

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "stream.json").read_text()
)
KEYS = st.binary(min_size=32, max_size=32)


class Reference:
    """The stream read as slowly and plainly as it is described."""

    def __init__(self, key: bytes) -> None:
        self.words = self._read(key)

    def _read(self, key: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(key + block.to_bytes(8, "big")).digest()
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
            block += 1

    def below(self, limit: int) -> int:
        complete = 2**32 // limit * limit
        return next(word for word in self.words if word < complete) % limit

    def shuffle(self, cards: list[int]) -> None:
        for place in reversed(range(1, len(cards))):
            other = self.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]


def test_G7_the_vectors_are_of_this_stream() -> None:
    assert VECTORS["stream"] == STREAM_NAME


@pytest.mark.parametrize("reader", [Stream, Reference])
@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["key"][:8])
def test_G7_the_stream_reproduces_the_vectors(
    vector: dict[str, Any], reader: type[Stream] | type[Reference]
) -> None:
    key = bytes.fromhex(vector["key"])
    stream = reader(key)
    assert [stream.below(2**32) for _ in vector["words"]] == vector["words"]
    for each in vector["below"]:
        stream = reader(key)
        assert [stream.below(each["limit"]) for _ in each["numbers"]] == each["numbers"]
    for each in vector["shuffles"]:
        cards = list(range(each["size"]))
        reader(key).shuffle(cards)
        assert cards == each["order"]


@pytest.mark.parametrize("vector", VECTORS["keys"], ids=lambda vector: vector["key"][:8])
def test_G7_the_key_of_a_deal_reproduces_the_vectors(vector: dict[str, Any]) -> None:
    additions = [None if each is None else bytes.fromhex(each) for each in vector["additions"]]
    assert deal_key(bytes.fromhex(vector["seed"]), additions).hex() == vector["key"]


LIMITS = st.integers(1, 2**32) | st.sampled_from([2**32, 2**32 - 1, 2**31 + 1, 3 * 2**30])


@given(KEYS, st.lists(LIMITS | st.integers(2, 200), max_size=30))
def test_G7_numbers_agree_with_the_reference_whatever_is_asked_for(
    key: bytes, limits: list[int]
) -> None:
    stream, reference = Stream(key), Reference(key)
    assert [stream.below(limit) for limit in limits] == [reference.below(each) for each in limits]


@given(KEYS, st.lists(st.integers(0, 200), max_size=6))
def test_G7_shuffles_agree_with_the_reference_one_after_another(
    key: bytes, sizes: list[int]
) -> None:
    stream, reference = Stream(key), Reference(key)
    for size in sizes:
        cards, same = list(range(size)), list(range(size))
        stream.shuffle(cards)
        reference.shuffle(same)
        assert cards == same
        assert stream.below(1000) == reference.below(1000)


def test_G7_a_shuffle_passes_over_words_that_would_make_it_uneven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    last = 2**32 - 1  # in the incomplete run of three, at the end of a complete one of two and four
    stream = Stream(bytes(32))
    monkeypatch.setattr(stream, "_words", [last, last, 4, last, 42])
    cards = [0, 1, 2, 3]
    stream.shuffle(cards)
    assert (cards, stream.below(100)) == ([0, 2, 1, 3], 42)


def test_G7_a_clone_goes_on_from_the_same_place_by_itself() -> None:
    stream = Stream(bytes(32))
    stream.below(7)
    copy = stream.clone()
    numbers = [stream.below(1000) for _ in range(20)]
    assert [copy.below(1000) for _ in range(20)] == numbers


SHUFFLES = 5_000
SIZE = 20


def test_S12_a_shuffle_puts_every_card_everywhere_alike() -> None:
    cells: Counter[tuple[int, int]] = Counter()
    for cards in shuffled(b"positions"):
        cells.update(enumerate(cards))
    assert len(cells) == SIZE * SIZE
    assert chi_square(cells, SHUFFLES / SIZE) < 462  # 361 degrees of freedom: p = 0.0003


def test_S12_a_shuffle_lets_every_card_follow_every_other_alike() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for cards in shuffled(b"pairs"):
        pairs.update(zip(cards, cards[1:], strict=False))
    assert len(pairs) == SIZE * (SIZE - 1)
    assert chi_square(pairs, SHUFFLES / SIZE) < 482  # 379 degrees of freedom: p = 0.0003


def shuffled(name: bytes) -> Iterator[list[int]]:
    stream = Stream(sha256(name).digest())
    for _ in range(SHUFFLES):
        cards = list(range(SIZE))
        stream.shuffle(cards)
        yield cards


def chi_square(cells: Counter[tuple[int, int]], expected: float) -> float:
    return sum((seen - expected) ** 2 / expected for seen in cells.values())
