"""A position of Stapelsprint: what everybody sees, and what is hidden.

Cards are numbers of `spec.DECK`; a pile's top is its last card. Piles of all seats stand in one
list: pile p of seat s is `piles[s * PILES + p]`.
"""

from typing import Final, Self

from kartenrunde.cards import Stream
from kartenrunde.engine.hands import HandState, PublicPart
from kartenrunde.games.stapelsprint.moves import FIRST_IN_HAND, STOCK
from kartenrunde.games.stapelsprint.spec import DECK, JOKER, NO_CARD, NO_RANK, PILES, SEQUENCES

_ALL_SEQUENCES: Final = (1 << SEQUENCES) - 1


def fits_of(sequences: list[list[int]]) -> list[int]:
    """For each rank the bit mask of the sequences that take it next; jokers fit everywhere."""
    fits = [0] * (NO_RANK + 1)
    fits[JOKER] = _ALL_SEQUENCES
    for number, sequence in enumerate(sequences):
        fits[len(sequence) + 1] |= 1 << number
    return fits


class Public(PublicPart):
    """What everybody at the table sees (ST-21).

    `tops[s]` are the open cards of seat s by source: its stock's, then its discard piles', NO_CARD
    for none. They and `fits` are kept so that legal moves need no search.
    """

    __slots__ = ("ended_turns", "fits", "piles", "sequences", "tops")

    def __init__(self, seats: int, dealer: int) -> None:
        super().__init__(seats, dealer)
        self.sequences: list[list[int]] = [[] for _ in range(SEQUENCES)]
        self.fits: list[int] = fits_of(self.sequences)
        self.tops: list[list[int]] = [[NO_CARD] * FIRST_IN_HAND for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats * PILES)]
        self.ended_turns: int = 0  # ended without a discard since a card last moved (ST-18)

    def clone(self) -> Self:
        copy = super().clone()
        copy.sequences = [cards[:] for cards in self.sequences]
        copy.fits = self.fits[:]
        copy.tops = [cards[:] for cards in self.tops]
        copy.piles = [cards[:] for cards in self.piles]
        copy.ended_turns = self.ended_turns
        return copy


class State(HandState[Public]):
    """A whole position; completed sequences are set aside."""

    __slots__ = ("stocks",)

    def __init__(self, public: Public, stream: Stream) -> None:
        super().__init__(public, DECK, stream)
        self.stocks: list[list[int]] = [[] for _ in range(public.seats)]  # below the open top

    def clone(self) -> Self:
        copy = super().clone()
        copy.stocks = [cards[:] for cards in self.stocks]
        return copy

    def stock_count(self, seat: int) -> int:
        """How many cards a seat's stock holds, the open one included."""
        return len(self.stocks[seat]) + (self.public.tops[seat][STOCK] != NO_CARD)
