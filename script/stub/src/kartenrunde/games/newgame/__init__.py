"""NewGame: a card each, and the highest wins."""

from kartenrunde.games.newgame.game import GAME

__all__ = ["GAME"]
