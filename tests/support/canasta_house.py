"""The program with prepared deals of Canasta: `python -m tests.support.canasta_house FILE …`.

As long as the file is there, each deal begins from the position in it, a line for
`tests.support.canasta.deal`. Players have no such way.
"""

import sys
from pathlib import Path
from typing import Any

from kartenrunde.cards import Stream
from kartenrunde.cli import main
from kartenrunde.engine import FIRST_DEAL, DealPlan, Event
from kartenrunde.games.canasta import rules
from kartenrunde.games.canasta.spec import CanastaOptions
from kartenrunde.games.canasta.state import State
from tests.support.canasta import deal


def prepare(file: Path) -> None:
    """Let deals begin as the file says."""
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


if __name__ == "__main__":
    prepare(Path(sys.argv.pop(1)))
    sys.exit(main())
