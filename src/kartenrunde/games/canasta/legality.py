"""What the rules allow, from what the seat to move knows and nothing else (G-9).

What is laid is judged by counts: groups (`moves.group_of`) of cards that are in the hand, each rank
once. The order of the questions is that of the clauses: the pile, each meld, black threes, the
opening, the cards to keep.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kartenrunde.games.canasta.moves import JOKERS, NATURALS, TWOS
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    CANASTA_SIZE,
    FEWEST_NATURALS,
    JOKER,
    KIND,
    MELDS,
    MOST_WILDS,
    RANK_TEXTS,
    SMALLEST_MELD,
    TWO,
    VALUES,
)
from kartenrunde.games.canasta.state import Public

REFUSALS: Final = (
    "move/over",
    "move/not_your_turn",
    "move/not_in_hand",
    "move/draw_first",
    "move/already_drawn",
    "move/nothing_to_draw",
    "move/still_to_draw",
    "move/must_take_pile",
    "move/pile_blocked",
    "move/pile_of_one",
    "move/frozen_needs_pair",
    "move/unopened_needs_pair",
    "move/top_needs_natural",
    "move/top_not_matched",
    "move/card_twice",
    "move/rank_twice",
    "move/nothing_laid",
    "move/no_such_meld",
    "move/other_rank",
    "move/meld_too_small",
    "move/too_few_naturals",
    "move/too_many_wilds",
    "move/threes_no_wilds",
    "move/threes_too_few",
    "move/threes_need_canasta",
    "move/threes_not_out",
    "move/below_minimum",
    "move/keep_two",
)


class Refused(NamedTuple):
    """Why something is not allowed: what an `IllegalMove` will say."""

    code: str
    clause: str
    arguments: Mapping[str, str | int] = {}


_Laying = tuple[int, int, int, bool]
"""What groups come to if each of their melds is legal: cards, points, canastas, black threes."""


def lay_refusal(public: Public, groups: Sequence[int]) -> Refused | None:
    """Why the seat to move may not lay these groups after drawing; None if it may."""
    laying = _judge_melds(public, groups, 0)
    if isinstance(laying, Refused):
        return laying
    left = public.sizes[public.turn] - laying[0]
    return _judge_rest(public, laying, left, may_open_by_going_out=True)


def take_refusal(public: Public, groups: Sequence[int]) -> Refused | None:
    """Why the seat to move may not take the pile so; the first group goes with the top."""
    pile = public.pile
    refused = pile_refusal(public) or match_refusal(public, groups[0])
    if refused is not None:
        return refused
    laying = _judge_melds(public, groups, 1)
    if isinstance(laying, Refused):
        return laying
    rest = len(pile) - 1 - public.red_threes_in_pile()
    left = public.sizes[public.turn] - laying[0] + rest
    return _judge_rest(public, laying, left, may_open_by_going_out=False)


def pile_refusal(public: Public) -> Refused | None:
    """Why the seat to move may not take the pile, whatever it holds.

    There is a pile at the beginning of each turn: the one before has ended with a discard.
    """
    pile = public.pile
    top = KIND[pile[-1]]
    if top >= BLACK_THREE:
        return Refused("move/pile_blocked", "CA-20", {"top": RANK_TEXTS[top]})
    if len(pile) == 1 and public.sizes[public.turn] == 1:
        return Refused("move/pile_of_one", "CA-27")
    return None


def match_refusal(public: Public, group: int) -> Refused | None:
    """Why this group does not fetch the top (CA-22 to CA-25)."""
    side = public.turn & 1
    naturals = group >> NATURALS & 15
    if naturals >= FEWEST_NATURALS:
        return None
    rank = KIND[public.pile[-1]]
    arguments = {"rank": RANK_TEXTS[rank], "missing": FEWEST_NATURALS - naturals}
    if public.is_hard():
        return Refused("move/frozen_needs_pair", "CA-22", arguments)
    if not public.laid[side]:
        return Refused("move/unopened_needs_pair", "CA-25", arguments)
    has_wild = group >> TWOS != 0
    if public.melded[side] >> rank & 1 or (naturals and has_wild):
        return None
    if has_wild:
        return Refused("move/top_needs_natural", "CA-24", {"rank": RANK_TEXTS[rank]})
    return Refused("move/top_not_matched", "CA-23", {"rank": RANK_TEXTS[rank]})


def _judge_melds(public: Public, groups: Sequence[int], top: int) -> _Laying | Refused:
    """What the groups come to, `top` cards of the pile with the first; or why a meld is illegal."""
    first = (public.turn & 1) * MELDS
    cards = points = canastas = seen = 0
    for group in groups:
        rank = group & 15
        naturals, twos, jokers = group >> NATURALS & 15, group >> TWOS & 15, group >> JOKERS
        seen |= 1 << rank
        cards += naturals + twos + jokers
        naturals += top
        top = 0
        points += VALUES[rank] * naturals + VALUES[TWO] * twos + VALUES[JOKER] * jokers
        wilds = twos + jokers
        old_naturals = public.naturals[first + rank]
        size = naturals + wilds
        if not size:
            return Refused("move/nothing_laid", "CA-10")
        if rank == BLACK_THREE:
            refused = _threes_refusal(old_naturals + naturals, wilds)
            if refused is not None:
                return refused
            continue
        old_wilds = public.wilds[first + rank]
        naturals += old_naturals
        wilds += old_wilds
        if naturals < FEWEST_NATURALS or wilds > MOST_WILDS or naturals + wilds < SMALLEST_MELD:
            return _meld_refusal(rank, naturals, wilds)
        if naturals + wilds >= CANASTA_SIZE > naturals + wilds - size:
            canastas += 1
    if not seen:
        return Refused("move/nothing_laid", "CA-10")
    return cards, points, canastas, bool(seen >> BLACK_THREE)


def _meld_refusal(rank: int, naturals: int, wilds: int) -> Refused:
    """What is wrong with a meld of so many cards (CA-8)."""
    text = RANK_TEXTS[rank]
    if naturals < FEWEST_NATURALS and wilds:
        missing = FEWEST_NATURALS - naturals
        return Refused("move/too_few_naturals", "CA-8", {"rank": text, "missing": missing})
    if wilds > MOST_WILDS:
        over = wilds - MOST_WILDS
        arguments: dict[str, str | int] = {"rank": text, "most": MOST_WILDS, "over": over}
        return Refused("move/too_many_wilds", "CA-8", arguments)
    missing = SMALLEST_MELD - naturals - wilds
    return Refused("move/meld_too_small", "CA-8", {"rank": text, "missing": missing})


def _threes_refusal(naturals: int, wilds: int) -> Refused | None:
    """What is wrong with so many black threes, apart from when they are laid."""
    if wilds:
        return Refused("move/threes_no_wilds", "CA-35")
    if naturals < SMALLEST_MELD:
        return Refused("move/threes_too_few", "CA-35", {"missing": SMALLEST_MELD - naturals})
    return None


def _judge_rest(
    public: Public, laying: _Laying, left: int, *, may_open_by_going_out: bool
) -> Refused | None:
    """Black threes, opening, and the cards to keep, with so many cards left in hand.

    A side that has not opened has laid nothing, so its seats are concealed and have not taken the
    pile: that much of CA-38 need not be asked.
    """
    side = public.turn & 1
    _, points, canastas, has_threes = laying
    has_canasta = public.canastas[side] + canastas > 0
    if has_threes and not has_canasta:
        return Refused("move/threes_need_canasta", "CA-35")
    if has_threes and left > 1:
        return Refused("move/threes_not_out", "CA-35", {"over": left - 1})
    missing = public.minimums[side] - points
    if missing > 0 and not public.laid[side]:
        goes_out = has_canasta and left <= 1
        if not (may_open_by_going_out and goes_out):
            arguments = {"minimum": public.minimums[side], "points": points}
            return Refused("move/below_minimum", "CA-14", {**arguments, "missing": missing})
    if left < 2 and not has_canasta:
        return Refused("move/keep_two", "CA-31", {"missing": 2 - left})
    return None


def draw_refusal(public: Public) -> Refused | None:
    """Why the seat to move cannot draw."""
    return None if public.draw_count else Refused("move/nothing_to_draw", "CA-40")


def end_refusal(public: Public) -> Refused | None:
    """Why the seat to move may not end the deal."""
    if public.draw_count:
        return Refused("move/still_to_draw", "CA-40")
    return Refused("move/must_take_pile", "CA-40") if must_take(public) else None


def must_take(public: Public) -> bool:
    """Whether there is nothing to draw and the pile fits an own meld: branch (b) of CA-40."""
    if public.draw_count:
        return False
    side = public.turn & 1
    fits = public.melded[side] >> KIND[public.pile[-1]] & 1
    return bool(fits) and not public.is_frozen(side)


def nobody_can_take(public: Public) -> bool:
    """Whether the pile is out of reach for the seat to move, as all can see: (a) of CA-40."""
    return pile_refusal(public) is not None
