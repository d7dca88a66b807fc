"""One action of a computer player, from the question to the move."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from kartenrunde.bots import Thought, ThoughtFailed
from kartenrunde.engine.errors import IllegalMove
from kartenrunde.table import fact as f
from kartenrunde.table.incident import report
from kartenrunde.table.journal import Journal
from kartenrunde.table.ports import Thinker
from kartenrunde.table.position import Position
from kartenrunde.table.times import THOUGHT_S

Key = tuple[int, int | None, f.Level | None]


def key_of(position: Position) -> Key:
    """What an answer depends on; it is of no use for a position with another key."""
    return position.cards_version, position.turn, position.acting_level


class Thinking:
    """A computer player that has been asked for its next action."""

    def __init__(
        self,
        position: Position,
        journal: Journal,
        thinker: Thinker,
        now_s: float,
        call_back: Callable[[], None],
    ) -> None:
        assert position.turn is not None
        assert position.acting_level is not None
        self.key = key_of(position)
        self.overdue_s = now_s + THOUGHT_S
        self._position = position
        self._seat = position.turn
        view = msgspec.json.encode(self._view())
        heard = journal.heard_by(self._seat)
        answer = thinker.choose(position.game.id, position.acting_level, view, heard)
        self._task: asyncio.Task[Thought] = asyncio.ensure_future(answer)
        self._call_back = call_back
        self._task.add_done_callback(self._answered)

    @property
    def is_done(self) -> bool:
        """Whether there is an answer, or will be none."""
        return self._task.done()

    def drop(self) -> None:
        """The answer is not wanted any more."""
        self._task.cancel()

    def moved(self, position: Position) -> f.Moved:
        """The move that was chosen, or a safe one in its place, for the table as it is now."""
        chosen = self._chosen()
        if chosen is None:
            report("computer_failed", position)
            chosen = self._position.game.fallback(self._view())
        return f.Moved(self._seat, Raw(msgspec.json.encode(chosen)))

    def _answered(self, task: asyncio.Task[Thought]) -> None:
        if not task.cancelled():
            task.exception()  # looked at, so that asyncio does not report it with its arguments
            self._call_back()

    def _view(self) -> Any:
        return self._position.game.view(self._position.state, self._seat)

    def _chosen(self) -> Any | None:
        """The answer, if there is one and the rules allow it."""
        if not self._task.done():
            self._task.cancel()
            return None
        game, state = self._position.game, self._position.state
        try:
            move = game.decode_move(self._task.result().move)
            game.check(state, self._seat, move)
        except (ThoughtFailed, asyncio.CancelledError, msgspec.DecodeError, IllegalMove):
            return None
        except Exception:  # noqa: BLE001 - whatever a thinker does, the game goes on
            return None
        return move
