"""The normal player: careful, with the memory that people have."""

from kartenrunde.bots.canasta.careful import decide
from kartenrunde.bots.canasta.sight import choice_of, scene_of
from kartenrunde.bots.canasta.weights import NORMAL
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet


def choose(known: InformationSet, rng: Stream) -> Choice:
    """What costs least and is worth most at once."""
    scene = scene_of(known, rng)
    return choice_of(scene, decide(scene, NORMAL))
