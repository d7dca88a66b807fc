"""The moves of Hospodský autobus: on the wire as tagged structs, inside as small numbers.

A hand card is named by its handle on the wire and by its place in the hand inside.
"""

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
    return [
        [base + place for place in range(places) if mask >> place & 1]
        for mask in range(1 << places)
    ]


def _named(base: int) -> Table:
    """For every bit mask of free reserves: the ways to bind a joker there, any rank on each."""
    return [
        [
            base + reserve * KING + rank
            for reserve in range(RESERVES)
            if mask >> reserve & 1
            for rank in range(KING)
        ]
        for mask in range(1 << RESERVES)
    ]


HAND_PLAYS: Final[list[Table]] = [
    _onto(PLAY_HAND + place * ROW_PLACES, ROW_PLACES) for place in range(LARGEST_HAND)
]
MAIN_PLAYS: Final[Table] = _onto(PLAY_MAIN, ROW_PLACES)
RESERVE_PLAYS: Final[list[Table]] = [
    _onto(PLAY_RESERVE + reserve * ROW_PLACES, ROW_PLACES) for reserve in range(RESERVES)
]
PUTS: Final[list[Table]] = [
    _onto(PUT + place * RESERVES, RESERVES) for place in range(LARGEST_HAND)
]
JOKER_PUTS: Final[list[Table]] = [
    _named(PUT_JOKER + place * RESERVES * KING) for place in range(LARGEST_HAND)
]


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    if number < PLAY_MAIN:
        place, row = divmod(number, ROW_PLACES)
        return PlayHand(handles[place], row)
    if number < PLAY_RESERVE:
        return PlayMain(number - PLAY_MAIN)
    if number < PUT:
        return PlayReserve(*divmod(number - PLAY_RESERVE, ROW_PLACES))
    if number < PUT_JOKER:
        place, reserve = divmod(number - PUT, RESERVES)
        return Put(handles[place], reserve)
    if number < BUS:
        spot, rank = divmod(number - PUT_JOKER, KING)
        place, reserve = divmod(spot, RESERVES)
        return Put(handles[place], reserve, RANK_TEXTS[rank + ACE])
    return Bus(handles[number - BUS]) if number < END_TURN else EndTurn()
