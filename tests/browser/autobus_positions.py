"""Positions of Hospodský autobus that luck seldom deals: what the server sends is rewritten."""

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.line import Line, Message

RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"

LOST: Final = -57
"""What each seat has from the deals before."""

View = dict[str, Any]
Change = Callable[[View], None]


def pile(rank: str, count: int, top: str = "") -> View:
    """A reserve of that rank."""
    cards = [rank + SUITS[place % 4] for place in range(count)]
    return {"rank": rank, "cards": [*cards[: count - 1], top or cards[-1]]}


FREE: Final[View] = {"rank": None, "cards": []}


def crowded(view: View) -> None:
    """As much as the rules allow: twelve rows, a main pile of 57, all reserves taken."""
    view["rows"] = [
        [rank + SUITS[row % 4] for rank in RANKS[: 1 + (row * 5) % 12]] for row in range(12)
    ]
    view["rows"][4][-1] = "★"
    for seat in view["seats"]:
        seat.update(main="Th", main_count=57)
        seat["reserves"] = [pile("T", 12, "★"), pile("Q", 2), pile("8", 3), pile("K", 1, "★")]
    view["finished_count"] = 26


def with_hand(*faces: str, reserves: list[View], legal: list[View]) -> Change:
    """One ace on a row, these cards in hand and on the own reserves, and these moves."""

    def change(view: View) -> None:
        view["rows"] = [["As"], *[[] for _ in range(11)]]
        view["hand"] = [{"id": place, "face": face} for place, face in enumerate(faces)]
        own = view["seats"][view["seat"]]
        own.update(main="9d", main_count=5, reserves=reserves, hand_count=len(faces))
        view["legal"] = legal

    return change


def joker_moves(card: int, reserve: int) -> list[View]:
    """The ways to put a joker on a free reserve."""
    return [{"type": "put", "card": card, "reserve": reserve, "rank": rank} for rank in RANKS]


def sit_down(page: Page, house: House, change: Change, **form: str | int) -> Line:
    """Open a table at which the viewer's own turn looks like that; moves are refused."""
    address = house.open_solo(page, game="autobus", **{"seats": 2, "level": "beginner", **form})
    line = Line(page)

    def rewrite(message: Message) -> Message:
        view = message.get("view")
        if message["type"] == "state" and view and view["turn"] == view["seat"]:
            change(view)
            for seat in message["room"]["seats"]:
                seat["points"] = LOST
        return message

    def refuse(message: Message) -> bool:
        if message["type"] != "move":
            return False
        answer = {"type": "refused", "code": "move/over", "args": {}, "version": 0}
        line.say(json.dumps({**answer, "id": message["id"]}))
        return True

    line.change_down, line.drop_up = rewrite, refuse
    page.goto(address)
    page.wait_for_selector(".banner.is-mine")
    return line
