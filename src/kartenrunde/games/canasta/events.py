"""What can happen in Canasta, as halves of events.

Ranks are texts of `spec.RANK_TEXTS`, black threes being "3". Fields with a default are filled only
in the half for the acting seat. Whatever is drawn or picked up comes to the hand first, red threes
too; that they are laid out is the next event.
"""

from msgspec import Struct

from kartenrunde.engine.happening import Drew, HandCard, Happening, TurnBegan


class LaidMeld(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was laid as one rank: `faces`, and by which handles (`cards`), in the same order.

    In the first one of `took_pile` the top of the pile comes first in `faces` and has no handle.
    """

    rank: str
    faces: tuple[str, ...]
    cards: tuple[int, ...] | None = None


class SideSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What one side gets for a deal (CA-43, CA-44): how often, and the points with their sign.

    `concealed`: one of its seats went out so (CA-37).
    """

    natural_canastas: int
    mixed_canastas: int
    canasta_points: int
    red_threes: int
    red_three_points: int
    concealed: bool
    going_out_points: int
    laid_points: int
    hand_points: int
    deal_points: int
    total: int


class TurnedUp(Happening, frozen=True, tag="turned_up"):
    """A card begins the discard pile, or covers the one that could not stay on top (CA-4)."""

    face: str


class LaidRedThree(Happening, frozen=True, tag="laid_red_three"):
    """A red three left a hand at once (CA-3, CA-19)."""

    seat: int
    face: str
    card: int | None = None


class TookPile(Happening, frozen=True, tag="took_pile"):
    """The top was laid with hand cards, the other `count` cards came to the hand (CA-26).

    `melds[0]` holds the top and what went with it.
    """

    seat: int
    face: str
    count: int
    melds: tuple[LaidMeld, ...]
    cards: tuple[HandCard, ...] | None = None


class Laid(Happening, frozen=True, tag="laid"):
    """Hand cards were laid."""

    seat: int
    melds: tuple[LaidMeld, ...]


class Opened(Happening, frozen=True, tag="opened"):
    """With what was just laid, worth so many points, a side has opened (CA-14)."""

    seat: int
    points: int


class CanastaMade(Happening, frozen=True, tag="canasta_made"):
    """A meld has reached seven cards (CA-11)."""

    seat: int
    rank: str
    natural: bool


class Discarded(Happening, frozen=True, tag="discarded"):
    """A hand card went onto the discard pile, and the turn ended."""

    seat: int
    face: str
    card: int | None = None


class WentOut(Happening, frozen=True, tag="went_out"):
    """A seat has no cards left (CA-33)."""

    seat: int
    concealed: bool


class DealExhausted(Happening, frozen=True, tag="deal_exhausted"):
    """There is nothing to draw, and this seat ended the deal; None: nobody could take (CA-40)."""

    seat: int | None


class LastRedThreeLaid(Happening, frozen=True, tag="last_red_three_laid"):
    """The last card of the draw pile was a red three (CA-42)."""

    seat: int


class DealScored(Happening, frozen=True, tag="deal_scored"):
    """The result: what is left in each hand, and the sheets of both sides."""

    hands: tuple[tuple[str, ...], ...]
    sides: tuple[SideSheet, ...]


AnyEvent = (
    TurnBegan
    | Drew
    | TurnedUp
    | LaidRedThree
    | TookPile
    | Laid
    | Opened
    | CanastaMade
    | Discarded
    | WentOut
    | DealExhausted
    | LastRedThreeLaid
    | DealScored
)
