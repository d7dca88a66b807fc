"""What a finished deal brings (CA-43, CA-44)."""

from kartenrunde.engine import Outcome
from kartenrunde.engine.outcome import places_of
from kartenrunde.games.canasta.events import SideSheet
from kartenrunde.games.canasta.spec import (
    ALL_RED_THREES,
    ALL_RED_THREES_BONUS,
    CANASTA_SIZE,
    CONCEALED_BONUS,
    MELDS,
    MIXED_BONUS,
    NATURAL_BONUS,
    OUT_BONUS,
    RED_THREE_BONUS,
    SEATS,
    SIDES,
    VALUES,
    WENT_OUT,
    side_of,
)
from kartenrunde.games.canasta.state import Public, State


def goes_out_concealed(public: Public) -> bool:
    """Whether the seat on turn, having no cards left, has gone out concealed (CA-37)."""
    if not public.is_concealed(public.turn):
        return False
    return not public.options.concealed_strict or _is_strictly_concealed(public)


def _is_strictly_concealed(public: Public) -> bool:
    """Whether a canasta came from the hand alone, and nothing was added to older melds."""
    if public.now & public.before:
        return False
    first = side_of(public.turn) * MELDS
    for rank in range(MELDS):
        if public.now >> rank & 1:
            size = public.naturals[first + rank] + public.wilds[first + rank]
            if size - (rank == public.taken) >= CANASTA_SIZE:
                return True
    return False


def sheets_of(state: State) -> tuple[SideSheet, ...]:
    """The sheets of both sides, once the deal has ended."""
    return tuple([_sheet_of(state, side) for side in range(SIDES)])


def _sheet_of(state: State, side: int) -> SideSheet:
    public = state.public
    natural, mixed = canastas_of(public, side)
    canasta_points = NATURAL_BONUS * natural + MIXED_BONUS * mixed
    red_three_points = red_three_points_of(public.red_threes[side], public.laid[side] > 0)
    hand_points = -sum([hand_value(state.hands[seat]) for seat in range(side, SEATS, SIDES)])
    went_out = public.ending == WENT_OUT and side == side_of(public.turn)
    concealed = went_out and goes_out_concealed(public)
    out_points = CONCEALED_BONUS if concealed else OUT_BONUS if went_out else 0
    laid_points = public.laid[side]
    deal_points = canasta_points + red_three_points + out_points + laid_points + hand_points
    return SideSheet(
        natural_canastas=natural,
        mixed_canastas=mixed,
        canasta_points=canasta_points,
        red_threes=public.red_threes[side],
        red_three_points=red_three_points,
        concealed=concealed,
        going_out_points=out_points,
        laid_points=laid_points,
        hand_points=hand_points,
        deal_points=deal_points,
        total=public.scores[side] + deal_points,
    )


def canastas_of(public: Public, side: int) -> tuple[int, int]:
    """How many natural and how many mixed canastas a side has (CA-11)."""
    natural = mixed = 0
    for meld in range(side * MELDS, (side + 1) * MELDS):
        if public.naturals[meld] + public.wilds[meld] >= CANASTA_SIZE:
            mixed += public.wilds[meld] > 0
            natural += public.wilds[meld] == 0
    return natural, mixed


def red_three_points_of(count: int, has_melded: bool) -> int:
    """What so many red threes bring a side (CA-44)."""
    points = ALL_RED_THREES_BONUS if count == ALL_RED_THREES else RED_THREE_BONUS * count
    return points if has_melded else -points


def hand_value(hand: list[int]) -> int:
    """What the cards of a hand count."""
    return sum([value * count for value, count in zip(VALUES, hand, strict=True)])


def outcome_of(state: State) -> Outcome | None:
    """The result: both partners get what their side has made."""
    public = state.public
    if public.ending is None or public.sheets is None:
        return None
    points = tuple([public.sheets[side_of(seat)].deal_points for seat in range(SEATS)])
    sides = [side_of(seat) for seat in range(SEATS)]
    return Outcome(public.ending, places_of(points, sides), points)
