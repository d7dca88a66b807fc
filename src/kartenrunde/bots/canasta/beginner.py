"""Timid: lays what is plain to see, opens with threes alone, and has no eye for the pile."""

from typing import Final

from kartenrunde.bots.canasta import reasons
from kartenrunde.bots.canasta.discarding import reason
from kartenrunde.bots.canasta.ending import way_out
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.sight import choice_of, scene_of
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.canasta.legality import (
    lay_refusal,
    must_take,
    pile_refusal,
    take_refusal,
)
from kartenrunde.games.canasta.moves import DRAW, END_DEAL, LAY, TAKE, group_of, laying_of
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    CANASTA_SIZE,
    FEWEST_NATURALS,
    JOKER,
    KIND,
    MELDS,
    MOST_WILDS,
    RANKS,
    SMALLEST_MELD,
    TWO,
    VALUES,
)
from kartenrunde.games.canasta.state import NO_RANK, TO_DRAW, Public

_RISK: Final = 1.0
"""It does not ask, so it names no card safe."""


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The first thing that comes to its mind."""
    scene = scene_of(known, rng)
    return choice_of(scene, decide(scene))


def decide(scene: Scene) -> Decision:
    """The next move of the seat to move."""
    if scene.public.phase == TO_DRAW:
        return _draw_or_take(scene)
    return _lay(scene) or discard(scene)


def _draw_or_take(scene: Scene) -> Decision:
    public, hand = scene.public, scene.hand
    top = KIND[public.pile[-1]]
    if pile_refusal(public) is None:
        for groups in _takes(public, hand, top):
            if take_refusal(public, groups) is None:
                return Decision(laying_of(TAKE, groups), reasons.TAKES_PILE)
    if public.draw_count:
        return Decision(DRAW, reasons.DRAWS)
    if must_take(public):
        return Decision(laying_of(TAKE, [group_of(top)]), reasons.MUST_TAKE)
    return Decision(END_DEAL, reasons.ENDS_DEAL)


def _takes(public: Public, hand: list[int], top: int) -> list[list[int]]:
    """The top alone, or with a natural pair; opening only as it would from the hand."""
    pair = hand[top] >= FEWEST_NATURALS
    if not public.laid[public.turn & 1]:
        opening = _opening(public, hand, top) if pair else None
        return [opening] if opening else []
    alone = [[group_of(top)]] if public.melded[public.turn & 1] >> top & 1 else []
    return [*alone, [group_of(top, FEWEST_NATURALS)]] if pair else alone


def _opening(public: Public, hand: list[int], top: int = NO_RANK) -> list[int] | None:
    """Threes of a kind, the highest first; if that is not enough, pairs with a wild card each."""
    needed = public.minimums[public.turn & 1]
    counts: dict[int, tuple[int, int, int]] = {}
    if top != NO_RANK:
        counts[top] = (hand[top], 0, 0)
        needed -= VALUES[top] * (hand[top] + 1)
    for rank in reversed(range(RANKS)):
        if needed > 0 and rank != top and hand[rank] >= SMALLEST_MELD:
            counts[rank] = (hand[rank], 0, 0)
            needed -= VALUES[rank] * hand[rank]
    twos, jokers = hand[TWO], hand[JOKER]
    for rank in reversed(range(RANKS)):
        if needed > 0 and rank not in counts and hand[rank] == FEWEST_NATURALS and twos + jokers:
            two = min(twos, 1)
            counts[rank] = (FEWEST_NATURALS, two, 1 - two)
            needed -= VALUES[rank] * FEWEST_NATURALS + VALUES[TWO if two else JOKER]
            twos, jokers = twos - two, jokers - 1 + two
    return [group_of(rank, *count) for rank, count in counts.items()] if needed <= 0 else None


def _lay(scene: Scene) -> Decision | None:
    public, hand = scene.public, scene.hand
    out = way_out(public, hand)
    if out:
        return Decision(laying_of(LAY, out), reasons.GOES_OUT)
    if not public.laid[public.turn & 1]:
        groups = _opening(public, hand)
        if groups and lay_refusal(public, groups) is None:
            return Decision(laying_of(LAY, groups), reasons.OPENS)
        return None
    for group, why in _plain_layings(public, hand):
        left = public.sizes[public.turn] - (group >> 4 & 15) - (group >> 8 & 15) - (group >> 12)
        if left > 1 and lay_refusal(public, [group]) is None:
            return Decision(laying_of(LAY, [group]), why)
    return None


def _plain_layings(public: Public, hand: list[int]) -> list[tuple[int, str]]:
    """Naturals that fit, and one wild card that makes six cards seven."""
    first = (public.turn & 1) * MELDS
    has_wild = hand[TWO] + hand[JOKER] > 0
    found = []
    for rank in reversed(range(RANKS)):
        size = public.naturals[first + rank] + public.wilds[first + rank]
        makes = size < CANASTA_SIZE <= size + hand[rank]
        if hand[rank] and (size or hand[rank] >= SMALLEST_MELD):
            why = reasons.MAKES_CANASTA if makes else reasons.LAYS
            found.append((group_of(rank, hand[rank]), why))
        elif size == CANASTA_SIZE - 1 and public.wilds[first + rank] < MOST_WILDS and has_wild:
            two = min(hand[TWO], 1)
            found.append((group_of(rank, 0, two, 1 - two), reasons.MAKES_CANASTA))
    return found


def discard(scene: Scene) -> Decision:
    """The single card that counts most, then of what it has more often; wild cards last."""
    hand = scene.hand
    kinds = [kind for kind in range(BLACK_THREE + 1) if hand[kind]]
    if kinds:
        kind = min(kinds, key=lambda kind: (hand[kind], -VALUES[kind]))
    else:
        kind = TWO if hand[TWO] else JOKER
    return Decision(scene.discard(kind), reason(kind, _RISK))
