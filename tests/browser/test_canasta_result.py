"""The result of a deal of Canasta: every item of both sides, the totals, the match and its end."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Guest
from tests.browser.house import House
from tests.browser.line import Line, Message

SMALL: Final[dict[str, Any]] = {
    "viewport": {"width": 320, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
FAST: Final = "{speed: 0}"

NAMES: Final = ("natural_canastas", "mixed_canastas", "canasta_points", "red_threes")
MORE: Final = ("red_three_points", "going_out_points", "laid_points", "hand_points")
OURS: Final = (1, 2, 1_100, 4, 800, 200, 1_235, -45)
THEIRS: Final = (0, 0, 0, 2, -200, 0, 0, -1_365)
"""What there is at most on a line, and a side that has never melded."""


def sheet(numbers: tuple[int, ...], total: int) -> Message:
    items = dict(zip(NAMES + MORE, numbers, strict=True))
    points = numbers[2] + sum(numbers[4:])
    return {**items, "concealed": numbers[5] == 200, "deal_points": points, "total": total}


def over(message: Message, *, history: list[list[int]], **room: Any) -> Message:
    """The table when the deal has just ended: `history` by side."""
    view = message["view"]
    totals = history[-1]
    gained = [after - before for before, after in zip(history[-2], totals, strict=True)]
    sheets = [sheet(OURS, totals[0]), sheet(THEIRS, totals[1])]
    for one, points in zip(sheets, gained, strict=True):
        one["laid_points"] += points - one["deal_points"]
        one["deal_points"] = points
    places = [1, 2, 1, 2] if gained[0] > gained[1] else [2, 1, 2, 1]
    by_seat = [gained[seat % 2] for seat in range(4)]
    view["outcome"] = {"termination": "went_out", "ranking": places, "points": by_seat}
    view.update(turn=None, legal=[], guide=None, sheets=sheets)
    for number, seat in enumerate(view["seats"]):
        seat["hand_count"] = 0 if number == 2 else 5
    message["room"].update(phase="between", match_over=False, places=None, deal=len(history) - 1)
    message["room"]["history"] = [[pair[seat % 2] for seat in range(4)] for pair in history]
    for number, seat in enumerate(message["room"]["seats"]):
        seat["points"] = totals[number % 2]
    message["room"].update(room)
    return message


def see(page: Page, house: House, **told: Any) -> None:
    """Sit down at a table whose deal looks ended."""
    address = house.open_solo(page, game="canasta", seats=4, level="beginner", target=5000)
    page.goto(address)
    page.wait_for_selector(".banner.is-mine")
    line = Line(page)

    def rewrite(message: Message) -> Message:
        is_dealt = message["type"] == "state" and message.get("view")
        return over(message, **told) if is_dealt else message

    line.change_down = rewrite
    page.reload()
    page.wait_for_selector(".sheet-result .account", timeout=30_000)


def line_of(page: Page, item: str) -> list[str]:
    return page.locator(f'.account [data-item="{item}"] td').all_inner_texts()


def test_CA43_the_sheet_names_every_item_of_both_sides(house: House, guest: Guest) -> None:
    page = guest(settings=FAST, **SMALL)
    see(page, house, history=[[0, 0], [1_495, -85], [4_785, -1_650]])
    heads = page.locator(".account thead th").all_inner_texts()
    assert [head.split("\n")[0] for head in heads[1:]] == ["Wir", "Die anderen"]
    assert "Łucja" in heads[1] and "Diego" in heads[2]
    lines = page.locator(".side-title").evaluate_all("all => all.map((e) => e.clientHeight)")
    assert lines[0] == lines[1], "expected each side's name on one line"
    assert line_of(page, "canasta-item-canastas")[0].startswith("+1.100\nrein: 1, gemischt: 2")
    assert line_of(page, "canasta-item-canastas")[1] == "–"
    assert line_of(page, "canasta-item-red-threes") == ["+800\n4 von vier", "−200\n2 von vier"]
    out = page.locator('.account [data-item="canasta-item-out"]')
    expect(out).to_contain_text("Aus der Hand ausgemacht")
    assert line_of(page, "canasta-item-out") == ["+200", "–"]
    assert line_of(page, "canasta-item-laid") == ["+1.235", "–"]
    assert line_of(page, "canasta-item-hand") == ["−45", "−1.365"]
    assert line_of(page, "sum") == ["+3.290", "−1.565"]
    assert line_of(page, "before") == ["1.495", "−85"]
    assert line_of(page, "total") == ["4.785", "−1.650"]
    body = page.locator(".sheet-result .sheet-body")
    expect(body).to_contain_text("Łucja macht aus der Hand aus.")
    expect(body).to_contain_text("5.000 Punkte gewinnen die Partie.")
    width, most = page.evaluate(
        "(() => { const e = document.querySelector('.sheet-result'); "
        "return [e.scrollWidth, e.clientWidth]; })()"
    )
    assert width <= most, "expected no scrolling sideways at 320 pixels"
    expect(page.locator("#sheet-title")).to_be_in_viewport()
    expect(page.locator(".account thead")).to_be_in_viewport()
    expect(page.locator("[data-action=next-deal-sheet]")).to_be_in_viewport()


def test_all_deals_of_the_match_are_told(house: House, guest: Guest) -> None:
    page = guest(settings=FAST, viewport=PHONE)
    see(page, house, history=[[0, 0], [1_495, -85], [1_495, 300], [4_785, -1_265]])
    page.click(".all-deals summary")
    rows = page.locator(".deals tbody tr").all_inner_texts()
    told = [row.replace("\t", "\n").split("\n") for row in rows]
    assert [[part for part in row if part.strip()] for row in told] == [
        ["Runde 1", "1.495", "+1.495", "−85", "−85"],
        ["Runde 2", "1.495", "0", "300", "+385"],
        ["Runde 3", "4.785", "+3.290", "−1.265", "−1.565"],
    ]
    page.click("[data-action=show-table]")
    page.click("[data-action=menu]")
    page.click("dialog [data-action=scores]")
    expect(page.locator(".sheet-scores")).to_contain_text("5.000 Punkte gewinnen die Partie.")
    assert page.locator(".sheet-scores .deals tbody tr").all_inner_texts() == rows


ENDS: Final = {
    "won": ([5_200, 1_000], [1, 2, 1, 2], "Ihr gewinnt die Partie!"),
    "lost": ([900, 5_010], [2, 1, 2, 1], "Bořek und Diego gewinnen die Partie."),
    "drawn": ([5_005, 5_005], [1, 1, 1, 1], "Die Partie endet unentschieden."),
}


@pytest.mark.parametrize("end", ENDS)
def test_CA45_the_end_of_a_match_is_told_by_sides(end: str, house: House, guest: Guest) -> None:
    totals, places, title = ENDS[end]
    page = guest(settings=FAST)
    see(page, house, history=[[0, 0], totals], match_over=True, places=places)
    expect(page.locator("#sheet-title")).to_have_text(title)
    expect(page.locator("[data-action=next-deal-sheet]")).to_have_text("Revanche")
    assert line_of(page, "total") == [f"{total:,}".replace(",", ".") for total in totals]


def test_a_deal_that_was_lost_names_both_winners(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    see(page, house, history=[[0, 0], [-300, 700]])
    expect(page.locator("#sheet-title")).to_have_text("Bořek und Diego gewinnen die Runde")
    page.click("[data-action=show-table]")
    expect(page.locator("#banner")).to_have_text("Bořek und Diego gewinnen die Runde")
