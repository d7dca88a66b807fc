"""Fixed opponents without sense, for every game; levels are measured against them."""

from typing import Any, Final

from kartenrunde.bots.policy import Choice, Policy
from kartenrunde.cards import Stream
from kartenrunde.engine import Game, InformationSet

ANY: Final = "reason-any"


def uniform(known: InformationSet, rng: Stream) -> Choice:
    """Any legal move."""
    return _any_of(known.view.legal, rng)


def drawn(game: Game[Any]) -> Policy:
    """Any legal move of a game that has too many to list them."""

    def choose(known: InformationSet, rng: Stream) -> Choice:
        state = game.determinize(known, rng)
        return Choice(game.move(state, game.random_move(state, rng)), ANY)

    return choose


def eager(*endings: type) -> Policy:
    """A player in a hurry: any move but those that end the turn, as long as there is one."""

    def choose(known: InformationSet, rng: Stream) -> Choice:
        legal = known.view.legal
        return _any_of([move for move in legal if not isinstance(move, endings)] or legal, rng)

    return choose


def _any_of(moves: Any, rng: Stream) -> Choice:
    return Choice(moves[rng.below(len(moves))], ANY)
