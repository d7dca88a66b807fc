"""What the events of Canasta do to a view: told here a second time, from the words alone.

A view before a step and the events heard must give the view after it, so that no card moves unheard
and no event names a card that did not move.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

Json = dict[str, Any]


def account(audience: int, before: bytes, halves: Sequence[Any], after: bytes) -> None:
    """Hold the events that an audience heard against its views before and after."""
    view: Json = msgspec.json.decode(before)
    for half in halves:
        event = msgspec.json.decode(msgspec.json.encode(half))
        _happen(view, event, event.get("seat") == audience)
    seen: Json = msgspec.json.decode(after)
    assert view | {"legal": None} == seen | {"legal": None}


def _happen(view: Json, event: Json, own: bool) -> None:
    match event["type"]:
        case "turn_began":
            view["turn"] = event["seat"]
        case "played":
            seat = view["seats"][event["seat"]]
            assert seat["played"] is None and ("card" in event) == own
            seat["played"] = event["face"]
            seat["hand_count"] -= 1
            if own:
                view["hand"].remove({"id": event["card"], "face": event["face"]})
        case "deal_won":
            _end(view, "highest", [event["seat"]])
        case "deal_drawn":
            ranks = ["23456789TJQKA".index(seat["played"][0]) for seat in view["seats"]]
            best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
            assert len(best) > 1
            _end(view, "tied", best)
        case other:
            raise AssertionError(f"expected another event, got {other}")


def _end(view: Json, termination: str, best: list[int]) -> None:
    seats = range(len(view["seats"]))
    view["turn"] = None
    view["outcome"] = {
        "termination": termination,
        "ranking": [1 if seat in best else 1 + len(best) for seat in seats],
        "points": [int(best == [seat]) for seat in seats],
    }
