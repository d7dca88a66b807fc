"""A position of Hospodský autobus: what everybody sees, and what is hidden.

Cards are numbers of `spec.DECK`; a pile's top is its last card. Reserve r of seat s stands at
`s * RESERVES + r`. Bit masks have a bit for every row place, or for every reserve of one seat.
"""

from typing import Final, Self

from kartenrunde.cards import Stream
from kartenrunde.engine.hands import HandState, PublicPart
from kartenrunde.games.autobus.spec import ACE, DECK, JOKER, KING, RESERVES, ROW_PLACES

NO_CARD: Final = -1
FREE: Final = KING + 1
"""The rank of a reserve without cards; no row takes it."""

ALL_RESERVES: Final = (1 << RESERVES) - 1
_ALL_ROWS: Final = (1 << ROW_PLACES) - 1


def fits_of(rows: list[list[int]]) -> list[int]:
    """For each rank the bit mask of the row places that take it."""
    fits = [0] * (FREE + 1)
    occupied = 0
    for place, row in enumerate(rows):
        if row:
            fits[len(row) + 1] |= 1 << place
            occupied |= 1 << place
    occupy(fits, occupied)
    return fits


def occupy(fits: list[int], rows: int) -> None:
    """Let the rows of that mask be the occupied ones: an ace goes on the lowest that is free."""
    lowest = ~rows & (rows + 1) & _ALL_ROWS
    fits[ACE] = lowest
    fits[JOKER] = rows | lowest


class Public(PublicPart):
    """What everybody at the table sees (HB-26)."""

    __slots__ = (
        "ended_turns",
        "fits",
        "hand_size",
        "main_tops",
        "rank_masks",
        "reserve_ranks",
        "reserves",
        "rows",
    )

    def __init__(self, seats: int, dealer: int, hand_size: int) -> None:
        super().__init__(seats, dealer)
        self.hand_size = hand_size
        self.rows: list[list[int]] = [[] for _ in range(ROW_PLACES)]
        self.fits: list[int] = fits_of(self.rows)
        self.main_tops: list[int] = [NO_CARD] * seats
        self.reserves: list[list[int]] = [[] for _ in range(seats * RESERVES)]
        self.reserve_ranks: list[int] = [FREE] * (seats * RESERVES)
        self.rank_masks: list[list[int]] = [[0] * FREE + [ALL_RESERVES] for _ in range(seats)]
        self.ended_turns: int = 0  # ended with "Zug beenden" since a card last moved (HB-21)

    def clone(self) -> Self:
        copy = super().clone()
        copy.hand_size = self.hand_size
        copy.rows = [cards[:] for cards in self.rows]
        copy.fits = self.fits[:]
        copy.main_tops = self.main_tops[:]
        copy.reserves = [cards[:] for cards in self.reserves]
        copy.reserve_ranks = self.reserve_ranks[:]
        copy.rank_masks = [masks[:] for masks in self.rank_masks]
        copy.ended_turns = self.ended_turns
        return copy

    def set_reserve_rank(self, seat: int, reserve: int, rank: int) -> None:
        """Let a reserve take that rank, or be `FREE`."""
        spot = seat * RESERVES + reserve
        bit = 1 << reserve
        masks = self.rank_masks[seat]
        masks[self.reserve_ranks[spot]] ^= bit
        masks[rank] ^= bit
        self.reserve_ranks[spot] = rank


class State(HandState[Public]):
    """A whole position; finished rows are set aside."""

    __slots__ = ("mains",)

    def __init__(self, public: Public, stream: Stream) -> None:
        super().__init__(public, DECK, stream)
        self.mains: list[list[int]] = [[] for _ in range(public.seats)]  # below the open top

    def clone(self) -> Self:
        copy = super().clone()
        copy.mains = [cards[:] for cards in self.mains]
        return copy

    def main_count(self, seat: int) -> int:
        """How many cards a main pile holds, the open one and those under the bus included."""
        return len(self.mains[seat]) + (self.public.main_tops[seat] != NO_CARD)
