"""A position of Canasta: what everybody sees, and what is hidden."""

from typing import Self

from kartenrunde.cards import Stream
from kartenrunde.engine.hands import HandState, PublicPart
from kartenrunde.games.canasta.spec import DECK, rank_of


class Public(PublicPart):
    """What everybody sees; the first of the `played` cards is that of the seat that began."""

    __slots__ = ("played",)

    def __init__(self, seats: int, dealer: int) -> None:
        super().__init__(seats, dealer)
        self.played: list[int] = []

    def clone(self) -> Self:
        copy = super().clone()
        copy.played = self.played[:]
        return copy

    def order(self) -> list[int]:
        """The seats as they are on turn (CA-3)."""
        return [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]

    def best(self) -> list[int]:
        """The seats with the highest of the played cards (CA-5)."""
        highest = max(map(rank_of, self.played))
        pairs = zip(self.order(), self.played, strict=False)
        return [seat for seat, card in pairs if rank_of(card) == highest]


class State(HandState[Public]):
    """A whole position."""

    __slots__ = ()

    def __init__(self, public: Public, stream: Stream) -> None:
        super().__init__(public, DECK, stream)
