"""What every game is: seats, moves, events, views, outcomes, records, and the games there are."""

from kartenrunde.engine.errors import BadOptions, IllegalMove
from kartenrunde.engine.event import Event
from kartenrunde.engine.fairness import additions_hash, commitment, deal_key
from kartenrunde.engine.game import SPECTATOR, Audience, Chance, Choice, Game, Options, Seat, Zones
from kartenrunde.engine.information import InformationSet
from kartenrunde.engine.match import FIRST_DEAL, DealPlan, Match, PlayedDeal
from kartenrunde.engine.outcome import Outcome
from kartenrunde.engine.record import DealRecord, Record, replay
from kartenrunde.engine.registry import find_game, games

__all__ = [
    "FIRST_DEAL",
    "SPECTATOR",
    "Audience",
    "BadOptions",
    "Chance",
    "Choice",
    "DealPlan",
    "DealRecord",
    "Event",
    "Game",
    "IllegalMove",
    "InformationSet",
    "Match",
    "Options",
    "Outcome",
    "PlayedDeal",
    "Record",
    "Seat",
    "Zones",
    "additions_hash",
    "commitment",
    "deal_key",
    "find_game",
    "games",
    "replay",
]
