"""All tables together: found, loaded once, put away, removed in time."""

import asyncio

import pytest

from kartenrunde.engine.errors import Refusal
from kartenrunde.table.authority import MOST_ONLOOKERS
from kartenrunde.table.ports import Appended, LogBusy, Repeated, Row, Taken
from tests.support.table_people import GAME, World, on_turn
from tests.support.table_world import MemoryLog

HOUR_S = 3_600.0
DAY_S = 24 * HOUR_S


async def pass_time(world: World, seconds: float, ticks: int = 4) -> None:
    """Let time pass with a few ticks of the hall."""
    for _ in range(ticks):
        await world.clock.advance(seconds / ticks)
        await world.hall.tick()


async def test_M20_a_room_that_all_have_left_rests_and_is_removed_after_thirty_days() -> None:
    world = World()
    pages = await world.match("anna", "ben", computers=4)
    for page in pages:
        await page.wish("leave")
    rows = len(world.log.rows)
    await pass_time(world, 29 * DAY_S)
    assert len(world.log.rows) == rows
    assert world.clock.waiting == 0
    assert not world.hall._tables
    again = await world.page("anna", pages[0].invite).open()
    assert again.seat == 0
    await again.close()
    await pass_time(world, 29 * DAY_S)
    assert world.log.rows
    await pass_time(world, 2 * DAY_S)
    assert not world.log.rows
    assert await world.hall.enter(pages[0].invite) is None


async def test_M20_a_thousand_rooms_that_nobody_enters_cost_nothing_and_go_after_a_day() -> None:
    world = World()
    invites = [
        await world.hall.open_room(f"guest {number}", GAME, 4, {}) for number in range(1_000)
    ]
    assert not world.hall._tables
    assert await world.hall.enter(invites[0]) is not None
    assert len(world.hall._tables) == 1
    await pass_time(world, 600)
    assert not world.hall._tables
    assert world.clock.waiting == 0
    await pass_time(world, 23 * HOUR_S)
    assert len(world.index.cards) == 1_000
    await pass_time(world, HOUR_S)
    assert not world.index.cards
    assert not world.log.rows


async def test_M20_a_room_with_somebody_in_it_is_not_removed() -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    await pass_time(world, 3 * DAY_S, ticks=20)
    ben = await world.page("ben", host.invite).open()
    assert (await host.wish("start"))["type"] == "accepted"
    assert ben.seat == 1
    await pass_time(world, 40 * DAY_S, ticks=20)
    assert (await host.wish("leave"))["type"] == "accepted"


class NarrowLog(MemoryLog):
    """A log that writes one row at a time, each taking a few turns of the loop."""

    def __init__(self) -> None:
        super().__init__()
        self._only = asyncio.Semaphore(1)
        self.reads = 0

    async def append(self, row: Row) -> Appended | Taken | Repeated:
        async with self._only:
            for _ in range(3):
                await asyncio.sleep(0)
            return await super().append(row)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        async with self._only:
            self.reads += 1
            await asyncio.sleep(0)
            return [*await super().read(table, after)]


async def test_M20_fifty_join_at_once_with_one_connection_to_the_database() -> None:
    world = World()
    world.log = NarrowLog()
    world.index._log = world.log
    world.hall = world.new_hall()
    rooms = [await world.room("anna", seats=6) for _ in range(10)]
    pages = [world.page(f"g{n}", room[0].invite) for room in rooms for n in range(5)]
    await asyncio.wait_for(asyncio.gather(*(page.open() for page in pages)), timeout=10)
    assert sorted(page.seat or 0 for page in pages) == sorted(list(range(1, 6)) * 10)
    starts = (room[0].say("start", id="all-start", version=6) for room in rooms)
    await asyncio.wait_for(asyncio.gather(*starts), timeout=10)
    assert all(len(room[0].of("accepted")) == 1 for room in rooms)


async def test_onlookers_are_many_but_whoever_has_a_seat_gets_in() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    for number in range(MOST_ONLOOKERS):
        await world.page(f"onlooker {number}", pages[0].invite).open()
    last = world.page("one too many", pages[0].invite)
    await last.open()
    assert last.messages == [{"type": "gone", "code": "table/full"}]
    again = await world.page("ben", pages[0].invite).open()
    assert again.seat == 1


async def test_ten_who_enter_at_once_load_the_table_once() -> None:
    world = World()
    world.log = NarrowLog()
    world.index._log = world.log
    world.hall = world.new_hall()
    pages = await world.match("anna", "ben")
    await world.restart()
    world.log.reads = 0
    tables = await asyncio.gather(*(world.hall.enter(pages[0].invite) for _ in range(10)))
    assert len({id(table) for table in tables}) == 1
    assert world.log.reads == 1


async def test_a_table_that_is_put_away_comes_back_as_it_was() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    await on_turn(pages).move()
    before = [page.view for page in pages]
    for page in pages:
        await page.close()
    await pass_time(world, 120)
    assert not world.hall._tables
    again = [await world.page(page.guest, page.invite).open() for page in pages]
    assert [page.view for page in again] == before


async def test_whoever_comes_while_a_table_is_put_away_is_asked_to_come_again() -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    table = await world.hall.enter(host.invite)
    assert table is not None
    await world.hall.close()
    with pytest.raises(LogBusy):
        await table.connect("ben", host, since=0, visible=True)


async def test_M11_a_deserted_lobby_stays_in_memory_until_its_places_are_free() -> None:
    world = World()
    pages = await world.room("anna", "ben")
    for page in pages:
        await page.close()
    await pass_time(world, 125, ticks=10)
    assert not world.hall._tables or world.clock.waiting == 0
    zoe = await world.page("zoe", pages[0].invite).open()
    assert zoe.seat == 0
    assert zoe.state["you"]["host"]


async def test_a_log_that_is_full_opens_no_table() -> None:
    world = World()

    def full(point: str) -> None:
        raise LogBusy(point)

    world.log.fault = full
    with pytest.raises(Refusal, match="table/retry"):
        await world.hall.open_room("anna", GAME, 2, {})
    world.log.fault = lambda point: None
    (invite,) = [card.invite for card in world.index.cards.values()]
    assert await world.hall.enter(invite) is None
    await pass_time(world, 25 * HOUR_S)
    assert not world.index.cards


async def test_an_invite_has_128_random_bits_and_says_nothing_of_the_table() -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    (card,) = world.index.cards.values()
    assert len(host.invite) == 26
    assert set(host.invite) <= set("abcdefghijklmnopqrstuvwxyz234567")
    assert card.table not in host.invite
    assert world.entropy.sizes == [16]


async def test_the_index_knows_who_was_where_and_when() -> None:
    world = World()
    pages = await world.room("anna", "ben")
    (card,) = await world.index.of_guest("ben")
    assert (card.invite, card.kind, card.started_s) == (pages[0].invite, "room", None)
    await world.clock.advance(50)
    await pages[0].wish("start")
    (card,) = await world.index.of_guest("anna")
    assert card.started_s == world.clock.unix_s()
    await world.clock.advance(50)
    for page in pages:
        await page.close()
    (card,) = await world.index.of_guest("anna")
    assert card.last_person_s == world.clock.unix_s()


async def test_closing_ends_every_timer_and_task() -> None:
    world = World()
    await world.hall.start()
    await world.solo(3)
    await world.match("anna", "ben")
    assert world.clock.waiting >= 2
    await world.hall.close()
    await world.clock.settle()
    assert world.clock.waiting == 0
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    assert not others
