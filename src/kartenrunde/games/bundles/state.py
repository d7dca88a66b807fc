"""A position of Stealing Bundles: what everybody sees, and what is hidden.

Bundle b of seat s stands at `s * MOST_BUNDLES + b`; without double bundles b is always 0. A bundle's
top is its last card.
"""

from typing import Final

from kartenrunde.cards import Stream
from kartenrunde.games.bundles.spec import (
    COUNTER_CLOCKWISE,
    MOST_BUNDLES,
    PACKS,
    BundlesOptions,
    Pack,
)

NOBODY: Final = -1
NO_CARD: Final = -1

RUNNING: Final = 0
ALL_PLAYED: Final = 1


class Public:
    """What everybody at the table sees (SB-16)."""

    __slots__ = (
        "dealer",
        "ending",
        "last_capture",
        "options",
        "pack",
        "play_off",
        "players",
        "seats",
        "sizes",
        "step",
        "table",
        "tops",
        "turn",
    )

    def __init__(
        self,
        seats: int,
        options: BundlesOptions,
        dealer: int,
        play_off: tuple[int, ...] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options
        self.pack: Pack = PACKS[options.pack]
        self.step: int = -1 if options.pack == COUNTER_CLOCKWISE else 1
        self.dealer = dealer
        self.play_off: bool = play_off is not None
        self.players: tuple[int, ...] = play_off or tuple(range(seats))
        self.turn: int = NOBODY
        self.table: list[int] = []
        self.tops: list[int] = [NO_CARD] * (seats * MOST_BUNDLES)
        self.sizes: list[int] = [0] * (seats * MOST_BUNDLES)
        self.last_capture: int = NOBODY  # the bundle that captured last (SB-17)
        self.ending: int = RUNNING

    def clone(self) -> "Public":
        """An independent copy."""
        copy = Public.__new__(Public)
        copy.seats = self.seats
        copy.options = self.options
        copy.pack = self.pack
        copy.step = self.step
        copy.dealer = self.dealer
        copy.play_off = self.play_off
        copy.players = self.players
        copy.turn = self.turn
        copy.table = self.table[:]
        copy.tops = self.tops[:]
        copy.sizes = self.sizes[:]
        copy.last_capture = self.last_capture
        copy.ending = self.ending
        return copy

    def order_from(self, seat: int) -> list[int]:
        """The players in the direction of play, beginning with the first at or after a seat."""
        around = [(seat + self.step * i) % self.seats for i in range(self.seats)]
        return [other for other in around if other in self.players]


class State:
    """A whole position. `hands[s][i]` came to seat s as its `handles[s][i]`-th hand card."""

    __slots__ = (
        "arrivals",
        "bundles",
        "draw_pile",
        "handles",
        "hands",
        "public",
        "stream",
    )

    def __init__(self, public: Public, stream: Stream) -> None:
        seats = public.seats
        self.public = public
        self.stream = stream
        self.draw_pile: list[int] = []
        self.bundles: list[list[int]] = [[] for _ in range(seats * MOST_BUNDLES)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.handles: list[list[int]] = [[] for _ in range(seats)]
        self.arrivals: list[int] = [0] * seats

    def clone(self) -> "State":
        """An independent copy."""
        copy = State.__new__(State)
        copy.public = self.public.clone()
        copy.stream = self.stream.clone()
        copy.draw_pile = self.draw_pile[:]
        copy.bundles = [cards[:] for cards in self.bundles]
        copy.hands = [cards[:] for cards in self.hands]
        copy.handles = [handles[:] for handles in self.handles]
        copy.arrivals = self.arrivals[:]
        return copy

    def captured(self, seat: int) -> int:
        """How many cards a seat has captured."""
        spot = seat * MOST_BUNDLES
        return sum(self.public.sizes[spot : spot + MOST_BUNDLES])
