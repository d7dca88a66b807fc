"""Takes the most it can see, looks neither ahead nor at its own bundle, and overlooks things."""

from typing import Final

from kartenrunde.bots.bundles.motive import reason
from kartenrunde.bots.bundles.position import Action, Position
from kartenrunde.bots.bundles.sight import Sight
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.bundles.moves import EFFECTS, LAY, TAKE
from kartenrunde.games.bundles.spec import MOST_BUNDLES

OVERLOOKS: Final = 25
"""Of a hundred catches."""


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The biggest bundle it notices, else the most table cards, else any card."""
    sight = Sight(known)
    action = _decide(sight.position, list(sight.moves), rng)
    return Choice(sight.moves[action], reason(sight.position, action))


def _decide(position: Position, actions: list[Action], rng: Stream) -> Action:
    noticed = [action for action in actions if _catches(action) and rng.below(100) >= OVERLOOKS]
    best = max([_size(position, action) for action in noticed], default=None)
    likely = [action for action in noticed if _size(position, action) == best] or actions
    return likely[rng.below(len(likely))]


def _catches(action: Action) -> bool:
    return action % EFFECTS != LAY


def _size(position: Position, action: Action) -> tuple[bool, int]:
    """How big a catch looks: any bundle before any table cards."""
    rank, effect = divmod(action, EFFECTS)
    if effect < TAKE:
        return True, position.sizes[effect // MOST_BUNDLES]
    return False, position.table[rank]
