"""One command, one effect: repeated, late, early, foreign, and two tabs at once."""

import asyncio
from copy import deepcopy

import pytest

from tests.support.table_people import Message, Page, World, on_turn


def discard_of(page: Page, place: int = 0) -> Message:
    """A discard that the page may make now."""
    moves: list[Message] = [move for move in page.view["legal"] if move["type"] == "discard"]
    return moves[place]


async def test_M07_double_click_on_a_discard_discards_once() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version, move = page.state["version"], discard_of(page)
    wish = {"move": move, "version": version}
    await asyncio.gather(
        page.say("move", id="click-00001", **wish), page.say("move", id="click-00002", **wish)
    )
    await world.clock.settle()
    assert [m["id"] for m in page.of("accepted")[-1:]] == ["click-00001"]
    assert [(m["id"], m["code"]) for m in page.of("refused")] == [
        ("click-00002", "table/stale_version")
    ]
    assert page.state["version"] == version + 1
    assert page.view["seats"][page.seat or 0]["discards"][0] != []
    assert page.messages[-1]["type"] == "state"


async def test_M07_the_same_move_id_is_answered_as_before() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version, move = page.state["version"], discard_of(page)
    first = await page.move(move, id="the-same-1", version=version)
    for _ in range(3):
        again = await page.move(move, id="the-same-1", version=version)
        assert again == first
    assert page.state["version"] == version + 1
    rows = [row for row in world.log.rows if row.move_id == "the-same-1"]
    assert [row.author for row in rows] == [page.guest]


async def test_M07_a_queued_move_after_a_reconnect_and_a_restart() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version, move = page.state["version"], discard_of(page)
    first = await page.move(move, id="queued-001", version=version)
    await page.close()
    for restarts in (False, True):
        if restarts:
            await world.restart()
        again = await world.page(page.guest, page.invite).open(since=version)
        assert [step["seq"] for step in again.state["steps"]] == [version + 1]
        assert await again.move(move, id="queued-001", version=version) == first
        assert again.state["version"] == version + 1


async def test_M07_a_known_id_with_other_content_is_refused() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page, move = on_turn(pages), discard_of(on_turn(pages))
    await page.move(move, id="used-again")
    version = page.state["version"]
    other = {"type": "discard", "card": move["card"], "pile": (move["pile"] + 1) % 4}
    assert (await page.move(other, id="used-again"))["code"] == "table/move_id_reused"
    assert (await page.wish("next_deal", id="used-again"))["code"] == "table/move_id_reused"
    assert (await page.move({"type": "?"}, id="used-again"))["code"] == "wire/bad_message"
    assert page.state["version"] == version


async def test_M07_ids_are_each_persons_own() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    for _ in range(2):
        page = on_turn(pages)
        assert (await page.move(discard_of(page), id="both-use-it"))["type"] == "accepted"


@pytest.mark.parametrize("same_id", [True, False])
async def test_M07_double_start(same_id: bool) -> None:
    world = World()
    host, _ = await world.room("anna", "ben")
    version = host.state["version"]
    ids = ["start-0001", "start-0001" if same_id else "start-0002"]
    await asyncio.gather(*(host.say("start", id=move_id, version=version) for move_id in ids))
    await world.clock.settle()
    answers = host.of("accepted") + host.of("refused")
    assert len(answers) == 2
    if same_id:
        assert answers[0] == answers[1]
    else:
        assert answers[1]["code"] == "table/stale_version"
    assert host.room["deal"] == 1
    assert b"".join(row.body for row in world.log.rows).count(b"deal_called") == 1


@pytest.mark.parametrize("same_id", [True, False])
async def test_M07_double_next_deal_and_double_rematch(same_id: bool) -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5, target=1)
    await play_out(pages)
    assert pages[0].room["match_over"]
    version = pages[0].state["version"]
    ids = ["again-0001", "again-0001" if same_id else "again-0002"]
    senders = [pages[0], pages[0] if same_id else pages[1]]
    wishes = [p.say("next_deal", id=i, version=version) for p, i in zip(senders, ids, strict=True)]
    await asyncio.gather(*wishes)
    await world.clock.settle()
    assert pages[0].room["deal"] == 2
    assert pages[0].room["phase"] == "playing"
    assert [seat["points"] for seat in pages[0].room["seats"]] == [0, 0]
    if not same_id:
        assert pages[1].of("refused")[-1]["code"] == "table/stale_version"


@pytest.mark.parametrize(
    "wish", ["take_seat", "leave", "set_seat", "swap_seats", "set_options", "set_pace"]
)
async def test_M07_every_command_counts_once(wish: str) -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=4)
    page = ben if wish in ("take_seat", "leave") else host
    wishes: dict[str, Message] = {
        "take_seat": {"seat": 3},
        "set_seat": {"seat": 3, "level": "expert"},
        "swap_seats": {"first": 0, "second": 2},
        "set_options": {"seats": 4, "options": {"stock_size": 5}},
        "set_pace": {"pace": "slow"},
    }
    version = page.state["version"]
    message = {"id": "only-once", "version": version, **wishes.get(wish, {})}
    await asyncio.gather(page.say(wish, **message), page.say(wish, **message))
    await world.clock.settle()
    assert host.state["version"] == version + 1
    assert not page.of("refused")
    assert len(page.of("accepted")) == (1 if wish == "leave" else 2)


