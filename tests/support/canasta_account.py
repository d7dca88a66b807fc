"""What the events of Canasta do to a view: told here a second time, from the words alone.

A view before a step and the events heard must give the view after it, so that no card moves unheard
and no event names a card that did not move. Whether a seat that ends its turn may still go out
concealed depends on what it laid in the turn before this step, which no view tells: it may be lost.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

Json = dict[str, Any]

RANKS: Final = "456789TJQKA3"
ITEMS: Final = ("canasta", "red_three", "going_out", "laid", "hand")
DERIVED: Final = {"legal": None, "guide": None}
"""Parts of a view that follow from its other parts."""


def account(audience: int, before: bytes, halves: Sequence[Any], after: bytes) -> None:
    """Hold the events that an audience heard against its views before and after."""
    view: Json = msgspec.json.decode(before)
    for half in halves:
        event = msgspec.json.decode(msgspec.json.encode(half))
        _HAPPENINGS[event["type"]](view, event, event.get("seat") == audience)
    seen: Json = msgspec.json.decode(after)
    _allow_a_laying_before(view, seen, msgspec.json.decode(before)["turn"])
    assert _in_order(view) | DERIVED == _in_order(seen) | DERIVED


def _allow_a_laying_before(view: Json, seen: Json, seat: int) -> None:
    told, shown = view["seats"][seat], seen["seats"][seat]
    if view["turn"] != seat and not shown["concealed"] and _side(view, seat)["opened"]:
        told["concealed"] = False


def _in_order(view: Json) -> Json:
    """The view with the cards of each meld sorted; naturals stand first in any case."""
    for side in view["sides"]:
        for meld in side["melds"]:
            meld["faces"].sort(key=lambda face: (_is_wild(face), face))
        side["melds"].sort(key=lambda meld: RANKS.index(meld["rank"]))
        side["red_threes"].sort()
    return view


def _is_wild(face: str) -> bool:
    return face[0] in "2★"


def _side(view: Json, seat: int) -> Json:
    side: Json = view["sides"][view["seats"][seat]["side"]]
    return side


def _turn_began(view: Json, event: Json, own: bool) -> None:
    view["turn"], view["phase"] = event["seat"], "draw"


def _drew(view: Json, event: Json, own: bool) -> None:
    view["phase"] = "play"
    view["draw_count"] -= event["count"]
    _arrive(view, event, own)


def _arrive(view: Json, event: Json, own: bool) -> None:
    view["seats"][event["seat"]]["hand_count"] += event["count"]
    assert ("cards" in event) == own
    if own:
        assert len(event["cards"]) == event["count"]
        view["hand"] += event["cards"]


def _leave(view: Json, event: Json, own: bool, faces: list[str], cards: list[int] | None) -> None:
    """Cards leave the hand of the event's seat."""
    view["seats"][event["seat"]]["hand_count"] -= len(faces)
    assert (cards is not None) == own
    for handle, face in zip(cards or (), faces if own else (), strict=True):
        view["hand"].remove({"id": handle, "face": face})


def _laid_red_three(view: Json, event: Json, own: bool) -> None:
    assert event["face"] in ("3h", "3d")
    card = [event["card"]] if own else None
    assert own == ("card" in event)
    _leave(view, event, own, [event["face"]], card)
    _side(view, event["seat"])["red_threes"].append(event["face"])


def _took_pile(view: Json, event: Json, own: bool) -> None:
    pile, first = view["pile"], event["melds"][0]
    assert pile["blocked"] is None
    assert pile["top"] == event["face"] == first["faces"][0]
    assert pile["count"] == event["count"] + 1
    view["phase"] = "play"
    view["pile"] = {"top": None, "count": 0, "red_threes": 0, "blocked": None}
    for side in view["sides"]:
        side["frozen"] = [reason for reason in side["frozen"] if reason == "unopened"]
    _put(view, event, first["rank"], first["faces"][:1])
    _lay(view, event, own, first["rank"], first["faces"][1:], first.get("cards"))
    for meld in event["melds"][1:]:
        _lay(view, event, own, meld["rank"], meld["faces"], meld.get("cards"))
    _arrive(view, event, own)


def _laid(view: Json, event: Json, own: bool) -> None:
    assert view["phase"] == "play"
    for meld in event["melds"]:
        _lay(view, event, own, meld["rank"], meld["faces"], meld.get("cards"))


