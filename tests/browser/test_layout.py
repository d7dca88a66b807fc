"""A3, A11 and section 4 of the design: everything fits, nothing covers anything, at every size and number of seats."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guest
from tests.browser.house import House

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
TWO_FRAMES: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
COMPLAINTS: Final = """
() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`wider than the window: ${page.scrollWidth}`);
  if (page.scrollHeight > innerHeight) found.push(`higher than the window: ${page.scrollHeight}`);
  const parts = [...document.querySelectorAll(".table [data-spot]:not(.line), #banner, .board .caption, .draw .stack")]
    .filter((e) => e.checkVisibility() && !e.closest(".log"))
    .map((e) => ({name: e.dataset.key ?? e.dataset.action ?? e.className, e, box: e.getBoundingClientRect()}));
  for (const {name, box} of parts) {
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`${name} sticks out: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  }
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
    if (!a.e.contains(b.e) && !b.e.contains(a.e) && overlap(a.box, b.box)) found.push(`${a.name} covers ${b.name}`);
  }));
  for (const seat of document.querySelectorAll(".seat")) {
    const frame = seat.getBoundingClientRect();
    for (const part of seat.querySelectorAll(".card, .tile, .name")) {
      const box = part.getBoundingClientRect();
      if (box.width && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 3))
        found.push(`${seat.dataset.key}: ${part.className.baseVal ?? part.className} leaves its frame`);
    }
  }
  for (const e of document.querySelectorAll("[data-zone=hand], [data-zone=stock], [data-zone=sequence], [data-zone=discard], .action-bar button, .top-bar button")) {
    const box = e.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) found.push(`${e.dataset.key ?? e.dataset.action} is only ${box.width}x${box.height}`);
  }
  return found;
}
"""


def table_for(seats: int, house: House, page: Page) -> None:
    page.goto(house.open_solo(page, seats=seats, stock_size=10, pace="fast"))
    page.wait_for_selector(".banner.is-mine", timeout=60_000)


@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_fits_at_every_size(seats: int, house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0}")
    table_for(seats, house, page)
    found: list[Any] = []
    for language in ("de", "pl"):
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.reload()
        page.wait_for_selector("[data-zone=hand]")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            found += [f"{language} {width}x{height}: {what}" for what in page.evaluate(COMPLAINTS)]
    assert not found, "\n".join(found)


def test_A11_nothing_is_lost_with_text_twice_as_large(house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0}", viewport={"width": 360, "height": 640})
    table_for(4, house, page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for part in page.locator("#banner, .action-bar button, .caption, .seat .name").all():
        cut = part.evaluate("e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow === 'hidden' && !e.title")
        assert not cut, part.inner_text()
    last = page.locator(".action-bar button").first
    last.scroll_into_view_if_needed()
    assert last.is_visible()


def test_A11_pinching_is_not_forbidden(house: House, guest: Guest) -> None:
    page = guest()
    page.goto(house.open_solo(page, seats=2, stock_size=5))
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "maximum-scale" not in viewport and "user-scalable" not in viewport
