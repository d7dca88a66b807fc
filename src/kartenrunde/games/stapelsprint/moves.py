"""The moves of Stapelsprint: on the wire as tagged structs, inside as numbers from 0 to 60.

A hand card is named by its handle on the wire and by its place in the hand inside.
"""

from itertools import product
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

# A play has the number source * SEQUENCES + sequence. The sources of a seat are its open tops, the
# stock's and the discard piles', then the places of its hand. Discards and the end of turn follow.
STOCK: Final = 0
FIRST_PILE: Final = 1
FIRST_IN_HAND: Final = FIRST_PILE + PILES
DISCARD: Final = (FIRST_IN_HAND + HAND_SIZE) * SEQUENCES
END_TURN: Final = DISCARD + HAND_SIZE * PILES

PARTS: Final[list[tuple[int, int]]] = [
    *product(range(FIRST_IN_HAND + HAND_SIZE), range(SEQUENCES)),
    *product(range(HAND_SIZE), range(PILES)),
]
"""For every play its source and sequence, for every discard its place in the hand and its pile."""

Table = list[list[int]]


def _plays(source: int) -> Table:
    """For every bit mask of sequences: the plays from that source onto them."""
    return [
        [source * SEQUENCES + number for number in range(SEQUENCES) if mask >> number & 1]
        for mask in range(1 << SEQUENCES)
    ]


PLAYS: Final[list[Table]] = [_plays(source) for source in range(FIRST_IN_HAND + HAND_SIZE)]
DISCARDS: Final[Table] = [list(range(DISCARD, DISCARD + n * PILES)) for n in range(HAND_SIZE + 1)]
"""All discards of a hand of n cards."""


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    if number >= END_TURN:
        return EndTurn()
    if number >= DISCARD:
        place, pile = PARTS[number]
        return Discard(handles[place], pile)
    source, sequence = PARTS[number]
    if source >= FIRST_IN_HAND:
        return PlayHand(handles[source - FIRST_IN_HAND], sequence)
    if source >= FIRST_PILE:
        return PlayDiscard(source - FIRST_PILE, sequence)
    return PlayStock(sequence)
