"""Hospodský autobus: be first to empty your main pile onto common rows from ace to king."""

from kartenrunde.games.autobus.game import GAME

__all__ = ["GAME"]
