"""What the events of Stealing Bundles do to a view: told here a second time, from words alone.

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


def _leave_hand(view: Json, event: Json, own: bool) -> None:
    view["seats"][event["seat"]]["hand_count"] -= 1
    assert ("card" in event) == own
    if own:
        view["hand"].remove({"id": event["card"], "face": event["face"]})


def _capture(view: Json, event: Json, top: str, count: int) -> None:
    bundle = view["seats"][event["seat"]]["bundles"][event["into"]]
    bundle["top"] = top
    bundle["count"] += count
    view["last_capture"] = [event["seat"], event["into"]]


def _stole(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    stolen = view["seats"][event["victim"]]["bundles"][event["bundle"]]
    assert stolen["count"] == event["count"] > 0 and event["victim"] != event["seat"]
    stolen["top"], stolen["count"] = None, 0
    _capture(view, event, event["face"], event["count"] + 1)


def _took(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    for face in event["faces"]:
        assert face[:-1] == event["face"][:-1]
        view["table"].remove(face)
    assert event["face"][:-1] not in [face[:-1] for face in view["table"]]
    _capture(view, event, event["face"], len(event["faces"]) + 1)


def _laid(view: Json, event: Json, own: bool) -> None:
    _leave_hand(view, event, own)
    view["table"].append(event["face"])


def _swept(view: Json, event: Json, own: bool) -> None:
    assert view["table"] == [] and view["last_capture"] == [event["seat"], event["into"]]
    view["draw_count"] -= 1
    view["seats"][event["seat"]]["bundles"][event["into"]]["count"] += 1


def _leftover_taken(view: Json, event: Json, own: bool) -> None:
    assert view["table"] == event["faces"]
    assert view["last_capture"] == [event["seat"], event["into"]]
    view["table"] = []
    _capture(view, event, event["faces"][-1], len(event["faces"]))


def _deal_played(view: Json, event: Json, own: bool) -> None:
    captured = [sum(bundle["count"] for bundle in seat["bundles"]) for seat in view["seats"]]
    assert event["captured"] == captured
    places = [
        1 + sum(_is_before(view, captured, other, seat) for other in range(len(captured)))
        for seat in range(len(captured))
    ]
    view["turn"] = None
    view["outcome"] = {"termination": "all_played", "ranking": places, "points": captured}


def _is_before(view: Json, captured: list[int], other: int, seat: int) -> bool:
    if view["seats"][other]["plays"] != view["seats"][seat]["plays"]:
        return bool(view["seats"][other]["plays"])
    return captured[other] > captured[seat]


_HAPPENINGS = {
    "turn_began": _turn_began,
    "drew": _drew,
    "stole": _stole,
    "took": _took,
    "laid": _laid,
    "swept": _swept,
    "leftover_taken": _leftover_taken,
    "deal_played": _deal_played,
}
