"""Rooms: two browsers, two languages, one match through everything that can go wrong."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import player
from tests.browser.conftest import PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House

FAST = "{speed: 0, endTurn: 'at_once'}"
TWELVE_TURNS = "pair 58"
"""A deal of Hospodský autobus in which all four seats move before it is over after twelve turns."""
SEVEN_TURNS = "six 62"
"""Two deals of Stapelsprint in which all six seats move before each is over after seven turns."""


def rename(page: Page, name: str) -> None:
    page.fill("[name=name]", name)
    page.click("[data-action=rename]")
    page.wait_for_selector(f".mine bdi:has-text('{name}')")


def standings(page: Page) -> list[tuple[str, str]]:
    """Names without "(you)" and points, as the result shows them."""
    page.wait_for_selector(".sheet-result")
    rows = page.locator(".sheet-result table:not(.deals) tbody tr")
    names = [name.split(" (")[0] for name in rows.locator("bdi").all_inner_texts()]
    return list(zip(names, rows.locator("b").all_inner_texts(), strict=True))


def meet(house: House, guest: Guest, **options: str | int) -> tuple[Page, Page, str]:
    """Anna at a German desktop, Ben at an English phone, computers on the other seats."""
    anna = guest(language="de", settings=FAST)
    link = house.open_room(anna.context, **{"seats": 3, **options})
    ben = guest(language="en", settings=FAST, viewport=PHONE, has_touch=True, is_mobile=True)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        page.goto(link)
        rename(page, name)
    anna.click("[data-action=fill]")
    ben.wait_for_selector("[data-seat='2'][data-occupant=computer]")
    anna.click("[name=pace][value=fast]", force=True)
    return anna, ben, link


def after(moves: int, *pages: Page) -> Callable[[], bool]:
    """Happened once that many sentences more stand in the log of the first page."""
    count = "document.querySelectorAll('.log-lines > li').length"
    start = pages[0].evaluate(count)
    return lambda: bool(pages[0].evaluate(count) >= start + moves or player.look(pages[0]).over)


class Evening:
    """One match of Anna and Ben with computers, and what happens to them in its course."""

    def __init__(self, house: House, guest: Guest, **options: str | int) -> None:
        self.house = house
        self.anna, self.ben, self.link = meet(house, guest, **options)
        self.both = {self.anna: player.by_drags, self.ben: player.by_taps}

    def play_on(self) -> None:
        player.play_together(self.both, after(4, self.anna))

    def ben_reloads(self) -> None:
        hand = hand_of(self.ben)
        self.ben.reload()
        self.ben.wait_for_selector(".hand")
        assert hand_of(self.ben) == hand

    def the_power_fails(self) -> None:
        self.house.kill()
        self.anna.wait_for_selector(".toast.connection")
        self.house.start()
        for page in self.both:
            page.wait_for_selector(".toast.connection", state="detached")

    def ben_is_cut_off_and_returns(self) -> None:
        self.ben.context.set_offline(True)
        self.ben.wait_for_selector(".toast.connection")
        self.anna.wait_for_selector(".seat.away", timeout=60_000)
        self.ben.context.set_offline(False)
        self.ben.wait_for_selector(".toast.connection", state="detached")
        self.anna.wait_for_selector(".seat.away", state="detached")

    def ben_leaves_and_a_computer_takes_over(self) -> None:
        self.ben.keyboard.press("Escape")
        self.ben.click(".to-menu")
        self.ben.click("dialog [data-action=leave]")
        self.ben.click("[data-action=confirm-leave]")
        self.ben.wait_for_url(f"{self.house.base}/")
        seat = self.anna.locator("[data-zone=seat][data-index='1'] .name")
        expect(seat).not_to_have_text("Ben")
        player.play_together({self.anna: player.by_drags}, after(4, self.anna))
        self.ben.goto(self.link)
        self.ben.wait_for_selector(".hand")
        expect(seat).to_have_text("Ben")


def hand_of(page: Page) -> list[dict[str, str]]:
    return [card for card in player.look(page).cards if card["zone"] == "hand"]


@WHOLE_DEAL
def test_P2_P4_P6_two_browsers_two_languages_and_all_that_can_happen(
    mortal_house: House, guest: Guest
) -> None:
    evening = Evening(mortal_house, guest, stock_size=5)
    anna, ben = evening.anna, evening.ben
    assert ben.locator("[data-action=start], [data-action=put-computer]").count() == 0
    assert "Einladen" in anna.content() and "Invite" in ben.content()
    anna.click("[data-action=start]")
    evening.play_on()
    for happens in (
        evening.ben_reloads,
        evening.the_power_fails,
        evening.ben_is_cut_off_and_returns,
        evening.ben_leaves_and_a_computer_takes_over,
    ):
        happens()
        evening.play_on()
    player.play_together(evening.both, lambda: player.look(anna).over)
    assert standings(anna) == standings(ben)
    assert sorted(points for _, points in standings(anna)) == ["0", "0", "1"]


@WHOLE_DEAL
def test_HB23_HB25_two_browsers_with_computers_through_reload_and_kill(
    mortal_house: House, guest: Guest
) -> None:
    mortal_house.shuffle_by(TWELVE_TURNS)
    evening = Evening(mortal_house, guest, game="autobus", seats=4, main_size=10)
    anna, ben = evening.anna, evening.ben
    anna.click("[name=rotating][value=true]", force=True)
    expect(ben.locator(".room-options")).to_contain_text("Who begins")
    expect(ben.locator(".room-options")).to_contain_text("by turns")
    anna.click("[data-action=start]")
    evening.play_on()
    for happens in (evening.ben_reloads, evening.the_power_fails):
        happens()
        evening.play_on()
    player.play_together(evening.both, lambda: player.look(anna).over)
    assert standings(anna) == standings(ben)
    points = [points for _, points in standings(anna)]
    assert points[0] == "0" and all(re.fullmatch("−[0-9]+", lost) for lost in points[1:])
    winner = anna.locator(".sheet-result .winner")
    expect(winner).to_have_count(1)
    expect(winner).to_contain_text("Hauptstapel leer")
    player.begin_next_deal(anna, ben)
    expect(anna.locator(".own .score, .seat .score")).to_have_count(3)


@WHOLE_DEAL
def test_ST20_six_seats_three_people_three_computers_two_deals(house: House, guest: Guest) -> None:
    house.shuffle_by(SEVEN_TURNS)
    people = [guest(settings=FAST) for _ in range(3)]
    link = house.open_room(people[0].context, seats=6, stock_size=5)
    for page in people:
        page.goto(link)
        page.wait_for_selector(".room .mine")
    host = people[0]
    host.click("[name=pace][value=fast]", force=True)
    host.click("[data-action=fill]")
    host.click("[data-action=start]:not([disabled])")
    for deal in (1, 2):
        for page in people:
            page.wait_for_selector(f".log-lines:has-text('Runde {deal} beginnt')")
        acts = dict.fromkeys(people, player.by_drags)
        player.play_together(acts, lambda: all(player.look(p).over for p in people))
        tables = [standings(page) for page in people]
        assert tables[0] == tables[1] == tables[2]
        assert sum(int(points) for _, points in tables[0]) == deal
        player.begin_next_deal(people[deal % 3], *people)
