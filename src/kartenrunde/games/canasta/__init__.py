"""Canasta: two sides meld ranks, build canastas of seven, and fight for the discard pile."""

from kartenrunde.games.canasta.game import GAME

__all__ = ["GAME"]
