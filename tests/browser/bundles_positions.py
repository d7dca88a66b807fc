"""Positions of Stealing Bundles that luck seldom deals: what the server sends is rewritten."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.line import Line, Message

WON: Final = 168
"""What each seat has from the rounds before, where cards count."""

View = dict[str, Any]
Change = Callable[[View], None]

EMPTY: Final[View] = {"top": None, "count": 0}


def bundle(top: str, count: int) -> View:
    return {"top": top, "count": count}


def with_choice(hand: list[str], table: list[str], legal: list[View], *bundles: View) -> Change:
    """The viewer's turn with these cards and moves; everybody's bundles look alike."""

    def change(view: View) -> None:
        view["table"] = table
        view["hand"] = [{"id": place, "face": face} for place, face in enumerate(hand)]
        view["legal"] = legal
        for seat in view["seats"]:
            seat.update(bundles=[dict(one) for one in bundles], hand_count=len(hand))

    return change


def crowded(view: View) -> None:
    """As much as there can be: sixteen open cards, high bundles, a dealer, a play-off."""
    view["table"] = [rank + suit for rank in "A2345678" for suit in "sh"]
    for number, seat in enumerate(view["seats"]):
        for heap in seat["bundles"]:
            heap.update(top=f"{'9TJQ'[number]}d", count=37)
    view.update(play_off=True, dealer=view["seat"], draw_count=20)


def sit_down(page: Page, house: House, change: Change, **form: str | int) -> Line:
    """Open a table at which the viewer's own turn looks like that."""
    address = house.open_solo(page, game="bundles", **{"level": "beginner", **form})
    line = Line(page)

    def rewrite(message: Message) -> Message:
        view = message.get("view")
        if message["type"] == "state" and view and view["turn"] == view["seat"]:
            change(view)
            for seat in message["room"]["seats"]:
                seat["points"] = WON
        return message

    line.change_down = rewrite
    page.goto(address)
    page.wait_for_selector("[data-effect]:not([data-effect=''])")
    return line
