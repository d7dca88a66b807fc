"""Stealing Bundles in words a player would use, seats and places counted from 1."""

from typing import Any

from kartenrunde.games.bundles.moves import AnyMove, Lay, Steal, Take
from kartenrunde.games.bundles.view import View


def move_in_words(view: View, move: AnyMove) -> str:
    """A move of the view's seat."""
    face = next(card.face for card in view.hand if card.id == move.card)
    return f"{face} {_effect(view, move)}"


def moves_in_words(view: View) -> list[str]:
    """The legal moves of the view's seat, one line for each card."""
    effects: dict[int, list[str]] = {}
    for move in view.legal:
        effects.setdefault(move.card, []).append(_effect(view, move))
    faces = {card.id: card.face for card in view.hand}
    return [f"{faces[card]} {' / '.join(found)}" for card, found in effects.items()]


def _effect(view: View, move: AnyMove) -> str:
    double = view.options.double
    match move:
        case Lay():
            return "lays"
        case Take(into=into):
            return "takes" + f" onto {into + 1}" * double
        case Steal(seat=seat, bundle=bundle, into=into):
            return f"steals from {seat + 1}" + f" bundle {bundle + 1} onto {into + 1}" * double


def event_in_words(event: dict[str, Any]) -> str:
    """One half of an event."""
    places = {
        name: event[name] + 1 for name in ("seat", "victim", "bundle", "into") if name in event
    }
    lists = {name: " ".join(event[name]) for name in ("faces",) if name in event}
    counts = {"captured": ", ".join(map(str, event.get("captured", ())))}
    return _SENTENCES[event["type"]].format(**(event | places | lists | counts))


_SENTENCES = {
    "turn_began": "seat {seat} is on turn",
    "drew": "seat {seat} draws {count}",
    "table_dealt": "on the table: {faces}",
    "stole": "seat {seat} steals {count} cards, bundle {bundle} of seat {victim}, with {face},"
    " onto bundle {into}",
    "took": "seat {seat} takes {faces} with {face}, onto bundle {into}",
    "laid": "seat {seat} lays {face} on the table",
    "swept": "seat {seat} has cleared the table: a card nobody sees goes under the top of bundle"
    " {into}",
    "leftover_taken": "seat {seat} captured last and gets {faces}, onto bundle {into}",
    "deal_played": "all cards are played; captured: {captured}",
}
