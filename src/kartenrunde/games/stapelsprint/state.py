"""A position of Stapelsprint: what everybody sees, and what is hidden.

Cards are numbers of `spec.DECK`; a pile's top is its last card. Piles of all seats stand in one
list: pile p of seat s is `piles[s * PILES + p]`.
"""

from typing import Final

from kartenrunde.cards import Stream
from kartenrunde.games.stapelsprint.moves import FIRST_IN_HAND, STOCK
from kartenrunde.games.stapelsprint.spec import CARDS, JOKER, NO_CARD, NO_RANK, PILES, SEQUENCES

RUNNING: Final = 0
STOCK_EMPTIED: Final = 1
DRAWN_ROUND: Final = 2

_ALL_SEQUENCES: Final = (1 << SEQUENCES) - 1


def fits_of(sequences: list[list[int]]) -> list[int]:
    """For each rank the bit mask of the sequences that take it next; jokers fit everywhere."""
    fits = [0] * (NO_RANK + 1)
    fits[JOKER] = _ALL_SEQUENCES
    for number, sequence in enumerate(sequences):
        fits[len(sequence) + 1] |= 1 << number
    return fits


class Public:
    """What everybody at the table sees (ST-21).

    `tops[s]` are the open cards of seat s by source: its stock's, then its discard piles', NO_CARD
    for none. They and `fits` are kept so that legal moves need no search.
    """

    __slots__ = (
        "dealer",
        "ended_turns",
        "ending",
        "fits",
        "piles",
        "seats",
        "sequences",
        "tops",
        "turn",
    )

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats = seats
        self.dealer = dealer
        self.turn: int = (dealer + 1) % seats
        self.sequences: list[list[int]] = [[] for _ in range(SEQUENCES)]
        self.fits: list[int] = fits_of(self.sequences)
        self.tops: list[list[int]] = [[NO_CARD] * FIRST_IN_HAND for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats * PILES)]
        self.ended_turns: int = 0  # ended without a discard since a card last moved (ST-18)
        self.ending: int = RUNNING

    def clone(self) -> "Public":
        """An independent copy."""
        copy = Public.__new__(Public)
        copy.seats = self.seats
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.sequences = [cards[:] for cards in self.sequences]
        copy.fits = self.fits[:]
        copy.tops = [cards[:] for cards in self.tops]
        copy.piles = [cards[:] for cards in self.piles]
        copy.ended_turns = self.ended_turns
        copy.ending = self.ending
        return copy


class State:
    """A whole position. `handles[card]` is how many cards its holder's hand had got before it."""

    __slots__ = (
        "arrivals",
        "cleared",
        "draw_pile",
        "handles",
        "hands",
        "public",
        "stocks",
        "stream",
    )

    def __init__(self, public: Public, stream: Stream) -> None:
        seats = public.seats
        self.public = public
        self.stream = stream
        self.draw_pile: list[int] = []
        self.cleared: list[int] = []
        self.stocks: list[list[int]] = [[] for _ in range(seats)]  # below the open top
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.handles: list[int] = [0] * CARDS
        self.arrivals: list[int] = [0] * seats

    def clone(self) -> "State":
        """An independent copy."""
        copy = State.__new__(State)
        copy.public = self.public.clone()
        copy.stream = self.stream  # never advanced in place, see rules
        copy.draw_pile = self.draw_pile[:]
        copy.cleared = self.cleared[:]
        copy.stocks = [cards[:] for cards in self.stocks]
        copy.hands = [cards[:] for cards in self.hands]
        copy.handles = self.handles[:]
        copy.arrivals = self.arrivals[:]
        return copy

    def stock_count(self, seat: int) -> int:
        """How many cards a seat's stock holds, the open one included."""
        return len(self.stocks[seat]) + (self.public.tops[seat][STOCK] != NO_CARD)

    def handles_of(self, seat: int) -> list[int]:
        """The handles of a seat's hand cards, in the order of the hand."""
        return [self.handles[card] for card in self.hands[seat]]
