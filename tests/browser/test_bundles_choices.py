"""Stealing Bundles: one tap where a card does one thing, else a choice; and how it all looks."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bundles_player as bundles
from tests.browser import player
from tests.browser.bundles_positions import (
    EMPTY,
    Change,
    View,
    bundle,
    crowded,
    sit_down,
    with_choice,
)
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script
from tests.browser.line import Line
from tests.browser.test_axe import AXE
from tests.browser.test_layout import misfits

STEALS: Final[list[View]] = [
    {"type": "steal", "card": 0, "seat": seat, "bundle": number, "into": into}
    for seat, number in ((1, 0), (2, 1))
    for into in (0, 1)
]
JACK: Final[list[View]] = [
    *({"type": "steal", "card": 0, "seat": seat, "bundle": 0, "into": 0} for seat in (1, 2)),
    {"type": "lay", "card": 0},
    {"type": "take", "card": 1, "into": 0},
]
WHOSE_AND_WHERE: Final[Change] = with_choice(
    ["7h", "2c"], ["5s"], [*STEALS, {"type": "lay", "card": 1}], bundle("9c", 8), EMPTY
)
A_JACK: Final[Change] = with_choice(["Jh", "5c"], ["5s", "5d", "8h"], JACK, bundle("9c", 8))


def place(key: str) -> str:
    return f'[data-key="{key}"]'


def moves_of(line: Line) -> list[Any]:
    return [message["move"] for message in line.moves()]


def sent(page: Page, line: Line) -> Any:
    """The one move that goes out."""
    for _ in range(100):
        if moves_of(line):
            break
        page.wait_for_timeout(20)
    (move,) = moves_of(line)
    return move


def test_P11_one_tap_plays_what_a_card_does(house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    line = sit_down(page, house, A_JACK, seats=3)
    expect(page.locator(place("hand:1"))).to_have_attribute("data-effect", "take")
    bundles.by_taps(page, "hand:1")
    assert sent(page, line) == {"type": "take", "card": 1, "into": 0}


def test_SB21_the_jacks_power_is_asked_for_only_where_there_is_a_choice(
    house: House, guest: Guest
) -> None:
    page = guest(settings=bundles.FAST)
    line = sit_down(page, house, A_JACK, seats=3)
    page.click(place("hand:0"))
    assert set(bundles.look(page).targets) == {
        "seat:1:bundle:0",
        "seat:2:bundle:0",
        "table",
    }
    expect(page.locator(".hint")).to_have_text("Was soll die Karte tun?")
    page.keyboard.press("Escape")
    assert not bundles.look(page).targets and not moves_of(line)
    page.click(place("hand:0"))
    page.click(place("seat:2:bundle:0"))
    assert sent(page, line) == JACK[1]


def test_SB9_SB20_whose_bundle_and_onto_which_of_ones_own(house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST)
    line = sit_down(page, house, WHOSE_AND_WHERE, seats=3, double="yes")
    page.click(place("hand:0"))
    assert bundles.look(page).targets == ["seat:1:bundle:0", "seat:2:bundle:1"]
    expect(page.locator(".hint")).to_have_text("Wessen Stapel?")
    page.click(place("seat:2:bundle:1"))
    assert bundles.look(page).targets == ["bundle:0", "bundle:1"]
    expect(page.locator(".hint")).to_have_text("Auf welchen deiner Stapel?")
    assert not moves_of(line)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost, .carried, .target")).to_have_count(0)
    bundles.by_keys(page, "hand:0")
    bundles.by_keys(page, "seat:2:bundle:1")
    bundles.by_keys(page, "bundle:1")
    assert sent(page, line) == STEALS[3]


def test_P7_a_drag_to_the_wrong_place_gets_its_reason(house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST)
    bundles.sit_down(page, house, seats=2)
    page.wait_for_selector("[data-effect]:not([data-effect=''])")
    before = bundles.look(page)
    page.mouse.move(*player.middle(page, before.best))
    page.mouse.down()
    page.mouse.move(*player.middle(page, "bundle:0"), steps=4)
    page.mouse.up()
    expect(page.locator(".notices .toast")).to_be_visible()
    expect(page.locator(".ghost, .carried, .selected")).to_have_count(0)
    assert bundles.look(page) == before


def test_P11_a_bundle_grows_with_every_card(house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST)
    page.goto(house.base)
    heights = page.evaluate(
        """async (path) => {
          const {rise} = await import(`${path}/games/bundles_fit.js`);
          return Array.from({length: 52}, (_, n) => rise(n + 1, 20));
        }""",
        page.locator("link[rel=stylesheet]").first.get_attribute("href").rsplit("/", 2)[0],  # type: ignore[union-attr]
    )
    assert heights[0] == 0 and heights == sorted(set(heights))
    assert heights[1] > 1.5 and heights[3] - heights[1] > 2 and heights[-1] < 21


@WHOLE_DEAL
def test_C11_a_capture_shows_what_it_takes_before_it_takes_it(house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 2}")
    page.add_init_script(
        """window.flights = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          if (frames.length > 3) flights.push(timing.duration);
          return animate.call(this, frames, timing);
        };"""
    )
    bundles.sit_down(page, house, seats=2, pace="normal")
    bundles.play_until_over(
        {page: bundles.by_clicks}, until=lambda sight: sum(sight.counts.values()) > 0
    )
    page.wait_for_timeout(100)
    assert page.evaluate("window.flights")[0] >= 400
    page.wait_for_function("() => !document.querySelector('.flying')")


LAYOUTS: Final = [(2, "no", False), (4, "yes", False), (3, "no", True), (4, "yes", True)]


@pytest.mark.parametrize(("seats", "double", "child"), LAYOUTS)
def test_everything_fits_at_every_size(
    seats: int, double: str, child: bool, house: House, guest: Guest
) -> None:
    page = guest(settings=f"{{speed: 0, child: {str(child).lower()}}}")
    sit_down(page, house, crowded, seats=seats, double=double)
    found = list(misfits(page, script("complaints")))
    assert not found, "\n".join(found)


def at_the_choice(page: Page, house: House) -> None:
    sit_down(page, house, WHOSE_AND_WHERE, seats=3, double="yes")
    page.click(place("hand:0"))


def in_the_childs_mode(page: Page, house: House) -> None:
    page.add_init_script("localStorage['kartenrunde.settings'] = '{\"speed\":0,\"child\":true}'")
    sit_down(page, house, crowded, seats=4)
    page.wait_for_selector("[data-action=gate]")


def at_the_gate(page: Page, house: House) -> None:
    in_the_childs_mode(page, house)
    page.locator("[data-action=gate]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet-gate")


def with_options_refused(page: Page, house: House) -> None:
    page.goto(house.base)
    form = page.locator("article:has(#bundles) form[action='/rooms']")
    form.locator("summary").click()
    for name in ("friendly", "double"):
        form.locator(f"[name={name}][value=yes]").check(force=True)
    form.locator(".button-primary").click()
    page.wait_for_selector("[role=alert]")


PLACES: Final[dict[str, tuple[Callable[[Page, House], None], str, Any]]] = {
    "choice": (at_the_choice, "es", PHONE),
    "child": (in_the_childs_mode, "pl", DESKTOP),
    "gate": (at_the_gate, "cs", PHONE),
    "refused": (with_options_refused, "en", DESKTOP),
}


@pytest.mark.parametrize("where", PLACES)
def test_A1_axe_finds_nothing(where: str, house: House, guest: Guest) -> None:
    go, language, size = PLACES[where]
    page = guest(settings=bundles.FAST, language=language, viewport=size)
    go(page, house)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(script("axe")) == []
    assert page.evaluate(script("small_targets")) == []
