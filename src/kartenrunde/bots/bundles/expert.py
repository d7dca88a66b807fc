"""Knows the last hand of two, and otherwise plays its moves out on many deals."""

from kartenrunde.bots.bundles.ending import best_ending, is_open
from kartenrunde.bots.bundles.motive import reason
from kartenrunde.bots.bundles.playouts import best_by_playouts
from kartenrunde.bots.bundles.position import Action, Position
from kartenrunde.bots.bundles.setting import NO_RANK, Setting
from kartenrunde.bots.bundles.sight import Sight
from kartenrunde.bots.bundles.worth import PLAIN, TUNED, TUNED_WILD, Weights, by_worth
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The best move to the end of the deal, as far as it can be known."""
    sight = Sight(known)
    action = _decide(sight.position, rng)
    return Choice(sight.moves[action], reason(sight.position, action))


def _decide(position: Position, rng: Stream) -> Action:
    weights = weights_for(position.setting)
    actions = by_worth(position, weights)
    if len(actions) == 1:
        return actions[0]
    ending = best_ending(position.dealt_anew(rng)) if is_open(position) else None
    return best_by_playouts(position, actions, weights, rng) if ending is None else ending


def weights_for(setting: Setting) -> Weights:
    """What counts under these options."""
    if setting.friendly:
        return PLAIN
    return TUNED if setting.jack == NO_RANK else TUNED_WILD
