"""Section 6.9: cards fly from where they are, whenever the server's word comes."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import player
from tests.browser.conftest import Guest
from tests.browser.house import House, script
from tests.browser.line import Line, Message

AT_REST = "() => document.getAnimations().length === 0"

Table = tuple[Page, Line]


@pytest.fixture
def table(house: House, guest: Guest) -> Table:
    """The own turn at a table that notes what flies, and its line."""
    page = guest(settings="{speed: 1, endTurn: 'at_once'}")
    page.add_init_script(script("watch_flights"))
    line = Line(page)
    page.goto(house.open_solo(page, seats=2))
    page.wait_for_selector(".banner.is-mine")
    return page, line


def test_a_card_that_lies_on_its_place_does_not_fly_there_again(table: Table) -> None:
    page, line = table
    kept: list[Message] = []

    def keep(message: Message) -> Message | None:
        if not line.moves():
            return message
        kept.append(message)
        return None

    line.change_down = keep
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    page.wait_for_selector(".ghost.sent")
    player.wait_until(page, AT_REST)
    page.evaluate("flown.length = 0")
    for message in kept:
        line.say(json.dumps(message))
    page.wait_for_selector(".ghost", state="detached")
    (start,) = [way["from"] for way in page.evaluate("flown") if way["card"] == "discard:0"]
    assert all(abs(float(px)) < 1 for px in re.findall(r"(-?[\d.]+)px", start)), start


def tapped(page: Page) -> list[dict[str, Any]]:
    """How the picture of a card flies that is put onto a pile by two clicks."""
    page.evaluate("flown.length = 0")
    page.click('[data-key="hand:0"]')
    page.click('.target[data-key="discard:0"]')
    player.wait_until(page, "() => flown.some(({isGhost}) => isGhost)")
    page.wait_for_selector(".ghost", state="detached")
    return [flight for flight in page.evaluate("flown") if flight["isGhost"]]


def test_a_tapped_card_leaves_when_its_place_shows_that_it_is_gone(table: Table) -> None:
    page, _ = table
    assert {flight["isGone"] for flight in tapped(page)} == {True}


def test_a_card_that_no_line_takes_stays_where_it_is(table: Table) -> None:
    page, line = table
    line.is_dead = True
    line.cut()
    page.wait_for_selector(".toast.connection")
    assert {flight["to"] for flight in tapped(page)} == {"translate(0px,0px) scale(1)"}
