"""Plays the card it holds: at every level, since there is nothing to decide."""

from kartenrunde.bots.canasta import reasons
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.canasta.view import View


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The only card there is."""
    view: View = known.view
    return Choice(view.legal[0], reasons.ONLY_CARD)
