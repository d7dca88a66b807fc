"""Which card to put onto the pile: what is lost with it, against what the next seat gets."""

from typing import Final

from kartenrunde.bots.canasta import reasons
from kartenrunde.bots.canasta.danger import Danger
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.spec import BLACK_THREE, JOKER, TWO, VALUES

_JOKER_MORE: Final = 10.0
_SAFE: Final = 0.05
"""So unlikely that nobody would call it a risk."""


def _losses(scene: Scene, weights: Weights) -> list[tuple[float, int]]:
    """What is lost with each kind in the hand, the least first."""
    public, hand = scene.public, scene.hand
    melded = public.melded[public.turn & 1]
    held = (0.0, weights.single, weights.pair, weights.triple)
    found = []
    for kind in range(BLACK_THREE):
        count = hand[kind]
        if count:
            keep = weights.own if melded >> kind & 1 else held[min(count, 3)]
            found.append((keep - weights.value * VALUES[kind], kind))
    if hand[BLACK_THREE]:
        found.append((weights.black_three, BLACK_THREE))
    for kind, more in ((TWO, 0.0), (JOKER, _JOKER_MORE)):
        if hand[kind]:
            found.append((weights.wild + more - _freezing(scene, weights), kind))
    found.sort()
    return found


def _freezing(scene: Scene, weights: Weights) -> float:
    """What it is worth to keep the next seat from a pile that it could take easily."""
    public = scene.public
    if not public.laid[(public.turn + 1) & 1] or scene.is_hard:
        return 0.0
    own = public.laid[public.turn & 1]
    return (weights.freeze if own else weights.freeze_unopened) * (len(public.pile) + 1)


def _stake(scene: Scene, weights: Weights) -> float:
    """What it costs if the next seat takes the pile."""
    public = scene.public
    stake = weights.stake + weights.stake_card * (len(public.pile) + 1)
    return stake if public.laid[public.turn & 1] else stake * weights.stake_unopened


def cheapest(scene: Scene, weights: Weights) -> Decision:
    """The discard that costs least."""
    danger = Danger(scene, weights)
    stake = _stake(scene, weights)
    best, chosen, its_risk = float("inf"), BLACK_THREE, 0.0
    for loss, kind in _losses(scene, weights):
        if loss >= best:
            break
        risk = danger.of(kind)
        if loss + risk * stake < best:
            best, chosen, its_risk = loss + risk * stake, kind, risk
    return Decision(scene.discard(chosen), reason(chosen, its_risk))


def by_cost(scene: Scene, weights: Weights) -> list[int]:
    """The kinds in the hand, that which costs least first."""
    danger = Danger(scene, weights)
    stake = _stake(scene, weights)
    costs = [(loss + danger.of(kind) * stake, kind) for loss, kind in _losses(scene, weights)]
    return [kind for _, kind in sorted(costs)]


def reason(kind: int, risk: float) -> str:
    """Why that kind."""
    if kind == BLACK_THREE:
        return reasons.BLOCKS_PILE
    if kind in (TWO, JOKER):
        return reasons.FREEZES_PILE
    return reasons.SAFE_DISCARD if risk < _SAFE else reasons.LEAST_HARM
