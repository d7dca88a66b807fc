"""Canasta in words a player would use, seats counted from 1."""

from typing import Any

from kartenrunde.games.canasta.moves import AnyMove
from kartenrunde.games.canasta.view import View


def move_in_words(view: View, move: AnyMove) -> str:
    """A move of the view's seat."""
    return next(card.face for card in view.hand if card.id == move.card)


def moves_in_words(view: View) -> list[str]:
    """The legal moves of the view's seat."""
    return [move_in_words(view, move) for move in view.legal]


def event_in_words(event: dict[str, Any]) -> str:
    """One half of an event."""
    places = {name: event[name] + 1 for name in ("seat",) if name in event}
    return _SENTENCES[event["type"]].format(**(event | places))


_SENTENCES = {
    "turn_began": "seat {seat} is on turn",
    "drew": "seat {seat} draws {count}",
    "played": "seat {seat} plays {face}",
    "deal_won": "seat {seat} wins the round",
    "deal_drawn": "the highest cards are equal: nobody wins",
}
