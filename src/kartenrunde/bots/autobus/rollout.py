"""Plays a guessed position on for a while, as careful players would, and weighs what came of it."""

from typing import Final

from kartenrunde.bots.autobus.plan import Plan, main_play
from kartenrunde.bots.autobus.position import NOTHING, Action, Player, Position
from kartenrunde.bots.autobus.worth import Temper
from kartenrunde.cards import Stream

ROUNDS: Final = 2
"""Turns of every seat that a rollout lasts."""
NODES: Final = 10

WON: Final = 1.0
LOST: Final = 0.0
EVEN: Final = 0.5
CARD_AHEAD: Final = 0.06
"""For each card fewer in the own main pile than in the best of the others."""
FREE_PLACE: Final = 0.01
LEAST: Final = 0.02
MOST: Final = 0.98


def play_out(position: Position, first: Action, temper: Temper, chance: Stream) -> float:
    """What the first seat has of a move, from 0 for a deal lost to 1 for one won."""
    own = position.players[0]
    end = position.turns + ROUNDS * len(position.players)
    position.do(first, chance)
    while position.turns < end:
        if own.main == NOTHING:
            return WON
        player = position.players[0]
        for action in _next(position, temper):
            position.do(action, chance)
        if player.main == NOTHING and player is not own:
            return LOST
    return _promise(own, position)


def _next(position: Position, temper: Temper) -> list[Action]:
    """What the seat to move does until it sees new cards."""
    play = main_play(position)
    if play is not None:
        return [play]
    plan = Plan(position, temper, NODES)
    return plan.line if plan.ending is None else [*plan.line, plan.ending]


def _promise(own: Player, position: Position) -> float:
    """The prospects of a seat in a deal that goes on."""
    best = min([player.main_count for player in position.players if player is not own])
    value = EVEN + CARD_AHEAD * (best - own.main_count) + FREE_PLACE * own.ranks.count(NOTHING)
    return min(max(value, LEAST), MOST)
