"""Rooms: two browsers, two languages, one match through everything that can go wrong."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import player
from tests.browser.conftest import PHONE, Guest
from tests.browser.house import House

FAST = "{speed: 0, endTurn: 'at_once'}"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that may be killed."""
    house = House(tmp_path / "data")
    yield house
    house.stop()


def rename(page: Page, name: str) -> None:
    page.fill("[name=name]", name)
    page.click("[data-action=rename]")
    page.wait_for_selector(f".mine bdi:has-text('{name}')")


def standings(page: Page) -> list[tuple[str, str]]:
    """Names without "(you)" and points, as the result shows them."""
    page.wait_for_selector(".sheet-result")
    rows = page.locator(".sheet-result tbody tr")
    names = [name.split(" (")[0] for name in rows.locator("bdi").all_inner_texts()]
    return list(zip(names, rows.locator("b").all_inner_texts(), strict=True))


def meet(house: House, guest: Guest, **options: object) -> tuple[Page, Page, str]:
    """Anna with a German desktop and Ben with an English phone in one room, a computer beside them."""
    anna = guest(language="de", settings=FAST)
    link = house.open_room(anna.context, **{"seats": 3, "stock_size": 5, **options})
    ben = guest(language="en", settings=FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        page.goto(link)
        rename(page, name)
    anna.click("[data-seat='2'] [data-action=put-computer]")
    ben.wait_for_selector("[data-seat='2'][data-occupant=computer]")
    anna.click("[name=pace][value=fast]", force=True)
    return anna, ben, link


def after(moves: int, *pages: Page) -> Callable[[], bool]:
    """Happened once that many sentences more stand in the log of the first page."""
    count = "document.querySelectorAll('.log-lines > li').length"
    start = pages[0].evaluate(count)
    return lambda: bool(pages[0].evaluate(count) >= start + moves or player.look(pages[0]).over)


def test_P2_two_browsers_one_room_reload_offline_leave_kill_and_return(
    own_house: House, guest: Guest
) -> None:
    anna, ben, link = meet(own_house, guest)
    assert ben.locator("[data-action=start], [data-action=put-computer]").count() == 0
    assert "Einladen" in anna.content() and "Invite" in ben.content()
    anna.click("[data-action=start]")
    both = {anna: player.by_drags, ben: player.by_taps}
    player.play_together(both, after(4, anna))

    hand = [card for card in player.look(ben).cards if card["zone"] == "hand"]
    ben.reload()
    ben.wait_for_selector("[data-zone=stock]")
    assert [card for card in player.look(ben).cards if card["zone"] == "hand"] == hand
    player.play_together(both, after(4, anna))

    own_house.kill()
    anna.wait_for_selector(".toast.connection")
    own_house.start()
    for page in both:
        page.wait_for_selector(".toast.connection", state="detached", timeout=40_000)
    player.play_together(both, after(4, anna))

    ben.context.set_offline(True)
    ben.wait_for_selector(".toast.connection")
    anna.wait_for_selector(".seat.away", timeout=60_000)
    ben.context.set_offline(False)
    ben.wait_for_selector(".toast.connection", state="detached", timeout=20_000)
    anna.wait_for_selector(".seat.away", state="detached")
    player.play_together(both, after(4, anna))

    ben.keyboard.press("Escape")
    ben.click(".to-menu")
    ben.click("dialog [data-action=leave]")
    ben.click("[data-action=confirm-leave]")
    ben.wait_for_url(f"{own_house.base}/")
    bens = anna.locator("[data-zone=seat][data-index='1'] .name")
    expect(bens).not_to_have_text("Ben")
    player.play_together({anna: player.by_drags}, after(4, anna))

    ben.goto(link)
    ben.wait_for_selector("[data-zone=stock]")
    expect(bens).to_have_text("Ben")
    player.play_together(both, lambda: player.look(anna).over, limit_s=120)
    assert standings(anna) == standings(ben)
    assert sorted(points for _, points in standings(anna)) == ["0", "0", "1"]
