"""Positions and actions of the naive Canasta in the words of `tests/support/canasta.py`."""

import re
from typing import Final

from tests.games.canasta.naive import JOKER, RANKS, Action, Deal, Group, Side, naturals, rank_of
from tests.support.positions import parts_of

_SUITS: Final = "shdc"


def cards(text: str) -> list[str]:
    """`7 7h K2★` as faces; where no suit is named any does."""
    return [card if card == JOKER or card[1:] else card + "s" for card in _cards_in(text)]


def _cards_in(text: str) -> list[str]:
    return re.findall(rf"{JOKER}|[23{RANKS}][{_SUITS}]?", text)


def group(text: str) -> Group:
    """`777`, `KK2`, or `K:2★` where the rank has to be said."""
    rank, _, faces = text.rpartition(":")
    held = cards(faces)
    return Group(rank or rank_of([*naturals(held), *held][0]), held)


def action(text: str) -> Action:
    """`draw`, `take KK + 777`, `lay 777 K:2`, `discard K`, `end`."""
    verb, _, rest = text.partition(" ")
    match verb:
        case "draw":
            return Action("draw")
        case "end":
            return Action("end_deal")
        case "discard":
            return Action("discard", cards(rest))
        case "lay":
            return Action("lay", [], [group(word) for word in rest.split()])
        case "take":
            with_top, _, melds = rest.partition("+")
            return Action("take_pile", cards(with_top), [group(word) for word in melds.split()])
    raise ValueError(f"expected an action, got {text!r}")


def deal(position: str, strict: bool = False) -> Deal:
    """The naive deal that the line describes."""
    parts = dict(parts_of(position))
    turn = int(parts.get("turn", 0))
    hands = [cards(parts.get(f"hand@{seat}", "")) for seat in range(4)]
    hands[turn] = cards(parts.get("hand", "")) or hands[turn]
    found = Deal(
        hands=hands,
        sides=[_side(parts, side, turn % 2) for side in range(2)],
        draw_pile=cards(parts.get("draw", "9 9 9 9 9 9 9 9 9"))[::-1],
        pile=cards(parts.get("pile", "")),
        turn=turn,
        playing="playing" in parts,
        strict=strict,
        had_laid=set(map(int, parts.get("laid", "").split())),
    )
    found.old_ranks = list(found.side.melds)
    return found


def _side(parts: dict[str, str], side: int, own: int) -> Side:
    def part(name: str) -> str:
        return parts.get(name if side == own else f"{name}@{side}", parts.get(f"{name}@{side}", ""))

    melds = [group(word) for word in part("melds").split()]
    score = int(part("score") or 0)
    return Side(score, {each.rank: each.faces for each in melds}, cards(part("threes")))