async def test_M07_repeating_what_asks_for_something_else() -> None:
    world = World()
    host, _ = await world.room("anna", "ben", seats=4)
    cases: list[tuple[str, Message, Message]] = [
        ("set_seat", {"seat": 3, "level": "expert"}, {"seat": 3, "level": "normal"}),
        ("set_seat", {"seat": 3, "level": None}, {"seat": 2, "level": None}),
        ("swap_seats", {"first": 2, "second": 3}, {"first": 2, "second": 1}),
        ("set_options", {"seats": 4, "options": {}}, {"seats": 4, "options": {"target": 2}}),
        ("take_seat", {"seat": 3}, {"seat": 2}),
        ("set_pace", {"pace": "slow"}, {"pace": "fast"}),
        ("remove_person", {"seat": 1}, {"seat": 2}),
    ]
    for wish, fields, other in cases:
        first = await host.wish(wish, id=f"twice-{len(host.messages):04}", **fields)
        assert first["type"] == "accepted"
        reused = await host.wish(wish, id=first["id"], **other)
        assert reused["code"] == "table/move_id_reused"
        assert await host.wish(wish, id=first["id"], **fields) == first


async def test_M08_two_moves_in_flight_and_one_refused() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version = page.state["version"]
    first, second = discard_of(page), discard_of(page, 1)
    await page.say("move", id="flight-001", version=version, move=first)
    await page.say("move", id="flight-002", version=version, move=second)
    refusal = page.of("refused")[-1]
    assert (refusal["code"], refusal["version"]) == ("table/stale_version", version + 1)
    versions = [state["version"] for state in page.of("state")]
    assert versions == sorted(versions)
    assert page.state["version"] == version + 1
    after = page.messages.index(refusal)
    assert [m["type"] for m in page.messages[after:]] == ["refused", "state"]  # one resync
    assert page.messages[-1]["view"] == page.of("state")[-2]["view"]


async def test_a_version_of_the_future_is_stale_too() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version = page.state["version"]
    assert (await page.move(version=version + 1))["code"] == "table/stale_version"
    assert (await page.wish("leave", version=version + 5))["code"] == "table/stale_version"
    assert page.state["version"] == version


async def test_what_does_not_touch_the_cards_makes_no_move_stale() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    version = page.state["version"]
    assert (await pages[0].wish("set_pace", pace="slow"))["type"] == "accepted"
    assert page.state["version"] == version + 1
    assert (await page.move(version=version))["type"] == "accepted"


@pytest.mark.parametrize("wish", ["leave", "set_pace"])
async def test_what_means_the_same_at_any_time_is_never_stale(wish: str) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    version = pages[0].state["version"]
    await on_turn(pages).move()
    fields = {"pace": "slow"} if wish == "set_pace" else {}
    assert (await pages[0].wish(wish, version=version - 3, **fields))["type"] == "accepted"


async def test_fault_9_two_tabs_of_one_seat_both_live() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    first = on_turn(pages)
    second = await world.page(first.guest, first.invite).open()
    assert second.view == first.view
    version = first.state["version"]
    move = discard_of(first)
    await asyncio.gather(
        first.say("move", id="first-tab", version=version, move=move),
        second.say("move", id="second-tab", version=version, move=move),
    )
    await world.clock.settle()
    assert [m["type"] for m in first.messages if "id" in m][-1] == "accepted"
    assert second.of("refused")[-1]["code"] == "table/stale_version"
    assert first.state == second.state | {
        "since": first.state["since"],
        "steps": first.state["steps"],
    }
    await first.close()
    other = next(page for page in pages if page.guest != first.guest)
    assert other.room["seats"][first.seat or 0]["here"]
    await second.close()
    assert not other.room["seats"][first.seat or 0]["here"]


async def test_fault_9_another_browser_gets_no_seat_of_somebody_else() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    stranger = await world.page("zoe", pages[0].invite).open()
    assert stranger.seat is None
    page = on_turn(pages)
    answer = await stranger.move(page.view["legal"][0])
    assert answer["code"] == "table/not_seated"


async def test_fault_10_after_the_deal_nothing_moves() -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5)
    last = await play_out(pages)
    before = deepcopy(pages[0].view)
    for page in pages:
        for move in last["legal"]:
            assert (await page.move(move))["code"] == "move/over"
    assert pages[0].view == before


async def test_moves_before_the_deal_are_refused() -> None:
    world = World()
    host, _ = await world.room("anna", "ben")
    move = {"type": "end_turn"}
    assert (await host.move(move))["code"] == "table/not_started"
    assert (await host.wish("next_deal"))["code"] == "table/not_started"


async def test_the_answer_comes_before_the_state_that_shows_it() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    before = len(page.messages)
    answer = await page.move()
    kinds = [message["type"] for message in page.messages[before:]]
    assert kinds == ["accepted", "state"]
    assert page.state["version"] == answer["version"]


async def play_out(pages: list[Page]) -> Message:
    """Play first legal moves to the end of the deal; yields the last view that had moves."""
    view: Message = {}
    while pages[0].room["phase"] == "playing":
        page = on_turn(pages)
        view = page.view
        assert (await page.move())["type"] == "accepted"
    return view
