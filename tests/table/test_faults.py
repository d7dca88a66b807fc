"""The log fails, lies in doubt or dies at any moment: nothing shown is lost, nothing done twice."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from kartenrunde.engine.errors import Refusal
from kartenrunde.table import Table
from kartenrunde.table.hall import table_of
from kartenrunde.table.ports import LogBusy
from tests.support.table_people import GAME, Message, Page, World, on_turn

MOVES = 6
CALLS = 19
"""So often the story below writes to the log."""


class Killed(Exception):
    """The process ends here."""


FAULTS = (Refusal, LogBusy, RuntimeError, Killed)


class FaultAt:
    """Raises at the k-th call of the log that passes a given point."""

    def __init__(self, number: int, point: str, error: Callable[[], Exception]) -> None:
        self._left = number
        self._point = point
        self._error = error
        self.has_struck = False

    def __call__(self, point: str) -> None:
        if point != self._point or self.has_struck:
            return
        self._left -= 1
        if self._left == 0:
            self.has_struck = True
            raise self._error()


class Story:
    """Two people and a computer: lobby, start, moves, one leaves and returns; everything resent."""

    def __init__(self, fault: FaultAt, *, kills: bool) -> None:
        self.world = World()
        self.world.log.fault = fault
        self.fault = fault
        self.kills = kills
        self.pages: dict[str, Page] = {}
        self.invite = ""
        self.answers: list[tuple[str, Message]] = []

    async def run(self) -> None:
        """Everything, in spite of the fault."""
        while not self.invite:
            try:
                self.invite = await self.world.hall.open_room("anna", GAME, 3, {"stock_size": 5})
            except FAULTS:
                continue
        for guest in ("anna", "ben"):
            await self.page(guest)
        await self.wish("anna", "set_seat", seat=2, level="normal")
        await self.wish("anna", "start")
        await self.world.clock.advance(5)
        for number in range(MOVES):
            while not any(page.is_on_turn for page in self.pages.values()):
                await self.mend()
                await self.world.clock.advance(1)
            page = on_turn([*self.pages.values()])
            move = [m for m in page.view["legal"] if m["type"] == "discard"][0]
            await self.wish(page.guest, "move", move=move, id=f"move-{number:05}")
        await self.wish("ben", "leave")
        self.pages.pop("ben")
        await self.page("ben")
        await self.world.clock.advance(3)
        await self.mend()

    async def page(self, guest: str) -> Page:
        """The open page of a guest; a new one if the server was restarted."""
        while guest not in self.pages:
            try:
                self.pages[guest] = await self.world.page(guest, self.invite).open()
            except FAULTS:
                self.pages.pop(guest, None)
                await self.mend()
        return self.pages[guest]

    async def mend(self) -> None:
        """Restart the server if it was killed."""
        if self.kills and self.fault.has_struck:
            self.kills = False
            await self.world.restart()
            guests = list(self.pages)
            self.pages.clear()
            for guest in guests:
                await self.page(guest)
        await self.world.hall.tick()

    async def wish(self, guest: str, type: str, **fields: Any) -> None:
        """Send a command again and again until it is granted, with the same id throughout."""
        fields.setdefault("id", f"{type}-{guest}-00")
        for _ in range(10):
            page = await self.page(guest)
            answer = await page.wish(type, **fields)
            await self.mend()
            if answer["type"] == "accepted":
                self.answers.append((guest, answer))
                again = (
                    await (await self.page(guest)).wish(type, **fields)
                    if type != "leave"
                    else answer
                )
                assert again == answer
                return
            assert answer["code"] in ("table/retry", "table/stale_version"), answer
        raise AssertionError(f"{type} was never granted")

    def check(self) -> None:
        """The log has no gap, every answer stands in it, and everybody sees its end."""
        rows = self.world.log.rows
        rows = [row for row in rows if row.table == table_of(self.invite)]
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        for guest, answer in self.answers:
            row = rows[answer["version"] - 1]
            assert (row.author, row.move_id) == (guest, answer["id"])
        moves = [f for row in rows for f in msgspec.json.decode(row.body) if f["fact"] == "moved"]
        assert sum(row.move_id.startswith("move-") for row in rows) == MOVES
        assert len(moves) >= MOVES
        assert {page.state["version"] for page in self.pages.values()} == {len(rows)}


@pytest.mark.parametrize("number", range(1, CALLS + 1))
@pytest.mark.parametrize(
    ("point", "error", "kills"),
    [
        ("before", LogBusy, False),
        ("before", RuntimeError, False),
        ("after", RuntimeError, False),
        ("before", Killed, True),
        ("after", Killed, True),
    ],
)
async def test_fault_2_at_every_call_of_the_store(
    number: int, point: str, error: type[Exception], kills: bool
) -> None:
    story = Story(FaultAt(number, point, error), kills=kills)
    await story.run()
    story.check()


async def test_fault_2_covers_every_call_of_the_story() -> None:
    story = Story(FaultAt(CALLS + 1, "before", LogBusy), kills=False)
    await story.run()
    story.check()
    assert not story.fault.has_struck
    assert len(story.world.log.rows) == CALLS


async def test_fault_3_a_full_log_refuses_and_shows_nothing() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    before = [p.state for p in pages]

    points = []

    def full(point: str) -> None:
        points.append(point)
        if point == "before":
            raise LogBusy("disk full")

    world.log.fault = full
    for _ in range(3):
        assert (await page.move(id="while-full"))["code"] == "table/retry"
    assert [p.state["version"] for p in pages] == [state["version"] for state in before]
    assert [p.view for p in pages] == [state["view"] for state in before]
    world.log.fault = lambda point: None
    assert (await page.move(id="while-full"))["type"] == "accepted"
    assert "read" not in points  # what was not written need not be looked up


async def test_a_table_retries_by_itself_what_the_log_could_not_take() -> None:
    world = World()
    page = await world.solo(2)
    while page.is_on_turn:
        await page.move([m for m in page.view["legal"] if m["type"] == "discard"][0])
    faults = iter([LogBusy("full")] * 3)

    def full(point: str) -> None:
        if point == "before" and (error := next(faults, None)) is not None:
            raise error

    world.log.fault = full
    version = page.state["version"]
    await world.clock.advance(3.6)
    assert page.state["version"] == version
    await world.clock.advance(0.2)
    assert page.state["version"] == version + 1


async def test_fault_5_an_answer_that_never_came_is_looked_up() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version = page.state["version"]
    world.log.fault = FaultAt(1, "after", ConnectionError)
    move = page.view["legal"][0]
    assert (await page.move(move, id="in-doubt-1"))["code"] == "table/retry"
    again = await page.move(move, id="in-doubt-1", version=version)
    assert (again["type"], again["version"]) == ("accepted", version + 1)
    assert {p.state["version"] for p in pages} == {version + 1}


async def test_fault_5_who_comes_meanwhile_sees_what_is_written() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    world.log.fault = FaultAt(1, "after", ConnectionError)
    assert page.line is not None
    with patch.object(Table, "_run"):  # nothing else happens before somebody comes
        await page.say(
            "move", id="in-doubt-1", version=page.state["version"], move=page.view["legal"][0]
        )
    again = await world.page(page.guest, page.invite).open()
    assert again.state["version"] == len(world.log.rows)


async def test_fault_8_two_nodes_write_the_same_entry() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    here, world.hall = world.hall, world.new_hall()
    there = await world.page(page.guest, page.invite).open(since=page.state["version"])
    version = page.state["version"]
    moves = page.view["legal"]
    await asyncio.gather(
        page.say("move", id="node-here", version=version, move=moves[0]),
        there.say("move", id="node-there", version=version, move=moves[-1]),
    )
    await world.clock.settle()
    refusals = page.of("refused") + there.of("refused")
    assert [refusal["code"] for refusal in refusals] == ["table/stale_version"]
    assert len([m for m in page.of("accepted") + there.of("accepted") if "node" in m["id"]]) == 1
    assert page.view == there.view
    assert page.state["version"] == there.state["version"] == version + 1
    await here.close()


async def test_fault_6_a_deaf_bus_is_made_good_by_the_sweep() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    world.bus.is_deaf = True
    here, world.hall = world.hall, world.new_hall()
    page = on_turn(pages)
    there = await world.page(page.guest, page.invite).open()
    await there.move(there.view["legal"][0])
    assert page.state["version"] == there.state["version"] - 1
    await here.tick()
    await world.clock.settle()
    assert page.state["version"] == there.state["version"]
    assert page.view == there.view
    await here.close()


async def test_fault_6_whoever_comes_from_another_node_knows_more() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    world.bus.is_deaf = True
    here, world.hall = world.hall, world.new_hall()
    page = on_turn(pages)
    there = await world.page(page.guest, page.invite).open()
    await there.move([m for m in there.view["legal"] if m["type"].startswith("play")][0])
    assert there.is_on_turn
    answer = await page.move(there.view["legal"][-1], version=there.state["version"])
    assert answer == {"type": "accepted", "id": answer["id"], "version": there.state["version"] + 1}
    await here.close()


async def test_fault_6_a_hint_of_the_bus_is_enough() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    here, world.hall = world.hall, world.new_hall()
    page = on_turn(pages)
    there = await world.page(page.guest, page.invite).open()
    await there.move(there.view["legal"][0])
    assert page.view == there.view
    await here.close()


async def test_the_sweep_runs_by_itself_and_survives_a_log_that_is_away() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    await world.hall.start()
    world.bus.is_deaf = True
    here, world.hall = world.hall, world.new_hall()
    page = on_turn(pages)
    there = await world.page(page.guest, page.invite).open()
    await there.move(there.view["legal"][0])
    world.log.fault = FaultAt(1, "read", ConnectionError)
    await world.clock.advance(1)
    assert page.state["version"] < there.state["version"]
    await world.clock.advance(1)
    assert page.state["version"] == there.state["version"]
    await here.close()


async def test_index_and_guest_book_may_fail_and_the_game_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World()

    async def fail(*_: object, **__: object) -> None:
        raise ConnectionError("the password is in here")

    pages = await world.room("anna", "ben")
    with (
        patch.object(world.index, "mark", fail),
        patch.object(world.index, "join", fail),
        patch.object(world.guests, "names", fail),
        patch.object(world.bus, "publish", fail),
    ):
        assert (await pages[0].wish("start"))["type"] == "accepted"
        await world.clock.settle()
        assert (await on_turn(pages).move())["type"] == "accepted"
        again = await world.page("ben", pages[0].invite).open()
        assert again.seat == 1
    table = table_of(pages[0].invite)
    assert set(caplog.messages) == {f"errand_failed table={table} error=ConnectionError"}


async def test_a_fault_of_ours_is_reported_and_ends_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version = page.state["version"]
    with patch("kartenrunde.table.authority.decide", side_effect=ZeroDivisionError):
        assert (await page.move())["code"] == "table/retry"
    assert page.state["version"] == version
    assert (await page.move())["type"] == "accepted"
    table = table_of(page.invite)
    assert caplog.messages == [f"message_failed table={table} seq={version + 1} version={version}"]
