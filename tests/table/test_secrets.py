"""What is hidden stays hidden: in every message, error and line of the server's log."""

import logging
from collections.abc import Iterator

import msgspec
import pytest

from kartenrunde.table.hall import table_of
from tests.support.table_marks import check_frames, knowledge_of, marked_cards, marks_in
from tests.support.table_people import Message, Page, World

ACTIONS = 200


@pytest.fixture(autouse=True)
def marks() -> Iterator[None]:
    with marked_cards():
        yield


async def step(world: World, pages: list[Page]) -> None:
    """One action of whoever is on turn; a refused one first."""
    page = next((p for p in pages if p.line is not None and p.line.is_open and p.is_on_turn), None)
    if page is None:
        await world.clock.advance(0.7)
        return
    for wrong in ({"type": "end_turn"}, {"type": "play_stock", "sequence": 9}):
        assert (await page.move(wrong))["type"] == "refused"
    await page.move()


async def test_S02_fault_21_no_card_and_no_seed_reaches_eyes_it_is_not_for(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    world = World()
    pages = await world.match("anna", "ben", "cem", computers=1, stock_size=20)
    onlooker = await world.page("zoe", pages[0].invite).open()
    everybody = [*pages, onlooker]
    for number in range(ACTIONS):
        await step(world, pages)
        if number == 50:
            await pages[1].wish("leave")
        if number == 80:
            everybody.append(await world.page("ben", pages[0].invite).open())
            pages[1] = everybody[-1]
        if number == 120:
            await world.restart()
            pages = [await world.page(page.guest, page.invite).open() for page in pages]
            onlooker = await world.page("zoe", pages[0].invite).open(since=100)
            everybody += [*pages, onlooker]
        if number == 60:
            world.thinker.default = lambda game, view: b"nonsense"
    knowledge = await knowledge_of(world.log, table_of(pages[0].invite), 4)
    looked_at = check_frames(knowledge, everybody)
    assert looked_at > 3 * ACTIONS
    assert onlooker.view["hand"] == []
    hidden = knowledge.secrets[max(knowledge.secrets)]
    assert caplog.messages
    assert not any("~" in line or hidden in line for line in caplog.messages)


async def test_S02_through_the_end_of_a_deal_into_the_rematch() -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5, target=1)
    onlooker = await world.page("zoe", pages[0].invite).open()
    for deal in (1, 2):
        while pages[0].room["phase"] == "playing":
            await step(world, pages)
        assert pages[0].room["fairness"]["seed"] is not None
        if deal == 1:
            await pages[1].wish("next_deal")
            await world.clock.settle()
    knowledge = await knowledge_of(world.log, table_of(pages[0].invite), 2)
    check_frames(knowledge, [*pages, onlooker])


async def test_S02_computer_players_are_told_no_more_than_their_seat_knows() -> None:
    world = World()
    page = await world.solo(4, stock_size=20)
    for _ in range(ACTIONS):
        await step(world, [page])
    knowledge = await knowledge_of(world.log, table_of(page.invite), 4)
    last = max(knowledge.public)
    assert len(world.thinker.asked) > 50
    for _, _, view, events in world.thinker.asked:
        seat = msgspec.json.decode(view)["seat"]
        assert marks_in(view + b"".join(events)) <= knowledge.may_know(last, seat)


async def test_S02_the_search_would_find_a_leak() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    knowledge = await knowledge_of(world.log, table_of(pages[0].invite), 2)
    pages[0].frames[-1], pages[1].frames[-1] = pages[1].frames[-1], pages[0].frames[-1]
    with pytest.raises(AssertionError):
        check_frames(knowledge, pages)


def strings_in(value: object) -> set[str]:
    """Every text anywhere in a message."""
    if isinstance(value, dict):
        return {text for part in value.items() for text in strings_in(part)}
    if isinstance(value, list | tuple):
        return {text for part in value for text in strings_in(part)}
    return {value} if isinstance(value, str) else set()


async def test_S04_what_others_are_told_of_a_person_opens_nothing() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    for page in pages:
        await page.move() if page.is_on_turn else None
    heard = set().union(*(strings_in(message) for message in pages[1].messages))
    assert "anna" not in heard
    assert pages[0].state["you"]["person"] in heard
    rows = len(world.log.rows)
    for text in [*heard, ""]:
        thief = world.page(text, pages[0].invite, is_silent=True)
        await thief.open()
        assert thief.seat is None
        assert thief.view["hand"] == []
        assert (await thief.wish("next_deal"))["code"] == "table/not_seated"
        await thief.close()
    assert len(world.log.rows) == rows


async def test_S04_a_person_has_another_id_at_every_table() -> None:
    world = World()
    ids = {(await world.room("anna", seats=2))[0].state["you"]["person"] for _ in range(5)}
    assert len(ids) == 5


async def test_S04_the_invite_stands_neither_in_the_log_nor_in_a_message() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    assert not any(pages[0].invite.encode() in row.body for row in world.log.rows)
    assert not any(pages[0].invite in row.table for row in world.log.rows)
    assert not any(pages[0].invite.encode() in frame for page in pages for frame in page.frames)


@pytest.mark.parametrize("who", ["guest", "onlooker"])
async def test_S10_only_the_host_may(who: str) -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    page = ben if who == "guest" else await world.page("zoe", host.invite).open()
    rows = len(world.log.rows)
    wishes: dict[str, Message] = {
        "start": {},
        "set_seat": {"seat": 1, "level": "normal"},
        "swap_seats": {"first": 0, "second": 1},
        "set_options": {"seats": 3, "options": {}},
        "set_pace": {"pace": "fast"},
        "remove_person": {"seat": 0},
    }
    for wish, fields in wishes.items():
        assert (await page.wish(wish, **fields))["code"] == "table/not_host"
    assert len(world.log.rows) == rows


async def test_S10_nobody_moves_for_another_seat() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = next(page for page in pages if page.is_on_turn)
    other = next(p for p in pages if p is not page)
    onlooker = await world.page("zoe", page.invite).open()
    rows = len(world.log.rows)
    for move in page.view["legal"]:
        assert (await other.move(move))["code"] == "move/not_your_turn"
        assert (await onlooker.move(move))["code"] == "table/not_seated"
    for wish in ("next_deal", "leave"):
        assert (await onlooker.wish(wish))["code"] == "table/not_seated"
    await onlooker.say("still_here")
    assert len(world.log.rows) == rows


async def test_S10_a_player_sees_no_more_of_the_own_room_as_an_onlooker() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    private_window = await world.page("anna's other browser", pages[0].invite).open()
    assert private_window.view["hand"] == private_window.view["legal"] == []
    knowledge = await knowledge_of(world.log, table_of(pages[0].invite), 2)
    check_frames(knowledge, [private_window])
