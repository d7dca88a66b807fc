"""A game against computer players, from the form to the result."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from kartenrunde.engine.errors import BadOptions
from tests.support.table_people import GAME, Page, World


async def play_on(world: World, page: Page, actions: int = 5_000) -> None:
    """Play first legal moves until the deal is over."""
    for _ in range(actions):
        if page.room["phase"] != "playing":
            return
        if page.is_on_turn:
            assert (await page.move())["type"] == "accepted"
        else:
            await world.clock.advance(1.2)
    raise AssertionError("the deal does not end")


async def test_a_whole_deal_and_the_next() -> None:
    world = World()
    page = await world.solo(3, stock_size=5)
    assert page.seat == 0
    assert [seat["occupant"] for seat in page.room["seats"]] == ["person", "computer", "computer"]
    await play_on(world, page)
    assert page.room["phase"] == "between"
    points = page.view["outcome"]["points"]
    assert [seat["points"] for seat in page.room["seats"]] == points
    assert sum(points) == 1
    first_dealer = page.view["dealer"]
    assert (await page.wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert (page.room["deal"], page.room["phase"]) == (2, "playing")
    assert page.view["dealer"] == (first_dealer + 1) % 3
    await play_on(world, page)
    assert sum(seat["points"] for seat in page.room["seats"]) == 2


async def test_a_rematch_begins_at_no_points() -> None:
    world = World()
    page = await world.solo(2, stock_size=5, target=1)
    await play_on(world, page)
    assert page.room["match_over"]
    assert sorted(page.room["places"]) == [1, 2]
    assert (await page.wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert not page.room["match_over"]
    assert page.room["places"] is None
    assert [seat["points"] for seat in page.room["seats"]] == [0, 0]


@pytest.mark.parametrize(
    ("changes", "option"),
    [
        ({"game": "poker"}, "game"),
        ({"seats": 1}, "seats"),
        ({"seats": 7}, "seats"),
        ({"level": "champion"}, "level"),
        ({"options": {"stock_size": 7}}, "stock_size"),
        ({"seats": 6, "options": {"stock_size": 30}}, "stock_size"),
        ({"options": {"stock_size": "10"}}, "options"),
        ({"options": {"jokers": 4}}, "options"),
    ],
)
async def test_what_the_game_does_not_offer_is_refused(
    changes: dict[str, Any], option: str
) -> None:
    world = World()
    wish: dict[str, Any] = {"game": GAME, "seats": 3, "options": {}, "level": "normal"}
    with pytest.raises(BadOptions) as refused:
        await world.hall.open_solo("anna", **wish | changes)
    assert refused.value.arguments == {"option": option}
    assert not world.log.rows


@pytest.mark.parametrize(("pace", "pause_s"), [("slow", 1.2), ("normal", 0.7), ("fast", 0.35)])
async def test_computer_players_keep_the_pace_of_the_table(pace: str, pause_s: float) -> None:
    world = World()
    page = await world.solo(4)
    assert (await page.wish("set_pace", pace=pace))["type"] == "accepted"
    shown_s: list[float] = []
    while len(shown_s) < 5:
        shown_s = [] if page.is_on_turn else shown_s
        while page.is_on_turn:
            await page.move()
        version = page.state["version"]
        await world.clock.advance(0.05)
        if page.state["version"] != version:
            shown_s.append(world.clock.now_s())
    pauses = [late - early for early, late in pairwise(shown_s)]
    assert pauses == pytest.approx([pause_s] * 4, abs=0.06)


async def test_at_once_is_for_solo_games_only() -> None:
    world = World()
    page = await world.solo(4)
    while page.is_on_turn:
        await page.move()
    assert (await page.wish("set_pace", pace="instant"))["type"] == "accepted"
    assert page.view["turn"] == page.seat
    host, _ = await world.match("ben", "cem")
    assert (await host.wish("set_pace", pace="instant"))["code"] == "table/bad_options"


async def test_HB24_M19_menu_or_rules_pause_a_solo_game() -> None:
    world = World()
    page = await world.solo(4)
    while page.is_on_turn:
        await page.move()
    await page.say("presence", visible=True, paused=True)
    assert page.room["paused"]
    version = page.state["version"]
    await world.clock.advance(3_600)
    assert page.state["version"] == version
    await page.say("presence", visible=True, paused=False)
    assert not page.room["paused"]
    await world.clock.advance(1)
    assert page.state["version"] > version


@pytest.mark.parametrize("how", ["hidden", "closed"])
async def test_M04_a_solo_game_pauses_ten_seconds_after_its_last_tab(how: str) -> None:
    world = World()
    world.thinker.hold = asyncio.Event()  # so that each of the five acts after three seconds only
    page = await world.solo(6)
    while not page.is_on_turn:
        await world.clock.advance(1)
    while page.view["turn"] == page.seat:
        await page.move()
    rows = len(world.log.rows)
    if how == "hidden":
        await page.say("presence", visible=False)
    else:
        await page.close()
    await world.clock.advance(9.9)
    assert len(world.log.rows) == rows + 3
    await world.clock.advance(240)
    assert len(world.log.rows) == rows + 3
    again = await world.page("anna", page.invite).open()
    assert again.seat == 0
    assert not again.room["paused"]
    await world.clock.advance(0.7)
    assert len(world.log.rows) == rows + 4


async def test_nobody_is_hurried_against_computer_players() -> None:
    world = World()
    page = await world.solo(2)
    while not page.is_on_turn:
        await world.clock.advance(1)
    version = page.state["version"]
    await world.clock.advance(86_400)
    assert page.state["version"] == version
    assert page.room["seats"][0]["notice_s"] is None
    assert (await page.move())["type"] == "accepted"


async def test_two_tabs_pause_only_when_both_rest() -> None:
    world = World()
    first = await world.solo(2)
    second = await world.page("anna", first.invite).open()
    await first.say("presence", visible=False)
    await world.clock.advance(60)
    assert not first.room["paused"]
    await second.say("presence", visible=True, paused=True)
    assert first.room["paused"]
    await first.say("presence", visible=True)
    assert not second.room["paused"]


async def test_a_stranger_sees_nothing_of_a_solo_game() -> None:
    world = World()
    page = await world.solo(2)
    stranger = world.page("zoe", page.invite)
    await stranger.open()
    assert stranger.messages == [{"type": "gone", "code": "table/full"}]


async def test_leaving_a_solo_game_and_coming_back() -> None:
    world = World()
    page = await world.solo(2)
    assert (await page.wish("leave"))["type"] == "accepted"
    assert page.messages[-1] == {"type": "gone", "code": "table/left"}
    rows = len(world.log.rows)
    await world.clock.advance(60)
    assert len(world.log.rows) == rows
    again = await world.page("anna", page.invite).open()
    assert again.seat == 0
    assert again.room["seats"][0]["computer"] is None
    assert again.view["hand"] == page.of("state")[-2]["view"]["hand"]
