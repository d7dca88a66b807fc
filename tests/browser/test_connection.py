"""C8, M8, C17, section 6.14: the line breaks, lies, repeats itself; nothing is played by itself."""

import json
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import player
from tests.browser.conftest import Guest
from tests.browser.house import House, script
from tests.browser.line import Line, Message

FAST: Final = "{speed: 0}"
AFTER_MOVE_MS: Final = 400
"""A tap right after an own move may be the second of a double tap, so it means nothing."""
MINUTES_AWAY: Final = 20
LONGEST_WAIT_MS: Final = 60_000
LEFT_AFTER_MS: Final = 20_000
NOTICE_AFTER_WAKING: Final = f"""
(limit_ms) => {{
  const seen = ({player.WAIT})(() => document.querySelector(".toast.connection"), null, limit_ms);
  document.dispatchEvent(new Event("visibilitychange"));
  return seen;
}}
"""
"""Awaited within the page: the notice goes as soon as the next line stands."""
"""Half a minute, a quarter more by chance, and the time that a try may take."""


def sit_down(page: Page, house: House, **form: str | int) -> Line:
    address = house.open_solo(page, **{"seats": 2, "stock_size": 20, **form})
    line = Line(page)
    page.goto(address)
    page.wait_for_selector(".banner.is-mine")
    return line


def test_M08_an_older_state_does_not_overwrite_a_newer_one(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house)
    old = next(text for text in reversed(line.down) if '"type":"state"' in text)
    before = player.look(page)
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    player.wait_until(page, player.CHANGED, before.signature)
    page.wait_for_selector(".banner.is-mine")
    now = player.look(page).signature
    line.say(old)
    page.wait_for_timeout(200)
    assert player.look(page).signature == now


@pytest.mark.parametrize(
    ("code", "word"),
    [(4400, "erneuert"), (4404, "gibt es nicht mehr"), (4429, "zu schnell"), (4409, None)],
)
def test_S06_after_a_close_for_good_it_says_why_and_does_not_come_back(
    house: House, guest: Guest, code: int, word: str | None
) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house)
    line.cut(code)
    if word is None:
        page.wait_for_function("document.querySelector('.toast.connection')")
        page.wait_for_selector(".toast.connection", state="detached")
        assert line.opened == 2
        return
    expect(page.locator(".goodbye")).to_contain_text(word)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(1_500)
    assert line.opened == 1


def test_C17_a_move_that_never_arrived_goes_out_again_with_its_own_id(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house)
    line.drop_up = lambda message: message["type"] == "move" and len(line.moves()) == 1
    before = player.look(page).signature
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    page.wait_for_timeout(150)
    line.cut()
    player.wait_until(page, player.CHANGED, before)
    first, second = line.moves()
    assert first == second
    assert page.locator(".notices .toast").count() == 0


def test_C17_a_move_that_arrived_is_not_sent_again_when_only_its_answer_was_lost(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house, pace="slow")
    line.change_down = lambda message: (
        None if len(line.moves()) == 1 and line.opened == 1 else message
    )
    before = player.look(page).signature
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    page.wait_for_timeout(400)
    line.cut()
    player.wait_until(page, player.CHANGED, before)
    page.wait_for_selector("[data-key='discard:0'][data-card]")
    expect(page.locator(".ghost")).to_have_count(0)
    assert len(line.moves()) == 1
    assert page.locator(".notices .toast:has-text('nicht angekommen')").count() == 0


def test_C17_a_move_is_dropped_with_a_word_when_others_have_moved_meanwhile(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house)
    line.drop_up = lambda message: message["type"] == "move"
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    page.wait_for_timeout(150)

    def later(message: Message) -> Message:
        return (
            {**message, "version": message["version"] + 1}
            if message["type"] == "state"
            else message
        )

    line.change_down = later
    line.cut()
    expect(page.locator(".notices .toast").last).to_contain_text("nicht angekommen")
    expect(page.locator(".ghost, .carried")).to_have_count(0)
    assert len(line.moves()) == 1


def test_C08_a_line_that_only_looks_open_is_left_when_the_phone_wakes(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house)
    line.change_down = lambda message: None if line.opened == 1 else message
    assert page.evaluate(NOTICE_AFTER_WAKING, LEFT_AFTER_MS)
    page.wait_for_selector(".toast.connection", state="detached")
    assert line.opened == 2
    assert line.up[-1]["type"] in ("hello", "presence")


def two_quick_moves(sight: player.Sight) -> list[str]:
    """Card, place, card, place: two cards go onto two sequences; [] if there are none."""
    ways = [
        (card["key"], place["key"])
        for card in sight.at("hand")
        for place in sight.at("sequence")
        if card["face"] in (place["next"], "★")
    ]
    pairs = ((*a, *b) for a, b in combinations(ways, 2) if a[0] != b[0] and a[1] != b[1])
    return list(next(pairs, ()))


