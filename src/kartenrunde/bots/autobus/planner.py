"""Plays the main pile first, and plans each turn to its end."""

from kartenrunde.bots.autobus import reasons
from kartenrunde.bots.autobus.plan import Plan, main_play
from kartenrunde.bots.autobus.position import BUS, FROM_HAND, PUT, Action
from kartenrunde.bots.autobus.sight import Sight
from kartenrunde.bots.autobus.worth import FREE_HANDED
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The main pile's top, or else what the plan for the turn begins with."""
    return decide(Sight(known.view))


def decide(sight: Sight) -> Choice:
    """The choice that depends on nothing but what is in sight."""
    play = main_play(sight.position)
    if play is not None:
        return Choice(sight.move(play), reasons.PLAYS_MAIN)
    plan = Plan(sight.position, FREE_HANDED)
    action = first_of(plan)
    return Choice(sight.move(action), reason(sight, plan))


def first_of(plan: Plan) -> Action:
    """What the plan begins with."""
    action = plan.line[0] if plan.line else plan.ending
    assert action is not None
    return action


def reason(sight: Sight, plan: Plan) -> str:
    """Why the plan begins as it does."""
    if not plan.line:
        return reason_of_ending(sight, first_of(plan))
    if plan.line[-1].rank + 1 == sight.own.main:
        return reasons.FREES_MAIN
    from_hand = [action for action in plan.line if action.kind == FROM_HAND]
    if len(from_hand) == len(sight.own.hand) > 0:
        return reasons.EMPTIES_HAND
    return reasons.BUILDS if plan.line[0].kind == FROM_HAND else reasons.FREES_RESERVE


def reason_of_ending(sight: Sight, action: Action) -> str:
    """Why a card is put away so."""
    if action.kind == PUT:
        taken = sight.own.counts[action.place]
        return reasons.MATCHES if taken else reasons.NEW_RESERVE
    return reasons.UNDER_BUS if action.kind == BUS else reasons.NOTHING_LEFT
