"""A legal move drawn by lot, in which every clause has its chance (CA-70)."""

from typing import Final

from kartenrunde.engine import Chance
from kartenrunde.games.canasta.legality import lay_refusal, must_take, take_refusal
from kartenrunde.games.canasta.listing import way_out
from kartenrunde.games.canasta.moves import (
    DISCARD,
    DRAW,
    END_DEAL,
    JOKERS,
    LAY,
    MOVE_BITS,
    NATURALS,
    TAKE,
    TWOS,
    AnyMove,
    Lay,
    Meld,
    group_of,
    laying_of,
)
from kartenrunde.games.canasta.naming import move_of
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    CARDS,
    FEWEST_NATURALS,
    JOKER,
    KIND,
    RANK_TEXTS,
    RANKS,
    SMALLEST_MELD,
    TWO,
)
from kartenrunde.games.canasta.state import TO_DRAW, Public, State

_LOTS: Final = 1 << 30
_SUBSETS: Final = [
    [rank for rank in range(RANKS) if mask >> rank & 1] for mask in range(1 << RANKS)
]
"""All sets of ranks."""
_ANY_SUBSET: Final = len(_SUBSETS) - 1
_WISHES: Final = 12


def random_move(state: State, chance: Chance) -> int:
    """The number of a legal move of the seat to move.

    One lot decides all about a try, bit by bit; a try that is not legal is given up.
    """
    public = state.public
    lot = chance.below(_LOTS)
    hand = state.hands[public.turn]
    if public.phase == TO_DRAW:
        return _draw_or_take(public, hand, lot)
    if lot & 3 == 0 or (lot & 3 == 1 and public.laid[public.turn & 1] and lot & 128):
        groups = _any_groups(public, hand, lot >> 2) if lot & 124 else way_out(public, hand)
        if groups and lay_refusal(public, groups) is None:
            return laying_of(LAY, groups)
    card = state.place.find(public.turn, lot % CARDS)
    return DISCARD | (card if card >= 0 else state.place.find(public.turn)) << MOVE_BITS


def _draw_or_take(public: Public, hand: list[int], lot: int) -> int:
    rank = KIND[public.pile[-1]]
    if rank < BLACK_THREE and (lot & 1 or not public.draw_count):
        side = public.turn & 1
        if hand[rank] >= FEWEST_NATURALS or (
            (hand[rank] or public.melded[side] >> rank & 1) and not public.is_frozen(side)
        ):
            groups = _any_take(public, hand, rank, lot >> 1)
            if groups and take_refusal(public, groups) is None:
                return laying_of(TAKE, groups)
    if public.draw_count:
        return DRAW
    return laying_of(TAKE, [group_of(rank)]) if must_take(public) else END_DEAL


def _any_take(public: Public, hand: list[int], rank: int, lot: int) -> list[int]:
    """Something to go with the top, and perhaps further melds, for an opening mostly so."""
    side = public.turn & 1
    naturals, twos, jokers = hand[rank], 0, 0
    is_old = public.melded[side] >> rank & 1
    if is_old and lot & 3 == 0:
        naturals = min(naturals, lot >> 2 & 1)
    if lot & 56 == 0 or (naturals < FEWEST_NATURALS and not is_old):
        jokers = int(hand[JOKER] > 0 and (lot & 64 or not hand[TWO]))
        twos = int(hand[TWO] > jokers and not jokers)
        if not is_old and not naturals * (naturals + twos + jokers) >= FEWEST_NATURALS:
            return []
    groups = [group_of(rank, naturals, twos, jokers)]
    if lot & 128 and (lot & 256 or not public.laid[side]):
        left = hand[:]
        left[rank] = 0
        left[TWO] -= twos
        left[JOKER] -= jokers
        further = _any_groups(public, left, lot >> 9)
        groups += [group for group in further if group & 15 != rank]
    return groups


def _any_groups(public: Public, hand: list[int], lot: int) -> list[int]:
    """For some ranks all cards, or all but one, and now and then a wild card."""
    melded = public.melded[public.turn & 1]
    twos, jokers = hand[TWO], hand[JOKER]
    groups = []
    for rank in _SUBSETS[lot & _ANY_SUBSET]:
        naturals = hand[rank]
        is_old = melded >> rank & 1
        if naturals < FEWEST_NATURALS and not is_old:
            continue
        lot >>= 1
        if naturals < (1 if is_old else SMALLEST_MELD) or lot & 14 == 2:
            if jokers and (lot & 16 or not twos):
                jokers -= 1
                groups.append(rank | naturals << NATURALS | 1 << JOKERS)
                continue
            if twos:
                twos -= 1
                groups.append(rank | naturals << NATURALS | 1 << TWOS)
                continue
            if naturals < SMALLEST_MELD and not is_old:
                continue
        elif naturals > SMALLEST_MELD and lot & 96 == 32:
            naturals -= 1
        if naturals:
            groups.append(rank | naturals << NATURALS)
    if hand[BLACK_THREE] >= (SMALLEST_MELD if not melded >> BLACK_THREE else 1) and lot & 4:
        groups.append(group_of(BLACK_THREE, hand[BLACK_THREE]))
    return groups


def wishes(state: State, chance: Chance) -> list[AnyMove]:
    """Layings and takes that somebody may try: hand cards, but any number of any kind."""
    public = state.public
    hand = state.hands[public.turn]
    found: list[AnyMove] = [Lay((Meld(RANK_TEXTS[JOKER], (0,)),))]
    for _ in range(_WISHES):
        left = hand[:]
        ranks = [rank for rank in range(BLACK_THREE + 1) if hand[rank] or chance.below(4) == 0]
        if public.phase == TO_DRAW:
            top = min(KIND[public.pile[-1]], BLACK_THREE)
            groups = [_wish(left, top, chance)]
            groups += [
                _wish(left, rank, chance) for rank in ranks if rank != top and chance.below(8) == 0
            ]
            found.append(move_of(state, laying_of(TAKE, groups)))
        else:
            share = 1 + chance.below(4)
            groups = [_wish(left, rank, chance) for rank in ranks if chance.below(share) == 0]
            found.append(move_of(state, laying_of(LAY, groups)))
    return found


def _wish(left: list[int], rank: int, chance: Chance) -> int:
    """Some of the cards that are left, for one rank."""
    counts = []
    for kind, most in ((rank, left[rank]), (TWO, 3), (JOKER, 2)):
        count = min(left[kind], chance.below(most + 1)) if chance.below(3) else 0
        if kind == rank and chance.below(3):
            count = left[rank]
        left[kind] -= count
        counts.append(count)
    return group_of(rank, *counts)
