"""Stealing Bundles: match ranks, take cards, steal whole bundles."""

from kartenrunde.games.bundles.game import GAME

__all__ = ["GAME"]
