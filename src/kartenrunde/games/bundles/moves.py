"""The moves of Stealing Bundles: on the wire as tagged structs, inside as numbers.

A move names its effect, not the reason for it (SB-21). `into` is the own bundle that receives the
capture, 0 unless there are two (SB-20).
"""

from typing import Final

from msgspec import Struct

from kartenrunde.games.bundles.spec import LARGEST_HAND, MOST_BUNDLES, MOST_SEATS


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Play the hand card with handle `card`."""

    card: int


class Steal(Move, frozen=True, tag="steal"):
    """Take a whole bundle of another seat (SB-6)."""

    seat: int
    bundle: int = 0
    into: int = 0


class Take(Move, frozen=True, tag="take"):
    """Take all table cards of the rank (SB-7)."""

    into: int = 0


class Lay(Move, frozen=True, tag="lay"):
    """Lay the card on the table (SB-8)."""


AnyMove = Steal | Take | Lay

# Move numbers: place in hand * EFFECTS + effect.
STEAL: Final = 0
TAKE: Final = STEAL + MOST_SEATS * MOST_BUNDLES * MOST_BUNDLES
LAY: Final = TAKE + MOST_BUNDLES
EFFECTS: Final = LAY + 1
MOVES: Final = LARGEST_HAND * EFFECTS
