"""The host arranges the seats before the start: by taps, by drags, by keys; everybody sees it."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Guest
from tests.browser.house import House
from tests.browser.test_room import rename

HANDLE: Final = "[data-handle='{}']"

Swap = Callable[[Page, int, int], None]


def by_taps(page: Page, first: int, second: int) -> None:
    for seat in (first, second):
        page.locator(HANDLE.format(seat)).tap()


def by_drags(page: Page, first: int, second: int) -> None:
    handle = page.locator(HANDLE.format(first)).bounding_box()
    row = page.locator(f".room-seat[data-seat='{second}']").bounding_box()
    assert handle is not None and row is not None
    page.mouse.move(handle["x"] + 20, handle["y"] + 20)
    page.mouse.down()
    page.mouse.move(handle["x"] + 30, handle["y"] + 30, steps=3)
    page.mouse.move(row["x"] + row["width"] / 2, row["y"] + row["height"] / 2, steps=3)
    expect(page.locator(f".room-seat[data-seat='{second}']")).to_have_class(_has("below"))
    page.mouse.up()


def by_keys(page: Page, first: int, second: int) -> None:
    for seat in (first, second):
        page.focus(HANDLE.format(seat))
        page.keyboard.press("Enter")


def _has(name: str) -> re.Pattern[str]:
    return re.compile(rf"(^| ){name}( |$)")


def seated(page: Page, *wanted: str) -> None:
    """Everybody sits as told, from the first seat on."""
    for seat, name in enumerate(wanted):
        expect(page.locator(f".room-seat[data-seat='{seat}'] bdi")).to_contain_text(name)


def meet(house: House, guest: Guest, game: str, **options: object) -> tuple[Page, Page]:
    """Anna is host, Ben is there too, on the seat after hers."""
    anna = guest(language="de", **options)
    link = house.open_room(anna.context, game=game, seats=4)
    ben = guest(language="en", viewport=PHONE)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        page.goto(link)
        rename(page, name)
    return anna, ben


@pytest.mark.parametrize("swap", [by_taps, by_drags, by_keys])
@pytest.mark.parametrize("game", ["canasta", "stapelsprint"])
def test_two_seats_are_swapped(game: str, swap: Swap, house: House, guest: Guest) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if swap is by_taps else {}
    anna, ben = meet(house, guest, game, **touch)
    swap(anna, 1, 2)
    seated(anna, "Anna", "frei", "Ben", "frei")
    seated(ben, "Anna", "free", "Ben", "free")
    expect(ben.locator(".room-seat.mine")).to_have_attribute("data-seat", "2")
    swap(anna, 3, 0)
    seated(ben, "free", "free", "Ben", "Anna")
    assert ben.locator(".room-handle").count() == 0
    spoken = anna.locator("[role=log] p").last
    expect(spoken).to_have_text("Platz 4 und Platz 1 sind getauscht.")


def test_the_arrows_carry_a_seat_along_and_the_focus_with_it(house: House, guest: Guest) -> None:
    anna, ben = meet(house, guest, "stapelsprint")
    anna.focus(HANDLE.format(0))
    for seat in (1, 2):
        anna.keyboard.press("ArrowDown")
        expect(anna.locator(".room-seat.mine")).to_have_attribute("data-seat", str(seat))
        expect(anna.locator(HANDLE.format(seat))).to_be_focused()
    seated(ben, "Ben", "free", "Anna", "free")
    anna.keyboard.press("ArrowUp")
    seated(ben, "Ben", "Anna", "free", "free")


def test_a_picked_seat_is_put_back(house: House, guest: Guest) -> None:
    anna, ben = meet(house, guest, "stapelsprint")
    handle = anna.locator(HANDLE.format(1))
    why = anna.locator(".room-swap")
    for key in ("Enter", "Escape"):
        handle.click()
        expect(handle).to_have_attribute("aria-pressed", "true")
        expect(why).to_contain_text("Mit welchem Platz soll Platz 2 tauschen?")
        anna.keyboard.press(key)
        expect(handle).to_have_attribute("aria-pressed", "false")
    seated(ben, "Anna", "Ben", "free", "free")


def test_a_seat_dropped_elsewhere_stays(house: House, guest: Guest) -> None:
    anna, ben = meet(house, guest, "stapelsprint")
    box = anna.locator(HANDLE.format(1)).bounding_box()
    assert box is not None
    anna.mouse.move(box["x"] + 20, box["y"] + 20)
    anna.mouse.down()
    anna.mouse.move(900, 300, steps=5)
    anna.mouse.up()
    expect(anna.locator(".room-seat.dragged")).to_have_count(0)
    expect(anna.locator(HANDLE.format(1))).to_have_attribute("aria-pressed", "false")
    seated(ben, "Anna", "Ben", "free", "free")


def test_C01_near_the_edge_the_page_moves_along_with_the_seat(house: House, guest: Guest) -> None:
    anna, ben = meet(house, guest, "canasta", viewport={"width": 360, "height": 420})
    dragged = anna.locator(".room-seat.dragged")
    anna.evaluate("scrollTo(0, 0)")
    anna.mouse.move(*middle(anna.locator(HANDLE.format(0))))
    anna.mouse.down()
    anna.mouse.move(180, 415, steps=3)
    while anna.evaluate("scrollY") < 40:
        anna.wait_for_timeout(15)
    anna.mouse.move(180, 210)
    expect(dragged).to_have_attribute("data-seat", "0")
    assert abs(middle(dragged)[1] - 210) < 40, "expected the seat under the pointer"
    anna.mouse.move(180, 5)
    while anna.evaluate("scrollY"):
        anna.wait_for_timeout(15)
    anna.mouse.move(*middle(anna.locator(".room-seat[data-seat='2'] > .room-who")))
    anna.mouse.up()
    seated(ben, "free", "Ben", "Anna", "free")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_partners_sit_together_in_the_list(house: House, guest: Guest) -> None:
    anna, ben = meet(house, guest, "canasta")
    own = ".room-side:has(.mine)"
    expect(anna.locator(f"{own} h3")).to_have_text("Deine Seite")
    expect(ben.locator(f"{own} h3")).to_have_text("Your side")
    expect(anna.locator(f"{own} bdi")).to_have_text(["Anna (du)", "frei"])
    by_keys(anna, 1, 2)
    expect(anna.locator(f"{own} bdi")).to_have_text(["Anna (du)", "Ben"])
    expect(ben.locator(f"{own} bdi")).to_have_text(["Anna", "Ben (you)"])
    assert anna.locator("[name=seats]").count() == 0, "expected no choice of one number"
