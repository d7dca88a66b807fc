"""Whole deals against computer players, each by one kind of input alone."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script
from tests.browser.strategy import GAMES, strategy

FAST: Final = "{speed: 0}"

every_game = pytest.mark.parametrize("game", GAMES)


def sit_down(page: Page, house: House, game: str, level: str) -> None:
    house.shuffle_by(strategy(game).SHORT_DEALS[level])
    address = house.open_solo(page, game=game, level=level, **strategy(game).SHORT)
    page.add_init_script(script("count_inputs"))
    page.goto(address)
    page.wait_for_selector("[data-zone=hand]")


def focus_is_somewhere(page: Page) -> None:
    assert page.evaluate("document.activeElement !== document.body")


@WHOLE_DEAL
@every_game
def test_P7_a_whole_match_by_taps_alone_on_a_phone(game: str, house: House, guest: Guest) -> None:
    page = guest(settings=FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, house, game, "expert")
    made = player.play_until_over(page, player.by_taps, check=lambda: focus_is_somewhere(page))
    used = player.inputs(page)
    assert used["keys"] == used["drags"] == 0
    assert used["taps"] == used["touches"] >= made


@WHOLE_DEAL
@every_game
def test_P7_a_whole_match_by_drags_alone_on_a_desktop(
    game: str, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST, viewport=DESKTOP)
    sit_down(page, house, game, "normal")
    buttons: list[player.Wish] = []

    def drag(page: Page, move: player.Wish) -> None:
        buttons.extend([move] if move.answer or not move.card else [])
        player.by_drags(page, move)

    made = player.play_until_over(page, drag)
    used = player.inputs(page)
    assert used["keys"] == used["touches"] == 0
    assert used["taps"] == len(buttons), "only what is no card is tapped"
    assert used["drags"] >= made - len(buttons)


@WHOLE_DEAL
@every_game
def test_A2_a_whole_match_by_keys_alone(game: str, house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house, game, "beginner")
    made = player.play_until_over(page, player.by_keys, check=lambda: focus_is_somewhere(page))
    used = player.inputs(page)
    assert used["drags"] == used["taps"] == used["touches"] == 0
    assert used["keys"] > made
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    focus_is_somewhere(page)
    told = page.locator(".log-lines > li").all_inner_texts()
    assert not [line for line in told if f"{game}-" in line or "{" in line]
