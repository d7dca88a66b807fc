"""A1 and A3: what axe finds where partners meet: arranging seats, setting out, the result."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.canasta_player import FAST, Clicks, sit_down
from tests.browser.conftest import PHONE, Guest
from tests.browser.house import House, script
from tests.browser.test_axe import AXE
from tests.browser.test_canasta_flights import POSITION
from tests.browser.test_canasta_result import see


def arranged_room(page: Page, house: House) -> None:
    """Two sides with their headings, one handle picked up, a computer player to set."""
    page.goto(house.open_room(page.context, game="canasta", seats=4))
    page.click("[data-seat='2'] [data-action=put-computer]")
    page.wait_for_selector("[data-seat='2'][data-occupant=computer]")
    page.click("[data-handle='1']")
    page.wait_for_selector(".room-handle.picked")


def result(page: Page, house: House) -> None:
    """Every item of a deal, and all deals so far."""
    see(page, house, history=[[0, 0], [1_495, -85], [4_785, -1_650]])
    page.click(".all-deals summary")


def tray(page: Page, house: House) -> None:
    """A hand by ranks, a card of it set out and another picked up."""
    house.begin_from(POSITION)
    sit_down(page, house)
    Clicks().put(page, "K", 1, "tray")
    page.click("[data-zone=hand]")
    page.click("[data-action=menu]")
    page.wait_for_selector(".sheet-menu")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


PLACES: Final = (arranged_room, result, tray)


@pytest.mark.parametrize(
    ("theme", "viewport"), [("light", PHONE), ("dark", {"width": 1280, "height": 800})]
)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_A1_axe_finds_nothing_where_partners_play(
    place: Callable[[Page, House], None], theme: Any, viewport: Any, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST, viewport=viewport, color_scheme=theme)
    place(page, house)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(script("axe")) + page.evaluate(script("small_targets"))
    assert not found, "\n".join(found)
