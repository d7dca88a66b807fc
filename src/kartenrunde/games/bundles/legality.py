"""Which moves a seat has, from what that seat knows and nothing else (G-9)."""

from typing import Final

from kartenrunde.engine import IllegalMove
from kartenrunde.games.bundles.moves import (
    EFFECTS,
    LAY,
    MOVES_INTO_EITHER,
    MOVES_INTO_ONE,
    STEAL,
    TAKE,
    AnyMove,
    Lay,
    MovesByMatch,
    Steal,
    Take,
)
from kartenrunde.games.bundles.setting import BUNDLE, NO_RANK, ON_TABLE
from kartenrunde.games.bundles.spec import MOST_BUNDLES
from kartenrunde.games.bundles.state import Public

REFUSALS: Final = (
    "move/over",
    "move/not_your_turn",
    "move/no_such_place",
    "move/not_in_hand",
    "move/one_bundle",
    "move/friendly",
    "move/own_bundle",
    "move/no_bundle",
    "move/other_top",
    "move/nothing_to_take",
    "move/must_take",
    "move/must_steal",
)


def legal_moves(public: Public, hand: list[int]) -> list[int]:
    """The moves of the seat to move, who holds `hand`; empty once the deal is over."""
    if public.ending is not None:
        return []
    matches = public.matches
    ranks, reach, own, wild = public.setting.sights[public.turn]
    moves_of = MOVES_INTO_EITHER if public.filled & own else MOVES_INTO_ONE
    if wild != NO_RANK:
        return _with_wild_jacks(public, hand, moves_of)
    moves: list[int] = []
    for place, card in enumerate(hand):
        moves += moves_of[place][matches[ranks[card]] & reach]
    return moves


def _with_wild_jacks(public: Public, hand: list[int], moves_of: MovesByMatch) -> list[int]:
    """The same where a jack may steal any bundle, but need not (SB-21)."""
    ranks, reach, _, wild = public.setting.sights[public.turn]
    moves: list[int] = []
    for place, card in enumerate(hand):
        match = public.matches[ranks[card]] & reach
        prey = public.filled & reach if ranks[card] == wild else 0
        if prey:
            moves += moves_of[place][prey]
        if not prey or match <= ON_TABLE:  # else declining the power makes no difference
            moves += moves_of[place][match]
    return moves


def number_of(public: Public, seat: int, hand: list[int], handles: list[int], move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    if public.ending is not None:
        raise IllegalMove("move/over", "SB-11")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "SB-4")
    if move.card not in handles:
        raise IllegalMove("move/not_in_hand", "SB-5")
    place = handles.index(move.card)
    number = place * EFFECTS + _effect_of(public, move)
    legal = legal_moves(public, hand)
    if number not in legal:
        effects = [each % EFFECTS for each in legal if each // EFFECTS == place]
        raise _refusal(public, effects, number % EFFECTS, move)
    return number


def _effect_of(public: Public, move: AnyMove) -> int:
    if isinstance(move, Lay):
        return LAY
    _demand_place(move.into, MOST_BUNDLES)
    if isinstance(move, Take):
        return TAKE + move.into
    _demand_place(move.seat, public.seats)
    _demand_place(move.bundle, MOST_BUNDLES)
    return STEAL + (move.seat * MOST_BUNDLES + move.bundle) * MOST_BUNDLES + move.into


def _demand_place(place: int, places: int) -> None:
    if not 0 <= place < places:
        raise IllegalMove("move/no_such_place", "SB-5", places=places)


def _refusal(public: Public, effects: list[int], effect: int, move: AnyMove) -> IllegalMove:
    """Why the effect is none of those that the card has."""
    if not isinstance(move, Lay) and effect - move.into in effects:
        return IllegalMove("move/one_bundle", "SB-20")
    if isinstance(move, Steal):
        return _refused_steal(public, move)
    if LAY in effects:
        return IllegalMove("move/nothing_to_take", "SB-7")
    if TAKE in effects:
        return IllegalMove("move/must_take", "SB-7")
    return IllegalMove("move/must_steal", "SB-6")


def _refused_steal(public: Public, move: Steal) -> IllegalMove:
    if public.setting.options.friendly:
        return IllegalMove("move/friendly", "SB-18")
    if move.seat == public.turn:
        return IllegalMove("move/own_bundle", "SB-8")
    if not public.filled & BUNDLE << move.seat * MOST_BUNDLES + move.bundle:
        return IllegalMove("move/no_bundle", "SB-6")
    return IllegalMove("move/other_top", "SB-6")
