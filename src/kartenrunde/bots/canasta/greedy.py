"""Lays whatever it can, wild cards too, and takes whatever it gets; a fixed opponent, no level."""

from typing import Final

from msgspec.structs import replace

from kartenrunde.bots.canasta import beginner
from kartenrunde.bots.canasta.careful import lay
from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.canasta.sight import choice_of, scene_of
from kartenrunde.bots.canasta.taking import draw_or_take
from kartenrunde.bots.canasta.weights import NORMAL
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.canasta.state import TO_DRAW

_ANY_PRICE: Final = 1e6

_WEIGHTS: Final = replace(
    NORMAL,
    opening_limit=_ANY_PRICE,
    take_pair=1.0,
    take_wild=_ANY_PRICE,
    take_alone=1.0,
    keep_new=2,
    keep_added=1,
)


def choose(known: InformationSet, rng: Stream) -> Choice:
    """What brings the most onto the table."""
    scene = scene_of(known, rng)
    return choice_of(scene, decide(scene))


def decide(scene: Scene) -> Decision:
    """The next move of the seat to move."""
    if scene.public.phase == TO_DRAW:
        return draw_or_take(scene, _WEIGHTS)
    return lay(scene, _WEIGHTS) or beginner.discard(scene)
