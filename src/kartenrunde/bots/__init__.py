"""Computer players: a seat's encoded view and events in, a move and its reason out."""

from kartenrunde.bots.policy import LEVELS, Choice, Policy, choose, policies
from kartenrunde.bots.thought import Thought, ThoughtFailed

__all__ = [
    "LEVELS",
    "Choice",
    "Policy",
    "Thought",
    "ThoughtFailed",
    "choose",
    "policies",
]
