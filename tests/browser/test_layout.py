"""A3, A11, section 4 of the design: all fits, nothing covers anything, at any size and seats."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guest
from tests.browser.house import House, script
from tests.browser.line import Line, Message
from tests.browser.test_axe import translate

MOST_POINTS: Final = 20
LONGEST_SEQUENCE: Final = [str(rank) for rank in range(1, 12)]

SIZES: Final = (
    (320, 568),
    (360, 560),
    (360, 640),
    (390, 844),
    (568, 320),
    (640, 360),
    (844, 390),
    (768, 1024),
    (800, 600),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
)
TWO_FRAMES: Final = (
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)
PATIENTLY: Final = f"""
async (fits) => {{
  for (let more = 60; ; more -= 1) {{
    await {TWO_FRAMES};
    const found = [%s].filter((what) => !fits || !new RegExp(fits).test(what));
    if (!found.length || !more) return found;
  }}
}}
"""
"""A window may hear late of its new size: wrong is only what stays so for two seconds."""

LANGUAGES: Final = ("de", "pl")

CUT_OFF: Final = """
(e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow === "hidden"
"""


def table_for(seats: int, house: House, page: Page) -> None:
    """A table late in a match, with the longest numbers: points, and sequences before their end."""

    def late(message: Message) -> Message:
        if message["type"] == "state":
            for seat in message["room"]["seats"]:
                seat["points"] = MOST_POINTS
            if message["view"]:
                message["view"]["sequences"] = [LONGEST_SEQUENCE] * 4
        return message

    Line(page).change_down = late
    page.goto(house.open_solo(page, seats=seats, stock_size=10, pace="fast"))
    page.wait_for_selector(".banner.is-mine", timeout=60_000)


def misfits(page: Page, *scripts: str, fits: str = "") -> Iterator[str]:
    """What these scripts complain about at every size once all lies still, but for what fits."""
    asked = PATIENTLY % ", ".join(f"...({one})()" for one in scripts)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        yield from (f"{width}x{height}: {what}" for what in page.evaluate(asked, fits))


@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_fits_at_every_size(seats: int, house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0}")
    table_for(seats, house, page)
    found: list[str] = []
    for language in LANGUAGES:
        translate(page, language)
        page.wait_for_selector("[data-zone=hand]")
        found += [f"{language} {what}" for what in misfits(page, script("complaints"))]
    assert not found, "\n".join(found)


def test_A11_nothing_is_lost_with_text_twice_as_large(house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0}", viewport={"width": 360, "height": 640})
    table_for(4, house, page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for part in page.locator("#banner, .action-bar button, .caption, .seat .name").all():
        assert not part.evaluate(CUT_OFF), part.inner_text()
    last = page.locator(".action-bar button").first
    last.scroll_into_view_if_needed()
    assert last.is_visible()


def test_A11_pinching_is_not_forbidden(house: House, guest: Guest) -> None:
    page = guest()
    page.goto(house.open_solo(page, seats=2, stock_size=5))
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "maximum-scale" not in viewport and "user-scalable" not in viewport
