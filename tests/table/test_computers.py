"""Computer players: they never hold a table up, and never act for somebody who is back."""

import asyncio
import logging

import msgspec
import pytest

from kartenrunde.bots import ThoughtFailed
from kartenrunde.engine import find_game
from tests.support.table_people import GAME, Page, World, on_turn

FAILURES: dict[str, bytes | Exception | None] = {
    "an illegal move": b'{"type":"play_stock","sequence":9}',
    "a move out of turn": b'{"type":"end_turn"}',
    "no move at all": b"{}",
    "bytes": b"\xff\x00",
    "a fault of its own": ThoughtFailed("raised"),
    "a fault of ours": ZeroDivisionError(),
    "silence": None,
}


async def computers_turn(world: World, page: Page) -> None:
    """Play until a computer player is on turn."""
    while page.is_on_turn:
        await page.move([m for m in page.view["legal"] if m["type"] != "play_stock"][-1])
    assert page.view["turn"] != page.seat


@pytest.mark.parametrize("failure", FAILURES)
async def test_B02_a_safe_move_replaces_a_failed_thought_within_three_seconds(
    failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    page = await world.solo(2)
    asked = len(world.thinker.asked)
    world.thinker.script = dict.fromkeys(range(asked, asked + 500), FAILURES[failure])
    with caplog.at_level(logging.WARNING, "kartenrunde"):
        await computers_turn(world, page)
        version = page.state["version"]
        await world.clock.advance(2.999 if failure == "silence" else 0.699)
        assert page.state["version"] == version
        await world.clock.advance(0.002)
    assert page.state["version"] == version + 1
    table = world.log.rows[-1].table
    assert caplog.messages == [f"computer_failed table={table} seq={version + 1} version={version}"]
    assert world.log.rows[-1].author == "computer"
    assert page.is_on_turn  # the safe move was a discard


async def test_B02_a_game_of_failures_goes_on_to_its_end() -> None:
    world = World()
    page = await world.solo(4, stock_size=5)
    world.thinker.default = lambda game, view: b"nonsense"
    for _ in range(3_000):
        if page.room["phase"] != "playing":
            break
        if page.is_on_turn:
            await page.move()
        else:
            await world.clock.advance(0.7)
    assert page.room["phase"] == "between"


@pytest.mark.parametrize("what", ["reload", "away for a minute", "hidden for a minute", "restart"])
async def test_B04_the_computer_moves_within_five_seconds_of_the_return(what: str) -> None:
    world = World()
    page = await world.solo(4)
    await computers_turn(world, page)
    if what == "hidden for a minute":
        await page.say("presence", visible=False)
        await world.clock.advance(60)
        await page.say("presence", visible=True)
    else:
        if what == "restart":
            await world.restart()
        else:
            await page.close()
            await world.clock.advance(60 if what == "away for a minute" else 0.1)
        page = await world.page("anna", page.invite).open()
    await computers_turn(world, page)
    version = page.state["version"]
    await world.clock.advance(5)
    assert page.state["version"] > version


@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("restart_after", ["nothing", "call", "commitment"])
async def test_B04_the_deal_needs_no_browser(restart_after: str, answers: bool) -> None:
    world = World()
    invite = await world.hall.open_solo("anna", GAME, 3, {}, "normal")
    page = world.page("anna", invite, is_silent=True)
    await page.open()
    if restart_after == "commitment":
        await world.clock.advance(2)
    if restart_after != "nothing":
        await world.restart()
        page = await world.page("anna", invite, is_silent=not answers).open()
    await world.clock.advance(4)
    assert page.room["phase"] == "playing"
    if not page.is_on_turn:
        version = page.state["version"]
        await world.clock.advance(1)
        assert page.state["version"] > version


@pytest.mark.parametrize("plays_at_s", [0.79, 0.80, 0.81])
async def test_B05_the_returning_person_and_the_computer_act_once_together(
    plays_at_s: float,
) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    await pages[0].wish("set_pace", pace="slow")
    gone = on_turn(pages)
    other = next(page for page in pages if page is not gone)
    discards = [m for m in gone.view["legal"] if m["type"] == "discard"]
    world.thinker.default = lambda game, view: b"no move"  # its safe move ends the turn as well
    await gone.close()
    await world.clock.advance(30 + 1.2 - 0.8)  # the computer's action is due in 800 ms
    await world.clock.advance(0.4)
    back = await world.page(gone.guest, gone.invite).open()
    await world.clock.advance(plays_at_s - 0.4)
    assert (await back.move(discards[0]))["type"] == "accepted"
    await world.clock.advance(10)
    moved = [fact for row in world.log.rows for fact in msgspec.json.decode(row.body)]
    assert sum(fact["fact"] == "moved" for fact in moved) == 1
    assert other.is_on_turn


async def test_B05_a_thought_that_comes_too_late_is_dropped() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    gone = on_turn(pages)
    world.thinker.hold = asyncio.Event()
    await gone.close()
    await world.clock.advance(31)
    assert len(world.thinker.asked) == 1
    back = await world.page(gone.guest, gone.invite).open()
    world.thinker.hold.set()
    version = back.state["version"]
    await world.clock.advance(10)
    assert back.state["version"] == version
    assert back.is_on_turn


async def test_B05_the_thought_for_an_older_version_is_dropped() -> None:
    world = World()
    page = await world.solo(3)
    world.thinker.hold = asyncio.Event()
    await computers_turn(world, page)
    asked = len(world.thinker.asked)
    await page.say("presence", visible=True, paused=True)
    world.thinker.hold.set()
    await world.clock.advance(60)
    version = page.state["version"]
    await page.say("presence", visible=True)
    await world.clock.advance(0.7)
    assert page.state["version"] == version + 1  # thought out meanwhile, and still fitting
    assert len(world.thinker.asked) == asked + (0 if page.is_on_turn else 1)


async def test_B07_computer_players_agree_to_the_rematch_at_once() -> None:
    world = World()
    page = await world.solo(4, stock_size=5, target=1)
    await page.wish("set_pace", pace="instant")
    while page.room["phase"] == "playing":
        await page.move()
    assert page.room["match_over"]
    assert (await page.wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert page.room["phase"] == "playing"


async def test_B07_a_computer_that_thinks_for_ever_blocks_nobody_else() -> None:
    world = World()
    world.thinker.hold = asyncio.Event()
    slow = [await world.solo(2) for _ in range(30)]
    for page in slow:
        await computers_turn(world, page)
    pages = await world.match("ben", "cem")
    before_s = world.clock.now_s()
    for _ in range(20):
        assert (await on_turn(pages).move())["type"] == "accepted"
    assert world.clock.now_s() == before_s
    await world.clock.advance(3)
    assert all(page.is_on_turn for page in slow)


async def test_a_computer_is_told_what_its_seat_knows_and_nothing_else() -> None:
    world = World()
    page = await world.solo(3)
    for _ in range(40):
        if page.is_on_turn:
            await page.move()
        else:
            await world.clock.advance(0.7)
    game = find_game(GAME)
    for game_id, level, view, events in world.thinker.asked:
        seat = game.decode_view(view).seat
        assert (game_id, level) == (GAME, "normal")
        halves = [game.decode_event(event) for event in events]
        assert halves[0] == game.decode_event(b'{"type":"turn_began","seat":%d}' % halves[0].seat)
        own = [half for half in halves if getattr(half, "cards", None) is not None]
        assert {half.seat for half in own} <= {seat}
        drawn = sum(half.count for half in halves if getattr(half, "cards", None))
        played = sum(getattr(half, "card", None) is not None for half in halves)
        assert drawn - played == len(game.decode_view(view).hand)


async def test_a_person_is_replaced_at_level_normal() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    await on_turn(pages).close()
    await world.clock.advance(31)
    assert {level for _, level, _, _ in world.thinker.asked} == {"normal"}
