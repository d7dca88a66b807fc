"""What can happen in Canasta, as halves of events.

Fields with a default are filled only in the half for the acting seat.
"""

from kartenrunde.engine.happening import Drew, Happening, TurnBegan


class Played(Happening, frozen=True, tag="played"):
    """A card lies open before a seat."""

    seat: int
    face: str
    card: int | None = None


class DealWon(Happening, frozen=True, tag="deal_won"):
    """One card is the highest."""

    seat: int


class DealDrawn(Happening, frozen=True, tag="deal_drawn"):
    """Several cards are the highest."""


AnyEvent = TurnBegan | Drew | Played | DealWon | DealDrawn
