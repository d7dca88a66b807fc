"""Whole deals told so that a player can follow them; `script/playthroughs` writes them anew.

Each file begins with its seed and options, and is made from them and from nothing else: it changes
when the rules, the events, the views or the order of dealing change, and not when a computer player
does. A change in one is a change of the rules and is read as such.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import msgspec

from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, SPECTATOR, Audience, DealPlan, Event, find_game
from kartenrunde.engine.trial import Trial, tag
from tests.playthroughs.plan import FOLDER, Plan

Flat = dict[str, str]

PLANS: Final[list[Plan]] = [
    plan
    for path in sorted(FOLDER.glob("plans_*.py"))
    for plan in import_module(f"tests.playthroughs.{path.stem}").PLANS
]


class Telling:
    """A deal, played and told."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.words: ModuleType = import_module(f"tests.support.{plan.game}_words")
        options = msgspec.json.decode(plan.options, type=self.game.options_type)
        deal_plan = DealPlan(play_off=plan.players) if plan.players else FIRST_DEAL
        self.trial = Trial(self.game, plan.seats, options, plan.seed, deal_plan)
        self.chance = Stream(plan.seed)
        self.seen = {audience: self._view(audience) for audience in self.trial.audiences}

    def lines(self) -> Iterator[str]:
        """The whole text."""
        play = "eager" if self.plan.put_off else "uniformly random"
        options = msgspec.to_builtins(self.trial.options)
        yield f"{self.game.id}, rules version {self.game.rules_version}, {self.plan.seats} seats"
        yield "options: " + ", ".join(f"{name} {value}" for name, value in options.items())
        yield f"seed: {self.plan.seed.hex()}; no additions; {play} play"
        if self.plan.players:
            players = " and ".join(f"seat {seat + 1}" for seat in self.plan.players)
            yield f"a play-off among {players}"
        yield ""
        yield from self._told(self.trial.heard[SPECTATOR])
        for name, value in self.seen[SPECTATOR].items():
            yield f"    {name}: {value}"
        for audience in range(self.plan.seats):
            yield from self._own(audience, {})
        while (seat := self.game.to_move(self.trial.state)) is not None:
            yield from self._step(seat)
        yield ""
        yield f"outcome: {msgspec.json.encode(self.game.outcome(self.trial.state)).decode()}"

    def _step(self, seat: int) -> Iterator[str]:
        view = self.game.view(self.trial.state, seat)
        legal = "; ".join(self.words.moves_in_words(view))
        number = self._choose()
        move = self.words.move_in_words(view, self.game.move(self.trial.state, number))
        yield ""
        yield f"{self.trial.steps + 1}. seat {seat + 1}: {move}"
        yield f"    of: {legal}"
        events = self.trial.step(number)
        yield from self._told([event.public for event in events])
        yield from self._changes(events)

    def _choose(self) -> int:
        state = self.trial.state
        legal = self.game.legal_moves(state)
        put_off = self.plan.put_off
        moves = [each for each in legal if tag(self.game.move(state, each)) not in put_off] or legal
        return moves[self.chance.below(len(moves))]

    def _told(self, halves: list[Any]) -> Iterator[str]:
        for half in halves:
            event = msgspec.json.decode(msgspec.json.encode(half))
            yield f"  {self.words.event_in_words(event)}"

    def _changes(self, events: list[Event]) -> Iterator[str]:
        """What changed in the view of an onlooker, and beyond it in that of each seat."""
        before, self.seen = self.seen, {each: self._view(each) for each in self.trial.audiences}
        for name, value in self.seen[SPECTATOR].items():
            if name not in before[SPECTATOR]:
                yield f"    {name}: {value}"
            elif value != before[SPECTATOR][name]:
                yield f"    {name}: {change(before[SPECTATOR][name], value)}"
        for seat in range(self.plan.seats):
            yield from self._own(seat, before[seat])

    def _own(self, seat: int, before: Flat) -> Iterator[str]:
        for name, value in self.seen[seat].items():
            if value != self.seen[SPECTATOR][name] and value != before.get(name):
                yield f"    seat {seat + 1} sees {name}: {value}"

    def _view(self, audience: Audience) -> Flat:
        view = msgspec.to_builtins(self.game.view(self.trial.state, audience))
        return dict(flat({name: part for name, part in view.items() if name not in UNTOLD}, ""))


UNTOLD = {"seat", "legal", "outcome", "options", "sheets", "guide", "values"}
"""Parts of a view that are told otherwise, or follow from others."""
COUNTED_FROM_ONE = ("turn", "dealer", "last capture", "side")


def flat(part: Any, name: str) -> Iterator[tuple[str, str]]:
    """The leaves of a view with their names; a list of cards is a leaf."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from flat(value, f"{name} {key.replace('_', ' ')}".strip())
    elif isinstance(part, list | tuple):
        if all(isinstance(each, str) for each in part):
            yield name, " ".join(part) or "–"
        elif all(isinstance(each, int) for each in part):
            yield name, " ".join(number_of(each, name) for each in part)
        elif all(isinstance(each, dict) and "faces" in each for each in part):
            for meld in part:
                yield f"{name.removesuffix('s')} {meld['rank']}", " ".join(meld["faces"])
        elif all(isinstance(each, dict) and "face" in each for each in part):
            yield name, " ".join(f"{each['face']}({each['id']})" for each in part)
        else:
            for number, value in enumerate(part, 1):
                yield from flat(value, f"{name.removesuffix('s')} {number}")
    elif part is None:
        yield name, "–"
    else:
        yield name, number_of(part, name)


def number_of(value: int, name: str) -> str:
    """A number as people count."""
    return str(value + 1 if name.endswith(COUNTED_FROM_ONE) else value)


def change(before: str, after: str) -> str:
    """How one leaf became another; a pile that grew or shrank at its top only by how."""
    if after.startswith(before + " "):
        return f"… + {after.removeprefix(before + ' ')}"
    if before.startswith(after + " "):
        return f"… − {before.removeprefix(after + ' ')}"
    return f"{before} → {after}"


def told(plan: Plan) -> str:
    """The text of a playthrough."""
    return "\n".join(Telling(plan).lines()) + "\n"


def main() -> None:
    asked = sys.argv[1:]
    for plan in [plan for plan in PLANS if not asked or plan.game in asked]:
        plan.file.write_text(told(plan))
        print(f"{plan.file.stat().st_size:>7} {plan.file.name}")


if __name__ == "__main__":
    main()
