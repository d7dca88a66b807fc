"""Canasta in words a player would use, seats counted from 1."""

from collections.abc import Iterable
from typing import Any

from kartenrunde.games.canasta.moves import AnyMove, Discard, Draw, EndDeal, Lay, Meld, TakePile
from kartenrunde.games.canasta.view import View


def move_in_words(view: View, move: AnyMove) -> str:
    """A move of the view's seat."""
    faces = {card.id: card.face for card in view.hand}
    match move:
        case Draw():
            return "draws"
        case EndDeal():
            return "ends the deal"
        case Discard(card):
            return f"discards {faces[card]}"
        case Lay(melds):
            return f"lays {_laid_from(faces, melds)}"
        case TakePile(cards, melds):
            held = " with " + " ".join(faces[card] for card in cards) if cards else ""
            laid = f" and lays {_laid_from(faces, melds)}" if melds else ""
            return f"takes the pile{held}{laid}"


def _laid_from(faces: dict[int, str], melds: Iterable[Meld]) -> str:
    return melds_in_words((meld.rank, [faces[card] for card in meld.cards]) for meld in melds)


def melds_in_words(melds: Iterable[tuple[str, list[str]]]) -> str:
    """What is laid, rank by rank."""
    return " and ".join(f"{rank}: {' '.join(faces)}" for rank, faces in melds)


def moves_in_words(view: View) -> list[str]:
    """The listed moves of the view's seat, all discards as one."""
    words = [move_in_words(view, move) for move in view.legal]
    discards = [text.removeprefix("discards ") for text in words if text.startswith("discards ")]
    others = [text for text in words if not text.startswith("discards ")]
    return others + [f"discards {' / '.join(discards)}"] * bool(discards)


def event_in_words(event: dict[str, Any]) -> str:
    """One half of an event."""
    words = event | {"seat": event.get("seat", -1) + 1 if event.get("seat") is not None else 0}
    if "melds" in event:
        words["melds"] = melds_in_words((meld["rank"], meld["faces"]) for meld in event["melds"])
    for name, (yes, no) in _EITHER.items():
        if name in event:
            words[name] = yes if event[name] else no
    if event["type"] == "deal_scored":
        return "\n  ".join(_scored(event))
    if event["type"] == "deal_exhausted" and event["seat"] is None:
        return "nobody could take the pile, and there is nothing to draw: the deal is over"
    return _SENTENCES[event["type"]].format(**words)


def _scored(event: dict[str, Any]) -> Iterable[str]:
    for seat, hand in enumerate(event["hands"], 1):
        yield f"left with seat {seat}: {' '.join(hand) or '–'}"
    for seats, sheet in zip(("1 and 3", "2 and 4"), event["sides"], strict=True):
        yield f"seats {seats}: {', '.join(_items(sheet))}"


def _items(sheet: dict[str, int]) -> Iterable[str]:
    canastas = f"{sheet['natural_canastas']} natural, {sheet['mixed_canastas']} mixed"
    yield f"canastas {sheet['canasta_points']} ({canastas})"
    yield f"red threes {sheet['red_three_points']} ({sheet['red_threes']})"
    yield f"going out {sheet['going_out_points']}"
    yield f"laid cards {sheet['laid_points']}"
    yield f"cards in hand {sheet['hand_points']}"
    yield f"together {sheet['deal_points']}; now {sheet['total']}"


_EITHER = {"natural": ("natural", "mixed"), "concealed": (", concealed", "")}

_SENTENCES = {
    "turn_began": "seat {seat} is on turn",
    "drew": "seat {seat} draws {count}",
    "turned_up": "turned up: {face}",
    "laid_red_three": "seat {seat} lays out a red three, {face}",
    "took_pile": "seat {seat} takes the pile for its {face} and {count} more; laid are {melds}",
    "laid": "seat {seat} lays {melds}",
    "opened": "seat {seat} opens with {points}",
    "canasta_made": "seat {seat} has made a {natural} canasta of {rank}",
    "discarded": "seat {seat} discards {face}",
    "went_out": "seat {seat} goes out{concealed}",
    "deal_exhausted": "seat {seat} ends the deal, there being nothing to draw",
    "last_red_three_laid": "it was the last card: the deal is over",
}
