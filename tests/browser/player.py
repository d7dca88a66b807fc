"""Somebody who plays Stapelsprint at a page: sees what anybody sees, moves by one kind of input."""

import time
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from playwright.sync_api import FloatRect, Page

from tests.browser.house import script

LOOK: Final = script("look")


class Wish(NamedTuple):
    """A card and the place it shall go to; without them the end of the turn."""

    card: str = ""
    place: str = ""


class Sight(NamedTuple):
    """What can be seen on the table."""

    mine: bool
    over: bool
    ghost: bool
    signature: str
    cards: list[dict[str, str]]
    nexts: list[dict[str, str]]
    piles: list[dict[str, str]]


Act = Callable[[Page, Wish], None]


def look(page: Page) -> Sight:
    return Sight(**page.evaluate(LOOK))


def wish(sight: Sight) -> Wish:
    """A sensible move: stock before hand, hand before piles; jokers make way for the stock."""
    order = {"stock": 0, "hand": 1, "discard": 2}
    stock = next((card["face"] for card in sight.cards if card["zone"] == "stock"), "")
    for card in sorted(sight.cards, key=lambda card: order[card["zone"]]):
        for place in sight.nexts:
            if fits(card, place["next"], stock):
                return Wish(card["key"], place["key"])
    hand = [card for card in sight.cards if card["zone"] == "hand"]
    if not hand:
        return Wish()
    card = max(hand, key=lambda c: 0 if c["face"] == "★" else int(c["face"]))
    same = [pile for pile in sight.piles if pile["face"] in ("", card["face"])]
    return Wish(card["key"], (same or sight.piles)[0]["key"])


def fits(card: dict[str, str], wanted: str, stock: str) -> bool:
    if card["face"] != "★" or card["zone"] == "stock":
        return card["face"] in (wanted, "★")
    return stock == str(int(wanted) + 1)


def play_until_over(
    page: Page, act: Act, *, limit_s: float = 150, check: Callable[[], None] = lambda: None
) -> int:
    """Play to the result of the deal; yields the number of moves made."""
    deadline, made = time.monotonic() + limit_s, 0
    while time.monotonic() < deadline:
        sight = look(page)
        if sight.over:
            return made
        if not sight.mine or sight.ghost:
            page.wait_for_timeout(15)
            continue
        act(page, wish(sight))
        made += 1
        page.wait_for_function(CHANGED, arg=sight.signature, timeout=10_000)
        check()
    raise TimeoutError(f"expected a result after {limit_s} s, made {made} moves")


CHANGED: Final = f"""
(before) => {{
  const look = {LOOK};
  const now = look();
  return now.over || (now.signature !== before && !now.ghost);
}}
"""


def play_together(
    pages: Mapping[Page, Act], until: Callable[[], bool], *, limit_s: float = 90
) -> None:
    """Each page moves when its turn comes, until something has happened."""
    deadline = time.monotonic() + limit_s
    while not until():
        if time.monotonic() > deadline:
            raise TimeoutError(f"expected it within {limit_s} s")
        for page, act in pages.items():
            sight = look(page)
            if sight.mine and not sight.over and not sight.ghost:
                act(page, wish(sight))
                page.wait_for_function(CHANGED, arg=sight.signature, timeout=10_000)
        next(iter(pages)).wait_for_timeout(30)


def middle(page: Page, key: str) -> tuple[float, float]:
    box = page.locator(f'[data-key="{key}"]').bounding_box()
    assert box is not None, f"expected {key} on the table"
    return _middle(box)


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 30)


def by_taps(page: Page, move: Wish) -> None:
    if not move.card:
        box = page.locator('[data-action="end-turn"]').bounding_box()
        assert box is not None
        page.touchscreen.tap(*_middle(box))
        return
    page.touchscreen.tap(*middle(page, move.card))
    page.wait_for_selector(f'.target[data-key="{move.place}"]')
    page.touchscreen.tap(*middle(page, move.place))


def by_drags(page: Page, move: Wish) -> None:
    page.mouse.move(*middle(page, move.card))
    page.mouse.down()
    x, y = middle(page, move.place)
    page.mouse.move(x - 12, y - 12, steps=3)
    page.mouse.move(x, y)
    page.mouse.up()


def by_keys(page: Page, move: Wish) -> None:
    if not move.card:
        page.keyboard.press("e")
        return
    walk_to(page, move.card)
    page.keyboard.press("Enter")
    walk_to(page, move.place)
    page.keyboard.press(" ")


def walk_to(page: Page, key: str) -> None:
    """Go to a place as people do: Tab to its region, arrows inside."""
    here = "document.activeElement?.closest('[data-region]')?.dataset.region ?? ''"
    there = f"document.querySelector(`[data-key='{key}']`).closest('[data-region]').dataset.region"
    region = page.evaluate(there)
    for _ in range(16):
        if page.evaluate(here) == region:
            break
        page.keyboard.press("Tab")
    for _ in range(8):
        if page.evaluate("document.activeElement.dataset.key ?? ''") == key:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"expected to reach {key} by keys")


def inputs(page: Page) -> dict[str, int]:
    return dict(page.evaluate("window.inputs"))
