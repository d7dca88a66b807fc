"""Each branch of CA-20 to CA-42 at the table, from a prepared position."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.canasta_player import FAST, Clicks, look, sit_down
from tests.browser.conftest import Guest
from tests.browser.house import House

OTHERS: Final = " | hand@1: 4 4 5 | hand@2: 6 6 8 | hand@3: 9 9 J"
act: Final = Clicks()

Begin = Callable[[str], Page]


@pytest.fixture
def begin(house: House, guest: Guest) -> Begin:
    """Opens the table at which the own turn begins like that."""

    def open_table(position: str) -> Page:
        house.begin_from(position + OTHERS)
        page = guest(settings=FAST)
        sit_down(page, house)
        return page

    return open_table


def meld(page: Page, rank: str, count: int) -> None:
    """Wait until so many cards lie in the own meld."""
    place = page.locator(f'[data-zone=meld][data-key="meld:{rank}"]')
    expect(place).to_have_attribute("data-count", str(count))


def says(page: Page, *words: str) -> None:
    for word in words:
        expect(page.locator(".notices .toast")).to_contain_text(word)


def pile_says(page: Page, *words: str) -> None:
    """The sheet of the pile, with no way to take it."""
    act.open_pile(page)
    for word in words:
        expect(page.locator(".sheet-pile")).to_contain_text(word)
    expect(page.locator("[data-action^=way]")).to_have_count(0)
    page.keyboard.press("Escape")


def take(page: Page, way: int = 0) -> None:
    act.open_pile(page)
    act.press(page, f"way-{way}")


def hand(page: Page, total: int) -> None:
    expect(page.locator(".hand")).to_have_attribute("data-total", str(total))


def sure(page: Page, words: str) -> None:
    expect(page.locator(".sheet-sure")).to_contain_text(words)
    act.press(page, "confirm")


def over(page: Page, words: str) -> None:
    expect(page.locator(".sheet-result")).to_contain_text(words)


@pytest.mark.parametrize(
    ("top", "words"), [("2", "wilde Karte"), ("★", "wilde Karte"), ("3", "schwarze Drei")]
)
def test_CA20_a_blocked_pile_says_so(top: str, words: str, begin: Begin) -> None:
    page = begin(f"hand: K K 7 5 | melds: KKK | pile: 7 {top}")
    pile_says(page, words)
    expect(page.locator("[data-effect~=blocked]")).to_have_count(1)
    act.main(page)
    hand(page, 5)


def test_CA21_CA22_a_frozen_pile_wants_a_pair_and_says_why(begin: Begin) -> None:
    page = begin("hand: K 2 7 5 | melds: KKK 777 | pile: 5 2 9 K")
    expect(page.locator(".frost")).to_have_count(1)
    pile_says(page, "eingefroren", "wilde Karte liegt darin")
    page.drag_and_drop('[data-zone=hand][data-face^="K"]', '[data-key="pile"]')
    says(page, "eingefroren", "eine fehlt")


def test_CA22_the_pair_joins_the_meld_that_lies_there(begin: Begin) -> None:
    page = begin("hand: K K 8 5 | melds: KKK 777 | pile: 5 2 9 K")
    take(page)
    meld(page, "K", 6)
    hand(page, 5)


def test_CA21_a_red_three_freezes_and_is_counted(begin: Begin) -> None:
    page = begin("hand: K 2 8 5 | melds: 777 | pile: 3h 9 K")
    pile_says(page, "rote Drei", "Eine rote Drei ist darunter")


def test_CA23_a_natural_and_a_wild_card_take_an_unfrozen_pile(begin: Begin) -> None:
    page = begin("hand: K 2 8 5 | melds: 777 | pile: 5 9 K")
    take(page)
    meld(page, "K", 3)
    hand(page, 4)


def test_CA23_the_top_alone_goes_onto_a_meld_by_drag(begin: Begin) -> None:
    page = begin("hand: 4 8 5 | melds: KKK | pile: 5 9 K")
    page.drag_and_drop('[data-key="pile"]', '[data-key="meld:K"]')
    meld(page, "K", 4)
    hand(page, 5)


def test_CA24_the_top_with_two_wild_cards_is_never_enough(begin: Begin) -> None:
    page = begin("hand: ★ 2 8 5 | melds: 777 | pile: 5 9 K")
    pile_says(page, "Ablagestapel")
    expect(page.locator("[data-action=main]")).to_have_text("Ziehen")


def test_CA25_CA16_CA26_an_opening_takes_the_pile_with_all_in_one_action(begin: Begin) -> None:
    page = begin("hand: K K A A A 8 5 | pile: 5 9 K")
    act.open_pile(page)
    expect(page.locator(".sheet-pile")).to_contain_text("fehlen noch 20 Punkte")
    expect(page.locator("[data-action=way-0]")).to_have_count(0)
    act.press(page, "prepare-0")
    assert look(page).missing == 20
    act.put(page, "A", 3, "tray")
    assert look(page).missing <= 0
    act.main(page)
    meld(page, "A", 3)
    meld(page, "K", 3)
    hand(page, 4)


def test_CA25_without_a_pair_other_melds_do_not_help(begin: Begin) -> None:
    page = begin("hand: K 2 A A A 8 5 | pile: 5 9 K")
    pile_says(page, "eingefroren", "zwei Könige")


def test_CA14_CA15_what_is_missing_is_said_in_points(begin: Begin) -> None:
    page = begin("hand: 7 7 7 K K K 5 9 | playing: yes")
    act.put(page, "7", 3, "tray")
    act.main(page)
    says(page, "50 Punkte", "fehlen noch 35 Punkte")
    act.put(page, "K", 3, "tray")
    act.main(page)
    says(page, "fehlen noch 5 Punkte")
    act.press(page, "shortcut")
    hand(page, 8)
    assert not look(page).tray


def test_CA17_a_partners_opening_frees_both(begin: Begin) -> None:
    page = begin("hand: 4 4 4 5 9 | melds: 777 | laid: 2 | playing: yes")
    act.put(page, "4", 3, "meld:4")
    meld(page, "4", 3)


def test_CA27_one_card_does_not_take_a_pile_of_one(begin: Begin) -> None:
    page = begin("hand: 7 | melds: 777 KKKKKKK | pile: 7")
    pile_says(page, "nur einer Handkarte")


def test_CA28_after_a_take_the_pile_is_empty(begin: Begin) -> None:
    page = begin("hand: K K 8 5 | melds: 777 | pile: 5 2 9 K")
    take(page)
    expect(page.locator('[data-key="pile"]')).to_have_attribute("data-count", "0")
    expect(page.locator(".frost")).to_have_count(0)


def test_CA29_a_covered_black_three_does_nothing(begin: Begin) -> None:
    page = begin("hand: K K 8 5 | melds: 777 | pile: 3 K")
    take(page)
    meld(page, "K", 3)


def test_CA30_a_wild_discard_ends_the_turn_and_freezes(begin: Begin) -> None:
    page = begin("hand: 2 8 5 | melds: 777 | pile: 9 | playing: yes")
    act.put(page, "2", 1, "pile")
    expect(page.locator(".log-lines")).to_contain_text("ist jetzt eingefroren")


def test_CA31_without_a_canasta_two_cards_stay(begin: Begin) -> None:
    page = begin("hand: K K K 8 | melds: 777 | playing: yes")
    act.put(page, "K", 3, "meld:K")
    says(page, "zwei Karten", "eine mehr")
    hand(page, 4)


def test_CA31_a_take_leaves_two_cards_red_threes_not_counted(begin: Begin) -> None:
    page = begin("hand: K K 4 | melds: 777 | pile: 3h K | draw: 5 6")
    act.open_pile(page)
    expect(page.locator(".way small")).to_contain_text("zwei Karten")


def test_CA32_CA33_laying_down_to_one_card_warns_and_going_out_asks(begin: Begin) -> None:
    page = begin("hand: K K K 8 | melds: 7777777 | laid: 0 | playing: yes")
    act.put(page, "K", 3, "meld:K")
    page.wait_for_selector(".sheet-sure")
    act.press(page, "cancel")
    hand(page, 4)
    act.put(page, "K", 3, "meld:K")
    sure(page, "letzte Karte")
    meld(page, "K", 3)
    act.put(page, "8", 1, "pile")
    sure(page, "endet die Runde")
    over(page, "Du machst aus.")


def test_CA26_CA33_a_take_that_leaves_one_card_asks_first(begin: Begin) -> None:
    page = begin("hand: 2 5 5 | melds: 444 AAAAA22 | laid: 0 | pile: 5")
    take(page)
    sure(page, "letzte Karte")
    meld(page, "5", 3)
    hand(page, 1)


def test_CA32_with_two_cards_one_may_be_discarded_without_a_question(begin: Begin) -> None:
    page = begin("hand: K 8 | melds: 7777777 | playing: yes")
    act.put(page, "8", 1, "pile")
    expect(page.locator(".sheet-sure")).to_have_count(0)
    hand(page, 1)


def test_CA18_CA32_with_one_card_and_a_canasta_one_draws_without_a_question(begin: Begin) -> None:
    page = begin("hand: K | melds: 7777777 | pile: 9 | draw: 4 8 5 6")
    act.main(page)
    hand(page, 2)
    expect(page.locator(".sheet-sure")).to_have_count(0)


def test_CA36_going_out_without_a_discard(begin: Begin) -> None:
    page = begin("hand: K K K | melds: 7777777 | laid: 0 | playing: yes")
    act.put(page, "K", 3, "meld:K")
    sure(page, "endet die Runde")
    over(page, "Du machst aus.")


def test_CA34_nobody_asks_the_partner(begin: Begin) -> None:
    page = begin("hand: K K K 8 | melds: 7777777 | laid: 0 | playing: yes")
    act.put(page, "K", 3, "meld:K")
    page.wait_for_selector(".sheet-sure")
    act.press(page, "confirm")
    act.put(page, "8", 1, "pile")
    expect(page.locator(".sheet-sure")).to_contain_text("noch 3 Karten auf der Hand")
    expect(page.locator(".sheet-sure [data-action]")).to_have_text(["", "Abbrechen", "Ausmachen"])
    act.press(page, "confirm")
    over(page, "Du machst aus.")


def test_CA35_black_threes_only_when_going_out(begin: Begin) -> None:
    page = begin("hand: 3 3 3 8 9 | melds: 7777777 | laid: 0 | playing: yes")
    act.put(page, "3", 3, "tray")
    act.main(page)
    says(page, "Schwarze Dreien", "zu viel")


def test_CA35_black_threes_go_out_with_a_last_discard(begin: Begin) -> None:
    page = begin("hand: 3 3 3 8 | melds: 7777777 | laid: 0 | playing: yes")
    act.put(page, "3", 3, "tray")
    act.main(page)
    sure(page, "letzte Karte")
    hand(page, 1)
    act.put(page, "8", 1, "pile")
    sure(page, "endet die Runde")
    over(page, "Du machst aus.")


def test_CA35_black_threes_need_a_canasta(begin: Begin) -> None:
    page = begin("hand: 3 3 3 8 | melds: 777 | playing: yes")
    act.put(page, "3", 3, "tray")
    act.main(page)
    says(page, "Schwarze Dreien", "Canasta")


def test_CA37_going_out_concealed(begin: Begin) -> None:
    page = begin("hand: K K K | melds: 7777777 | laid: 2 | playing: yes")
    act.put(page, "K", 3, "meld:K")
    sure(page, "endet die Runde")
    over(page, "aus der Hand")


def test_CA38_a_concealed_lay_that_goes_out_needs_no_minimum(begin: Begin) -> None:
    page = begin("hand: 5 5 5 5 5 5 5 T | playing: yes")
    act.put(page, "5", 7, "tray")
    assert look(page).missing == 15
    act.main(page)
    sure(page, "letzte Karte")
    hand(page, 1)
    act.put(page, "T", 1, "pile")
    sure(page, "endet die Runde")
    over(page, "aus der Hand")


def test_CA39_who_draws_the_last_card_plays_on(begin: Begin) -> None:
    page = begin("hand: K 8 | melds: 777 | pile: 9 | draw: 5")
    act.main(page)
    hand(page, 3)
    assert look(page).phase == "play"


def test_CA40_a_nobody_could_take_and_the_deal_ends_at_once(begin: Begin) -> None:
    page = begin("hand: 3 8 9 | melds: 777 | pile: 9 | draw: | playing: yes")
    act.put(page, "3", 1, "pile")
    over(page, "Talon ist leer")


def test_CA40_b_CA41_the_pile_has_to_be_taken(begin: Begin) -> None:
    page = begin("hand: 4 8 | melds: KKK | pile: 5 K | draw:")
    expect(page.locator("[data-action=shortcut]")).to_have_count(0)
    expect(page.locator("[data-action=main]")).to_have_text("Aufnehmen")
    act.main(page)
    act.main(page)
    meld(page, "K", 4)
    hand(page, 3)


@pytest.mark.parametrize("own", ["4 8 5", "K K 5"])
def test_CA40_c_the_deal_may_be_ended_whether_or_not_one_could_take(own: str, begin: Begin) -> None:
    page = begin(f"hand: {own} | melds: 777 | pile: 5 K | draw:")
    act.press(page, "shortcut")
    over(page, "Niemand macht aus")


@pytest.mark.parametrize("draw", ["3h", "3h 3d"])
def test_CA42_a_last_red_three_ends_the_deal(draw: str, begin: Begin) -> None:
    page = begin(f"hand: 4 8 5 | melds: 777 | pile: 5 K | draw: {draw}")
    act.main(page)
    over(page, "rote Drei")


def test_CA13_wild_cards_go_where_they_are_put(begin: Begin) -> None:
    page = begin("hand: K K Q Q 2 2 5 9 | melds: 777 | laid: 0 | playing: yes")
    act.put(page, "K", 2, "tray")
    act.put(page, "Q", 2, "tray")
    act.put(page, "2", 1, "tray:K")
    act.put(page, "2", 1, "tray:K")
    expect(page.locator('[data-key="tray:K"]')).to_have_attribute("data-count", "4")
    page.click('[data-key="tray:K"]')
    page.click('[data-key="tray:Q"]')
    expect(page.locator('[data-key="tray:K"]')).to_have_attribute("data-count", "3")
    act.main(page)
    meld(page, "K", 3)
    meld(page, "Q", 3)
    hand(page, 2)


def test_CA10_only_ones_own_melds(begin: Begin) -> None:
    page = begin("hand: K 8 5 | melds: 777 | melds@1: KKK | playing: yes")
    page.click('[data-zone=hand][data-face^="K"]')
    page.drag_and_drop('[data-zone=hand][data-face^="K"]', '[data-key="other"]')
    says(page, "Meldungen der anderen")
