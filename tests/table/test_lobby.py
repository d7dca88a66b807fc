"""The room before the match: who gets which seat, and who may set what."""

import asyncio

import pytest

from tests.support.table_people import GAME, Message, Page, World


def occupants(page: Page) -> list[str]:
    """What sits where: a guest's first letter is enough to tell people apart."""
    return [seat["occupant"] for seat in page.room["seats"]]


async def test_who_opens_the_link_is_in_the_room() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=4)
    assert (host.seat, ben.seat) == (0, 1)
    assert host.state["you"]["host"]
    assert not ben.state["you"]["host"]
    assert occupants(host) == ["person", "person", "open", "open"]
    assert host.room == ben.room
    assert host.state["view"] is None
    assert host.room["choices"]["stock_size"] == [5, 10, 15, 20, 30]


async def test_M03_the_host_reloads_in_the_lobby() -> None:
    world = World()
    host, *others = await world.room("anna", "ben", "cem", seats=4)
    await host.close()
    assert not others[0].room["seats"][0]["here"]
    again = await world.page("anna", host.invite).open()
    assert again.seat == 0
    assert again.state["you"]["host"]
    assert again.state["version"] == others[0].state["version"]
    assert others[0].room["seats"][0]["here"]
    assert occupants(again) == ["person"] * 3 + ["open"]


@pytest.mark.parametrize("since", [0, 1, 3, 999])
async def test_M03_coming_back_tells_only_what_was_missed(since: int) -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=4)
    await host.wish("set_pace", pace="fast")
    again = await world.page("ben", host.invite).open(since=since)
    state = again.state
    assert state["since"] == (since if since <= 3 else 0)
    assert [step["seq"] for step in state["steps"]] == list(range(state["since"] + 1, 4))


async def test_M10_ten_join_for_the_last_seat() -> None:
    world = World()
    host, *_ = await world.room("anna", "ben", "cem", seats=4)
    guests = [world.page(f"guest {number}", host.invite) for number in range(10)]
    await asyncio.gather(*(guest.open() for guest in guests))
    seated = [guest for guest in guests if guest.seat is not None]
    assert [guest.seat for guest in seated] == [3]
    for guest in guests:
        if guest not in seated:
            assert [refusal["code"] for refusal in guest.of("refused")] == ["table/full"]
            assert guest.state["view"] is None
    assert occupants(host) == ["person"] * 4


@pytest.mark.parametrize("first", ["join", "other"])
@pytest.mark.parametrize("wish", ["start", "set_seat", "leave"])
async def test_M10_joining_at_the_same_moment(wish: str, first: str) -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=3)
    newcomer = world.page("zoe", host.invite)
    version = host.state["version"]
    sender = ben if wish == "leave" else host
    extra = {"set_seat": {"seat": 2, "level": "expert"}}.get(wish, {})
    other = sender.say(wish, id="at-the-same-time", version=version, **extra)
    await asyncio.gather(
        *((newcomer.open(), other) if first == "join" else (other, newcomer.open()))
    )
    await world.clock.settle()
    held = [seat.get("person") or seat.get("level") for seat in newcomer.room["seats"]]
    assert len({*filter(None, held)}) == len([*filter(None, held)])
    possible: dict[str, set[int | None]] = {"start": {2}, "set_seat": {2, None}, "leave": {1, 2}}
    assert newcomer.seat in possible[wish]
    if newcomer.seat is None:
        assert newcomer.of("refused")[0]["code"] == "table/full"
    assert newcomer.room["phase"] == "lobby"  # there was an open seat, or the version was stale


async def test_M11_a_place_in_the_lobby_frees_after_the_grace_only() -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    await ben.close()
    assert host.room["seats"][1]["away_s"] == 120
    await world.clock.advance(90)
    fifth = await world.page("zoe", host.invite).open()
    assert fifth.of("refused")[0]["code"] == "table/full"
    assert fifth.state["you"]["seat"] is None
    assert fifth.room["seats"][1]["away_s"] == 30
    await world.clock.advance(31)
    assert fifth.seat == 1  # who waits gets the first place that frees up
    assert occupants(host) == ["person", "person"]
    assert host.room["seats"][1]["person"] == fifth.state["you"]["person"]
    late = await world.page("ben", host.invite).open()
    assert late.of("refused")[0]["code"] == "table/full"


