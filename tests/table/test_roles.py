"""Who leaves, who is away, who is idle, who is host; and everybody's way back."""

import pytest

from tests.support.table_people import Page, World, on_turn


def seat(page: Page, number: int) -> dict[str, object]:
    """What a page says of a seat."""
    found: dict[str, object] = page.room["seats"][number]
    return found


async def four(world: World) -> tuple[list[Page], Page, list[Page]]:
    """A match of four: all pages, the one on turn, the others."""
    pages = await world.match("anna", "ben", "cem", "dora")
    page = on_turn(pages)
    return pages, page, [other for other in pages if other is not page]


async def test_M01_a_closed_tab_is_away_at_once_and_replaced_after_the_grace() -> None:
    world = World()
    _, gone, others = await four(world)
    number = gone.seat or 0
    version = others[0].state["version"]
    await gone.close()
    for other in others:
        assert seat(other, number)["here"] is False
        assert seat(other, number)["away_s"] == 30
        assert other.state["version"] == version
    await world.clock.advance(29.9)
    assert others[0].state["version"] == version
    await world.clock.advance(0.1)
    assert seat(others[0], number)["computer"] == "away"
    assert seat(others[0], number)["away_s"] is None
    await world.clock.advance(60)
    assert others[0].view["turn"] != number
    events = [event for step in others[0].of("state")[-1]["steps"] for event in step["events"]]
    assert events or others[0].state["version"] > version + 1


async def test_M01_who_presses_leave_is_replaced_at_once() -> None:
    world = World()
    _, gone, others = await four(world)
    number = gone.seat or 0
    await gone.wish("leave")
    assert seat(others[0], number)["occupant"] == "computer"
    assert seat(others[0], number)["level"] == "normal"
    version = others[0].state["version"]
    await world.clock.advance(0.7)
    assert others[0].state["version"] == version + 1


async def test_M01_who_leaves_while_not_on_turn_holds_nobody_up() -> None:
    world = World()
    _, page, others = await four(world)
    gone = others.pop()
    await gone.wish("leave")
    assert page.is_on_turn
    assert (await page.move())["type"] == "accepted"
    on_turn([page, *others])


async def test_M01_the_grace_runs_only_while_away_and_on_turn() -> None:
    world = World()
    pages, page, others = await four(world)
    next_seat = ((page.seat or 0) + 1) % 4
    gone = next(other for other in others if other.seat == next_seat)
    watching = next(other for other in others if other is not gone)
    await gone.close()
    await world.clock.advance(50)
    assert seat(watching, next_seat)["away_s"] is None
    while page.is_on_turn:
        await page.move([m for m in page.view["legal"] if m["type"] == "discard"][0])
    assert seat(watching, next_seat)["away_s"] == 30
    await world.clock.advance(29)
    assert seat(watching, next_seat)["computer"] is None
    await world.clock.advance(1)
    assert seat(watching, next_seat)["computer"] == "away"
    assert len(pages) == 4


async def test_M06_who_returns_before_the_grace_is_still_on_turn() -> None:
    world = World()
    pages, gone, others = await four(world)
    before = gone.view
    await gone.close()
    await world.clock.advance(20)
    again = await world.page(gone.guest, gone.invite).open()
    assert again.view == before
    await world.clock.advance(20)
    assert again.is_on_turn
    assert [entry["occupant"] for entry in again.room["seats"]] == ["person"] * 4
    assert [page.seat for page in pages] == [0, 1, 2, 3]
    assert others[0].room["seats"][gone.seat or 0]["away_s"] is None


@pytest.mark.parametrize("restarts", [False, True])
async def test_M06_who_returns_after_the_grace_gets_the_same_seat(restarts: bool) -> None:
    world = World()
    pages, gone, others = await four(world)
    number = gone.seat or 0
    await gone.close()
    await world.clock.advance(30)
    await world.clock.advance(0.7 * 30)
    dealer, turn = others[0].view["dealer"], others[0].view["turn"]
    assert turn == (number + 1) % 4  # the computer finished exactly that turn
    if restarts:
        await world.restart()
    again = await world.page(gone.guest, gone.invite).open()
    assert again.seat == number
    assert seat(again, number)["computer"] is None
    assert (again.view["dealer"], again.view["turn"]) == (dealer, turn)
    person = [page.state["you"]["person"] for page in pages]
    assert [entry["person"] for entry in again.room["seats"]] == person


