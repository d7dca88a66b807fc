"""What a seat or an onlooker sees of Stealing Bundles, as it goes over the wire."""

from msgspec import Struct

from kartenrunde.engine import Outcome
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.bundles.moves import AnyMove
from kartenrunde.games.bundles.spec import BundlesOptions


class BundleView(Struct, frozen=True, forbid_unknown_fields=True):
    """A bundle: its open top (None while it is empty) and how many cards it holds."""

    top: str | None
    count: int


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """The open part of one seat, which has two bundles if doubled; `plays`: not left out."""

    bundles: tuple[BundleView, ...]
    hand_count: int
    plays: bool


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """The table from one seat (`seat` -1: an onlooker); `legal` only for the seat to move.

    `last_capture` is the seat and bundle that captured last.
    """

    seat: int
    turn: int | None
    dealer: int
    options: BundlesOptions
    play_off: bool
    seats: tuple[SeatView, ...]
    table: tuple[str, ...]
    draw_count: int
    last_capture: tuple[int, int] | None
    hand: tuple[HandCard, ...]
    legal: tuple[AnyMove, ...]
    outcome: Outcome | None
