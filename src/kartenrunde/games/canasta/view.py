"""What a seat or an onlooker sees of Canasta, as it goes over the wire.

Ranks are texts: "4" to "9", "T", "J", "Q", "K", "A", black threes "3", twos "2", jokers "★". Faces
are a rank and a suit; red threes are "3h" and "3d".
"""

from typing import Literal

from msgspec import Struct

from kartenrunde.engine import Outcome
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.canasta.events import SideSheet
from kartenrunde.games.canasta.moves import AnyMove, TakePile
from kartenrunde.games.canasta.spec import CanastaOptions

Phase = Literal["draw", "play"]
Canasta = Literal["natural", "mixed"]
Freezer = Literal["wild", "red_three", "unopened"]
Blocker = Literal["wild", "black_three"]
Way = Literal["pair", "natural_and_two", "natural_and_joker", "top_alone"]


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """The open part of one seat.

    `concealed`: has laid no card before this turn, so that it may still go out concealed (CA-37).
    `shown`: its last hand cards, once the deal has ended.
    """

    side: int
    hand_count: int
    concealed: bool
    shown: tuple[str, ...] | None


class MeldView(Struct, frozen=True, forbid_unknown_fields=True):
    """A meld, naturals first; `room`: so many wild cards it can still get (CA-8)."""

    rank: str
    faces: tuple[str, ...]
    naturals: int
    wilds: int
    room: int
    canasta: Canasta | None


class SideView(Struct, frozen=True, forbid_unknown_fields=True):
    """The open part of one side; seats 0 and 2 are side 0.

    `score` and `minimum` are those at the start of the deal. `laid_points` are the values of all
    its cards on the table, without bonuses. `frozen`: why the pile is frozen for it, if it is.
    """

    score: int
    minimum: int
    opened: bool
    has_canasta: bool
    laid_points: int
    melds: tuple[MeldView, ...]
    red_threes: tuple[str, ...]
    frozen: tuple[Freezer, ...]


class PileView(Struct, frozen=True, forbid_unknown_fields=True):
    """The discard pile; `blocked`: why nobody can take it, whatever they hold (CA-20)."""

    top: str | None
    count: int
    red_threes: int
    blocked: Blocker | None


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why something is refused: as if it had been tried."""

    code: str
    clause: str
    arguments: dict[str, str | int]


class TakeView(Struct, frozen=True, forbid_unknown_fields=True):
    """A smallest way to take the pile with cards that are there, and why it is refused, if it is.

    One that is refused for its points may do with further melds in the same move.
    """

    way: Way
    move: TakePile
    refused: Reason | None


class KindView(Struct, frozen=True, forbid_unknown_fields=True):
    """What the hand's cards of one kind are good for.

    `onto`: the own melds that one of them can be added to. For a new meld so many cards are
    `missing`, wild ones allowed, and among them `missing_naturals`; None: there can be none.
    """

    rank: str
    count: int
    value: int
    onto: tuple[str, ...]
    missing: int | None
    missing_naturals: int | None


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """For a seat's own eyes, all of it derived from the rest of its view (CA-70).

    `takes` and `no_take` only while it is to draw or take: the ways there are, or why there is
    none. `must_take`: there is nothing to draw, and the pile fits (CA-40). `kinds` as long as the
    deal goes on.
    """

    kinds: tuple[KindView, ...]
    takes: tuple[TakeView, ...]
    no_take: Reason | None
    must_take: bool


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """The table from one seat (`seat` -1: an onlooker).

    `legal` only for the seat to move: moves with which any position goes on, not all (CA-70).
    `values`: what a card of each rank counts. `sheets`: of both sides, once the deal has ended.
    """

    seat: int
    turn: int | None
    dealer: int
    options: CanastaOptions
    phase: Phase
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    pile: PileView
    draw_count: int
    values: dict[str, int]
    hand: tuple[HandCard, ...]
    guide: Guide | None
    legal: tuple[AnyMove, ...]
    sheets: tuple[SideSheet, ...] | None
    outcome: Outcome | None
