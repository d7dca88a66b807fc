"""Section 6 of the design: picking up, putting down, ending the turn, and what is said about it."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kartenrunde.engine import games
from tests.browser import player
from tests.browser.conftest import PHONE, Guest
from tests.browser.house import House, script
from tests.browser.line import Line

FAST: Final = "{speed: 0}"
TIMES_BY_HAND: Final = """
window.times = [];
const set = setTimeout;
window.setTimeout = (end, ms, ...more) => {
  if (ms !== 7_000) return set(end, ms, ...more);
  return -times.push({ end, text: document.querySelector(".notices .toast")?.innerText });
};
"""
"""How long a reason can be read is up to the test."""
TOASTS: Final = """
() => ({ toasts: [...document.querySelectorAll(".notices .toast")].map((e) => e.innerText) })
"""
CALLS_NOBODY: Final = """
() => !document.title.startsWith("●")
  && !document.querySelector("link[rel=icon]").href.includes("-turn")
"""
ASK_FIRST: Final = 'localStorage[\'kartenrunde.settings\'] = \'{"speed":0,"endTurn":"ask"}\''
ONE_PLACE_DEAL: Final = "early 51"
"""At the first turn a card fits exactly one place."""
STOCK_FITS_DEAL: Final = "early 9"
"""At the first turn the card on the own stock fits."""
TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, house: House, **form: str | int) -> None:
    page.goto(house.open_solo(page, **{"seats": 2, "stock_size": 20, **form}))
    page.wait_for_selector(".banner.is-mine")


def moves_sent(page: Page) -> list[str]:
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"type":"move"' in str(frame):
            sent.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def misfit(page: Page) -> tuple[str, str]:
    """A hand card and a sequence it does not go onto."""
    sight = player.look(page)
    hand = [card for card in sight.cards if card["zone"] == "hand" and card["face"] != "★"]
    return next(
        (card["key"], place["key"])
        for card in hand
        for place in sight.at("sequence")
        if place["next"] != card["face"]
    )


def place(page: Page, key: str) -> str:
    return f'[data-key="{key}"]'


def test_P7_an_illegal_wish_gets_its_reason_and_nothing_happens(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    card, sequence = misfit(page)
    before = player.look(page).signature
    page.click(place(page, card))
    page.click(place(page, sequence))
    expect(page.locator(".notices .toast")).to_contain_text("Hier passt nur")
    expect(page.locator(place(page, card))).to_have_class(re.compile(r"\bselected\b"))
    assert player.look(page).signature == before
    page.click(place(page, "stock"))
    page.click(place(page, "discard:0"))
    expect(page.locator(".notices .toast")).to_be_visible()


def test_a_reason_is_not_taken_away_by_the_time_of_the_one_before(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    page.add_init_script(TIMES_BY_HAND)
    sit_down(page, house)
    card, sequence = misfit(page)
    shown = page.locator(".notices .toast")
    page.click(place(page, card))
    page.click(place(page, sequence))
    expect(shown).to_contain_text("Hier passt nur")
    page.click(place(page, "stock"))
    page.click(place(page, "discard:0"))
    expect(shown).to_be_visible()
    expect(shown).not_to_contain_text("Hier passt nur")
    reason = shown.inner_text()
    while not page.evaluate("(now) => times.some(({text}) => text === now)", reason):
        page.wait_for_timeout(15)
    page.evaluate("(now) => times.forEach(({text, end}) => text !== now && end())", reason)
    assert player.glance(page, TOASTS) == {"toasts": [reason]}
    page.evaluate("(now) => times.forEach(({text, end}) => text === now && end())", reason)
    expect(shown).to_have_count(0)


def test_C03_a_trembling_finger_taps_and_six_pixels_are_no_drag(house: House, guest: Guest) -> None:
    page = guest(settings=FAST, **TOUCH)
    sit_down(page, house)
    x, y = player.middle(page, "hand:0")
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    finger("touchStart", (x, y))
    finger("touchMove", (x + 4, y - 4))
    finger("touchEnd")
    page.wait_for_selector(".selected[data-key='hand:0']")
    assert page.locator(".ghost").count() == 0

    finger("touchStart", (x, y))
    finger("touchMove", (x, y - 40))
    page.wait_for_selector(".ghost")
    finger("touchStart", (x, y - 40), (x + 60, y))
    expect(page.locator(".ghost")).to_have_count(0)
    finger("touchEnd")
    expect(page.locator(".carried")).to_have_count(0)


@pytest.mark.parametrize("way", ["escape", "outside"])
def test_C2_a_drag_that_is_broken_off_leaves_nothing_behind(
    way: str, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    sent = moves_sent(page)
    sit_down(page, house)
    page.mouse.move(*player.middle(page, "hand:1"))
    page.mouse.down()
    page.mouse.move(*player.middle(page, "discard:1"), steps=4)
    page.wait_for_selector(".over[data-key='discard:1']")
    if way == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.move(5, 790)
    page.mouse.up()
    expect(page.locator(".ghost, .carried, .selected, .target")).to_have_count(0)
    assert not sent


def test_M07_a_double_click_on_the_target_acts_once(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sent = moves_sent(page)
    sit_down(page, house)
    page.click(place(page, "hand:0"))
    page.evaluate(
        "for (const _ of [1, 2]) document.querySelector(`[data-key='discard:2']`).click()"
    )
    page.wait_for_selector("[data-key='discard:2'][data-card]")
    page.wait_for_selector(".banner.is-mine")
    assert len(sent) == 1
    assert page.locator(".notices .toast").count() == 0


def test_6_4_a_double_tap_plays_where_only_one_place_is_meant(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    house.shuffle_by(ONE_PLACE_DEAL)
    sit_down(page, house)

    def unique(sight: player.Sight) -> bool:
        return unique_card(sight) is not None

    card = unique_card(player.play_until(page, unique))
    assert card is not None
    page.wait_for_timeout(400)
    before = player.look(page).signature
    page.dblclick(place(page, card))
    player.wait_until(page, player.CHANGED, before)
    expect(page.locator(".selected")).to_have_count(0)


def unique_card(sight: player.Sight) -> str | None:
    for card in sight.cards:
        fitting = [p for p in sight.at("sequence") if card["face"] == p["next"]]
        if len(fitting) == 1:
            return card["key"]
    return None


def test_6_7_the_end_of_the_turn_is_held_back_and_can_be_undone(house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0, endTurn: 'hold'}")
    sent = moves_sent(page)
    sit_down(page, house)
    before = player.look(page)
    move = player.Wish("hand:0", "discard:0")
    player.by_drags(page, move)
    if page.locator(".held.remind").count():
        page.click("[data-action=confirm-end]")
        assert len(sent) == 1
        return
    page.wait_for_selector(".held.hold .hold-fuse", state="attached")
    page.click("[data-action=undo-end]")
    expect(page.locator(".ghost, .carried, .held")).to_have_count(0)
    page.wait_for_timeout(2_700)
    assert not sent and player.look(page).cards == before.cards
    player.by_drags(page, move)
    page.wait_for_timeout(500)
    assert not sent
    player.wait_until(page, player.CHANGED, before.signature)
    assert len(sent) == 1


def test_6_7_asking_and_the_reminder_of_a_stock_card_that_fits(house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0}")
    house.shuffle_by(STOCK_FITS_DEAL)
    sit_down(page, house)
    page.evaluate('localStorage.setItem(\'kartenrunde.settings\', \'{"speed":0,"endTurn":"ask"}\')')

    def stock_fits(sight: player.Sight) -> bool:
        stock = next(card["face"] for card in sight.cards if card["zone"] == "stock")
        hand = [card for card in sight.cards if card["zone"] == "hand"]
        return len(hand) > 1 and any(stock in (p["next"], "★") for p in sight.at("sequence"))

    sight = player.play_until(page, stock_fits)
    page.reload()
    page.wait_for_selector(".banner.is-mine")
    hand = [card["key"] for card in sight.cards if card["zone"] == "hand"]
    player.by_drags(page, player.Wish(hand[0], "discard:3"))
    page.wait_for_selector(".held.remind")
    assert page.evaluate("document.activeElement.dataset.action") == "undo-end"
    page.click("[data-action=undo-end]")
    player.by_drags(page, player.Wish(hand[0], "discard:3"))
    page.wait_for_selector(".held.ask")
    before = player.look(page).signature
    page.click("[data-action=confirm-end]")
    player.wait_until(page, player.CHANGED, before)


def test_6_8_title_picture_and_voice_tell_the_own_turn(house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 1}")
    sit_down(page, house, pace="slow")
    assert page.title().startswith("●")
    assert "-turn" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    expect(page.locator("[aria-live=assertive]")).to_have_text("Du bist dran")
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    player.wait_until(page, CALLS_NOBODY)


def test_6_10_what_others_changed_stays_marked_until_the_own_next_action(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    if page.locator(".last").count() == 0:
        player.by_drags(page, player.Wish("hand:0", "discard:0"))
        page.wait_for_selector(".seat .last, .spot.last")
    page.wait_for_selector(".banner.is-mine")
    hand = [card["key"] for card in player.look(page).cards if card["zone"] == "hand"]
    player.by_drags(page, player.Wish(hand[0], "discard:1"))
    page.wait_for_selector("[data-key='discard:1'][data-card]")


@pytest.mark.parametrize("language", ["de", "en", "es", "pl", "cs"])
def test_A9_one_sentence_for_each_event_is_added_and_none_replaced(
    language: str, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST, language=language)
    sit_down(page, house)
    page.evaluate(script("listen"))
    lines = page.locator(".log-lines > li:not(.turn)").count()
    for _ in range(2):
        sight = player.play_until(page, lambda _: True)
        player.by_drags(page, player.wish(sight))
        player.wait_until(page, player.CHANGED, sight.signature)
    page.wait_for_selector(".banner.is-mine")
    spoken = page.evaluate("window.spoken")
    shown = page.locator(".log-lines > li:not(.turn)").all_inner_texts()[lines:]
    turns = [line for line in spoken if line not in shown]
    assert [line for line in spoken if line in shown] == shown
    assert all(line.strip() and "stapelsprint-" not in line and "{" not in line for line in spoken)
    assert len(turns) <= 2


def test_A2_letter_keys_and_their_switch(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    page.keyboard.press("h")
    expect(page.locator("[data-action=hints]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(page.locator(".selected")).to_have_attribute("data-index", "1")
    assert page.evaluate("document.activeElement.dataset.index") == "1"
    page.keyboard.press("Escape")
    expect(page.locator(".selected")).to_have_count(0)
    page.keyboard.press("?")
    page.wait_for_selector(".sheet-keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click(".to-menu")
    page.click("dialog [data-action=settings]")
    page.check("[name=letter-keys-off]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("h")
    expect(page.locator("[data-action=hints]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("game", "says"),
    [("stapelsprint", "Zug beenden"), ("canasta", "großen Knopf"), ("bundles", None)],
)
def test_A2_the_help_says_what_E_does_in_this_game(
    game: str, says: str | None, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    page.goto(house.open_solo(page, game=game, seats=4))
    page.wait_for_selector("[data-zone=hand]")
    page.keyboard.press("?")
    help_to = page.locator("dt:has-text('E') + dd").filter(has_text=says or "Zug")
    expect(page.locator(".sheet-keys")).to_contain_text("Diese Hilfe")
    expect(help_to).to_have_count(1 if says else 0)
    page.keyboard.press("Escape")
    page.click(".to-menu")
    page.click("dialog [data-action=settings]")
    choice = page.locator(".sheet-settings legend:has-text('Am Zugende')")
    expect(page.locator(".sheet-settings")).to_contain_text("Tempo")
    expect(choice).to_have_count(1 if says else 0)


def test_P5_an_open_sheet_pauses_a_game_against_the_computer(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    page.click(".to-menu")
    expect(page.locator("#banner")).to_have_text("Pause")
    page.keyboard.press("Escape")
    expect(page.locator("#banner")).to_have_text("Du bist dran")
    assert page.evaluate("document.activeElement.dataset.action") == "menu"


@pytest.mark.parametrize("game", games())
def test_C10_another_language_in_mid_game_translates_the_old_log_too(
    game: str, house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    page.goto(house.open_solo(page, game=game, seats=games()[game].seat_range[0]))
    page.wait_for_selector(".banner.is-mine")
    german = page.locator(".log-lines > li").all_inner_texts()
    cards = page.locator("[data-zone=hand]").evaluate_all("all => all.map((e) => e.ariaLabel)")
    page.click(".to-menu")
    page.click("dialog [data-action=settings]")
    page.select_option("#language", "pl")
    page.wait_for_selector("html[lang=pl] [data-zone=hand]")
    polish = page.locator(".log-lines > li").all_inner_texts()
    assert len(polish) == len(german) and not set(polish) & set(german)
    named = page.locator("[data-zone=hand]").evaluate_all("all => all.map((e) => e.ariaLabel)")
    assert len(named) == len(cards) and not set(named) & set(cards)


def test_C05_a_selection_outlives_another_size_and_still_works(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    page.click(place(page, "hand:2"))
    for width in (500, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        expect(page.locator(".selected")).to_have_attribute("data-key", "hand:2")
    page.click(place(page, "discard:3"))
    page.wait_for_selector("[data-key='discard:3'][data-card]")
    expect(page.locator("[data-key='hand:2']")).to_have_count(0)


def test_a_full_pile_can_be_looked_through(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    page.click("[data-zone=seat]")
    expect(page.locator(".sheet-piles h3")).to_have_count(4)
    page.click("dialog [data-action=close]")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.dataset.zone") == "seat"
    for _ in range(2):
        page.wait_for_selector(".banner.is-mine")
        hand = [card["key"] for card in player.look(page).cards if card["zone"] == "hand"]
        before = player.look(page).signature
        player.by_drags(page, player.Wish(hand[0], "discard:0"))
        player.wait_until(page, player.CHANGED, before)
    page.click(place(page, "discard:0"))
    page.click("[data-action=pile]")
    expect(page.locator(".pile-cards li")).to_have_count(2)


def test_6_9_others_moves_are_shown_singly_and_a_tap_on_the_felt_hurries_them(
    house: House, guest: Guest
) -> None:
    page = guest(settings="{speed: 0.5}")
    line = Line(page)
    sit_down(page, house, seats=4, level="beginner")
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    page.wait_for_selector("#banner:has-text('Bořek ist dran')")
    page.wait_for_selector("#banner:has-text('Łucja ist dran')")
    while line.newest_state()["view"]["turn"] != 0:
        page.wait_for_timeout(50)
    page.mouse.click(20, 520)
    page.wait_for_selector(".banner.is-mine", timeout=1_500)
    assert page.evaluate("document.getAnimations().length") < 8
