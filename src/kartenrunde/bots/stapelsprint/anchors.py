"""Fixed opponents to measure the levels against; they never change."""

from kartenrunde.bots.policy import Choice
from kartenrunde.bots.stapelsprint import reasons
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.stapelsprint.moves import Discard, EndTurn


def uniform(known: InformationSet, rng: Stream) -> Choice:
    """Any legal move."""
    legal = known.view.legal
    return Choice(legal[rng.below(len(legal))], reasons.ANY)


def eager(known: InformationSet, rng: Stream) -> Choice:
    """Any play if there is one, else any discard."""
    legal = known.view.legal
    plays = [move for move in legal if not isinstance(move, Discard | EndTurn)]
    moves = plays or legal
    return Choice(moves[rng.below(len(moves))], reasons.ANY)
