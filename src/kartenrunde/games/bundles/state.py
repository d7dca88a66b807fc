"""A position of Stealing Bundles: what everybody sees, and what is hidden.

Bundle b of seat s stands at `s * MOST_BUNDLES + b`; without double bundles b is always 0.
"""

from typing import Final, Self

from kartenrunde.cards import Stream
from kartenrunde.engine.hands import HandState, PublicPart
from kartenrunde.games.bundles.setting import BUNDLE, ON_TABLE, Setting
from kartenrunde.games.bundles.spec import MOST_BUNDLES

NOBODY: Final = -1
NO_CARD: Final = -1


class Public(PublicPart):
    """What everybody at the table sees (SB-16).

    `matches[rank]` tells by bits what a card of that rank meets: the table, the tops of bundles.
    `filled` has the bits of all bundles that hold cards.
    """

    __slots__ = (
        "filled",
        "is_play_off",
        "last_capture",
        "matches",
        "setting",
        "sizes",
        "table",
        "tops",
    )

    def __init__(self, setting: Setting, dealer: int, is_play_off: bool = False) -> None:
        super().__init__(setting.seats, dealer)
        self.setting = setting
        self.is_play_off = is_play_off
        self.turn = setting.after[dealer]
        self.table: list[int] = []
        self.tops: list[int] = [NO_CARD] * (setting.seats * MOST_BUNDLES)
        self.sizes: list[int] = [0] * (setting.seats * MOST_BUNDLES)
        self.matches: list[int] = [0] * len(setting.pack.rank_texts)
        self.filled: int = 0
        self.last_capture: int = NOBODY  # the bundle that captured last (SB-17)

    def clone(self) -> Self:
        copy = super().clone()
        copy.setting = self.setting
        copy.is_play_off = self.is_play_off
        copy.table = self.table[:]
        copy.tops = self.tops[:]
        copy.sizes = self.sizes[:]
        copy.matches = self.matches[:]
        copy.filled = self.filled
        copy.last_capture = self.last_capture
        return copy

    def lay(self, card: int) -> None:
        """Add a card to the table."""
        self.table.append(card)
        self.matches[self.setting.ranks[card]] |= ON_TABLE

    def grow(self, spot: int, top: int, count: int) -> None:
        """Add so many captured cards to a bundle, the last of which is its new top."""
        bit = BUNDLE << spot
        matches, ranks, tops = self.matches, self.setting.ranks, self.tops
        if self.filled & bit:
            matches[ranks[tops[spot]]] ^= bit
        else:
            self.filled |= bit
        matches[ranks[top]] ^= bit
        tops[spot] = top
        self.sizes[spot] += count
        self.last_capture = spot

    def empty(self, spot: int) -> None:
        """Take a whole bundle away."""
        bit = BUNDLE << spot
        self.matches[self.setting.ranks[self.tops[spot]]] ^= bit
        self.filled ^= bit
        self.tops[spot] = NO_CARD
        self.sizes[spot] = 0


class State(HandState[Public]):
    """A whole position. `bonuses` are the cards of each bundle that nobody has seen (SB-22)."""

    __slots__ = ("bonuses", "bundles")

    def __init__(self, public: Public, stream: Stream) -> None:
        super().__init__(public, public.setting.pack.deck, stream)
        self.bundles: list[list[int]] = [[] for _ in public.sizes]
        self.bonuses: list[list[int]] = [[] for _ in public.sizes]

    def clone(self) -> Self:
        copy = super().clone()
        copy.bundles = [cards[:] for cards in self.bundles]
        copy.bonuses = [cards[:] for cards in self.bonuses]
        return copy

    def captured(self) -> tuple[int, ...]:
        """How many cards each seat has captured (SB-12)."""
        sizes = self.public.sizes
        spots = range(0, len(sizes), MOST_BUNDLES)
        return tuple([sum(sizes[spot : spot + MOST_BUNDLES]) for spot in spots])
