"""Stapelsprint: build common sequences from 1 to 12, be first to empty your own stock."""

from kartenrunde.games.stapelsprint.game import GAME

__all__ = ["GAME"]
