"""Deals of Canasta that begin from a position; players have no such way."""

from pathlib import Path
from typing import Any

from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, DealPlan, Event
from kartenrunde.games.canasta import rules
from kartenrunde.games.canasta.spec import CanastaOptions
from kartenrunde.games.canasta.state import State
from tests.support.canasta import deal


def begin_from(file: Path) -> None:
    """Let deals begin as the file says, for as long as there is one: see `canasta.deal`."""
    usual = rules.new_deal

    def prepared(
        options: CanastaOptions,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> State:
        dealt = usual(options, stream, plan, events)
        if not file.exists():
            return dealt
        chosen: dict[str, Any] = {"concealed_strict": options.concealed_strict}
        return deal(file.read_text(encoding="utf-8"), **chosen).state

    rules.new_deal = prepared
