"""Which moves a seat has, from what that seat knows and nothing else (G-9)."""

from typing import Final

from kartenrunde.engine import IllegalMove
from kartenrunde.games.stapelsprint.moves import (
    DISCARD,
    DISCARDS,
    END_TURN,
    FIRST_IN_HAND,
    FIRST_PILE,
    PLAYS,
    STOCK,
    AnyMove,
    Discard,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import FACES, NO_CARD, PILES, RANKS, SEQUENCES
from kartenrunde.games.stapelsprint.state import Public

REFUSALS: Final = (
    "move/over",
    "move/not_your_turn",
    "move/no_such_place",
    "move/not_in_hand",
    "move/empty_pile",
    "move/wrong_rank",
    "move/must_discard",
)


def legal_moves(public: Public, hand: list[int]) -> list[int]:
    """The moves of the seat to move, who holds `hand`; empty once the deal is over."""
    moves: list[int] = []
    if public.ending is not None:
        return moves
    fits = public.fits
    source = STOCK
    for card in public.tops[public.turn] + hand:
        if mask := fits[RANKS[card]]:
            moves += PLAYS[source][mask]
        source += 1
    if hand:
        moves += DISCARDS[len(hand)]
    else:  # an empty hand that could be filled would have been (ST-12, ST-17)
        moves.append(END_TURN)
    return moves


def number_of(public: Public, seat: int, hand: list[int], handles: list[int], move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    if public.ending is not None:
        raise IllegalMove("move/over", "ST-19")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "ST-4")
    match move:
        case PlayHand(card=handle, sequence=sequence):
            place = _place(handles, handle)
            return _play(public, FIRST_IN_HAND + place, hand[place], sequence)
        case PlayStock(sequence=sequence):
            return _play(public, STOCK, public.tops[seat][STOCK], sequence)
        case PlayDiscard(pile=pile, sequence=sequence):
            _demand_place(pile, PILES)
            card = public.tops[seat][FIRST_PILE + pile]
            if card == NO_CARD:
                raise IllegalMove("move/empty_pile", "ST-7", pile=pile + 1)
            return _play(public, FIRST_PILE + pile, card, sequence)
        case Discard(card=handle, pile=pile):
            _demand_place(pile, PILES)
            return DISCARD + _place(handles, handle) * PILES + pile
    if hand:  # and the move is to end the turn
        raise IllegalMove("move/must_discard", "ST-14")
    return END_TURN


def _place(handles: list[int], handle: int) -> int:
    if handle not in handles:
        raise IllegalMove("move/not_in_hand", "ST-7")
    return handles.index(handle)


def _demand_place(place: int, places: int) -> None:
    if not 0 <= place < places:
        raise IllegalMove("move/no_such_place", "ST-7", places=places)


def _play(public: Public, source: int, card: int, sequence: int) -> int:
    _demand_place(sequence, SEQUENCES)
    if not public.fits[RANKS[card]] >> sequence & 1:
        wanted = FACES[len(public.sequences[sequence]) + 1]
        raise IllegalMove("move/wrong_rank", "ST-8", wanted=wanted, sequence=sequence + 1)
    return source * SEQUENCES + sequence
