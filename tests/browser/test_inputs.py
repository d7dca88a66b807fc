"""Whole deals against three Experte computer players, each by one kind of input alone."""

from playwright.sync_api import Page

from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script

FAST = "{speed: 0}"


def sit_down(page: Page, house: House, **form: str | int) -> None:
    address = house.open_solo(page, **{"seats": 4, "stock_size": 5, "target": 1, **form})
    page.add_init_script(script("count_inputs"))
    page.goto(address)
    page.wait_for_selector("[data-zone=stock]")


def focus_is_somewhere(page: Page) -> None:
    assert page.evaluate("document.activeElement !== document.body")


@WHOLE_DEAL
def test_P7_a_whole_match_by_taps_alone_on_a_phone(house: House, guest: Guest) -> None:
    page = guest(settings=FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, house)
    made = player.play_until_over(page, player.by_taps, check=lambda: focus_is_somewhere(page))
    used = player.inputs(page)
    assert used["keys"] == used["drags"] == 0
    assert used["taps"] == used["touches"] >= made


@WHOLE_DEAL
def test_P7_a_whole_match_by_drags_alone_on_a_desktop(house: House, guest: Guest) -> None:
    page = guest(settings=FAST, viewport=DESKTOP)
    sit_down(page, house)
    made = player.play_until_over(page, player.by_drags)
    used = player.inputs(page)
    assert used["keys"] == used["taps"] == used["touches"] == 0
    assert used["drags"] >= made


@WHOLE_DEAL
def test_A2_a_whole_match_by_keys_alone(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    made = player.play_until_over(page, player.by_keys, check=lambda: focus_is_somewhere(page))
    used = player.inputs(page)
    assert used["drags"] == used["taps"] == used["touches"] == 0
    assert used["keys"] > made
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    focus_is_somewhere(page)
