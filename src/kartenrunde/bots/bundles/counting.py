"""The normal player: counts what has been played, and weighs each move by itself."""

from kartenrunde.bots.bundles.motive import reason
from kartenrunde.bots.bundles.sight import Sight
from kartenrunde.bots.bundles.worth import PLAIN, best_action
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The move of most worth, every thought counted as what it is."""
    sight = Sight(known)
    action = best_action(sight.position, PLAIN)
    return Choice(sight.moves[action], reason(sight.position, action))
