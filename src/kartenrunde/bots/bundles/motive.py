"""The reason that a move has, whoever makes it."""

from kartenrunde.bots.bundles import reasons
from kartenrunde.bots.bundles.position import Action, Position
from kartenrunde.games.bundles.moves import EFFECTS, LAY, TAKE
from kartenrunde.games.bundles.spec import MOST_BUNDLES


def reason(position: Position, action: Action) -> str:
    """Why the seat to move would do that, as far as one move shows it."""
    rank, effect = divmod(action, EFFECTS)
    if effect == LAY:
        return _laid(position, rank)
    if effect < TAKE:
        same = position.tops[effect // MOST_BUNDLES] == rank
        return reasons.STEALS if same else reasons.USES_JACK
    sweeps = position.on_table == position.table[rank]
    return reasons.SWEEPS if sweeps and position.setting.sweep_bonus else reasons.TAKES


def _laid(position: Position, rank: int) -> str:
    own = position.hands[position.turn].count(rank)
    if own > 1:
        return reasons.LAYS_BAIT
    return reasons.LEAST_HARM if position.unseen[rank] > own else reasons.LAYS_DEAD
