"""How likely the next seat can take the pile, if a card of some kind lies on top of it."""

from itertools import pairwise
from typing import Final

from kartenrunde.bots.canasta.scene import Scene
from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    FIRST,
    JOKER,
    KIND,
    MELDS,
    SEATS,
    TWO,
    VALUES,
)

_REMEMBERED: Final = 4
"""Cards at the top of the pile that everybody remembers."""
_SIZES: Final = [end - first for first, end in pairwise(FIRST)]
_WILDS: Final = FIRST[JOKER + 1] - FIRST[TWO]


class Danger:
    """For the seat to move; each hidden card is in the next hand with the same chance."""

    __slots__ = (
        "_chance",
        "_elsewhere",
        "_hand",
        "_hard",
        "_held",
        "_opened",
        "_opens",
        "_public",
        "_seen",
        "_tossed",
        "_weights",
        "_wild",
    )

    def __init__(self, scene: Scene, weights: Weights) -> None:
        public = scene.public
        seat = public.turn
        rival = (seat + 1) % SEATS
        side = rival & 1
        self._public = public
        self._hand = scene.hand
        self._weights = weights
        self._opened = public.laid[side] > 0
        self._hard = scene.is_hard
        self._tossed = scene.tossed[rival]
        self._elsewhere = [0] * len(scene.piled)
        hidden = public.draw_count + sum(public.sizes) - public.sizes[seat]
        if weights.memory:
            self._seen = scene.piled
            self._held = scene.known[rival]
            located = sum(self._held)
            first, second, third = [scene.known[(seat + step) % SEATS] for step in (1, 2, 3)]
            self._elsewhere = [a + b + c for a, b, c in zip(first, second, third, strict=True)]
            hidden -= sum(self._elsewhere)
        else:
            self._seen = [0] * len(scene.piled)
            for card in public.pile[-_REMEMBERED:]:
                self._seen[KIND[card]] += 1
            self._held = []
            located = 0
            hidden += max(0, len(public.pile) - _REMEMBERED)
        self._chance = 1 - (public.sizes[rival] - located) / max(hidden, 1)
        self._wild = self._has_wild()
        self._opens = 3 * weights.unopened_value / public.minimums[side]

    def _has_wild(self) -> float:
        public = self._public
        if self._held and (self._held[TWO] or self._held[JOKER]):
            return 1.0
        hand = self._hand
        left = _WILDS - hand[TWO] - hand[JOKER] - sum(public.wilds)
        left -= self._seen[TWO] + self._seen[JOKER]
        left -= self._elsewhere[TWO] + self._elsewhere[JOKER]
        return 1 - float(self._chance ** max(left, 0))

    def _unseen(self, kind: int) -> int:
        """How many cards of a kind may be anywhere."""
        naturals = self._public.naturals
        seen = self._hand[kind] + self._seen[kind] + self._elsewhere[kind]
        left = _SIZES[kind] - seen - naturals[kind] - naturals[MELDS + kind]
        return left if left > 0 else 0

    def of(self, kind: int) -> float:
        """The chance that it fetches the pile."""
        if kind >= BLACK_THREE:
            return 0.0
        public = self._public
        side = (public.turn + 1) & 1
        if self._opened and not self._hard and public.melded[side] >> kind & 1:
            return 1.0
        unseen = self._unseen(kind)
        if not unseen and not (self._held and self._held[kind]):
            return 0.0
        miss = self._chance
        none = miss**unseen
        single = 1 - none
        pair = single - unseen * (1 - miss) * miss ** (unseen - 1) if unseen else 0.0
        if self._held and self._held[kind]:
            pair = single if self._held[kind] == 1 else 1.0
            single = 1.0
        if not self._opened:
            weights = self._weights
            pair *= min(1.0, weights.unopened + self._opens * VALUES[kind])
        elif not self._hard:
            pair += (single - pair) * self._wild
        return pair * self._weights.fed if self._tossed >> kind & 1 else pair
