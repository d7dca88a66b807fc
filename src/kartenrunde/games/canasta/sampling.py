"""A legal move drawn by lot, in which every clause has its chance (CA-70)."""

from typing import Final

from kartenrunde.engine import Chance
from kartenrunde.games.canasta.legality import lay_refusal, must_take, pile_refusal, take_refusal
from kartenrunde.games.canasta.listing import way_out
from kartenrunde.games.canasta.moves import (
    DRAW,
    END_DEAL,
    LAY,
    TAKE,
    AnyMove,
    Lay,
    Meld,
    discard_of,
    group_of,
    laying_of,
)
from kartenrunde.games.canasta.naming import move_of
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    DECK,
    JOKER,
    KIND,
    RANK_TEXTS,
    RANKS,
    SMALLEST_MELD,
    TWO,
)
from kartenrunde.games.canasta.state import TO_DRAW, Public, State

_LOTS: Final = 1 << 31
_TRIES: Final = 2
_WISHES: Final = 12


def random_move(state: State, chance: Chance) -> int:
    """The number of a legal move of the seat to move."""
    public = state.public
    lot = chance.below(_LOTS)
    if public.phase == TO_DRAW:
        return _draw_or_take(state, lot, chance)
    if lot & 1:
        hand = state.hands[public.turn]
        for _ in range(_TRIES):
            groups = _any_groups(public, hand, lot >> 1)
            if groups and lay_refusal(public, groups) is None:
                return laying_of(LAY, groups)
            lot = chance.below(_LOTS)
        if lot % 16 == 0:
            groups = way_out(public, hand)
            if groups and lay_refusal(public, groups) is None:
                return laying_of(LAY, groups)
    card = state.place.find(public.turn, lot % len(DECK))
    return discard_of(card if card >= 0 else state.place.find(public.turn))


def _draw_or_take(state: State, lot: int, chance: Chance) -> int:
    public = state.public
    hand = state.hands[public.turn]
    if lot & 3 and pile_refusal(public) is None:
        rank = KIND[public.pile[-1]]
        if hand[rank] > 1 or public.laid[public.turn & 1]:
            for _ in range(_TRIES):
                groups = _any_take(public, hand, rank, lot >> 2)
                if take_refusal(public, groups) is None:
                    return laying_of(TAKE, groups)
                lot = chance.below(_LOTS)
    if public.draw_count:
        return DRAW
    if must_take(public):
        return laying_of(TAKE, [group_of(KIND[public.pile[-1]])])
    return END_DEAL


def _any_take(public: Public, hand: list[int], rank: int, lot: int) -> list[int]:
    """Something to go with the top, and perhaps further melds."""
    naturals = hand[rank]
    if lot & 3 == 0:
        naturals = min(naturals, lot >> 2 & 3)
    wilds = lot >> 4 & 7
    twos = min(hand[TWO], 1 if wilds == 0 else 0)
    jokers = min(hand[JOKER], 1 if wilds == 1 else 0)
    groups = [group_of(rank, naturals, twos, jokers)]
    if lot & 128 and not (public.laid[public.turn & 1] and lot & 256):
        groups += [
            group
            for group in _any_groups(public, hand, lot >> 9, (twos, jokers))
            if group & 15 != rank
        ]
    return groups


def _any_groups(
    public: Public, hand: list[int], lot: int, spent: tuple[int, int] = (0, 0)
) -> list[int]:
    """For some ranks some cards, of which most are legal."""
    side = public.turn & 1
    melded = public.melded[side]
    twos, jokers = hand[TWO] - spent[0], hand[JOKER] - spent[1]
    groups = []
    for rank in range(RANKS):
        lot >>= 1
        naturals = hand[rank]
        is_old = melded >> rank & 1
        if naturals < 2 and not (is_old and (naturals or twos or jokers)):
            continue
        if lot & 1:
            continue
        wilds = 0
        if naturals + is_old * 2 == 2 or lot & 14 == 2:
            if twos and lot & 16:
                twos -= 1
                wilds = 1 << 8
            elif jokers:
                jokers -= 1
                wilds = 1 << 12
        if naturals >= SMALLEST_MELD and lot & 224 == 32 and not is_old:
            naturals -= 1
        if naturals or wilds:
            groups.append(rank | naturals << 4 | wilds)
    threes = hand[BLACK_THREE]
    if threes and lot & 3 == 0 and (threes >= SMALLEST_MELD or melded >> BLACK_THREE & 1):
        groups.append(BLACK_THREE | threes << 4)
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
