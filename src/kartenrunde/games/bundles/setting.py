"""What stays the same through a deal of Stealing Bundles: who plays, in which order, with what."""

from functools import cache
from typing import Final

from kartenrunde.games.bundles.spec import COUNTER_CLOCKWISE, MOST_BUNDLES, PACKS, BundlesOptions

ON_TABLE: Final = 1
"""The bit of a match that stands for the table; bundle b has the bit `BUNDLE << b`."""
BUNDLE: Final = 2
NO_RANK: Final = -1

Sight = tuple[list[int], int, int, int]
"""For one seat: each card's rank, what its cards may meet, its own bundles if it can choose between
two (SB-20), and the rank of wild jacks (SB-21)."""


class Setting:
    """A table of so many seats, of which `players` take part under these options."""

    __slots__ = (
        "after",
        "options",
        "orders",
        "pack",
        "players",
        "ranks",
        "seats",
        "sights",
        "step",
    )

    def __init__(self, seats: int, options: BundlesOptions, players: tuple[int, ...]) -> None:
        self.seats = seats
        self.options = options
        self.players = players
        self.pack = PACKS[options.pack]
        self.ranks = self.pack.ranks
        self.step: int = step_of(options)
        self.orders: list[list[int]] = [self._order_from(seat) for seat in range(seats)]
        self.after: list[int] = [
            self.orders[(seat + self.step) % seats][0] for seat in range(seats)
        ]
        self.sights: list[Sight] = [self._sight_of(seat) for seat in range(seats)]

    def _sight_of(self, seat: int) -> Sight:
        options = self.options
        both = BUNDLE * ((1 << MOST_BUNDLES) - 1)
        own = both << seat * MOST_BUNDLES
        everybody = sum(both << other * MOST_BUNDLES for other in range(self.seats))
        others = 0 if options.friendly else everybody & ~own
        wild = self.pack.jack if options.wild_jacks else NO_RANK
        return self.ranks, ON_TABLE | others, own if options.double else 0, wild

    def _order_from(self, seat: int) -> list[int]:
        around = [(seat + self.step * i) % self.seats for i in range(self.seats)]
        return [other for other in around if other in self.players]


def step_of(options: BundlesOptions) -> int:
    """From a seat to the next in the direction of play (SB-4, SB-19)."""
    return -1 if options.pack == COUNTER_CLOCKWISE else 1


@cache
def setting_of(seats: int, options: BundlesOptions, players: tuple[int, ...] | None) -> Setting:
    """The setting of a deal for these players; None: for every seat."""
    return Setting(seats, options, players or tuple(range(seats)))
