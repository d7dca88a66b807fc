"""What can happen in Hospodský autobus, as halves of events.

`seat`, `row` and `reserve` are 0-based; `rank` is the rank that a card stands for. Fields with a
default are filled only in the half for the acting seat.
"""

from msgspec import field

from kartenrunde.engine.happening import Drew, Happening, Reshuffled, TurnBegan


class PlayedHand(Happening, frozen=True, tag="played_hand"):
    """A hand card went onto a row."""

    seat: int
    face: str
    row: int
    rank: str = field(name="as")
    card: int | None = None


class PlayedMain(Happening, frozen=True, tag="played_main"):
    """The top of a main pile went onto a row; `left` cards stay in that pile."""

    seat: int
    face: str
    row: int
    rank: str = field(name="as")
    left: int


class PlayedReserve(Happening, frozen=True, tag="played_reserve"):
    """The top of a reserve went onto a row."""

    seat: int
    reserve: int
    face: str
    row: int
    rank: str = field(name="as")


class RowFinished(Happening, frozen=True, tag="row_finished"):
    """A completed row left the table."""

    row: int
    count: int


class TurnedUp(Happening, frozen=True, tag="turned_up"):
    """The next main-pile card lies open."""

    seat: int
    face: str


class PutOnReserve(Happening, frozen=True, tag="put_on_reserve"):
    """A hand card went onto a reserve, and the turn ended; `rank` is the reserve's."""

    seat: int
    face: str
    reserve: int
    rank: str
    card: int | None = None


class Bussed(Happening, frozen=True, tag="bussed"):
    """A hand card went face down under a main pile, and the turn ended."""

    seat: int
    card: int | None = None
    face: str | None = None


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """A turn ended with nothing in hand (HB-14)."""

    seat: int


class DealWon(Happening, frozen=True, tag="deal_won"):
    """A seat emptied its main pile (HB-20)."""

    seat: int


class DealDrawn(Happening, frozen=True, tag="deal_drawn"):
    """Nobody could go on (HB-21)."""


AnyEvent = (
    TurnBegan
    | Drew
    | Reshuffled
    | PlayedHand
    | PlayedMain
    | PlayedReserve
    | RowFinished
    | TurnedUp
    | PutOnReserve
    | Bussed
    | TurnEnded
    | DealWon
    | DealDrawn
)