async def test_M11_who_has_waited_longest_is_seated_first() -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    waiting = []
    for guest in ("zoe", "yan"):
        waiting.append(await world.page(guest, host.invite).open())
        await world.clock.advance(1)
    assert (await host.wish("set_options", seats=3, options={}))["type"] == "accepted"
    assert [page.seat for page in waiting] == [2, None]
    await ben.wish("leave")
    assert [page.seat for page in waiting] == [2, 1]


async def test_M11_who_comes_back_in_time_keeps_the_place() -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    await ben.close()
    await world.clock.advance(119)
    again = await world.page("ben", host.invite).open()
    await world.clock.advance(600)
    assert again.seat == 1
    assert occupants(host) == ["person", "person"]


async def test_M11_the_match_starts_although_somebody_is_away() -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    await ben.close()
    assert host.room["seats"][1]["here"] is False
    assert (await host.wish("start"))["type"] == "accepted"
    await world.clock.settle()
    assert host.room["phase"] == "playing"
    again = await world.page("ben", host.invite).open()
    assert again.seat == 1


async def test_M14_an_unknown_invite_opens_nothing() -> None:
    world = World()
    assert await world.hall.enter("a" * 26) is None
    assert not world.index.cards


async def test_M03_the_host_reloads_in_the_running_game() -> None:
    world = World()
    world.guests.by_guest["anna"] = "Anna"
    host, ben = await world.match("anna", "ben", computers=1)
    for gap_s in (0.0, 4.0):
        await host.close()
        await world.clock.advance(gap_s)
        again = await world.page("anna", host.invite).open(since=host.state["version"])
        assert again.state["you"] == host.state["you"]
        assert again.state["you"]["host"]
        assert again.room["seats"][0]["name"] == "Anna"
        assert again.view["hand"] == host.view["hand"]
        host = again
    assert len(ben.room["seats"]) == 3


async def test_M04_the_only_human_of_a_room_is_away_for_four_minutes() -> None:
    world = World()
    (anna,) = await world.match("anna", computers=3)
    before = anna.state
    rows = len(world.log.rows)
    await anna.close()
    await world.clock.advance(240)
    assert len(world.log.rows) == rows
    again = await world.page("anna", anna.invite).open()
    assert (again.view, again.state["you"]) == (before["view"], before["you"])
    await world.clock.advance(0.6)  # what waited does not happen before it can be seen
    assert len(world.log.rows) == rows
    await world.clock.advance(0.11)
    assert again.is_on_turn or len(world.log.rows) == rows + 1


async def test_M16_leave_and_come_back_to_the_same_lobby() -> None:
    world = World()
    host, ben = await world.room("anna", "ben")
    assert (await ben.wish("leave"))["type"] == "accepted"
    assert ben.messages[-1] == {"type": "gone", "code": "table/left"}
    assert (await host.wish("start"))["code"] == "table/seats_open"
    again = await world.page("ben", host.invite).open()
    assert again.seat == 1
    assert (await host.wish("start"))["type"] == "accepted"


async def test_M16_joining_a_started_room_shows_it_without_a_seat() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    late = await world.page("zoe", pages[0].invite).open()
    assert late.seat is None
    assert late.view["hand"] == late.view["legal"] == []
    assert (await late.wish("take_seat", seat=1))["code"] == "table/started"


async def test_M18_settings_belong_to_the_host_before_the_start() -> None:
    world = World()
    host, ben, *_ = await world.room("anna", "ben", "cem", "dora")
    options = {"stock_size": 5, "target": 3}
    assert (await ben.wish("set_options", seats=2, options=options))["code"] == "table/not_host"
    refused = await host.wish("set_options", seats=3, options=options)
    assert (refused["code"], refused["args"]) == ("table/bad_options", {"option": "seats"})
    assert (await host.wish("set_options", seats=5, options=options))["type"] == "accepted"
    assert ben.room["options"] == options
    assert occupants(ben) == ["person"] * 4 + ["open"]
    await host.wish("set_seat", seat=4, level="beginner")
    await host.wish("start")
    late: dict[str, Message] = {
        "swap_seats": {"first": 0, "second": 1},
        "set_options": {"seats": 4, "options": options},
        "set_seat": {"seat": 4, "level": None},
        "remove_person": {"seat": 1},
        "start": {},
    }
    for wish, fields in late.items():
        assert (await host.wish(wish, **fields))["code"] == "table/started"


async def test_M18_the_room_is_as_large_as_it_was_opened() -> None:
    world = World()
    for seats in range(2, 7):
        host, *_ = await world.room("anna", seats=seats)
        assert len(host.room["seats"]) == seats


