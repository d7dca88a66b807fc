"""The moves of Stapelsprint: on the wire as tagged structs, inside as numbers from 0 to 60.

A hand card is named by its handle on the wire and by its place in the hand inside.
"""

from typing import Final

from msgspec import Struct

from kartenrunde.games.stapelsprint.spec import HAND_SIZE, PILES, SEQUENCES


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A decision of the seat to move."""


class PlayHand(Move, frozen=True, tag="play_hand"):
    """Play the hand card with handle `card` onto a sequence (ST-7)."""

    card: int
    sequence: int


class PlayStock(Move, frozen=True, tag="play_stock"):
    """Play the top of the own stock onto a sequence (ST-7)."""

    sequence: int


class PlayDiscard(Move, frozen=True, tag="play_discard"):
    """Play the top of one of the own discard piles onto a sequence (ST-7)."""

    pile: int
    sequence: int


class Discard(Move, frozen=True, tag="discard"):
    """Put the hand card with handle `card` onto an own discard pile; ends the turn (ST-13)."""

    card: int
    pile: int


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn without a discard, having nothing in hand and nothing to draw (ST-17)."""


AnyMove = PlayHand | PlayStock | PlayDiscard | Discard | EndTurn

# Move numbers: kind + place * targets + target.
PLAY_HAND: Final = 0
PLAY_STOCK: Final = PLAY_HAND + HAND_SIZE * SEQUENCES
PLAY_DISCARD: Final = PLAY_STOCK + SEQUENCES
DISCARD: Final = PLAY_DISCARD + PILES * SEQUENCES
END_TURN: Final = DISCARD + HAND_SIZE * PILES

Table = list[list[int]]


def _plays(base: int) -> Table:
    """For every bit mask of sequences: the plays onto them of the card whose moves start there."""
    return [
        [base + number for number in range(SEQUENCES) if mask >> number & 1]
        for mask in range(1 << SEQUENCES)
    ]


HAND_PLAYS: Final[list[Table]] = [_plays(PLAY_HAND + i * SEQUENCES) for i in range(HAND_SIZE)]
STOCK_PLAYS: Final[Table] = _plays(PLAY_STOCK)
DISCARD_PLAYS: Final[list[Table]] = [_plays(PLAY_DISCARD + i * SEQUENCES) for i in range(PILES)]
DISCARDS: Final[Table] = [list(range(DISCARD, DISCARD + n * PILES)) for n in range(HAND_SIZE + 1)]
"""All discards of a hand of n cards."""
