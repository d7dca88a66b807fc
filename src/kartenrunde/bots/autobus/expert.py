"""Plans its turn thriftily, and tries on guessed cards whether more is in it."""

from math import sqrt
from typing import Final

from kartenrunde.bots.autobus import planner, reasons
from kartenrunde.bots.autobus.guess import Guess
from kartenrunde.bots.autobus.plan import Plan, leads_on, main_play
from kartenrunde.bots.autobus.position import (
    BUS,
    FROM_HAND,
    FROM_RESERVE,
    NOTHING,
    PUT,
    Action,
    Position,
)
from kartenrunde.bots.autobus.rollout import play_out
from kartenrunde.bots.autobus.sight import Sight
from kartenrunde.bots.autobus.worth import THRIFTY, WATCHFUL, Temper
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.autobus.spec import ACE, JOKER, KING

MOST_CANDIDATES: Final = 8
ROLLOUTS: Final = 120
"""For all candidates together."""
ROLLOUTS_OF_TWO: Final = 240
"""With one rival a rollout takes half the time, and twice as many leave fewer deals stuck."""
FEWEST_GUESSES: Final = 16
"""So many are made before a candidate is given up."""
HOPE: Final = 0.7
"""Standard errors that a candidate's lead may lie below what keeps it."""
CERTAINTY: Final = 1.0
"""Standard errors by which a candidate has to lead to be preferred to the plan."""


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The main pile's top, or the plan, or what fares better than it."""
    sight = Sight(known.view)
    play = main_play(sight.position)
    if play is not None:
        return Choice(sight.move(play), reasons.PLAYS_MAIN)
    is_duel = len(known.view.seats) == 2
    temper = WATCHFUL if is_duel else THRIFTY
    plan = Plan(sight.position, temper)
    planned = planner.first_of(plan)
    found = candidates(sight.position, planned)
    if found[1:]:
        trial = _Trial(Guess(known, sight.position, rng), temper, rng)
        best = trial.best(found, ROLLOUTS_OF_TWO if is_duel else ROLLOUTS)
        if best != planned:
            return Choice(sight.move(best), reasons.FARES_BEST)
    return Choice(sight.move(planned), planner.reason(sight, plan))


def candidates(position: Position, planned: Action) -> list[Action]:
    """What is worth a trial: the planned move, then plays, then cards put away."""
    own, wanted = position.players[0], position.wanted
    numbers = sorted(set(own.hand) - {JOKER})
    found = [Action(FROM_HAND, card, card) for card in numbers if wanted >> card & 1]
    for place, rank in enumerate(own.ranks):
        if rank != NOTHING and wanted >> rank & 1:
            found.append(Action(FROM_RESERVE + place, rank, rank))
    if JOKER in own.hand:
        for rank in range(ACE, KING + 1):
            if wanted >> rank & 1 and leads_on(own.main, own.hand, own.ranks, rank):
                found.append(Action(FROM_HAND, JOKER, rank))
    for card in numbers:
        if card in own.ranks:
            found.append(Action(PUT, card, card, own.ranks.index(card)))
        elif NOTHING in own.ranks:
            found.append(Action(PUT, card, card, own.ranks.index(NOTHING)))
        else:
            found.append(Action(BUS, card))
    others = [action for action in found if action != planned]
    return [planned, *others][:MOST_CANDIDATES]


class _Lead:
    """By how much a candidate fares better than the plan, on the same guesses."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self._count = 0
        self._sum = self._squares = 0.0

    def add(self, difference: float) -> None:
        self._count += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        return self._sum / self._count

    @property
    def error(self) -> float:
        variance = self._squares / self._count - self.mean**2
        return sqrt(max(variance, 0.0) / self._count)


class _Trial:
    """Plays candidates out on the same guesses."""

    def __init__(self, guess: Guess, temper: Temper, rng: Stream) -> None:
        self._guess = guess
        self._temper = temper
        self._rng = rng

    def best(self, found: list[Action], rollouts: int) -> Action:
        """The candidate that surely fares best; the first, unless another does."""
        planned, *others = found
        leads = [_Lead(action) for action in others]
        guesses = 0
        while leads and rollouts > 0:
            position = self._guess.position()
            worth = self._worth(position, planned)
            for lead in leads:
                lead.add(self._worth(position, lead.action) - worth)
            guesses += 1
            rollouts -= 1 + len(leads)
            if guesses >= FEWEST_GUESSES:
                leads = [lead for lead in leads if lead.mean + HOPE * lead.error > 0]
        sure = [lead for lead in leads if lead.mean > CERTAINTY * lead.error]
        return max(sure, key=lambda lead: lead.mean).action if sure else planned

    def _worth(self, position: Position, action: Action) -> float:
        return play_out(position.clone(), action, self._temper, self._rng.clone())
