"""The last cards of two seats, when each can tell the other's hand: looked through to the end."""

from typing import Final

from kartenrunde.bots.bundles.position import NOBODY, Action, Position
from kartenrunde.games.bundles.moves import EFFECTS, LAY

WIN: Final = 100
"""More than all cards."""
MOST_NODES: Final = 6000


class _TooLong(Exception):
    """There are more lines than there is time for."""


class _Search:
    """Alpha-beta for the seat to move."""

    def __init__(self, position: Position) -> None:
        setting = position.setting
        self._seat = position.turn
        self._rival = next(seat for seat in setting.players if seat != position.turn)
        self._win = 0 if setting.by_cards else WIN
        self._nodes = 0

    def best(self, position: Position) -> Action:
        """The action with the best margin."""
        actions = _in_order(position)
        best, low = actions[0], -2 * WIN
        for action in actions:
            value = self._after(position, action, low, 2 * WIN)
            if value > low:
                best, low = action, value
        return best

    def _after(self, position: Position, action: Action, low: int, high: int) -> int:
        following = position.clone()
        following.play(action)
        return self._value(following, low, high)

    def _value(self, position: Position, low: int, high: int) -> int:
        """The margin after best play; where it is not between `low` and `high`, one of these."""
        if position.turn == NOBODY:
            margin = position.captured(self._seat) - position.captured(self._rival)
            return margin + self._win * ((margin > 0) - (margin < 0))
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise _TooLong
        for action in _in_order(position):
            if position.turn == self._seat:
                low = max(low, self._after(position, action, low, high))
            else:
                high = min(high, self._after(position, action, low, high))
            if low >= high:
                break
        return low if position.turn == self._seat else high


def best_ending(position: Position) -> Action | None:
    """The best action of an open position, its hands dealt; None if the way is too long."""
    try:
        return _Search(position).best(position)
    except _TooLong:
        return None


def is_open(position: Position) -> bool:
    """Tell whether the seat to move knows its one rival's cards, and no more will be dealt."""
    setting = position.setting
    held = sum([len(position.hands[seat]) for seat in setting.players])
    return len(setting.players) == 2 and held == position.unseen_count


def _in_order(position: Position) -> list[Action]:
    """The actions, cards that are only laid last."""
    return sorted(position.actions(), key=_lays)


def _lays(action: Action) -> bool:
    return action % EFFECTS == LAY
