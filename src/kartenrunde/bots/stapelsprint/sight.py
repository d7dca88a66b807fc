"""What a seat sees of Stapelsprint, in ranks: small lists that are cheap to reason over."""

from typing import Final

from kartenrunde.games.stapelsprint.moves import (
    AnyMove,
    Discard,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import FACES
from kartenrunde.games.stapelsprint.view import SeatView, View

NOTHING: Final = -1

# Where a card is played from: a place in the hand (0 to 4), the stock, or FROM_PILE + pile.
FROM_STOCK: Final = 5
FROM_PILE: Final = 6

RANK_OF: Final = {face: rank for rank, face in enumerate(FACES)}


class Rival:
    """What lies open of another seat."""

    __slots__ = ("piles", "stock", "stock_left")

    def __init__(self, seat: SeatView) -> None:
        self.stock = _rank(seat.stock)
        self.stock_left = seat.stock_count
        self.piles = _piles(seat)


class Sight:
    """A seat's own cards and what lies open, by rank; a joker is 0.

    `needs[q]` is the number that sequence q takes next. `rivals` are the other seats, the next to
    move first. A pile's top is its last card.
    """

    __slots__ = ("can_draw", "hand", "handles", "needs", "piles", "rivals", "stock", "stock_left")

    def __init__(self, view: View) -> None:
        seats = len(view.seats)
        own = view.seats[view.seat]
        others = [view.seats[(view.seat + step) % seats] for step in range(1, seats)]
        self.needs = [len(cards) + 1 for cards in view.sequences]
        self.stock = _rank(own.stock)
        self.stock_left = own.stock_count
        self.hand = [RANK_OF[card.face] for card in view.hand]
        self.handles = [card.id for card in view.hand]
        self.piles = _piles(own)
        self.rivals = [Rival(seat) for seat in others]
        self.can_draw = view.draw_count + view.cleared_count > 0

    def tops(self) -> list[tuple[int, int]]:
        """Every card that may be played, as (source, rank): piles, then the hand; not the stock."""
        piles = [(FROM_PILE + i, pile[-1]) for i, pile in enumerate(self.piles) if pile]
        return piles + list(enumerate(self.hand))

    def play(self, source: int, sequence: int) -> AnyMove:
        """The move that plays the card of a source onto a sequence."""
        if source == FROM_STOCK:
            return PlayStock(sequence)
        if source >= FROM_PILE:
            return PlayDiscard(source - FROM_PILE, sequence)
        return PlayHand(self.handles[source], sequence)

    def discard(self, place: int, pile: int) -> AnyMove:
        """The move that puts a hand card onto an own pile."""
        return Discard(self.handles[place], pile)


def _rank(face: str | None) -> int:
    return NOTHING if face is None else RANK_OF[face]


def _piles(seat: SeatView) -> list[list[int]]:
    return [[RANK_OF[face] for face in pile] for pile in seat.discards]
