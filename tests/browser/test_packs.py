"""SB19: the cards that lie on the page are those of the options, whatever was chosen before."""

from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tests.browser.house import House


def test_SB19_another_pack_chosen_before_the_deal_is_drawn_for_all(
    house: House, guest: Guest
) -> None:
    anna, ben = guest(), guest()
    link = house.open_room(anna.context, game="bundles", seats=2)
    for page in (anna, ben):
        page.goto(link)
        page.wait_for_selector(".room .mine")
        expect(page.locator("#pack #face-Qh")).to_have_count(1)
    anna.click("[name=pack][value=spanish]", force=True)
    for page in (anna, ben):
        expect(page.locator("#pack")).to_have_attribute("data-pack", "latin")
        expect(page.locator("#pack #face-Qh")).to_have_count(0)
    anna.click("[data-action=start]:not([disabled])")
    for page in (anna, ben):
        page.wait_for_selector("[data-zone=hand]")
        drawn = page.locator("[data-zone=hand] use").first.get_attribute("href")
        expect(page.locator(f"#pack {drawn}")).to_have_count(1)