async def test_fewer_seats_keep_everybody_seated() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=6)
    await ben.wish("take_seat", seat=5)
    await host.wish("set_seat", seat=1, level="expert")
    assert (await host.wish("set_options", seats=2, options={}))["type"] == "accepted"
    assert (host.seat, ben.seat) == (0, 1)
    assert len(host.room["seats"]) == 2
    assert (await host.wish("set_options", seats=4, options={}))["type"] == "accepted"
    assert occupants(host) == ["person", "person", "open", "open"]


async def test_people_change_seats_before_the_start() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=4)
    assert (await ben.wish("take_seat", seat=3))["type"] == "accepted"
    assert ben.seat == 3
    assert occupants(host) == ["person", "open", "open", "person"]
    assert (await ben.wish("take_seat", seat=0))["code"] == "table/seat_taken"
    assert (await ben.wish("take_seat", seat=4))["code"] == "table/unknown_seat"
    third = await world.page("cem", host.invite).open()
    assert third.seat == 1


async def test_computer_players_of_every_level() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=5)
    for seat, level in enumerate(("beginner", "normal", "expert"), start=2):
        assert (await host.wish("set_seat", seat=seat, level=level))["type"] == "accepted"
    levels = [seat.get("level") for seat in ben.room["seats"]]
    assert levels == [None, None, "beginner", "normal", "expert"]
    assert len({seat["name"] for seat in ben.room["seats"][2:]}) == 3
    assert (await host.wish("set_seat", seat=2, level="champion"))["code"] == "table/bad_options"
    assert (await host.wish("set_seat", seat=1, level="normal"))["code"] == "table/seat_taken"
    assert (await host.wish("set_seat", seat=2, level=None))["type"] == "accepted"
    assert (await host.wish("start"))["code"] == "table/seats_open"


async def test_S10_who_is_removed_stays_out() -> None:
    world = World()
    host, ben = await world.room("anna", "ben", seats=3)
    second_tab = await world.page("ben", host.invite).open()
    assert (await host.wish("remove_person", seat=0))["code"] == "table/unknown_seat"
    assert (await host.wish("remove_person", seat=1))["type"] == "accepted"
    assert occupants(host) == ["person", "open", "open"]
    for page in (ben, second_tab):
        assert page.messages[-1] == {"type": "gone", "code": "table/removed"}
    rows = len(world.log.rows)
    await ben.say("take_seat", id="i-was-removed", version=host.state["version"], seat=1)
    again = world.page("ben", host.invite)
    await again.open()
    assert again.messages == [{"type": "gone", "code": "table/removed"}]
    assert len(world.log.rows) == rows


async def test_names_are_shown_to_all_and_stand_in_no_log() -> None:
    world = World()
    world.guests.by_guest["anna"] = "Anna Przykład"
    host, ben = await world.room("anna", "ben")
    assert ben.room["seats"][0]["name"] == "Anna Przykład"
    await ben.say("rename", name="  Ben   der Große ")
    assert host.room["seats"][1]["name"] == "Ben der Große"
    assert world.guests.by_guest["ben"] == "Ben der Große"
    await ben.say("rename", name=None)
    assert host.room["seats"][1]["name"] is None
    log = b"".join(row.body for row in world.log.rows).decode()
    assert "Przykład" not in log
    assert "Ben" not in log


@pytest.mark.parametrize("name", [" ", "x" * 21, "a\u202eb", "a\x00b", "a\nb\u2028"])
async def test_a_name_must_be_readable(name: str) -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    version = host.state["version"]
    await host.say("rename", name=name)
    if name.split() == ["a", "b"]:
        assert host.room["seats"][0]["name"] == "a b"
        return
    assert host.of("refused")[-1]["code"] == "wire/bad_message"
    assert host.state["version"] == version
    assert "anna" not in world.guests.by_guest


async def test_options_that_do_not_exist() -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    for seats, options in [
        (9, {}),
        (1, {}),
        (5, {"stock_size": 30}),
        (2, {"stock_size": 11}),
        (2, {"stock_size": "10"}),
        (2, {"stock_size": True}),
        (2, {"partners": True}),
    ]:
        answer = await host.wish("set_options", seats=seats, options=options)
        assert answer["code"] == "table/bad_options", (seats, options)
    assert host.room["options"] == {"stock_size": 10, "target": None}
    assert host.room["game"] == GAME
