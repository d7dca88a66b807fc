"""C13: a deal on a made-up host by plain http, where the browser has none of its secure things."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser import player
from tests.browser.conftest import WHOLE_DEAL, chromium_flags
from tests.browser.house import House, script

HOST = "stube.test"
SECURE_THINGS = """
[isSecureContext, crypto.subtle, crypto.randomUUID, navigator.clipboard, navigator.share]
  .some(Boolean)
"""
SETTINGS = 'localStorage.setItem(\'kartenrunde.settings\', \'{"speed":0,"endTurn":"at_once"}\')'


@pytest.fixture
def home_network(own_house: House) -> House:
    own_house.stop()
    own_house.extra = ("--origin", f"http://{HOST}:{own_house.port}")
    own_house.start()
    return own_house


@pytest.fixture
def mapped_chromium(playwright_driver: Playwright, chromium_path: str) -> Iterator[Browser]:
    flags = [*chromium_flags(), f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
    browser = playwright_driver.chromium.launch(executable_path=chromium_path, args=flags)
    yield browser
    browser.close()


@WHOLE_DEAL
def test_C13_a_deal_and_an_invitation_without_a_secure_context(
    home_network: House, mapped_chromium: Browser
) -> None:
    page = mapped_chromium.new_context(locale="de").new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    base = f"http://{HOST}:{home_network.port}"
    page.goto(base)
    assert not page.evaluate(SECURE_THINGS)
    page.evaluate(script("post"), {"game": "stapelsprint", "seats": "2", "stock_size": "5"})
    page.wait_for_selector(".room")
    link = page.input_value("#invite-link")
    assert link.startswith(f"{base}/t/")
    page.click("[data-action=copy]")
    page.wait_for_selector(".invite-link [role=status]:has-text('opiert')")
    assert page.evaluate("document.activeElement.selectionEnd") == len(link)
    assert page.locator("[data-action=share]").count() == 0
    page.evaluate(
        'localStorage.setItem(\'kartenrunde.settings\', \'{"speed":0,"endTurn":"at_once"}\')'
    )
    page.reload()
    page.click("[data-action=put-computer]")
    page.click("[name=pace][value=fast]", force=True)
    page.click("[data-action=start]:not([disabled])")
    page.wait_for_selector("[data-zone=stock]")
    player.play_until_over(page, player.by_drags)
    assert not wrong
