"""A15 and P-11: the child's mode shows the cards alone, is played without words, and has a gate."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bundles_player as bundles
from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House

CHILD: Final = "{speed: 0, child: true}"
TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

BLANKED: Final = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { color: transparent !important; font-size: 0 !important }");
addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(sheet));
"""

LETTERS: Final = r"""
() => [...document.querySelectorAll(".table *")]
  .filter((e) => e.checkVisibility() && !e.closest(".visually-hidden, .dealer"))
  .flatMap((e) => [...e.childNodes])
  .filter((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.data))
  .map((node) => node.data)
"""


@WHOLE_DEAL
def test_A15_a_child_plays_to_the_end_where_all_text_is_blanked(house: House, guest: Guest) -> None:
    page = guest(settings=CHILD, **TOUCH)
    page.add_init_script(BLANKED)
    bundles.sit_down(page, house, seats=4)
    bundles.play_until_over({page: bundles.by_taps})
    assert page.locator("[data-seat][data-count]").count() == 4
    page.tap("[data-action=again]")
    page.wait_for_selector("[data-action=again]", state="detached")
    page.wait_for_selector("[data-zone=hand]")
    player.wait_until(page, bundles.CALLED)
    bundles.play(page, bundles.by_taps)
    size = "getComputedStyle(document.querySelector('[data-zone=hand]')).fontSize"
    assert page.evaluate(size) == "0px"


def test_P11_nothing_else_is_in_it(house: House, guest: Guest) -> None:
    page = guest(settings=CHILD, **TOUCH)
    bundles.sit_down(page, house, seats=3)
    page.wait_for_selector("[data-action=gate]")
    expect(page.locator("a, .top-bar, .action-bar, .log, .hint, dialog")).to_have_count(0)
    assert page.evaluate(LETTERS) == []
    buttons = page.locator("button:not([data-key])")
    assert buttons.evaluate_all("all => all.map((e) => e.dataset.action)") == ["gate"]
    for letter in "hlre?":
        page.keyboard.press(letter)
    expect(page.locator("dialog")).to_have_count(0)
    for card in page.locator("[data-zone=hand]").all():
        box = card.bounding_box()
        assert box is not None and box["width"] >= 56 and box["height"] >= 78


def test_P11_a_room_gathers_in_pictures(house: House, guest: Guest) -> None:
    child, other = guest(settings=CHILD, **TOUCH), guest(settings=bundles.FAST)
    link = house.open_room(child.context, game="bundles", seats=2)
    child.goto(link)
    places = child.locator(".child-gathering [data-seat]")
    expect(places).to_have_count(2)
    expect(places.nth(1)).to_have_attribute("data-occupant", "open")
    expect(child.locator("a, input, select, .room, dialog")).to_have_count(0)
    assert child.evaluate(LETTERS) == []
    actions = child.locator("button").evaluate_all("all => all.map((e) => e.dataset.action)")
    assert actions == ["gate"]
    other.goto(link)
    child.tap("[data-action=start]")
    for page in (child, other):
        page.wait_for_selector("[data-zone=hand]")
    expect(child.locator(".child-gathering")).to_have_count(0)


def hold(page: Page, time_ms: int) -> None:
    box = page.locator("[data-action=gate]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.wait_for_timeout(time_ms)
    page.mouse.up()


def answer(page: Page, wrong_by: int) -> None:
    question = page.locator(".sheet-gate p").first.inner_text()
    first, second = (int(word) for word in question.rstrip("?").split() if word.isdigit())
    page.fill("[name=answer]", str(first * second + wrong_by))
    page.click("[data-action=leave-child]")


@pytest.mark.parametrize("device", [TOUCH, {"viewport": DESKTOP}], ids=["phone", "desktop"])
def test_P11_only_a_grown_up_gets_through_the_gate(
    device: dict[str, Any], house: House, guest: Guest
) -> None:
    page = guest(settings=CHILD, language="de", **device)
    bundles.sit_down(page, house, seats=2)
    page.wait_for_selector("[data-action=gate]")
    hold(page, 200)
    page.reload()
    page.wait_for_selector("[data-action=gate]")
    hold(page, 1_700)
    page.wait_for_selector(".sheet-gate")
    answer(page, wrong_by=1)
    expect(page.locator("#gate-wrong")).not_to_be_empty()
    expect(page.locator(".top-bar")).to_have_count(0)
    answer(page, wrong_by=0)
    page.wait_for_selector(".top-bar")
    page.reload()
    page.wait_for_selector(".top-bar")


def test_P11_the_ways_in_by_lobby_and_menu(house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST)
    page.goto(house.base)
    page.click(".child-way [name=seats][value='3']")
    page.wait_for_selector("[data-action=gate]")
    expect(page.locator("[data-seat]")).to_have_count(2)
    assert "#" not in page.url
    other = guest(settings=bundles.FAST)
    bundles.sit_down(other, house, seats=2)
    other.click(".to-menu")
    other.click("dialog [data-action=child]")
    other.wait_for_selector("[data-action=gate]")
    expect(other.locator("dialog, .top-bar")).to_have_count(0)
    other.keyboard.press("Tab")
    other.locator("[data-action=gate]").focus()
    other.keyboard.press("Enter")
    other.wait_for_selector(".sheet-gate")
