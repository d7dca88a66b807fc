"""What a seat or an onlooker sees of Canasta, as it goes over the wire."""

from msgspec import Struct

from kartenrunde.engine import Outcome
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.canasta.moves import AnyMove


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """The open part of one seat; `played` is its card on the table."""

    played: str | None
    hand_count: int


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """The table from one seat (`seat` -1: an onlooker); `legal` only for the seat to move."""

    seat: int
    turn: int | None
    dealer: int
    seats: tuple[SeatView, ...]
    draw_count: int
    hand: tuple[HandCard, ...]
    legal: tuple[AnyMove, ...]
    outcome: Outcome | None
