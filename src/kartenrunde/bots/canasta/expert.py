"""Careful with the whole memory of the deal, and tries whether another move brings its side more.

Partners and rivals are supposed to play as carefully. So going out while the partner holds many
cards, feeding it, or freezing the pile are found where they pay.
"""

from typing import Final

from kartenrunde.bots.canasta import discarding, reasons
from kartenrunde.bots.canasta.careful import decide
from kartenrunde.bots.canasta.ending import way_out
from kartenrunde.bots.canasta.laying import hurried_laying, usual_laying
from kartenrunde.bots.canasta.opening import cheapest_opening
from kartenrunde.bots.canasta.playouts import best_by_playouts
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.sight import choice_of, scene_of
from kartenrunde.bots.canasta.taking import opening_with_pile, smallest_takes
from kartenrunde.bots.canasta.weights import EXPERT
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.canasta.legality import lay_refusal, pile_refusal, take_refusal
from kartenrunde.games.canasta.moves import DRAW, LAY, TAKE, laying_of
from kartenrunde.games.canasta.spec import KIND
from kartenrunde.games.canasta.state import TO_DRAW, Public

MOST_OTHERS: Final = 4
EASY_LIMIT: Final = 60.0
"""What an opening may cost that is only tried."""


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The careful move, or what surely fares better."""
    scene = scene_of(known, rng)
    favourite = decide(scene, EXPERT)
    others = alternatives(scene, favourite.number)
    if others:
        best = best_by_playouts(scene, favourite.number, others, EXPERT, rng)
        if best != favourite.number:
            return choice_of(scene, Decision(best, reasons.FARES_BEST))
    return choice_of(scene, favourite)


def alternatives(scene: Scene, favourite: int) -> list[int]:
    """What else is worth a trial."""
    found = _beginnings(scene) if scene.public.phase == TO_DRAW else _continuations(scene)
    return [number for number in dict.fromkeys(found) if number != favourite][:MOST_OTHERS]


def _beginnings(scene: Scene) -> list[int]:
    """To draw, or to take the pile in one way or another."""
    public, hand = scene.public, scene.hand
    if pile_refusal(public) is not None:
        return []
    if public.laid[public.turn & 1]:
        takes = smallest_takes(public, hand, KIND[public.pile[-1]])
    else:
        takes = [opening_with_pile(public, hand, EXPERT, EASY_LIMIT) or []]
    takes = [groups for groups in takes if groups and take_refusal(public, groups) is None]
    found = [laying_of(TAKE, groups) for groups in takes]
    return [DRAW, *found] if found and public.draw_count else found


def _continuations(scene: Scene) -> list[int]:
    """To lay more or less than usual, or to discard another card."""
    public, hand = scene.public, scene.hand
    discards = [scene.discard(kind) for kind in discarding.by_cost(scene, EXPERT)]
    layings = [way_out(public, hand), *_layings(public, hand)]
    lays = [
        laying_of(LAY, groups)
        for groups in layings
        if groups and lay_refusal(public, groups) is None
    ]
    return [*lays, *discards[: 1 if lays else 3]]


def _layings(public: Public, hand: list[int]) -> list[list[int]]:
    if not public.laid[public.turn & 1]:
        return [cheapest_opening(public, hand, EXPERT, EASY_LIMIT) or []]
    return [usual_laying(public, hand, EXPERT), hurried_laying(public, hand, EXPERT)]
