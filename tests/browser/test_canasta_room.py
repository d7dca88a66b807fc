"""Canasta with two people as partners against computer players, through whatever can go wrong."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import player
from tests.browser.canasta_player import TOO_SOON_MS
from tests.browser.conftest import PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script
from tests.browser.test_room import rename

FAST: Final = "{speed: 0, endTurn: 'at_once', hand: 'groups'}"

OPENING: Final = "canasta 63"
"""The first seat begins, and after its first draw holds three jacks and three queens: 60 points."""
AN_ACE: Final = "canasta 72"
"""The first seat begins with a pair of aces, and an ace is turned up."""
TWO_DEALS: Final = "partners 167"
"""A match over after two deals and a hundred moves, if both people make the first move there is."""


def meet(house: House, guest: Guest, **options: str | int) -> tuple[Page, Page]:
    """Anna at a German desktop, Ben at an English phone: they are made partners, and it begins."""
    anna = guest(language="de", settings=FAST)
    link = house.open_room(anna.context, game="canasta", seats=4, **options)
    ben = guest(language="en", settings=FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        page.goto(link)
        rename(page, name)
    anna.click("[data-handle='1']")
    anna.click("[data-handle='2']")
    expect(anna.locator(".room-side:has(.mine) bdi")).to_have_text(["Anna (du)", "Ben"])
    anna.click("[data-action=fill]")
    anna.click("[name=pace][value=fast]", force=True)
    anna.click("[data-action=start]:not([disabled])")
    for page in (anna, ben):
        page.wait_for_selector("[data-zone=hand]")
    return anna, ben


def invite_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def place(key: str) -> str:
    return f'[data-key="{key}"]'


def of_rank(rank: str) -> str:
    """The group of the hand that holds a rank."""
    return f'[data-zone=hand][data-face^="{rank}"]'


def drag(page: Page, source: str, target: str) -> None:
    start, end = page.locator(source).bounding_box(), page.locator(target).bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + 15, start["y"] + 15)
    page.mouse.down()
    x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    page.mouse.move(x - 12, y - 12, steps=3)
    page.mouse.move(x, y)
    page.mouse.up()


def cards(page: Page) -> dict[str, int]:
    """The own hand by ranks, without what is set out."""
    groups = page.locator("[data-zone=hand]").all()
    counts: dict[str, int] = {}
    for group in groups:
        rank = (group.get_attribute("data-face") or "")[:1]
        counts[rank] = counts.get(rank, 0) + int(group.get_attribute("data-count") or 1)
    return counts


def kill(house: House, *pages: Page) -> None:
    """A power cut; the pages come back by themselves."""
    house.kill()
    for page in pages:
        page.wait_for_selector(".toast.connection")
    house.start()
    for page in pages:
        page.wait_for_selector(".toast.connection", state="detached", timeout=40_000)


def discard(page: Page, rank: str) -> None:
    page.locator(of_rank(rank)).click()
    page.locator(place("pile")).click()


@WHOLE_DEAL
def test_CA13_R17_an_opening_set_out_survives_a_kill_and_a_reload_returns_it(
    mortal_house: House, guest: Guest
) -> None:
    mortal_house.shuffle_by(OPENING)
    anna, ben = meet(mortal_house, guest)
    anna.click("[data-action=main]")
    expect(anna.locator(".hand")).to_have_attribute("data-total", "12")
    whole = cards(anna)
    before = ben.locator(".board").inner_text()

    def set_out(*ranks: str) -> None:
        for rank in ranks:
            drag(anna, of_rank(rank), place("tray"))
            expect(anna.locator(place(f"tray:{rank}"))).to_have_attribute("data-count", "3")

    set_out("J")
    assert "J" not in cards(anna)
    anna.reload()
    anna.wait_for_selector("[data-zone=hand]")
    expect(anna.locator(place("tray"))).to_have_attribute("data-count", "0")
    assert cards(anna) == whole
    set_out("J")
    anna.wait_for_timeout(TOO_SOON_MS)
    anna.click("[data-action=main]")
    expect(anna.locator(".notices")).to_contain_text("20")
    set_out("Q")
    assert ben.locator(".board").inner_text() == before, "expected that nobody else sees the tray"
    kill(mortal_house, anna, ben)
    expect(anna.locator(place("tray"))).to_have_attribute("data-count", "6")
    anna.click("[data-action=main]")
    for page in (anna, ben):
        for rank in "JQ":
            expect(page.locator(place(f"meld:{rank}"))).to_have_attribute("data-count", "3")
    assert sum(cards(anna).values()) == 6
    discard(anna, "T")
    expect(ben.locator("[role=log]")).to_contain_text("Anna discards a ten.")
    ben.reload()
    ben.wait_for_selector("[data-zone=hand]")
    expect(ben.locator(place("meld:Q"))).to_have_attribute("data-count", "3")


@WHOLE_DEAL
def test_CA26_P01_a_kill_right_after_the_pile_was_taken_loses_nothing(
    mortal_house: House, guest: Guest
) -> None:
    mortal_house.shuffle_by(AN_ACE)
    anna, ben = meet(mortal_house, guest)
    anna.click(place("pile"))
    anna.click("[data-action=way-0]")
    expect(anna.locator(place("meld:A"))).to_have_attribute("data-count", "3")
    left = cards(anna)
    assert sum(left.values()) == 9
    kill(mortal_house, anna, ben)
    assert cards(anna) == left
    for page in (anna, ben):
        expect(page.locator(place("meld:A"))).to_have_attribute("data-count", "3")
        expect(page.locator(place("pile"))).to_have_attribute("data-count", "0")
    anna.reload()
    anna.wait_for_selector("[data-zone=hand]")
    assert cards(anna) == left
    discard(anna, "5")
    expect(ben.locator(place("pile"))).not_to_have_attribute("data-count", "0")
    expect(anna.locator("#banner")).not_to_have_text("Du bist dran")


def account(page: Page) -> dict[str, list[str]]:
    """The result's lines: what is counted, and the numbers of both sides."""
    page.wait_for_selector(".sheet-result .account")
    rows = page.locator(".account tbody tr").all()
    return {
        row.get_attribute("data-item") or "": [
            cell.split("\n")[0] for cell in row.locator("td").all_inner_texts()
        ]
        for row in rows
    }


