"""How cards of Canasta move: to the tray and back, and onto the pile of which all saw the top."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.canasta_player import Clicks, drag, look, sit_down
from tests.browser.conftest import Guest
from tests.browser.house import House, script

POSITION: Final = (
    "hand: K K K 2 7 8 5 | melds: 777 | laid: 0 | pile: 5 9 K 6 | playing: yes"
    " | hand@1: 4 4 5 | hand@2: 6 6 8 | hand@3: 9 9 J"
)
GROUPS: Final = "{hand: 'groups'}"
act: Final = Clicks()

Begin = Callable[..., Page]


@pytest.fixture
def begin(house: House, guest: Guest) -> Begin:
    """The own turn after drawing, and what flies from now on."""
    house.begin_from(POSITION)

    def open_table(settings: str = GROUPS, **options: Any) -> Page:
        page = guest(settings=settings, **options)
        page.add_init_script(script("watch_flights"))
        sit_down(page, house)
        until(page, "document.getAnimations().length === 0")
        page.evaluate("flown.length = 0")
        return page

    return open_table


def until(page: Page, condition: str) -> None:
    """The page forbids waiting inside it: what is asked would be code from outside."""
    while not page.evaluate(condition):
        page.wait_for_timeout(15)


def flown(page: Page) -> list[dict[str, Any]]:
    """What has begun to fly since the last question, apart from what stayed where it was."""
    found: list[dict[str, Any]] = page.evaluate("flown.splice(0)")
    return [flight for flight in found if flight["from"] not in ("none", "translateY(0px)")]


def hand(page: Page, rank: str) -> int:
    return look(page).held(rank)


def test_CA13_cards_glide_to_the_tray_and_back(begin: Begin) -> None:
    page = begin()
    act.put(page, "K", 3, "tray")
    expect(page.locator('[data-key="tray:K"]')).to_have_attribute("data-count", "3")
    until(page, "flown.length")
    ids = page.locator('[data-key="tray:K"] [data-flip]').evaluate_all(
        "cards => cards.map((card) => card.dataset.flip)"
    )
    assert len(ids) == 3
    assert set(ids) <= {flight["card"] for flight in flown(page)}
    act.press(page, "shortcut")
    expect(page.locator('[data-zone="tray"]')).to_have_count(0)
    until(page, "flown.length")
    assert set(ids) <= {flight["card"] for flight in flown(page)}


@pytest.mark.parametrize(
    ("settings", "reduced"),
    [
        ("{hand: 'groups', motionOff: true}", "no-preference"),
        ("{hand: 'groups', speed: 0}", "no-preference"),
        (GROUPS, "reduce"),
    ],
)
def test_A8_CA13_nothing_glides_when_none_is_wanted(
    settings: str, reduced: str, begin: Begin
) -> None:
    page = begin(settings, reduced_motion=reduced)
    act.put(page, "K", 2, "tray")
    expect(page.locator('[data-key="tray:K"]')).to_have_attribute("data-count", "2")
    act.press(page, "shortcut")
    expect(page.locator('[data-zone="tray"]')).to_have_count(0)
    assert flown(page) == []


def test_CA13_a_meld_on_the_tray_is_dragged_back(begin: Begin) -> None:
    page = begin("{hand: 'groups', speed: 0}")
    act.put(page, "K", 3, "tray")
    assert hand(page, "K") == 0
    drag(page, "tray:K", "hand")
    expect(page.locator('[data-zone="tray"]')).to_have_count(0)
    assert hand(page, "K") == 3


def test_CA13_the_end_of_the_turn_returns_the_tray_with_a_word(begin: Begin) -> None:
    page = begin()
    act.put(page, "K", 2, "tray")
    until(page, "document.getAnimations().length === 0")
    flown(page)
    act.put(page, "5", 1, "pile")
    expect(page.locator(".notices .toast")).to_contain_text("wieder auf deiner Hand")
    until(page, "flown.length")
    assert len({flight["card"] for flight in flown(page)} - {"pile", ""}) >= 2


def test_CA46_under_a_flying_discard_lies_the_card_that_lay_there(begin: Begin) -> None:
    page = begin()
    act.put(page, "5", 1, "pile")
    until(page, "flown.some(({card}) => card === 'pile')")
    seen = [flight["pile"] for flight in page.evaluate("flown") if flight["card"] == "pile"]
    below, above = seen[0]
    assert below[0] == "6" and above[0] == "5"
    page.wait_for_selector(".banner.is-mine")
    page.reload()
    expect(page.locator('[data-key="pile"] use')).to_have_count(1)
    drawings = page.locator('[data-key="pile"] use').evaluate_all(
        "uses => uses.map((use) => use.getAttribute('href'))"
    )
    assert "#back" not in drawings