def test_C08_it_tries_again_for_ever_and_never_waits_longer_than_half_a_minute(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    page.clock.install()
    line = sit_down(page, house)
    line.is_dead = True
    line.cut()
    page.wait_for_selector(".toast.connection")
    for _ in range(MINUTES_AWAY):
        before = line.opened
        page.clock.run_for(LONGEST_WAIT_MS)
        while line.opened == before:
            page.wait_for_timeout(20)
    line.is_dead = False
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(".toast.connection", state="detached")
    assert player.look(page).mine


def test_C08_the_screen_stays_on_during_the_own_turn(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    page.add_init_script(script("watch_screen"))
    sit_down(page, house, pace="slow")
    page.wait_for_function("() => window.screens_held === 1")
    player.by_drags(page, player.Wish("hand:0", "discard:0"))
    page.wait_for_function("() => window.screens_held === 0")


def test_M08_two_quick_moves_are_played_one_after_the_other(house: House, guest: Guest) -> None:
    """The second is meant while the first is under way; each waits for its answer."""
    page = guest(settings=FAST)
    line = sit_down(page, house)
    quick = two_quick_moves(player.play_until(page, lambda sight: bool(two_quick_moves(sight))))
    before = len(line.moves())
    page.wait_for_timeout(AFTER_MOVE_MS)
    page.evaluate(
        "(keys) => keys.forEach((key) => document.querySelector(`[data-key='${key}']`).click())",
        quick,
    )
    expect(page.locator(f"[data-key='{quick[0]}'], [data-key='{quick[2]}']")).to_have_count(0)
    expect(page.locator(".ghost, .carried")).to_have_count(0)
    sent = [(f"hand:{move['move']['card']}", move["id"]) for move in line.moves()[before:]]
    assert [card for card, _ in sent] == [quick[0], quick[2]]
    assert len(set(sent)) == 2


def test_6_15_the_notice_and_one_tap_that_says_i_am_here(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    line = sit_down(page, house)

    def idle(message: Message) -> Message:
        if message["type"] == "state" and not any(m["type"] == "still_here" for m in line.up):
            message["room"]["seats"][0]["notice_s"] = 30
        return message

    state = json.loads(next(text for text in reversed(line.down) if '"type":"state"' in text))
    line.say(json.dumps(idle({**state, "since": state["version"], "steps": []})))
    expect(page.locator(".idle")).to_contain_text("30 Sekunden")
    page.click("[data-action=still-here]")
    page.wait_for_timeout(100)
    assert line.up[-1] == {"type": "still_here"}


def test_M16_whoever_is_taken_out_of_the_room_is_told_and_finds_the_way_home(
    house: House, guest: Guest
) -> None:
    anna, ben = guest(settings=FAST), guest(settings=FAST, language="en")
    link = house.open_room(anna.context, seats=2, stock_size=5)
    anna.goto(link)
    anna.wait_for_selector(".room")
    ben.goto(link)
    anna.click("[data-seat='1'] [data-action=remove]")
    ben.wait_for_selector(".goodbye")
    ben.click(".goodbye a")
    ben.wait_for_url(f"{house.base}/")
    expect(anna.locator("[data-seat='1']")).to_have_attribute("data-occupant", "open")


def test_6_14_after_a_longer_break_one_is_told_how_much_was_missed(
    house: House, guest: Guest
) -> None:
    page = guest(settings=FAST)
    sit_down(page, house)
    page.context.set_offline(True)
    page.wait_for_selector(".toast.connection")
    page.wait_for_timeout(2_300)
    page.context.set_offline(False)
    expect(page.locator(".notices .toast")).to_have_text("Du bist wieder da.")


def test_M03_a_host_who_reloads_is_still_host_on_the_same_seat(house: House, guest: Guest) -> None:
    anna, ben = guest(settings=FAST), guest(settings=FAST)
    link = house.open_room(anna.context, seats=3, stock_size=5)
    for page in (anna, ben):
        page.goto(link)
        page.wait_for_selector(".room .mine")
    anna.reload()
    anna.wait_for_selector(".mine[data-seat='0']")
    expect(anna.locator("[data-action=start]")).to_be_visible()
    expect(ben.locator("[data-occupant=person]")).to_have_count(2)
    expect(ben.locator("[data-action=start]")).to_have_count(0)
    again = anna.context.new_page()
    again.goto(link)
    again.wait_for_selector(".mine[data-seat='0']")
    anna.close()
    expect(ben.locator("[data-occupant=person]")).to_have_count(2)
    expect(again.locator("[data-action=fill]")).to_be_visible()


def test_C11_a_finished_sequence_lies_a_moment_and_the_next_card_lies_for_good(
    house: House, guest: Guest
) -> None:
    page = guest()
    line = sit_down(page, house)
    now = json.loads(next(text for text in reversed(line.down) if '"type":"state"' in text))
    faces = [str(rank) for rank in range(1, 12)]
    played = {"type": "played_stock", "seat": 1, "sequence": 0, "left": 9}
    story: list[tuple[list[str], list[Message]]] = [
        (faces, [{**played, "face": "11", "as": 11}]),
        ([], [{**played, "face": "12", "as": 12}, {"type": "cleared", "sequence": 0, "count": 12}]),
        (["1"], [{**played, "face": "1", "as": 1}]),
    ]
    for sequence, events in story:
        version = now["version"] + 1
        sequences = [sequence, *now["view"]["sequences"][1:]]
        view = {**now["view"], "sequences": sequences}
        steps = [{"seq": version, "events": events}]
        now = {**now, "since": now["version"], "version": version, "steps": steps, "view": view}
        line.say(json.dumps(now))
    page.wait_for_selector("[data-key='sequence:0'] use[href='#face-12']", state="attached")
    page.wait_for_selector("[data-key='sequence:0'][data-face='1']")
    page.wait_for_timeout(1_600)
    card = page.locator("[data-key='sequence:0'] .card")
    assert card.count() == 1
    assert card.evaluate("card => getComputedStyle(card).opacity") == "1"
