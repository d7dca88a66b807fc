"""What the events of Hospodský autobus do to a view: told here a second time, from words alone.

A view before a step and the events heard must give the view after it, so that no card moves unheard
and no event names a card that did not move.
"""

from typing import Any

import msgspec

Json = dict[str, Any]
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]


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
    assert (view["draw_count"], view["finished_count"]) == (0, event["count"])
    view["draw_count"], view["finished_count"] = event["count"], 0


def _leave_hand(view: Json, event: Json, own: bool) -> None:
    view["seats"][event["seat"]]["hand_count"] -= 1
    view["ended_turns"] = 0
    assert ("card" in event) == own
    if own:
        view["hand"].remove({"id": event["card"], "face": event["face"]})


def _grow(view: Json, event: Json) -> None:
    row = view["rows"][event["row"]]
    assert event["as"] == RANKS[len(row)]
    assert event["face"] == "★" or event["face"][0] == event["as"]
    row.append(event["face"])
    view["ended_turns"] = 0


def _played_hand(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    _grow(view, event)


def _played_main(view: Json, event: Json, own: bool) -> None:
    seat = view["seats"][event["seat"]]
    assert (seat["main"], seat["main_count"]) == (event["face"], event["left"] + 1)
    seat["main"], seat["main_count"] = None, event["left"]
    _grow(view, event)


def _played_reserve(view: Json, event: Json, own: bool) -> None:
    reserve = view["seats"][event["seat"]]["reserves"][event["reserve"]]
    assert reserve["rank"] == event["as"] and reserve["cards"].pop() == event["face"]
    if not reserve["cards"]:
        reserve["rank"] = None
    _grow(view, event)


def _row_finished(view: Json, event: Json, own: bool) -> None:
    assert len(view["rows"][event["row"]]) == event["count"] == len(RANKS)
    view["rows"][event["row"]] = []
    view["finished_count"] += event["count"]


def _turned_up(view: Json, event: Json, own: bool) -> None:
    assert view["seats"][event["seat"]]["main"] is None
    view["seats"][event["seat"]]["main"] = event["face"]


def _put_on_reserve(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    reserve = view["seats"][event["seat"]]["reserves"][event["reserve"]]
    assert event["face"] == "★" or event["face"][0] == event["rank"]
    assert reserve["rank"] in (None, event["rank"])
    reserve["rank"] = event["rank"]
    reserve["cards"].append(event["face"])


def _bussed(view: Json, event: Json, own: bool) -> None:
    assert ("face" in event) == own
    _leave_hand(view, event, own)
    view["seats"][event["seat"]]["main_count"] += 1


def _turn_ended(view: Json, event: Json, own: bool) -> None:
    assert view["seats"][event["seat"]]["hand_count"] == 0
    view["ended_turns"] += 1


def _deal_won(view: Json, event: Json, own: bool) -> None:
    assert view["seats"][event["seat"]]["main_count"] == 0
    _end(view, "main_emptied")


def _deal_drawn(view: Json, event: Json, own: bool) -> None:
    _end(view, "drawn")


def _end(view: Json, termination: str) -> None:
    points = [-seat["main_count"] for seat in view["seats"]]
    drawn = termination == "drawn"
    places = [1 if drawn else 1 + sum(other > own for other in points) for own in points]
    view["turn"] = None
    view["outcome"] = {"termination": termination, "ranking": places, "points": points}


_HAPPENINGS = {
    "turn_began": _turn_began,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "played_hand": _played_hand,
    "played_main": _played_main,
    "played_reserve": _played_reserve,
    "row_finished": _row_finished,
    "turned_up": _turned_up,
    "put_on_reserve": _put_on_reserve,
    "bussed": _bussed,
    "turn_ended": _turn_ended,
    "deal_won": _deal_won,
    "deal_drawn": _deal_drawn,
}