async def test_M06_the_computer_stops_when_the_person_is_back_in_mid_turn() -> None:
    world = World()
    _, gone, _ = await four(world)
    world.thinker.default = lambda game, view: b"no move"  # every answer is replaced by a discard
    await gone.close()
    await world.clock.advance(30.3)  # taken over; the first action would come in 0.4 s
    again = await world.page(gone.guest, gone.invite).open()
    version = again.state["version"]
    await world.clock.advance(20)
    assert again.state["version"] == version
    assert again.is_on_turn


async def test_M18_leaving_and_coming_back_gives_the_same_cards() -> None:
    world = World()
    pages, page, others = await four(world)
    gone = others[0]
    hand = gone.view["hand"]
    await gone.wish("leave")
    assert gone.state["you"]["seat"] is None
    assert gone.view["hand"] == []
    again = await world.page(gone.guest, gone.invite).open()
    assert again.seat == gone.of("state")[0]["you"]["seat"]
    assert again.view["hand"] == hand
    assert page.is_on_turn
    assert len(pages) == 4


async def test_M18_a_left_seat_is_given_away_between_deals_only() -> None:
    world = World()
    anna, ben = await world.match("anna", "ben", stock_size=5)
    await ben.wish("leave")
    zoe = await world.page("zoe", anna.invite).open()
    assert (await zoe.wish("take_seat", seat=1))["code"] == "table/started"
    await finish(world, [anna])
    while not anna.room["seats"][1]["points"]:  # until the computer player has won once
        await anna.wish("next_deal")
        await world.clock.settle()
        await finish(world, [anna])
    points = [entry["points"] for entry in anna.room["seats"]]
    assert (await zoe.wish("take_seat", seat=0))["code"] == "table/seat_taken"
    assert (await anna.wish("take_seat", seat=1))["code"] == "table/started"
    assert (await zoe.wish("take_seat", seat=1))["type"] == "accepted"
    assert zoe.seat == 1
    assert [entry["points"] for entry in zoe.room["seats"]] == [points[0], 0]
    late = await world.page("ben", anna.invite).open()
    assert late.seat is None
    assert (await zoe.wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert len(zoe.view["hand"]) + len(anna.view["hand"]) == 5


async def test_M18_who_left_keeps_the_seat_in_later_deals_until_they_return() -> None:
    world = World()
    anna, ben = await world.match("anna", "ben", stock_size=5)
    await ben.wish("leave")
    await finish(world, [anna])
    await anna.wish("next_deal")
    await world.clock.settle()
    assert seat(anna, 1)["occupant"] == "computer"
    again = await world.page("ben", anna.invite).open()
    assert again.seat == 1
    assert seat(anna, 1)["occupant"] == "person"
    assert [entry["points"] for entry in again.room["seats"]] == [
        entry["points"] for entry in anna.room["seats"]
    ]


async def test_M13_the_host_leaves_the_lobby() -> None:
    world = World()
    host, ben, cem, *_ = await world.room("anna", "ben", "cem", "dora", "emil", target=5)
    await ben.close()
    await world.clock.advance(1)
    await world.page("ben", host.invite).open()  # now Cem is here longest
    await host.wish("leave")
    assert cem.state["you"]["host"]
    assert cem.room["host"] == cem.state["you"]["person"]
    assert cem.room["options"]["target"] == 5
    again = await world.page("anna", host.invite).open()
    assert not again.state["you"]["host"]
    assert (await again.wish("start"))["code"] == "table/not_host"
    assert (await cem.wish("start"))["type"] == "accepted"


async def test_M13_the_host_is_away_for_a_minute_in_the_match() -> None:
    world = World()
    pages = await world.match("anna", "ben", "cem", computers=1)
    host, ben, cem = pages
    await ben.close()
    await host.close()
    await world.clock.advance(59.9)
    assert not cem.state["you"]["host"]
    await world.clock.advance(0.1)
    assert cem.state["you"]["host"]  # not the computer, and not Ben, who is away
    again = await world.page("anna", host.invite).open()
    assert not again.state["you"]["host"]
    assert (await cem.wish("set_pace", pace="fast"))["type"] == "accepted"


async def test_M13_the_host_leaves_between_the_deals() -> None:
    world = World()
    anna, ben = await world.match("anna", "ben", stock_size=5, target=1)
    await finish(world, [anna, ben])
    await anna.wish("leave")
    assert ben.state["you"]["host"]
    assert (await ben.wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()
    assert ben.room["phase"] == "playing"


async def test_M13_nobody_is_left_to_be_host() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=3)
    await ben.close()
    await host.wish("leave")
    zoe = await world.page("zoe", host.invite).open()
    assert zoe.state["you"]["host"]
    assert zoe.seat == 0
    again = await world.page("ben", host.invite).open()
    assert (again.seat, again.state["you"]["host"]) == (1, False)


async def test_M13_a_host_who_comes_back_to_an_empty_lobby_is_still_host() -> None:
    world = World()
    (host,) = await world.room("anna", seats=3)
    await host.close()
    await world.clock.advance(300)
    again = await world.page("anna", host.invite).open()
    assert (again.seat, again.state["you"]["host"]) == (0, True)
    await again.close()
    await world.clock.advance(300)
    zoe = await world.page("zoe", host.invite).open()
    assert (zoe.seat, zoe.state["you"]["host"]) == (0, True)


async def test_M19_idle_is_noticed_and_then_replaced() -> None:
    world = World()
    _, page, others = await four(world)
    number = page.seat or 0
    await world.clock.advance(59.9)
    assert seat(page, number)["notice_s"] is None
    await world.clock.advance(0.1)
    assert seat(page, number)["notice_s"] == seat(others[0], number)["notice_s"] == 30
    await world.clock.advance(30)
    assert seat(page, number)["computer"] == "idle"
    assert seat(page, number)["here"] is True


async def test_M19_a_play_at_the_last_moment_counts() -> None:
    world = World()
    _, page, _ = await four(world)
    await world.clock.advance(89.999)
    assert (await page.move())["type"] == "accepted"
    await world.clock.advance(0.002)
    assert seat(page, page.seat or 0)["computer"] is None


async def test_M19_i_am_here_adds_a_minute_up_to_ten_times() -> None:
    world = World()
    _, page, _ = await four(world)
    number = page.seat or 0
    await page.say("still_here")  # before the notice it adds nothing
    for _ in range(10):
        await world.clock.advance(60)
        assert seat(page, number)["notice_s"] == 30
        await page.say("still_here")
        assert seat(page, number)["notice_s"] is None
    await world.clock.advance(60)
    await page.say("still_here")
    assert seat(page, number)["notice_s"] == 30
    await world.clock.advance(30)
    assert seat(page, number)["computer"] == "idle"


async def test_M19_more_time_is_for_this_turn_only() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    for _ in pages:
        page = on_turn(pages)
        number = page.seat or 0
        await world.clock.advance(60)
        assert seat(page, number)["notice_s"] == 30
        await page.say("still_here")
        await page.move([m for m in page.view["legal"] if m["type"] == "discard"][0])
    first = on_turn(pages)
    await world.clock.advance(60)
    assert seat(first, first.seat or 0)["notice_s"] == 30


async def test_M19_each_action_gives_the_full_time_again() -> None:
    world = World()
    _, page, _ = await four(world)
    plays = 0
    while page.is_on_turn and plays < 3:
        await world.clock.advance(80)
        plays += 1
        await page.move()
    assert all(entry.get("computer") is None for entry in page.room["seats"])


async def test_M19_an_idle_seat_does_not_hold_everybody_up_again() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    other = next(p for p in pages if p is not page)
    await world.clock.advance(90)
    while not other.is_on_turn:
        await world.clock.advance(0.7)
    await other.move([m for m in other.view["legal"] if m["type"] == "discard"][0])
    version = other.state["version"]
    await world.clock.advance(0.7)  # still idle, so the computer goes on at once
    assert other.state["version"] == version + 1
    assert seat(other, page.seat or 0)["computer"] == "idle"


async def test_M19_a_disconnect_leaves_the_others_time_alone() -> None:
    world = World()
    _, page, others = await four(world)
    await world.clock.advance(30)
    await others[0].close()
    await world.clock.advance(29.9)
    assert seat(page, page.seat or 0)["notice_s"] is None
    await world.clock.advance(0.1)
    assert seat(page, page.seat or 0)["notice_s"] == 30


@pytest.mark.parametrize("message", ["move", "still_here", "rename", "presence", "set_pace"])
async def test_back_with_the_next_message(message: str) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    world.thinker.default = lambda game, view: b"no move"
    await world.clock.advance(90)
    assert seat(page, page.seat or 0)["computer"] == "idle"
    version = page.state["version"]
    if message == "move":
        assert (await page.move())["type"] == "accepted"
    elif message == "set_pace":
        await page.wish("set_pace", pace="fast")
    elif message == "presence":
        await page.say("presence", visible=False)
        assert seat(page, page.seat or 0)["computer"] == "idle"
        await page.say("presence", visible=True)
    else:
        await page.say(message, **({"name": "Ben"} if message == "rename" else {}))
    assert seat(page, page.seat or 0)["computer"] is None
    assert page.state["version"] > version
    if message != "move":
        await world.clock.advance(59)
        assert page.is_on_turn


async def test_what_a_browser_says_by_itself_brings_nobody_back() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    await world.clock.advance(90)
    await page.say("ping")
    await page.say("presence", visible=True)
    await page.say("hash", deal=1, hash="0" * 64)
    await page.say("addition", deal=1, bytes="0" * 32)
    assert seat(page, page.seat or 0)["computer"] == "idle"
    assert page.messages[-1]["type"] == "pong"


async def test_reloading_again_and_again_holds_nobody_up_for_ever() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    other = next(p for p in pages if p is not page)
    number = page.seat or 0
    for _ in range(12):
        await page.close()
        page = await world.page(page.guest, page.invite).open()
        await world.clock.advance(20)
    assert other.view["turn"] != number or seat(other, number)["computer"] == "idle"


async def test_nobody_present_means_nothing_happens() -> None:
    world = World()
    pages = await world.match("anna", "ben", computers=2)
    for page in pages:
        await page.close()
    await world.clock.settle()
    rows = len(world.log.rows)
    await world.clock.advance(600)
    assert len(world.log.rows) == rows
    again = await world.page("anna", pages[0].invite).open()
    assert seat(again, 0)["computer"] is None
    assert not again.room["paused"]


async def test_an_onlooker_of_a_deserted_match_sees_it_end_and_takes_a_seat() -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5)
    zoe = await world.page("zoe", pages[0].invite).open()
    for page in pages:
        await page.wish("leave")
    await world.clock.advance(0.7 * 2_000)
    assert zoe.room["phase"] == "between"
    assert (await zoe.wish("take_seat", seat=0))["type"] == "accepted"
    assert zoe.state["you"]["host"]
    assert (await zoe.wish("next_deal"))["type"] == "accepted"


async def finish(world: World, pages: list[Page]) -> None:
    """Play first legal moves to the end of the deal."""
    for _ in range(5_000):
        if pages[0].room["phase"] != "playing":
            return
        movers = [page for page in pages if page.is_on_turn]
        if movers:
            assert (await movers[0].move())["type"] == "accepted"
        else:
            await world.clock.advance(0.7)
    raise AssertionError("the deal does not end")
