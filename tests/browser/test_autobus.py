"""Hospodský autobus at the table: the bus, the joker's rank, rows that stay, and all on a phone."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import player
from tests.browser.autobus_positions import (
    FREE,
    Change,
    View,
    crowded,
    joker_moves,
    pile,
    sit_down,
    with_hand,
)
from tests.browser.conftest import DESKTOP, PHONE, Guest
from tests.browser.house import House, script
from tests.browser.line import Line
from tests.browser.test_axe import AXE, translate
from tests.browser.test_layout import LANGUAGES, misfits

FAST: Final = "{speed: 0}"
SOME_FREE: Final = [pile("T", 2), FREE, pile("7", 1), FREE]
ALL_TAKEN: Final = [pile(rank, 1) for rank in "TQ8K"]
A_JOKER: Final[Change] = with_hand(
    "★", "7h", "9s", "Qd", reserves=SOME_FREE, legal=joker_moves(0, 1) + joker_moves(0, 3)
)
BUS: Final[View] = {"type": "bus", "card": 1}


def place(key: str) -> str:
    return f'[data-key="{key}"]'


def moves_of(line: Line) -> list[Any]:
    return [message["move"] for message in line.moves()]


def says(page: Page, words: str) -> None:
    expect(page.locator(".notices .toast")).to_contain_text(words)


def test_HB16_the_rank_of_a_joker_is_asked_for_and_part_of_the_move(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST, viewport=PHONE)
    line = sit_down(page, house, A_JOKER)
    page.click(place("hand:0"))
    expect(page.locator(".target")).to_have_count(2)
    page.click(place("reserve:1"))
    expect(page.locator("[data-answer]")).to_have_count(13)
    expect(page.locator(".sheet-question")).to_contain_text("Hilfsstapel 2")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost, .carried, dialog, .target")).to_have_count(0)
    assert not moves_of(line)

    page.click(place("hand:0"))
    page.click(place("reserve:3"))
    page.click('[data-answer="10"]')
    page.wait_for_selector(".notices .toast")
    assert moves_of(line) == [{"type": "put", "card": 0, "reserve": 3, "rank": "T"}]


def test_HB16_a_dropped_joker_is_answered_by_key(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house, A_JOKER)
    player.by_drags(page, player.Wish("hand:0", "reserve:1"))
    expect(page.locator(".carried")).to_have_attribute("data-key", "hand:0")
    page.wait_for_selector("[data-answer]")
    page.keyboard.press("q")
    page.wait_for_selector(".notices .toast")
    assert moves_of(line) == [{"type": "put", "card": 0, "reserve": 1, "rank": "Q"}]
    assert page.locator("#banner").inner_text() == "Du bist dran"


def test_HB12_the_button_says_why_a_card_cannot_go_under_the_bus(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house, A_JOKER)
    under = page.locator("[data-action=bus]")
    for card, reason in (
        ("", "Wähl zuerst"),
        ("hand:0", "Ein Joker passt"),
        ("hand:1", "passt auf Hilfsstapel 3"),
        ("hand:2", "Noch ist ein Hilfsplatz frei"),
    ):
        if card:
            page.click(place(card))
        under.dispatch_event("click")
        says(page, reason)
    player.by_drags(page, player.Wish("hand:1", "main"))
    says(page, "passt auf Hilfsstapel 3")
    player.by_drags(page, player.Wish("main", "reserve:1"))
    says(page, "Vom Hauptstapel")
    player.by_drags(page, player.Wish("reserve:0", "main"))
    says(page, "Von einem Hilfsstapel")
    assert not moves_of(line)


def test_HB12_a_card_goes_under_the_bus_by_drag_and_by_button(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house, with_hand("4h", "9s", reserves=ALL_TAKEN, legal=[BUS]))
    expect(page.locator(".hint")).to_contain_text("unter den Bus")
    player.by_drags(page, player.Wish("hand:1", "main"))
    page.wait_for_selector(".notices .toast")
    page.click(place("hand:1"))
    under = page.locator("[data-action=bus]")
    expect(under).to_have_attribute("aria-disabled", "false")
    under.click()
    page.wait_for_selector(".notices .toast")
    assert moves_of(line) == [BUS, BUS]


def test_C05_a_lifted_reserve_leaves_those_of_others_where_they_are(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    sit_down(page, house, crowded)
    theirs = "[data-flip='seat:1:reserve:1']"
    before = page.locator(theirs).bounding_box()
    page.mouse.move(*player.middle(page, "reserve:1"))
    page.mouse.down()
    page.mouse.move(*player.middle(page, "hand:0"), steps=3)
    page.wait_for_selector(".carried[data-key='reserve:1']")
    expect(page.locator(".carried")).to_have_count(1)
    expect(page.locator(theirs)).to_be_visible()
    assert page.locator(theirs).bounding_box() == before
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".ghost, .carried, .selected")).to_have_count(0)


def test_HB14_the_turn_can_be_ended_with_an_empty_hand_only(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    put: View = {"type": "put", "card": 0, "reserve": 2}
    play: View = {"type": "play_reserve", "reserve": 2, "row": 0}
    change = [with_hand("7h", reserves=SOME_FREE, legal=[put])]
    line = sit_down(page, house, lambda view: change[-1](view))
    expect(page.locator("[data-action=end-turn]")).to_have_count(0)
    page.click(place("hand:0"))
    page.click("[data-action=shortcut]")
    page.wait_for_selector(".notices .toast")
    end: View = {"type": "end_turn"}
    for legal, hints in (([play, end], 1), ([end], 0)):
        change.append(with_hand(reserves=SOME_FREE, legal=legal))
        page.reload()
        page.wait_for_selector("[data-action=end-turn]")
        expect(page.locator("[data-action=hints]")).to_have_count(hints)
    page.keyboard.press("e")
    page.wait_for_selector(".notices .toast")
    assert moves_of(line) == [put, end]


def test_HB7_a_finished_row_lies_for_a_moment_and_the_others_keep_their_places(
    house: House, guest: Guest
) -> None:
    page = guest(settings="{speed: 1}", viewport=PHONE)
    line = sit_down(page, house, crowded)
    before = [page.locator(place(f"row:{row}")).bounding_box() for row in range(12)]
    state = json.loads([text for text in line.down if '"type":"state"' in text][-1])
    crowded(state["view"])
    state["view"]["rows"][7] = []
    state["version"] += 1
    played = {"type": "played_main", "seat": 1, "face": "Kd", "row": 7, "as": "K", "left": 8}
    events = [played, {"type": "row_finished", "row": 7, "count": 13}]
    state["steps"] = [{"seq": state["version"], "events": events}]
    line.say(json.dumps(state))
    row = page.locator(place("row:7"))
    page.wait_for_selector(f"{place('row:7')} use[href='#compact-Kd']", state="attached")
    expect(row.locator("use")).to_have_count(0)
    expect(row.locator(".slot")).to_contain_text("+")
    assert [page.locator(place(f"row:{row}")).bounding_box() for row in range(12)] == before
    expect(page.locator(".spot.last")).to_have_attribute("data-key", "row:7")


@pytest.mark.parametrize("seats", [2, 4])
def test_HB27_twelve_rows_and_a_main_pile_of_57_fit_at_every_size(
    seats: int, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    sit_down(page, house, crowded, seats=seats)
    found: list[str] = []
    for language in LANGUAGES:
        translate(page, language)
        page.wait_for_selector("[data-zone=hand]")
        complaints = misfits(page, script("complaints"), script("cramped"))
        found += [f"{language} {what}" for what in complaints]
    assert not found, "\n".join(found)


def test_A1_axe_finds_nothing_on_a_full_table_nor_in_the_picker(house: House, guest: Guest) -> None:
    page = guest(settings=FAST, viewport=DESKTOP)
    change: list[Change] = [crowded]
    sit_down(page, house, lambda view: change[-1](view))
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = list(page.evaluate(script("axe")))
    change.append(A_JOKER)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    page.reload()
    page.click(place("hand:0"))
    page.click(place("reserve:1"))
    page.wait_for_selector("[data-answer]")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found += page.evaluate(script("axe")) + page.evaluate(script("small_targets"))
    assert not found, "\n".join(found)
