"""Canasta: a card each, and the highest wins."""

from kartenrunde.games.canasta.game import GAME

__all__ = ["GAME"]
