"""Which of some actions is best in many deals of the hidden cards, each played to its end.

All actions are tried on the same deals, so that only their differences count.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from kartenrunde.bots.bundles.position import NOBODY, Action, Position
from kartenrunde.bots.bundles.worth import PLAIN, Weights, best_action
from kartenrunde.cards import Stream

MOST_ACTIONS: Final = 6
FEWEST_DEALS: Final = 16
"""Before an action is given up."""
MOST_PLAYOUTS: Final = 120
CARD: Final = 0.006
"""What a card of margin is worth beside the win."""


class _Trial:
    """An action against the favourite: how much more it brought, deal by deal."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def note(self, gain: float) -> None:
        self._deals += 1
        self._sum += gain
        self._squares += gain * gain

    @property
    def gain(self) -> float:
        return self._sum / self._deals

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        variance = self._squares / self._deals - self.gain**2
        return sqrt(max(variance, 0.0) / self._deals)


def best_by_playouts(
    position: Position, actions: Sequence[Action], weights: Weights, chance: Stream
) -> Action:
    """The first action, the favourite, unless another of the first few surely brings more.

    The seat is supposed to go on by its weights, and rivals plainly, as most people do.
    """
    favourite, *others = actions[:MOST_ACTIONS]
    trials = [_Trial(action) for action in others]
    left = MOST_PLAYOUTS
    deals = 0
    while trials and left > len(trials):
        deal = position.dealt_anew(chance)
        usual = _play_out(deal, favourite, weights)
        for trial in trials:
            trial.note(_play_out(deal, trial.action, weights) - usual)
        left -= 1 + len(trials)
        deals += 1
        if deals >= FEWEST_DEALS:
            trials = [trial for trial in trials if trial.gain + trial.error > 0]
    better = [trial for trial in trials if trial.gain > trial.error]
    return max(better, key=lambda trial: trial.gain).action if better else favourite


def _play_out(deal: Position, action: Action, weights: Weights) -> float:
    """What the action comes to: the share of the win, and a little for the margin."""
    position = deal.clone()
    position.play(action)
    while position.turn != NOBODY:
        own = position.turn == deal.turn
        position.play(best_action(position, weights if own else PLAIN))
    setting = position.setting
    captured = position.captured(deal.turn)
    rivals = [position.captured(seat) for seat in setting.players if seat != deal.turn]
    margin = captured - max(rivals)
    share = 1 / (1 + rivals.count(captured)) if margin >= 0 and not setting.by_cards else 0.0
    return share + CARD * margin
