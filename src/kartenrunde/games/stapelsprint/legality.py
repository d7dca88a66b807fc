"""Which moves a seat has, from what that seat knows and nothing else (G-9)."""

from kartenrunde.engine import IllegalMove
from kartenrunde.games.stapelsprint.moves import (
    DISCARD,
    DISCARD_PLAYS,
    DISCARDS,
    END_TURN,
    HAND_PLAYS,
    PLAY_DISCARD,
    PLAY_HAND,
    PLAY_STOCK,
    STOCK_PLAYS,
    AnyMove,
    Discard,
    EndTurn,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import FACES, PILES, RANKS, SEQUENCES
from kartenrunde.games.stapelsprint.state import RUNNING, Public


def legal_moves(public: Public, hand: list[int]) -> list[int]:
    """The moves of the seat to move, who holds `hand`; empty once the deal is over."""
    if public.ending != RUNNING:
        return []
    seat = public.turn
    fits = public.fits
    moves = STOCK_PLAYS[fits[RANKS[public.stock_tops[seat]]]][:]
    place = 0
    for card in hand:
        moves += HAND_PLAYS[place][fits[RANKS[card]]]
        place += 1
    piles = public.piles
    place = seat * PILES
    for plays in DISCARD_PLAYS:
        pile = piles[place]
        if pile:
            moves += plays[fits[RANKS[pile[-1]]]]
        place += 1
    if hand:
        moves += DISCARDS[len(hand)]
    else:  # an empty hand that could be filled would have been (ST-12, ST-17)
        moves.append(END_TURN)
    return moves


def number_of(public: Public, seat: int, hand: list[int], handles: list[int], move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    if public.ending != RUNNING:
        raise IllegalMove("move/over", "ST-19")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "ST-4")
    match move:
        case PlayHand(card=handle, sequence=sequence):
            place = _place(handles, handle)
            _demand_fit(public, hand[place], sequence)
            return PLAY_HAND + place * SEQUENCES + sequence
        case PlayStock(sequence=sequence):
            _demand_fit(public, public.stock_tops[seat], sequence)
            return PLAY_STOCK + sequence
        case PlayDiscard(pile=pile, sequence=sequence):
            _demand_place(pile, PILES)
            cards = public.piles[seat * PILES + pile]
            if not cards:
                raise IllegalMove("move/empty_pile", "ST-7", pile=pile + 1)
            _demand_fit(public, cards[-1], sequence)
            return PLAY_DISCARD + pile * SEQUENCES + sequence
        case Discard(card=handle, pile=pile):
            _demand_place(pile, PILES)
            return DISCARD + _place(handles, handle) * PILES + pile
        case EndTurn():
            if hand:
                raise IllegalMove("move/must_discard", "ST-14")
            return END_TURN


def _place(handles: list[int], handle: int) -> int:
    if handle not in handles:
        raise IllegalMove("move/not_in_hand", "ST-7")
    return handles.index(handle)


def _demand_place(place: int, places: int) -> None:
    if not 0 <= place < places:
        raise IllegalMove("move/no_such_place", "ST-7", places=places)


def _demand_fit(public: Public, card: int, sequence: int) -> None:
    _demand_place(sequence, SEQUENCES)
    if not public.fits[RANKS[card]] >> sequence & 1:
        wanted = FACES[len(public.sequences[sequence]) + 1]
        raise IllegalMove("move/wrong_rank", "ST-8", wanted=wanted, sequence=sequence + 1)
