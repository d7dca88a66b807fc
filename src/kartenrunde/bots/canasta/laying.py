"""What an opened side's seat lays, two cards always staying in its hand."""

from typing import Final

from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.moves import group_of
from kartenrunde.games.canasta.spec import (
    CANASTA_SIZE,
    FEWEST_NATURALS,
    JOKER,
    MELDS,
    MOST_WILDS,
    RANKS,
    SEATS,
    SMALLEST_MELD,
    TWO,
)
from kartenrunde.games.canasta.state import Public

_KEPT: Final = 2
_LAST_CARDS: Final = 3
"""In the draw pile, when all that can be laid should be."""


class Plan:
    """What is to be laid, growing rank by rank."""

    def __init__(self, public: Public, hand: list[int]) -> None:
        self._public = public
        self._first = first = (public.turn & 1) * MELDS
        naturals, wilds = public.naturals, public.wilds
        self._sizes = [naturals[meld] + wilds[meld] for meld in range(first, first + RANKS)]
        self._left = hand[:]
        self._size: int = public.sizes[public.turn]
        self._counts: dict[int, list[int]] = {}

    def make_canastas(self, most_wilds: int) -> None:
        """Finish melds that reach seven, with as few wild cards as may be."""
        least, sizes, hand = CANASTA_SIZE - most_wilds, self._sizes, self._left
        near = [r for r in range(RANKS) if sizes[r] < CANASTA_SIZE and sizes[r] + hand[r] >= least]
        if not near:
            return
        for spend in range(most_wilds + 1):
            for rank in near:
                size = sizes[rank]
                naturals = self._left[rank]
                if size >= CANASTA_SIZE or size + naturals + spend < CANASTA_SIZE:
                    continue
                if spend and size + naturals + spend > CANASTA_SIZE:
                    continue
                old = self._public.naturals[self._first + rank]
                if old + naturals >= FEWEST_NATURALS and self._room(rank) >= spend:
                    self._lay(rank, naturals, spend, _KEPT)

    def add(self, kept: int) -> None:
        """Add naturals to own melds, as long as more cards stay in hand."""
        for rank, size in enumerate(self._sizes):
            if size and self._left[rank]:
                count = min(self._left[rank], self._size - max(_KEPT, kept + 1))
                if count > 0:
                    self._lay(rank, count, 0, _KEPT)

    def begin(self, kept: int) -> None:
        """Lay new melds of naturals, if so many cards stay in hand."""
        for rank in reversed(range(RANKS)):
            if self._left[rank] >= SMALLEST_MELD and not self._sizes[rank]:
                self._lay(rank, self._left[rank], 0, max(_KEPT, kept))

    def hurry(self) -> None:
        """Lay pairs with a wild card, then all wild cards, but on no natural canasta."""
        for rank in reversed(range(RANKS)):
            if self._left[rank] == FEWEST_NATURALS and not self._sizes[rank]:
                self._lay(rank, FEWEST_NATURALS, 1, _KEPT)
        for rank in sorted(range(RANKS), key=self._sizes.__getitem__, reverse=True):
            size = self._sizes[rank]
            is_natural = size >= CANASTA_SIZE and self._room(rank) == MOST_WILDS
            while size and not is_natural and self._room(rank) and self._lay(rank, 0, 1, _KEPT):
                pass

    def groups(self) -> list[int]:
        """What has come together."""
        return [group_of(rank, *counts) for rank, counts in self._counts.items()]

    def _room(self, rank: int) -> int:
        counts = self._counts.get(rank, (0, 0, 0))
        return MOST_WILDS - self._public.wilds[self._first + rank] - counts[1] - counts[2]

    def _lay(self, rank: int, naturals: int, wilds: int, kept: int) -> bool:
        """Note it down, twos before jokers; tells whether there were cards enough."""
        left = self._left
        if self._size - naturals - wilds < kept or left[TWO] + left[JOKER] < wilds:
            return False
        if not naturals + wilds:
            return False
        twos = min(wilds, left[TWO])
        counts = self._counts.setdefault(rank, [0, 0, 0])
        for place, (kind, count) in enumerate(
            ((rank, naturals), (TWO, twos), (JOKER, wilds - twos))
        ):
            left[kind] -= count
            counts[place] += count
        self._size -= naturals + wilds
        self._sizes[rank] += naturals + wilds
        return True


def usual_laying(public: Public, hand: list[int], weights: Weights) -> list[int]:
    """What should lie on the table, nobody being in a hurry."""
    return _plan(public, hand, weights).groups()


def hurried_laying(public: Public, hand: list[int], weights: Weights) -> list[int]:
    """All that counts against the seat if the deal ends now."""
    plan = _plan(public, hand, weights)
    plan.hurry()
    return plan.groups()


def _plan(public: Public, hand: list[int], weights: Weights) -> Plan:
    plan = Plan(public, hand)
    plan.make_canastas(weights.most_wilds)
    plan.add(weights.keep_added)
    plan.begin(weights.keep_new)
    return plan


def is_late(public: Public, weights: Weights) -> bool:
    """Whether the deal may end before the seat's next turn."""
    if public.draw_count <= _LAST_CARDS:
        return True
    rivals = range((public.turn + 1) & 1, SEATS, 2)
    fewest = min([public.sizes[seat] for seat in rivals])
    return public.canastas[(public.turn + 1) & 1] > 0 and fewest <= weights.panic
