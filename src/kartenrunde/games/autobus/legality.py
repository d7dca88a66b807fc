"""Which moves a seat has, from what that seat knows and nothing else (G-9)."""

from typing import Final

from kartenrunde.engine import IllegalMove
from kartenrunde.games.autobus.moves import (
    BUS,
    END_TURN,
    HAND_PLAYS,
    JOKER_PUTS,
    MAIN_PLAYS,
    PLAY_HAND,
    PLAY_MAIN,
    PLAY_RESERVE,
    PUT,
    PUT_JOKER,
    PUTS,
    RESERVE_PLAYS,
    AnyMove,
    Bus,
    PlayHand,
    PlayMain,
    PlayReserve,
    Put,
)
from kartenrunde.games.autobus.spec import (
    ACE,
    JOKER,
    KING,
    RANK_TEXTS,
    RANKS,
    RESERVES,
    ROW_PLACES,
)
from kartenrunde.games.autobus.state import FREE, Public

REFUSALS: Final = (
    "move/over",
    "move/not_your_turn",
    "move/no_such_place",
    "move/not_in_hand",
    "move/empty_pile",
    "move/ace_opens",
    "move/opens_elsewhere",
    "move/wrong_rank",
    "move/name_a_rank",
    "move/no_rank_to_name",
    "move/other_rank_reserve",
    "move/fits_a_reserve",
    "move/must_put",
)


def legal_moves(public: Public, hand: list[int]) -> list[int]:
    """The moves of the seat to move, who holds `hand`; empty once the deal is over."""
    if public.ending is not None:
        return []
    seat = public.turn
    fits = public.fits
    masks = public.rank_masks[seat]
    free = masks[FREE]
    moves = MAIN_PLAYS[fits[RANKS[public.main_tops[seat]]]][:]
    spot = seat * RESERVES
    for reserve, rank in enumerate(public.reserve_ranks[spot : spot + RESERVES]):
        if mask := fits[rank]:
            moves += RESERVE_PLAYS[reserve][mask]
    if not hand:  # one that could be filled would have been (HB-9, HB-14)
        moves.append(END_TURN)
        return moves
    for place, card in enumerate(hand):
        rank = RANKS[card]
        if mask := fits[rank]:
            moves += HAND_PLAYS[place][mask]
        if rank:  # no joker
            moves += PUTS[place][free | masks[rank]]
        else:
            moves += JOKER_PUTS[place][free]
    return moves


def number_of(public: Public, seat: int, hand: list[int], handles: list[int], move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    if public.ending is not None:
        raise IllegalMove("move/over", "HB-20")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "HB-2")
    match move:
        case PlayHand(card=handle, row=row):
            place = _place(handles, handle)
            _demand_fit(public, RANKS[hand[place]], row)
            return PLAY_HAND + place * ROW_PLACES + row
        case PlayMain(row=row):
            _demand_fit(public, RANKS[public.main_tops[seat]], row)
            return PLAY_MAIN + row
        case PlayReserve(reserve=reserve, row=row):
            _demand_place(reserve, RESERVES)
            rank = public.reserve_ranks[seat * RESERVES + reserve]
            if rank == FREE:
                raise IllegalMove("move/empty_pile", "HB-5", pile=reserve + 1)
            _demand_fit(public, rank, row)
            return PLAY_RESERVE + reserve * ROW_PLACES + row
        case Put():
            return _put_number(public, seat, hand, _place(handles, move.card), move)
        case Bus(card=handle):
            place = _place(handles, handle)
            _demand_no_reserve(public, seat, RANKS[hand[place]])
            return BUS + place
    if hand:  # and the move is to end the turn
        raise IllegalMove("move/must_put", "HB-13")
    return END_TURN


def _put_number(public: Public, seat: int, hand: list[int], place: int, move: Put) -> int:
    _demand_place(move.reserve, RESERVES)
    rank = RANKS[hand[place]]
    taken = public.reserve_ranks[seat * RESERVES + move.reserve]
    spot = place * RESERVES + move.reserve
    if rank == JOKER and taken == FREE:
        if move.rank not in RANK_TEXTS[ACE:]:
            raise IllegalMove("move/name_a_rank", "HB-16")
        return PUT_JOKER + spot * KING + RANK_TEXTS.index(move.rank) - ACE
    if move.rank is not None:
        raise IllegalMove("move/no_rank_to_name", "HB-16")
    if rank != JOKER and taken not in (FREE, rank):
        wanted = RANK_TEXTS[taken]
        raise IllegalMove("move/other_rank_reserve", "HB-10", wanted=wanted, pile=move.reserve + 1)
    return PUT + spot


def _demand_no_reserve(public: Public, seat: int, rank: int) -> None:
    masks = public.rank_masks[seat]
    if rank == JOKER or masks[FREE] | masks[rank]:
        raise IllegalMove("move/fits_a_reserve", "HB-12")


def _place(handles: list[int], handle: int) -> int:
    if handle not in handles:
        raise IllegalMove("move/not_in_hand", "HB-5")
    return handles.index(handle)


def _demand_place(place: int, places: int) -> None:
    if not 0 <= place < places:
        raise IllegalMove("move/no_such_place", "HB-5", places=places)


def _demand_fit(public: Public, rank: int, row: int) -> None:
    _demand_place(row, ROW_PLACES)
    if public.fits[rank] >> row & 1:
        return
    height = len(public.rows[row])
    if height == 0:
        code = "move/opens_elsewhere" if rank in (JOKER, ACE) else "move/ace_opens"
        raise IllegalMove(code, "HB-6")
    wanted = RANK_TEXTS[height + 1]
    raise IllegalMove("move/wrong_rank", "HB-6", wanted=wanted, row=row + 1)
