"""The process ends without a word and begins again: the same table, the same cards, fair times."""

import msgspec
import pytest

from kartenrunde.engine import find_game
from kartenrunde.table.hall import table_of
from kartenrunde.table.ledger import Ledger
from tests.support.table_people import GAME, Page, World, on_turn


async def back(world: World, pages: list[Page]) -> list[Page]:
    """The server is killed and started again; everybody's page comes back by itself."""
    await world.restart()
    return [await world.page(page.guest, page.invite).open() for page in pages]


def shown(pages: list[Page]) -> list[object]:
    """All that people see, apart from how they got there."""
    return [(p.state["version"], p.room, p.state["you"], p.state["view"]) for p in pages]


async def test_P01_killed_after_the_second_of_three_plays_of_a_turn() -> None:
    world = World()
    pages = await world.match("anna", "ben", computers=1)
    for _ in range(300):
        page = next((p for p in pages if p.is_on_turn), None)
        if page is None:
            await world.clock.advance(0.7)
            continue
        plays = 0
        while page.is_on_turn and page.view["legal"][0]["type"].startswith("play"):
            await page.move()
            plays += 1
            if plays == 2 and page.is_on_turn:
                before = shown(pages)
                after = await back(world, pages)
                assert shown(after) == before
                assert (await on_turn(after).move())["type"] == "accepted"
                return
        if page.is_on_turn:
            await page.move()
    raise AssertionError("no turn had three plays")


async def test_P01_killed_while_the_cards_are_dealt() -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    await host.say("start", id="the-start", version=host.state["version"])
    pages = await back(world, [host, ben])
    await world.clock.settle()
    assert pages[0].room["phase"] == "playing"
    assert (await on_turn(pages).move())["type"] == "accepted"


async def test_P01_killed_between_the_result_and_the_next_deal() -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5, target=1)
    while pages[0].room["phase"] == "playing":
        await on_turn(pages).move()
    before = shown(pages)
    pages = await back(world, pages)
    assert shown(pages) == before
    assert pages[0].room["match_over"]
    assert (await pages[1].wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert pages[0].room["deal"] == 2


async def test_P01_three_rooms_are_back_where_they_were() -> None:
    world = World()
    rooms = [await world.match("anna", "ben", stock_size=size) for size in (5, 10, 15)]
    for moves, pages in enumerate(rooms, start=3):
        for _ in range(moves):
            await on_turn(pages).move()
    before = [shown(pages) for pages in rooms]
    await world.restart()
    for pages, seen in zip(rooms, before, strict=True):
        again = [await world.page(page.guest, page.invite).open() for page in pages]
        assert shown(again) == seen


async def test_P03_an_idle_turn_gets_its_time_again_and_more() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    await world.clock.advance(80)
    number = on_turn(pages).seat or 0
    pages = await back(world, pages)
    assert pages[0].room["seats"][number]["notice_s"] is None
    await world.clock.advance(89)
    assert pages[0].room["seats"][number]["computer"] is None
    await world.clock.advance(31)
    assert pages[0].room["seats"][number]["computer"] == "idle"


async def test_P03_a_grace_begins_again_and_more() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    gone = on_turn(pages)
    other = next(page for page in pages if page is not gone)
    await gone.close()
    await world.clock.advance(20)
    number = gone.seat or 0
    (other,) = await back(world, [other])
    assert not other.room["seats"][number]["here"]
    await world.clock.advance(59.9)
    assert other.room["seats"][number]["computer"] is None
    await world.clock.advance(0.1)
    assert other.room["seats"][number]["computer"] == "away"


async def test_P03_a_place_in_the_lobby_and_the_host_survive() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=3)
    (ben,) = await back(world, [ben])
    await world.clock.advance(89.9)
    assert not ben.state["you"]["host"]
    await world.clock.advance(0.1)
    assert ben.state["you"]["host"]
    await world.clock.advance(59.9)
    assert ben.room["seats"][0]["occupant"] == "person"
    await world.clock.advance(0.1)
    assert ben.room["seats"][0]["occupant"] == "open"
    assert host.seat == 0


async def test_P03_who_was_just_seated_keeps_the_seat() -> None:
    world = World()
    host, *_ = await world.room("anna", seats=3)
    ben = await world.page("ben", host.invite).open()
    cem = await world.page("cem", host.invite).open()
    seats = ben.seat, cem.seat
    cem, ben = await back(world, [cem, ben])
    assert (ben.seat, cem.seat) == seats == (1, 2)


async def test_a_computer_that_acts_for_somebody_goes_on_after_a_restart() -> None:
    world = World()
    pages = await world.match("anna", "ben", "cem")
    gone = on_turn(pages)
    others = [page for page in pages if page is not gone]
    await gone.close()
    await world.clock.advance(30)
    others = await back(world, others)
    version = others[0].state["version"]
    await world.clock.advance(1)
    assert others[0].state["version"] > version


@pytest.mark.parametrize("computers", [0, 2])
async def test_replaying_the_log_gives_the_position_at_every_version(computers: int) -> None:
    world = World()
    pages = await world.match("anna", "ben", computers=computers, stock_size=5)
    for _ in range(60):
        if any(page.is_on_turn for page in pages):
            await on_turn(pages).move()
        else:
            await world.clock.advance(0.7)
    table = table_of(pages[0].invite)
    ledger = Ledger(world.log, table)
    rows, world.log.rows = world.log.rows, []
    views = {state["version"]: state["view"] for state in pages[0].of("state")}
    for row in rows:
        world.log.rows.append(row)
        await ledger.catch_up()
        if row.seq in views and (view := views[row.seq]) is not None:
            game, state = ledger.position.game, ledger.position.state
            assert game.view(state, 0) == game.decode_view(msgspec.json.encode(view))
    assert ledger.position.version == pages[0].state["version"]


async def test_a_deal_of_older_rules_is_given_up_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5)
    while pages[0].room["phase"] == "playing":
        await on_turn(pages).move()
    points = [seat["points"] for seat in pages[0].room["seats"]]
    await pages[0].wish("next_deal")
    await world.clock.settle()
    await on_turn(pages).move()
    game = find_game(GAME)
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    pages = await back(world, pages)
    assert pages[0].room["phase"] == "between"
    assert pages[0].state["view"] is None
    assert [seat["points"] for seat in pages[0].room["seats"]] == points
    assert [deal["seed"] is not None for deal in pages[0].room["revealed"]] == [True, True]
    steps = [step for state in pages[0].of("state") for step in state["steps"]]
    assert steps[-1]["events"] == [{"type": "deal_abandoned", "deal": 2}]
    assert (await pages[0].wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert pages[0].room["phase"] == "playing"
