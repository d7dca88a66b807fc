"""To draw, or to take the pile, and with what."""

from typing import Final

from kartenrunde.bots.canasta import reasons
from kartenrunde.bots.canasta.opening import cheapest_opening
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.legality import must_take, pile_refusal, take_refusal
from kartenrunde.games.canasta.moves import DRAW, END_DEAL, TAKE, group_of, laying_of
from kartenrunde.games.canasta.spec import FEWEST_NATURALS, JOKER, KIND, TWO
from kartenrunde.games.canasta.state import Public

_FEW_CARDS: Final = 8
_FEW_CARDS_MORE: Final = 20.0
"""So many cards in the draw pile are few, and opening may cost so much more."""
_MINIMUM: Final = 50
_MINIMUM_MORE: Final = 0.1
"""For each point that the minimum lies above it."""


def opening_limit(public: Public, weights: Weights) -> float:
    """What opening from the hand may cost."""
    side = public.turn & 1
    limit = weights.opening_limit + _MINIMUM_MORE * (public.minimums[side] - _MINIMUM)
    if public.laid[side ^ 1]:
        limit += weights.opening_urgent
    return limit + _FEW_CARDS_MORE if public.draw_count <= _FEW_CARDS else limit


def draw_or_take(scene: Scene, weights: Weights) -> Decision:
    """How a careful player begins its turn."""
    public = scene.public
    groups = _wanted_take(scene, weights)
    if groups is not None:
        return Decision(laying_of(TAKE, groups), reasons.TAKES_PILE)
    if public.draw_count:
        return Decision(DRAW, reasons.DRAWS)
    if must_take(public):
        top = KIND[public.pile[-1]]
        return Decision(laying_of(TAKE, [group_of(top)]), reasons.MUST_TAKE)
    return Decision(END_DEAL, reasons.ENDS_DEAL)


def _wanted_take(scene: Scene, weights: Weights) -> list[int] | None:
    public, hand = scene.public, scene.hand
    if pile_refusal(public) is not None:
        return None
    count = len(public.pile)
    top = KIND[public.pile[-1]]
    if not public.laid[public.turn & 1]:
        limit = opening_limit(public, weights) + weights.opening_pile * count
        return opening_with_pile(public, hand, weights, limit)
    least = (weights.take_alone, weights.take_pair, weights.take_wild)
    for groups, fewest in zip(smallest_takes(public, hand, top), least, strict=True):
        if groups and count >= fewest and take_refusal(public, groups) is None:
            return groups
    return None


def opening_with_pile(
    public: Public, hand: list[int], weights: Weights, limit: float
) -> list[int] | None:
    """The cheapest way to open with the top of the pile."""
    top = KIND[public.pile[-1]]
    if hand[top] < FEWEST_NATURALS:
        return None
    groups = cheapest_opening(public, hand, weights, limit, top)
    return groups if groups and take_refusal(public, groups) is None else None


def smallest_takes(public: Public, hand: list[int], top: int) -> list[list[int]]:
    """What fetches the top by itself: onto an own meld, a pair, one natural with a wild card."""
    is_hard = public.is_hard()
    alone = [group_of(top)] if public.melded[public.turn & 1] >> top & 1 and not is_hard else []
    pair = [group_of(top, FEWEST_NATURALS)] if hand[top] >= FEWEST_NATURALS else []
    wild: list[int] = []
    if hand[top] and not is_hard and (hand[TWO] or hand[JOKER]):
        wild = [group_of(top, 1, 1) if hand[TWO] else group_of(top, 1, 0, 1)]
    return [alone, pair, wild]
