"""C01, C03, C04, C05: fingers and mice on any game's table move cards, and never the page."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kartenrunde.engine import games
from tests.browser import player
from tests.browser.conftest import PHONE, Guest
from tests.browser.house import House, script
from tests.browser.line import Line

FAST: Final = "{speed: 0, endTurn: 'at_once'}"
UPRIGHT: Final = PHONE
ON_ITS_SIDE: Final = {"width": 640, "height": 360}
LONG_PRESS_MS: Final = 1_000
BETWEEN_TAPS_MS: Final = 150
SPREAD_PX: Final = 60
ONE_OF_EACH_ZONE: Final = """
(all) => [...new Map(all.map(({dataset: {zone, key}}) => [zone, key])).values()]
"""

every_game = pytest.mark.parametrize("game", games())


class Touchscreen:
    """Fingers on a page, one or several."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def pull(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Move a finger that is down already."""
        for part in (0.1, 0.4, 0.7, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.touch("touchMove", (x, y))


def sit_down(page: Page, house: House, game: str) -> Line:
    line = Line(page)
    page.goto(house.open_solo(page, game=game, seats=games()[game].seat_range[0]))
    page.wait_for_selector(".banner.is-mine")
    page.wait_for_selector("[data-card^='hand:']")
    return line


def hand_keys(page: Page) -> list[str]:
    keys: list[str] = page.eval_on_selector_all(
        "[data-card^='hand:']", "cards => cards.map((card) => card.dataset.key)"
    )
    return keys


def lie_of_the_page(page: Page) -> dict[str, float]:
    """Where the page is and how large: nothing that a card's finger may change."""
    lie: dict[str, float] = page.evaluate(
        "({x: scrollX, y: scrollY, top: visualViewport.offsetTop, scale: visualViewport.scale,"
        " more: document.scrollingElement.scrollHeight - innerHeight})"
    )
    return lie


def lifted_with_targets(page: Page, screen: Touchscreen) -> Iterator[tuple[float, float]]:
    """Hold the cards of the hand one after the other; yields where, while a place is marked."""
    for key in hand_keys(page):
        start = player.middle(page, key)
        screen.touch("touchStart", start)
        screen.pull(start, (start[0] + 4, start[1] - 30))
        page.wait_for_selector(".ghost")
        if page.locator(".target").count():
            yield start
        screen.touch("touchCancel")
        expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("viewport", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on_its_side"])
@every_game
def test_C01_a_finger_drags_the_card_and_not_the_page(
    game: str, viewport: Any, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST, viewport=viewport, has_touch=True, is_mobile=True)
    line = sit_down(page, house, game)
    before = lie_of_the_page(page)
    assert before == {"x": 0, "y": 0, "top": 0, "scale": 1, "more": 0}
    screen = Touchscreen(page)
    first = hand_keys(page)[0]
    start = player.middle(page, first)
    screen.touch("touchStart", start)
    page.wait_for_timeout(LONG_PRESS_MS)
    screen.pull(start, (start[0] + 20, start[1] - 120))
    page.wait_for_selector(f".carried[data-key='{first}']")
    assert lie_of_the_page(page) == before
    screen.touch("touchCancel")
    expect(page.locator(".ghost, .carried, .selected, .target")).to_have_count(0)
    assert not line.moves()
    start = next(lifted_with_targets(page, screen))
    key = page.locator(".target").first.get_attribute("data-key") or ""
    screen.pull(start, player.middle(page, key))
    assert lie_of_the_page(page) == before
    set_out = page.locator("[data-key^='tray:']").count()
    screen.touch("touchEnd")
    page.wait_for_selector("dialog, .board:not(:has(.carried))")
    is_set_out = page.locator("[data-key^='tray:']").count() > set_out
    assert line.moves() or page.locator("dialog").count() or is_set_out
    assert lie_of_the_page(page) == before


@every_game
def test_C03_quick_taps_do_not_enlarge_the_page_and_two_fingers_do(
    game: str, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    line = sit_down(page, house, game)
    before = lie_of_the_page(page)
    felt = PHONE["width"] / 2, PHONE["height"] / 2
    for where in (felt, player.middle(page, hand_keys(page)[0])):
        for _ in range(2):
            page.touchscreen.tap(*where)
            page.wait_for_timeout(BETWEEN_TAPS_MS)
    page.wait_for_timeout(2 * BETWEEN_TAPS_MS)
    assert lie_of_the_page(page) == before
    page.wait_for_selector(".banner.is-mine")
    made = len(line.moves())
    x, y = player.middle(page, hand_keys(page)[0])
    screen = Touchscreen(page)
    screen.touch("touchStart", (x, y))
    screen.touch("touchStart", (x, y), (x + SPREAD_PX, y))
    for spread in range(0, 2 * SPREAD_PX, 10):
        screen.touch("touchMove", (x, y), (x + SPREAD_PX + spread, y))
    screen.touch("touchEnd")
    page.wait_for_function("() => visualViewport.scale > 1")
    expect(page.locator(".ghost, .carried")).to_have_count(0)
    assert len(line.moves()) == made


@every_game
def test_C04_no_browser_takes_a_card_for_a_picture(game: str, house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house, game)
    address, pages = page.url, len(page.context.pages)
    page.evaluate(script("watch_dragging"))
    assert page.locator(".table :is(img, a, [draggable=true])").count() == 0
    for key in page.eval_on_selector_all("[data-card]", ONE_OF_EACH_ZONE):
        page.mouse.move(*player.middle(page, key))
        page.mouse.down()
        page.mouse.move(640, 300, steps=3)
        page.mouse.move(2, 798, steps=3)
        page.mouse.up()
        expect(page.locator(".ghost, .carried, .selected, .target")).to_have_count(0)
    assert page.evaluate("window.dragged()") == {"begun": 0, "refused": True}
    assert (page.url, len(page.context.pages), line.moves()) == (address, pages, [])


@every_game
def test_C05_no_name_of_a_place_stands_for_two(game: str, house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house, game)
    for width, height in ((1280, 800), (500, 800), (640, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("data-key", "id"):
            names = page.eval_on_selector_all(
                f"body [{name}]", f"all => all.map((e) => e.getAttribute('{name}'))"
            )
            assert len(names) == len(set(names)), (width, name)
