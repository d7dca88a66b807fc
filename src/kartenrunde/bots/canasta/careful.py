"""How a careful player decides: safe with the pile, patient with opening, quick when it is late."""

from kartenrunde.bots.canasta import discarding, reasons
from kartenrunde.bots.canasta.ending import way_out
from kartenrunde.bots.canasta.laying import hurried_laying, is_late, usual_laying
from kartenrunde.bots.canasta.opening import cheapest_opening
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.taking import draw_or_take, opening_limit
from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.moves import LAY, laying_of
from kartenrunde.games.canasta.spec import CANASTA_SIZE, MELDS
from kartenrunde.games.canasta.state import TO_DRAW, Public


def decide(scene: Scene, weights: Weights) -> Decision:
    """The next move of the seat to move."""
    if scene.public.phase == TO_DRAW:
        return draw_or_take(scene, weights)
    return lay(scene, weights) or discarding.cheapest(scene, weights)


def lay(scene: Scene, weights: Weights) -> Decision | None:
    """What it lays before its discard, if anything."""
    public, hand = scene.public, scene.hand
    groups = way_out(public, hand)
    if groups:
        return Decision(laying_of(LAY, groups), reasons.GOES_OUT)
    if not public.laid[public.turn & 1]:
        groups = cheapest_opening(public, hand, weights, opening_limit(public, weights))
        return Decision(laying_of(LAY, groups), reasons.OPENS) if groups else None
    hurried = is_late(public, weights)
    groups = (hurried_laying if hurried else usual_laying)(public, hand, weights)
    if not groups:
        return None
    return Decision(laying_of(LAY, groups), _reason(public, groups, hurried))


def _reason(public: Public, groups: list[int], hurried: bool) -> str:
    first = (public.turn & 1) * MELDS
    for group in groups:
        meld = first + (group & 15)
        size = public.naturals[meld] + public.wilds[meld]
        added = (group >> 4 & 15) + (group >> 8 & 15) + (group >> 12)
        if size < CANASTA_SIZE <= size + added:
            return reasons.MAKES_CANASTA
    return reasons.IN_A_HURRY if hurried else reasons.LAYS
