"""What the events of Stapelsprint do to a view: told here a second time, from the words alone.

A view before a step and the events heard must give the view after it, so that no card moves unheard
and no event names a card that did not move.
"""

from typing import Any

import msgspec

Json = dict[str, Any]


def account(audience: int, before: bytes, halves: list[Any], after: bytes) -> None:
    """Hold the events that an audience heard against its views before and after."""
    view: Json = msgspec.json.decode(before)
    for half in halves:
        event = msgspec.json.decode(msgspec.json.encode(half))
        _HAPPENINGS[event["type"]](view, event, event.get("seat") == audience)
    seen: Json = msgspec.json.decode(after)
    assert view | {"legal": None} == seen | {"legal": None}


def _turn_began(view: Json, event: Json, own: bool) -> None:
    view["turn"] = event["seat"]


def _drew(view: Json, event: Json, own: bool) -> None:
    view["draw_count"] -= event["count"]
    view["seats"][event["seat"]]["hand_count"] += event["count"]
    assert ("cards" in event) == own
    if own:
        assert len(event["cards"]) == event["count"]
        view["hand"] += event["cards"]


def _reshuffled(view: Json, event: Json, own: bool) -> None:
    assert (view["draw_count"], view["cleared_count"]) == (0, event["count"])
    view["draw_count"], view["cleared_count"] = event["count"], 0


def _leave_hand(view: Json, event: Json, own: bool) -> None:
    view["seats"][event["seat"]]["hand_count"] -= 1
    assert ("card" in event) == own
    if own:
        view["hand"].remove({"id": event["card"], "face": event["face"]})


def _join_sequence(view: Json, event: Json) -> None:
    sequence = view["sequences"][event["sequence"]]
    sequence.append(event["face"])
    assert event["as"] == len(sequence)
    assert event["face"] in ("★", str(event["as"]))
    view["ended_turns"] = 0


def _played_hand(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    _join_sequence(view, event)


def _played_stock(view: Json, event: Json, own: bool) -> None:
    seat = view["seats"][event["seat"]]
    assert seat["stock"] == event["face"]
    seat["stock"] = None
    seat["stock_count"] -= 1
    assert seat["stock_count"] == event["left"]
    _join_sequence(view, event)


def _played_discard(view: Json, event: Json, own: bool) -> None:
    assert view["seats"][event["seat"]]["discards"][event["pile"]].pop() == event["face"]
    _join_sequence(view, event)


def _cleared(view: Json, event: Json, own: bool) -> None:
    assert len(view["sequences"][event["sequence"]]) == event["count"] == 12
    view["sequences"][event["sequence"]] = []
    view["cleared_count"] += 12


def _turned_up(view: Json, event: Json, own: bool) -> None:
    assert view["seats"][event["seat"]]["stock"] is None
    view["seats"][event["seat"]]["stock"] = event["face"]


def _discarded(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    view["seats"][event["seat"]]["discards"][event["pile"]].append(event["face"])
    view["ended_turns"] = 0


def _turn_ended(view: Json, event: Json, own: bool) -> None:
    view["ended_turns"] += 1


def _deal_won(view: Json, event: Json, own: bool) -> None:
    points = [int(seat == event["seat"]) for seat in range(len(view["seats"]))]
    ranking = [2 - point for point in points]
    view["turn"] = None
    view["outcome"] = {"termination": "stock_emptied", "ranking": ranking, "points": points}


def _deal_drawn(view: Json, event: Json, own: bool) -> None:
    seats = len(view["seats"])
    view["turn"] = None
    view["outcome"] = {"termination": "drawn_round", "ranking": [1] * seats, "points": [0] * seats}


_HAPPENINGS = {
    "turn_began": _turn_began,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "played_hand": _played_hand,
    "played_stock": _played_stock,
    "played_discard": _played_discard,
    "cleared": _cleared,
    "turned_up": _turned_up,
    "discarded": _discarded,
    "turn_ended": _turn_ended,
    "deal_won": _deal_won,
    "deal_drawn": _deal_drawn,
}
