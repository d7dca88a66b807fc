"""What stays the same through a deal of Stealing Bundles: who plays, in which order, with what."""

from functools import cache
from typing import Final

from kartenrunde.games.bundles.moves import MovesByMatch, moves_by_match
from kartenrunde.games.bundles.spec import COUNTER_CLOCKWISE, MOST_BUNDLES, PACKS, BundlesOptions

ON_TABLE: Final = 1
"""The bit of a match that stands for the table; bundle b has the bit `BUNDLE << b`."""
BUNDLE: Final = 2
NO_RANK: Final = -1


Sight = tuple[list[int], int, int, MovesByMatch, MovesByMatch, int]
"""All that a seat's legal moves depend on and that stays the same."""


class Setting:
    """A table of so many seats, of which `players` take part under these options."""

    __slots__ = (
        "after",
        "options",
        "orders",
        "own",
        "pack",
        "players",
        "ranks",
        "seats",
        "sights",
        "step",
        "wild",
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
        self.wild: int = self.pack.jack if options.wild_jacks else NO_RANK
        one_seat = (1 << MOST_BUNDLES) - 1
        self.own: list[int] = [BUNDLE * one_seat << seat * MOST_BUNDLES for seat in range(seats)]
        others = 0 if options.friendly else sum(self.own)
        one, either = moves_by_match(1), moves_by_match(1 + options.double)
        reach = [ON_TABLE | others & ~own for own in self.own]
        self.sights: list[Sight] = [
            (self.ranks, reach, own, one, either, self.wild)
            for reach, own in zip(reach, self.own, strict=True)
        ]

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
