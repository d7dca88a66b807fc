"""Plays what it notices, the main pile first, and puts cards away at a whim."""

from typing import Final

from kartenrunde.bots.autobus import planner, reasons
from kartenrunde.bots.autobus.plan import main_play
from kartenrunde.bots.autobus.position import (
    BUS,
    END_TURN,
    FROM_HAND,
    FROM_RESERVE,
    NOTHING,
    PUT,
    Action,
    Position,
)
from kartenrunde.bots.autobus.sight import Sight
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.autobus.spec import ACE, JOKER

# Of a hundred times.
OVERLOOKS_MAIN: Final = 15
OVERLOOKS_OTHERS: Final = 15


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The main top, or any card that fits, as far as noticed; or else a card put away."""
    return decide(Sight(known.view), rng)


def decide(sight: Sight, rng: Stream) -> Choice:
    """The choice from what is in sight."""
    position, own = sight.position, sight.own
    notices = not own.hand  # else the turn would be over (HB-22)
    play = main_play(position)
    if play is not None and (notices or not _happens(OVERLOOKS_MAIN, rng)):
        return Choice(sight.move(play), reasons.PLAYS_MAIN)
    plays = _plays(position)
    if plays and (notices or not _happens(OVERLOOKS_OTHERS, rng)):
        play = plays[rng.below(len(plays))]
        why = reasons.BUILDS if play.kind == FROM_HAND else reasons.FREES_RESERVE
        return Choice(sight.move(play), reasons.FREES_MAIN if play.card == JOKER else why)
    ending = _ending(sight, rng)
    return Choice(sight.move(ending), planner.reason_of_ending(sight, ending))


def _happens(percent: int, rng: Stream) -> bool:
    return rng.below(100) < percent


def _plays(position: Position) -> list[Action]:
    """The numbers that fit from hand and reserves, and a joker right below the main top."""
    own, wanted = position.players[0], position.wanted
    plays = [Action(FROM_HAND, card, card) for card in own.hand if card and wanted >> card & 1]
    for place, rank in enumerate(own.ranks):
        if rank != NOTHING and wanted >> rank & 1:
            plays.append(Action(FROM_RESERVE + place, rank, rank))
    below = own.main - 1
    if JOKER in own.hand and below >= ACE and wanted >> below & 1:
        plays.append(Action(FROM_HAND, JOKER, below))
    return plays


def _ending(sight: Sight, rng: Stream) -> Action:
    """A card onto a reserve of its rank, or else any onto a free place, or else under the bus."""
    own = sight.own
    if not own.hand:
        return END_TURN
    for card in own.hand:
        if card in own.ranks:
            return Action(PUT, card, card, own.ranks.index(card))
    numbers = [card for card in own.hand if card != JOKER]
    card = numbers[rng.below(len(numbers))] if numbers else JOKER
    if NOTHING in own.ranks:
        rank = card or max(own.main - 1, ACE)
        return Action(PUT, card, rank, own.ranks.index(NOTHING))
    return Action(BUS, card) if card else Action(PUT, JOKER, own.ranks[0], 0)
