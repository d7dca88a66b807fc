"""What can happen in Stapelsprint, as halves of events.

`seat`, `sequence` and `pile` are 0-based; `rank` is the number that a card on a sequence stands
for. Fields with a default are filled only in the half for the acting seat.
"""

from msgspec import field

from kartenrunde.engine.happening import Drew, Happening, Reshuffled, TurnBegan


class PlayedHand(Happening, frozen=True, tag="played_hand"):
    """A hand card went onto a sequence."""

    seat: int
    face: str
    sequence: int
    rank: int = field(name="as")
    card: int | None = None


class PlayedStock(Happening, frozen=True, tag="played_stock"):
    """The top of a stock went onto a sequence; `left` cards stay in that stock."""

    seat: int
    face: str
    sequence: int
    rank: int = field(name="as")
    left: int


class PlayedDiscard(Happening, frozen=True, tag="played_discard"):
    """The top of a discard pile went onto a sequence."""

    seat: int
    pile: int
    face: str
    sequence: int
    rank: int = field(name="as")


class Cleared(Happening, frozen=True, tag="cleared"):
    """A completed sequence left the table."""

    sequence: int
    count: int


class TurnedUp(Happening, frozen=True, tag="turned_up"):
    """The next stock card lies open."""

    seat: int
    face: str


class Discarded(Happening, frozen=True, tag="discarded"):
    """A hand card went onto a discard pile, and the turn ended."""

    seat: int
    face: str
    pile: int
    card: int | None = None


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """A turn ended without a discard (ST-17)."""

    seat: int


class DealWon(Happening, frozen=True, tag="deal_won"):
    """A seat emptied its stock (ST-19)."""

    seat: int


class DealDrawn(Happening, frozen=True, tag="deal_drawn"):
    """Nobody could go on (ST-18)."""


AnyEvent = (
    TurnBegan
    | Drew
    | Reshuffled
    | PlayedHand
    | PlayedStock
    | PlayedDiscard
    | Cleared
    | TurnedUp
    | Discarded
    | TurnEnded
    | DealWon
    | DealDrawn
)
