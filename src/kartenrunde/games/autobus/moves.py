"""The moves of Hospodský autobus: on the wire as tagged structs, inside as small numbers.

A hand card is named by its handle on the wire and by its place in the hand inside.
"""

from itertools import product
from typing import Final

from msgspec import Struct

from kartenrunde.games.autobus.spec import ACE, KING, LARGEST_HAND, RANK_TEXTS, RESERVES, ROW_PLACES


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A decision of the seat to move."""


class PlayHand(Move, frozen=True, tag="play_hand"):
    """Play the hand card with handle `card` onto the row at that place (HB-5, HB-6)."""

    card: int
    row: int


class PlayMain(Move, frozen=True, tag="play_main"):
    """Play the top of the own main pile onto a row (HB-5)."""

    row: int


class PlayReserve(Move, frozen=True, tag="play_reserve"):
    """Play the top of an own reserve onto a row (HB-5)."""

    reserve: int
    row: int


class Put(Move, frozen=True, tag="put", omit_defaults=True):
    """Put a hand card onto a reserve; ends the turn (HB-11). `rank` only for a joker on a free
    place (HB-16)."""

    card: int
    reserve: int
    rank: str | None = None


class Bus(Move, frozen=True, tag="bus"):
    """Put a hand card that fits no reserve under the own main pile; ends the turn (HB-12)."""

    card: int


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn with nothing in hand and nothing to draw (HB-14)."""


AnyMove = PlayHand | PlayMain | PlayReserve | Put | Bus | EndTurn

# Move numbers: kind + place * targets + target.
PLAY_HAND: Final = 0
PLAY_MAIN: Final = PLAY_HAND + LARGEST_HAND * ROW_PLACES
PLAY_RESERVE: Final = PLAY_MAIN + ROW_PLACES
PUT: Final = PLAY_RESERVE + RESERVES * ROW_PLACES
PUT_JOKER: Final = PUT + LARGEST_HAND * RESERVES
"""On a free place, with a rank from 1 to 13 named."""
BUS: Final = PUT_JOKER + LARGEST_HAND * RESERVES * KING
END_TURN: Final = BUS + LARGEST_HAND

Table = list[list[int]]


def _onto(base: int, places: int) -> Table:
    """For every bit mask of places: the moves of a card onto them, numbered from `base` on."""
    table: Table = [[]]
    for place in range(places):
        table += [[*moves, base + place] for moves in table]  # with the next bit set
    return table


def _bound(place: int) -> Table:
    """For every bit mask of free reserves: the ways to put a joker down, any rank on a free one."""
    return [
        [
            number
            for reserve in range(RESERVES)
            for number in _onto_reserve(place * RESERVES + reserve, bool(mask >> reserve & 1))
        ]
        for mask in range(1 << RESERVES)
    ]


def _onto_reserve(spot: int, is_free: bool) -> list[int]:
    first = PUT_JOKER + spot * KING
    return list(range(first, first + KING)) if is_free else [PUT + spot]


HAND_PLAYS: Final[list[Table]] = [
    _onto(PLAY_HAND + place * ROW_PLACES, ROW_PLACES) for place in range(LARGEST_HAND)
]
MAIN_PLAYS: Final[Table] = _onto(PLAY_MAIN, ROW_PLACES)
RESERVE_PLAYS: Final[list[Table]] = [
    _onto(PLAY_RESERVE + reserve * ROW_PLACES, ROW_PLACES) for reserve in range(RESERVES)
]
PUTS: Final[list[Table]] = [
    [[BUS + place], *_onto(PUT + place * RESERVES, RESERVES)[1:]] for place in range(LARGEST_HAND)
]
"""For a hand card by the bit mask of reserves that take it; one that none takes may go by bus."""
JOKER_PUTS: Final[list[Table]] = [_bound(place) for place in range(LARGEST_HAND)]

PARTS: Final[list[tuple[int, ...]]] = [
    *product(range(LARGEST_HAND), range(ROW_PLACES)),
    *product(range(ROW_PLACES)),
    *product(range(RESERVES), range(ROW_PLACES)),
    *product(range(LARGEST_HAND), range(RESERVES)),
    *product(range(LARGEST_HAND), range(RESERVES), range(ACE, KING + 1)),
    *product(range(LARGEST_HAND)),
]
"""What every move number but the last is made of: places, and the rank that a joker is given."""


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    if number == END_TURN:
        return EndTurn()
    first, *others = PARTS[number]
    if number < PLAY_MAIN:
        return PlayHand(handles[first], others[0])
    if number < PLAY_RESERVE:
        return PlayMain(first)
    if number < PUT:
        return PlayReserve(first, others[0])
    if number < PUT_JOKER:
        return Put(handles[first], others[0])
    if number < BUS:
        return Put(handles[first], others[0], RANK_TEXTS[others[1]])
    return Bus(handles[first])
