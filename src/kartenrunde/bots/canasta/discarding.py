"""Which card to put onto the pile: what is lost with it, against what the next seat gets."""

from kartenrunde.bots.canasta import reasons
from kartenrunde.bots.canasta.danger import Danger
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.spec import BLACK_THREE, JOKER, TWO, VALUES

_JOKER_MORE = 10.0
_SAFE = 0.05
"""So unlikely that nobody would call it a risk."""


def by_cost(scene: Scene, weights: Weights) -> list[tuple[float, int, float]]:
    """Cost, kind and danger of each kind in the hand, the cheapest first."""
    public, hand = scene.public, scene.hand
    danger = Danger(scene, weights)
    melded = public.melded[public.turn & 1]
    stake = weights.stake + weights.stake_card * (len(public.pile) + 1)
    if not public.laid[public.turn & 1]:
        stake *= weights.stake_unopened
    held = (0.0, weights.single, weights.pair, weights.triple)
    found = []
    for kind in range(BLACK_THREE):
        count = hand[kind]
        if count:
            keep = weights.own if melded >> kind & 1 else held[min(count, 3)]
            risk = danger.of(kind, danger.unseen(kind))
            cost = keep - weights.value * VALUES[kind] + risk * stake
            found.append((cost, kind, risk))
    if hand[BLACK_THREE]:
        found.append((weights.black_three, BLACK_THREE, 0.0))
    for kind, more in ((TWO, 0.0), (JOKER, _JOKER_MORE)):
        if hand[kind]:
            found.append((weights.wild + more - _freezing(scene, weights), kind, 0.0))
    found.sort()
    return found


def _freezing(scene: Scene, weights: Weights) -> float:
    """What it is worth to keep the next seat from a pile that it could take easily."""
    public = scene.public
    if not public.laid[(public.turn + 1) & 1] or scene.is_hard:
        return 0.0
    own = public.laid[public.turn & 1]
    return (weights.freeze if own else weights.freeze_unopened) * (len(public.pile) + 1)


def cheapest(scene: Scene, weights: Weights) -> Decision:
    """The discard that costs least."""
    _, kind, risk = by_cost(scene, weights)[0]
    return Decision(scene.discard(kind), reason(kind, risk))


def reason(kind: int, risk: float) -> str:
    """Why that kind."""
    if kind == BLACK_THREE:
        return reasons.BLOCKS_PILE
    if kind in (TWO, JOKER):
        return reasons.FREEZES_PILE
    return reasons.SAFE_DISCARD if risk < _SAFE else reasons.LEAST_HARM
