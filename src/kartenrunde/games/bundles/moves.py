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

_SPOTS: Final = MOST_SEATS * MOST_BUNDLES

# Move numbers: place in hand * EFFECTS + effect.
STEAL: Final = 0
TAKE: Final = STEAL + _SPOTS * MOST_BUNDLES
LAY: Final = TAKE + MOST_BUNDLES
EFFECTS: Final = LAY + 1

MovesByMatch = list[list[list[int]]]


def _moves_by_match(receivers: int) -> MovesByMatch:
    """`[place][match]`: the moves of a hand card that meets this, with so many own bundles.

    Of a match bit 0 stands for the table, the others for the bundles in reach. Stealing comes
    before taking, and taking before laying down (SB-6 to SB-8).
    """
    effects = [_effects_of(match, range(receivers)) for match in range(2 << _SPOTS)]
    return [
        [[place * EFFECTS + effect for effect in found] for found in effects]
        for place in range(LARGEST_HAND)
    ]


def _effects_of(match: int, receivers: range) -> list[int]:
    bundles, is_on_table = match >> 1, match & 1
    if bundles:
        spots = [spot for spot in range(_SPOTS) if bundles >> spot & 1]
        return [STEAL + spot * MOST_BUNDLES + into for spot in spots for into in receivers]
    return [TAKE + into for into in receivers] if is_on_table else [LAY]


MOVES_INTO_ONE: Final = _moves_by_match(1)
MOVES_INTO_EITHER: Final = _moves_by_match(MOST_BUNDLES)


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    place, effect = divmod(number, EFFECTS)
    if effect == LAY:
        return Lay(handles[place])
    if effect >= TAKE:
        return Take(handles[place], effect - TAKE)
    spot, into = divmod(effect, MOST_BUNDLES)
    return Steal(handles[place], *divmod(spot, MOST_BUNDLES), into)
