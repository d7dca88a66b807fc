"""Canasta with 11, 25 and 40 cards in hand: all fits at every size, nothing is too small to hit."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.canasta_player import FAST, sit_down
from tests.browser.conftest import DESKTOP, PHONE, Guest
from tests.browser.house import House, script
from tests.browser.test_axe import AXE, translate
from tests.browser.test_layout import LANGUAGES, TWO_FRAMES, misfits

DEFAULT: Final = "{speed: 0}"
HANDS: Final = {
    11: "hand: ★ 2 A K K Q J 9 9 7 4 | pile: 9d | hand@1: 6 6 8 | hand@2: T T | hand@3: 5",
    25: "hand: ★ 2 A A A K K Q Q J T T T 9 9 8 8 7 6 6 5 5 4 3 3 | threes: 3h 3d | threes@1: 3h"
    " | melds: 444 777777 9992 JJJJJ22 QQQ A★A | melds@1: 5552 6666222 888 TTT★ KKKKKK"
    " | score: 4565 | score@1: 4240 | pile: 5 4 8 9d | draw: 4 8"
    " | hand@1: 4 4 | hand@2: 9 9 Q | hand@3: J J",
    40: "hand: ★ ★ 2 2 2 A A A A K K K K K Q Q Q Q J J J J T T T T T 9 9 9 8 8 8 8 7 7 6 6 3 3"
    " | melds: 4444 | pile: 5 2 5 9d | hand@1: 4 4 4 5 5 | hand@2: 6 6 | hand@3: 9 9"
    " | score: -120 | score@1: 3010",
}
SMALLEST: Final = """
() => [...document.querySelectorAll("[data-zone=hand]")].flatMap((spot, at, all) => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  const next = all[at + 1]?.getBoundingClientRect();
  const shows = next && next.top === top ? Math.min(width, next.left - left) : width;
  const least = document.querySelector(".grouped") ? 46 : 23.5;
  return shows < least || height < 64 ? [`${spot.dataset.key} shows ${shows}x${height}`] : [];
})
"""
SCROLLS: Final = """
() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const fits = scrollWidth <= innerWidth && scrollHeight <= innerHeight;
  return fits ? [] : [`the page is ${scrollWidth}x${scrollHeight}`];
}
"""

FAN: Final = r"^hand:\d+ covers hand:\d+$"
"""Cards of a fan lie one over the other; what shows of each is measured apart."""


def arrive(page: Page, house: House, position: str) -> None:
    house.begin_from(position)
    sit_down(page, house)


@pytest.mark.timeout(180)
@pytest.mark.parametrize("cards", HANDS)
def test_everything_fits_at_every_size(cards: int, house: House, guest: Guest) -> None:
    page = guest(settings=DEFAULT)
    arrive(page, house, HANDS[cards])
    expect(page.locator(".hand")).to_have_attribute("data-total", str(cards))
    found: list[str] = []
    for language in LANGUAGES:
        translate(page, language)
        page.click('[data-key="pile"]')
        page.wait_for_selector(".sheet-pile")
        page.keyboard.press("Escape")
        page.wait_for_selector(".sheet-pile", state="detached")
        complaints = misfits(page, SMALLEST, SCROLLS, script("complaints"), fits=FAN)
        found += [f"{language} {what}" for what in complaints]
    assert not found, "\n".join(found)


@pytest.mark.timeout(180)
def test_A1_A3_axe_finds_nothing_on_a_full_table(house: House, guest: Guest) -> None:
    page = guest(settings=DEFAULT, viewport=DESKTOP)
    arrive(page, house, HANDS[25])
    found: list[str] = []
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        page.click("[data-zone=hand] >> nth=-1")
        page.click('[data-key="tray"]')
        page.click("[data-zone=hand] >> nth=0")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found += page.evaluate(script("axe")) + page.evaluate(script("small_targets"))
    page.keyboard.press("Escape")
    page.click('[data-key="pile"]')
    page.wait_for_selector(".sheet-pile")
    found += page.evaluate(script("axe"))
    assert not found, "\n".join(found)


def test_the_hand_lies_by_ranks_or_as_a_fan_as_one_wishes(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    arrive(page, house, HANDS[25])
    expect(page.locator("[data-zone=hand]")).to_have_count(14)
    page.click("[data-action=look]")
    expect(page.locator("[data-zone=hand]")).to_have_count(25)
    page.reload()
    expect(page.locator("[data-zone=hand]")).to_have_count(25)
