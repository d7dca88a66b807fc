"""Hospodský autobus in words a player would use, seats and places counted from 1."""

from collections.abc import Sequence
from typing import Any

from kartenrunde.games.autobus.moves import (
    AnyMove,
    Bus,
    EndTurn,
    PlayHand,
    PlayMain,
    PlayReserve,
    Put,
)
from kartenrunde.games.autobus.view import View


def move_in_words(view: View, move: AnyMove) -> str:
    """A move of the view's seat, in the words of `tests.support.autobus`."""
    source, target = _halves(view, move)
    word = " on " if isinstance(move, Put) else " to "
    return word.join([source, *([target] if target else [])])


def moves_in_words(view: View) -> list[str]:
    """The legal moves of the view's seat: one line for each source."""
    targets: dict[str, list[str]] = {}
    for move in view.legal:
        source, target = _halves(view, move)
        place, _, rank = target.partition(" as ")
        known = targets.setdefault(source, [])
        if place not in [each.split(" as ")[0] for each in known]:
            known.append(f"{place} as any rank" if rank else place)
    return [_line(source, places) for source, places in targets.items()]


def _line(source: str, places: Sequence[str]) -> str:
    if places == [""]:
        return source
    return f"{source} {'on' if source.startswith('put') else 'to'} {', '.join(places)}"


def _halves(view: View, move: AnyMove) -> tuple[str, str]:
    match move:
        case PlayHand(card, row):
            return f"hand {_card(view, card)}", str(row + 1)
        case PlayMain(row):
            return "main", str(row + 1)
        case PlayReserve(reserve, row):
            return f"r{reserve + 1}", str(row + 1)
        case Put(card, reserve, rank):
            return f"put {_card(view, card)}", f"{reserve + 1}{f' as {rank}' if rank else ''}"
        case Bus(card):
            return f"bus {_card(view, card)}", ""
        case EndTurn():
            return "end", ""


def _card(view: View, handle: int) -> str:
    """The rank of a hand card; `#2` for the second of its kind."""
    rank = next(card.face[0] for card in view.hand if card.id == handle)
    same = [card.id for card in view.hand if card.face[0] == rank]
    return rank if len(same) == 1 else f"{rank}#{same.index(handle) + 1}"


def event_in_words(event: dict[str, Any]) -> str:
    """One half of an event."""
    places = {name: event[name] + 1 for name in ("seat", "row", "reserve") if name in event}
    told: dict[str, Any] = event | places
    return _SENTENCES[event["type"]].format(**told)


_SENTENCES = {
    "turn_began": "seat {seat} is on turn",
    "drew": "seat {seat} draws {count}",
    "reshuffled": "{count} finished cards become the draw pile",
    "played_hand": "seat {seat} plays {face} from the hand onto row {row}, as {as}",
    "played_main": "seat {seat} plays {face} from the main pile onto row {row}, as {as}",
    "played_reserve": "seat {seat} plays {face} from reserve {reserve} onto row {row}, as {as}",
    "row_finished": "row {row} is finished and removed",
    "turned_up": "seat {seat} turns up {face}",
    "put_on_reserve": "seat {seat} puts {face} on reserve {reserve}, which takes {rank}",
    "bussed": "seat {seat} puts a card under the bus",
    "turn_ended": "seat {seat} ends the turn",
    "deal_won": "seat {seat} wins",
    "deal_drawn": "nobody can go on",
}