def _lay(
    view: Json, event: Json, own: bool, rank: str, faces: list[str], cards: list[int] | None
) -> None:
    _leave(view, event, own, faces, cards)
    _put(view, event, rank, faces)


def _put(view: Json, event: Json, rank: str, faces: list[str]) -> None:
    side = _side(view, event["seat"])
    side["laid_points"] += sum(view["values"][face[0]] for face in faces)
    found = [meld for meld in side["melds"] if meld["rank"] == rank]
    meld = found[0] if found else {"rank": rank, "faces": [], "canasta": None}
    if not found:
        side["melds"].append(meld)
    meld["faces"] += faces
    meld["wilds"] = sum(map(_is_wild, meld["faces"]))
    meld["naturals"] = len(meld["faces"]) - meld["wilds"]
    meld["room"] = 0 if rank == "3" else 3 - meld["wilds"]
    if meld["canasta"] == "natural" and meld["wilds"]:
        meld["canasta"] = "mixed"


def _opened(view: Json, event: Json, own: bool) -> None:
    side = _side(view, event["seat"])
    assert not side["opened"] and event["points"] == side["laid_points"]
    side["opened"] = True
    side["frozen"].remove("unopened")


def _canasta_made(view: Json, event: Json, own: bool) -> None:
    side = _side(view, event["seat"])
    [meld] = [meld for meld in side["melds"] if meld["rank"] == event["rank"]]
    assert meld["canasta"] is None and len(meld["faces"]) >= 7
    assert event["natural"] == (meld["wilds"] == 0)
    meld["canasta"] = "natural" if event["natural"] else "mixed"
    side["has_canasta"] = True


def _discarded(view: Json, event: Json, own: bool) -> None:
    assert own == ("card" in event)
    _leave(view, event, own, [event["face"]], [event["card"]] if own else None)
    pile, face = view["pile"], event["face"]
    wild = _is_wild(face)
    pile["top"] = face
    pile["count"] += 1
    pile["blocked"] = "wild" if wild else "black_three" if face[0] == "3" else None
    for side in view["sides"]:
        if wild and "wild" not in side["frozen"]:
            side["frozen"].insert(0, "wild")


def _went_out(view: Json, event: Json, own: bool) -> None:
    seat = view["seats"][event["seat"]]
    assert seat["hand_count"] == 0 and _side(view, event["seat"])["has_canasta"]
    assert seat["concealed"] or not event["concealed"]
    _end(view, "went_out")


def _deal_exhausted(view: Json, event: Json, own: bool) -> None:
    assert view["draw_count"] == 0
    view["phase"] = "draw"
    _end(view, "exhausted")


def _last_red_three_laid(view: Json, event: Json, own: bool) -> None:
    assert view["draw_count"] == 0
    _end(view, "last_red_three")


def _end(view: Json, termination: str) -> None:
    view["turn"] = None
    view["outcome"] = {"termination": termination}


def _deal_scored(view: Json, event: Json, own: bool) -> None:
    for seat, hand in zip(view["seats"], event["hands"], strict=True):
        assert len(hand) == seat["hand_count"]
        seat["shown"] = hand
    for side, sheet in zip(view["sides"], event["sides"], strict=True):
        _check_sheet(side, sheet)
    view["sheets"] = event["sides"]
    points = [event["sides"][seat["side"]]["deal_points"] for seat in view["seats"]]
    places = [1 + (other > own) for own, other in zip(points, points[1:] + points[:1], strict=True)]
    view["outcome"] |= {"ranking": places, "points": points}


def _check_sheet(side: Json, sheet: Json) -> None:
    assert sheet["laid_points"] == side["laid_points"]
    assert sheet["red_threes"] == len(side["red_threes"])
    for kind in ("natural", "mixed"):
        made = [meld for meld in side["melds"] if meld["canasta"] == kind]
        assert sheet[f"{kind}_canastas"] == len(made)
    assert sheet["deal_points"] == sum(sheet[f"{item}_points"] for item in ITEMS)
    assert sheet["total"] == side["score"] + sheet["deal_points"]


_HAPPENINGS = {
    "turn_began": _turn_began,
    "drew": _drew,
    "laid_red_three": _laid_red_three,
    "took_pile": _took_pile,
    "laid": _laid,
    "opened": _opened,
    "canasta_made": _canasta_made,
    "discarded": _discarded,
    "went_out": _went_out,
    "deal_exhausted": _deal_exhausted,
    "last_red_three_laid": _last_red_three_laid,
    "deal_scored": _deal_scored,
}
