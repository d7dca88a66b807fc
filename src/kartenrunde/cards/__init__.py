"""Cards as data: decks, face texts and the seeded shuffle."""

from kartenrunde.cards.deck import Deck
from kartenrunde.cards.stream import STREAM_NAME, Stream

__all__ = ["STREAM_NAME", "Deck", "Stream"]
