"""What a seat or an onlooker sees of Hospodský autobus, as it goes over the wire.

Piles are lists of faces from the bottom up; the card at place i of a row stands for rank i + 1.
"""

from msgspec import Struct

from kartenrunde.engine import Outcome
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.autobus.moves import AnyMove


class ReserveView(Struct, frozen=True, forbid_unknown_fields=True):
    """A reserve: the rank it takes (None while free), and its cards."""

    rank: str | None
    cards: tuple[str, ...]


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """The open part of one seat; `main` is its open card, None once the pile is empty."""

    main: str | None
    main_count: int
    reserves: tuple[ReserveView, ...]
    hand_count: int


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """The table from one seat (`seat` -1: an onlooker); `legal` only for the seat to move.

    `rows` has every place; an empty one is free.
    """

    seat: int
    turn: int | None
    dealer: int
    hand_size: int
    seats: tuple[SeatView, ...]
    rows: tuple[tuple[str, ...], ...]
    draw_count: int
    finished_count: int
    ended_turns: int
    hand: tuple[HandCard, ...]
    legal: tuple[AnyMove, ...]
    outcome: Outcome | None