def number(text: str) -> int:
    """A number as a page of any language writes it."""
    digits = "".join(char for char in text if char.isdigit())
    return int(digits or 0) * (-1 if "−" in text else 1)


@pytest.mark.timeout(600)
def test_CA43_CA45_C12_two_partners_play_a_match_to_its_end(house: House, guest: Guest) -> None:
    house.shuffle_by(TWO_DEALS)
    anna, ben = meet(house, guest, target=2500)
    pages = [anna, ben]
    for page in pages:
        page.evaluate(script("autoplay"), [invite_of(page)])
    totals, deals = [0, 0], 0
    while True:
        deals += 1
        for page in pages:
            page.wait_for_selector(".sheet-result .account", timeout=240_000)
        lines = {name: list(map(number, cells)) for name, cells in account(anna).items()}
        assert lines == {name: list(map(number, cells)) for name, cells in account(ben).items()}
        items = [cells for name, cells in lines.items() if name.startswith("canasta-item")]
        assert len(items) == 5
        assert [sum(points) for points in zip(*items, strict=True)] == lines["sum"]
        assert lines["before"] == totals
        totals = [before + now for before, now in zip(totals, lines["sum"], strict=True)]
        assert lines["total"] == totals
        if max(totals) >= 2500:
            break
        expect(ben.locator("[data-action=next-deal-sheet]")).to_have_text("Next round")
        player.begin_next_deal(*(pages if deals % 2 == 0 else pages[::-1]))
    is_won = totals[0] > totals[1]
    title = "Ihr gewinnt die Partie!" if is_won else "Bořek und Diego gewinnen die Partie."
    expect(anna.locator("#sheet-title")).to_have_text(title)
    assert ("Your side wins" in ben.locator("#sheet-title").inner_text()) == is_won
    expect(anna.locator("[data-action=next-deal-sheet]")).to_have_text("Revanche")
    assert anna.locator(".deals tbody tr").count() == deals > 1, "expected a match of some deals"
    player.begin_next_deal(ben, anna)
    expect(anna.locator(".banner-score")).to_have_text("Wir 0 : 0")
