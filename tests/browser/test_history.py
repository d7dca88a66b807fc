"""C07, C12: back and forward, the first page while one is seated, and how a deal ends for each."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from kartenrunde.engine import games
from tests.browser import bundles_player as bundles
from tests.browser.conftest import WHOLE_DEAL, Guest
from tests.browser.house import House, script
from tests.browser.test_room import standings

FAST: Final = "{speed: 0, endTurn: 'at_once'}"

every_game = pytest.mark.parametrize("game", games())


def turn_sign(page: Page) -> tuple[bool, bool]:
    """Whether title and picture of the tab say that it is one's turn."""
    icon = page.locator("link[rel=icon]").get_attribute("href") or ""
    return page.title().startswith("●"), "-turn" in icon


@every_game
def test_C07_back_leads_home_and_forward_to_the_own_seat(
    game: str, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    page.goto(house.base)
    link = house.open_room(page.context, game=game, seats=games()[game].seat_range[0])
    page.goto(link)
    page.wait_for_selector(".mine[data-seat='0']")
    for waits_for in (".room .mine[data-seat='0']", ".banner.is-mine, .banner:has-text('dran')"):
        page.go_back()
        page.wait_for_url(f"{house.base}/")
        expect(page.locator(".resume a")).to_have_attribute("href", link.removeprefix(house.base))
        page.go_forward()
        page.wait_for_url(link)
        page.wait_for_selector(waits_for)
        if page.locator(".room").count():
            page.click("[data-action=fill]")
            page.click("[data-action=start]:not([disabled])")
            page.wait_for_selector("[data-zone=hand]")
    before = hand(page)
    page.goto(house.base)
    page.click(".resume a")
    page.wait_for_selector("[data-zone=hand]")
    assert (page.url, hand(page)) == (link, before)
    expect(page.locator(".resume a")).to_have_count(0)


def hand(page: Page) -> list[str]:
    faces: list[str] = page.eval_on_selector_all(
        "[data-zone=hand]", "cards => cards.map((card) => card.dataset.face)"
    )
    return faces


@WHOLE_DEAL
def test_C07_C12_three_people_see_the_same_end_and_nobody_is_called_to_play_after_it(
    house: House, guest: Guest
) -> None:
    people = {guest(settings=bundles.FAST): bundles.by_clicks for _ in range(3)}
    first, reloads, hidden = people
    link = house.open_room(first.context, game="bundles", seats=3)
    for page in people:
        page.goto(link)
        page.wait_for_selector(".room .mine")
    first.click("[data-action=start]:not([disabled])")
    for page in people:
        page.wait_for_selector("[data-zone=hand]")
    bundles.play_out_of_sight(people, link, [12] * 3)
    for page in people:
        page.goto(house.base)
        page.goto(link)
        page.wait_for_selector("[data-zone=hand]")
    reloads.reload()
    reloads.wait_for_selector(".hand")
    hidden.evaluate(script("hide_tab"))
    bundles.play_until_over(people)
    ends = [(standings(page), bundles.counted(page)) for page in people]
    assert ends[0] == ends[1] == ends[2]
    told = [page.locator(".log-lines > li").last.inner_text() for page in (first, hidden)]
    assert all(told)
    for page in people:
        assert turn_sign(page) == (False, False)
        expect(page.locator("dialog")).to_have_count(1)
        expect(page.locator("[aria-live=assertive]")).not_to_have_text("Du bist dran")
        page.go_back()
        page.wait_for_url(f"{house.base}/")
        page.go_forward()
        assert standings(page) == ends[0][0]
