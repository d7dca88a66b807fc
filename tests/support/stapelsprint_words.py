"""Stapelsprint in words a player would use, seats and places counted from 1."""

from collections.abc import Sequence
from typing import Any

from kartenrunde.games.stapelsprint.moves import (
    AnyMove,
    Discard,
    EndTurn,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.view import View


def move_in_words(view: View, move: AnyMove) -> str:
    """A move of the view's seat, in the words of `tests.support.stapelsprint`."""
    source, target = _halves(view, move)
    return f"{source} to {target}" if target else source


def moves_in_words(view: View) -> list[str]:
    """The legal moves of the view's seat: one line for each source, discards on one."""
    targets: dict[str, list[str]] = {}
    for move in view.legal:
        source, target = _halves(view, move)
        targets.setdefault(source, []).append(target)
    plays = [source for source in targets if not source.startswith("discard")]
    lines = [" ".join([source, *_to(targets[source])]) for source in plays]
    discards = [source.removeprefix("discard ") for source in targets if source not in plays]
    return lines + ([f"discard {' '.join(discards)} to 1 2 3 4"] if discards else [])


def _to(targets: Sequence[str]) -> list[str]:
    return ["to", *targets] if targets != [""] else []


def _halves(view: View, move: AnyMove) -> tuple[str, str]:
    match move:
        case PlayHand(card, sequence):
            return f"hand {_card(view, card)}", str(sequence + 1)
        case PlayStock(sequence):
            return "stock", str(sequence + 1)
        case PlayDiscard(pile, sequence):
            return f"pile{pile + 1}", str(sequence + 1)
        case Discard(card, pile):
            return f"discard {_card(view, card)}", str(pile + 1)
        case EndTurn():
            return "end", ""


def _card(view: View, handle: int) -> str:
    """The face of a hand card; `#2` for the second of its kind."""
    face = next(card.face for card in view.hand if card.id == handle)
    same = [card.id for card in view.hand if card.face == face]
    return face if len(same) == 1 else f"{face}#{same.index(handle) + 1}"


def event_in_words(event: dict[str, Any]) -> str:
    """One half of an event."""
    places = {name: event[name] + 1 for name in ("seat", "sequence", "pile") if name in event}
    told: dict[str, Any] = event | places
    return _SENTENCES[event["type"]].format(**told)


_SENTENCES = {
    "turn_began": "seat {seat} is on turn",
    "drew": "seat {seat} draws {count}",
    "reshuffled": "{count} cleared cards become the draw pile",
    "played_hand": "seat {seat} plays {face} from the hand onto sequence {sequence}, as {as}",
    "played_stock": "seat {seat} plays {face} from the stock onto sequence {sequence}, as {as}",
    "played_discard": "seat {seat} plays {face} from pile {pile} onto sequence {sequence}, as {as}",
    "cleared": "sequence {sequence} is complete and cleared",
    "turned_up": "seat {seat} turns up {face}",
    "discarded": "seat {seat} discards {face} onto pile {pile}",
    "turn_ended": "seat {seat} ends the turn",
    "deal_won": "seat {seat} wins the round",
    "deal_drawn": "the round is drawn",
}
