"""What a seat or an onlooker sees of Stapelsprint, as it goes over the wire.

Piles are lists of faces from the bottom up; the card at place i of a sequence stands for i + 1.
"""

from msgspec import Struct

from kartenrunde.engine import Outcome
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.stapelsprint.moves import AnyMove


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """The open part of one seat; `stock` is its open card, None once it is empty."""

    stock: str | None
    stock_count: int
    discards: tuple[tuple[str, ...], ...]
    hand_count: int


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """The table from one seat (`seat` -1: an onlooker); `legal` only for the seat to move."""

    seat: int
    turn: int | None
    dealer: int
    seats: tuple[SeatView, ...]
    sequences: tuple[tuple[str, ...], ...]
    draw_count: int
    cleared_count: int
    ended_turns: int
    hand: tuple[HandCard, ...]
    legal: tuple[AnyMove, ...]
    outcome: Outcome | None
