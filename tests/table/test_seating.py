"""The host arranges who sits where before the start."""

import pytest

from tests.support.table_people import Page, World


def held(page: Page) -> list[str]:
    """Who or what holds each seat, as the page is shown it."""
    return [seat.get("name") or seat.get("level") or "-" for seat in page.room["seats"]]


async def arranged(world: World) -> list[Page]:
    """Anna, Ben, a computer player of the strongest kind, and an open seat."""
    world.guests.by_guest = {"anna": "Anna", "ben": "Ben"}
    pages = await world.room("anna", "ben", seats=4)
    await pages[0].wish("set_seat", seat=2, level="expert")
    return pages


async def test_two_seats_exchange_whoever_holds_them() -> None:
    world = World()
    host, ben = await arranged(world)
    for first, second in ((1, 2), (0, 3), (3, 0)):
        before = held(host)
        answer = await host.wish("swap_seats", first=first, second=second)
        assert answer["type"] == "accepted"
        before[first], before[second] = before[second], before[first]
        assert [_kind(name) for name in held(ben)] == [_kind(name) for name in before]
    assert (host.seat, ben.seat) == (0, 2)
    assert host.room["seats"][1]["level"] == "expert"
    assert host.state["you"]["host"] and not ben.state["you"]["host"]


def _kind(name: str) -> str:
    """Computer players are called after their seat, people are not."""
    return name if name in ("Anna", "Ben", "-") else "computer"


async def test_everybody_hears_of_it_and_a_restart_keeps_it() -> None:
    world = World()
    host, ben = await arranged(world)
    await host.wish("swap_seats", first=0, second=1)
    events = [event for step in ben.state["steps"] for event in step["events"]]
    assert events == [{"type": "seats_swapped", "first": 0, "second": 1}]
    before = ben.room["seats"]
    await world.restart()
    again = await world.page("ben", host.invite).open()
    assert again.seat == 0
    assert [seat["occupant"] for seat in again.room["seats"]] == [s["occupant"] for s in before]


@pytest.mark.parametrize(("first", "second"), [(0, 4), (4, 0), (15, 1), (2, 2)])
async def test_S08_seats_that_cannot_be_swapped(first: int, second: int) -> None:
    world = World()
    host, _ = await arranged(world)
    before = host.state
    answer = await host.wish("swap_seats", first=first, second=second)
    assert answer["code"] == "table/unknown_seat"
    assert host.state == before
    assert (await host.wish("swap_seats", first=2, second=1))["type"] == "accepted"


async def test_M06_the_arrangement_stays_when_somebody_comes_back() -> None:
    world = World()
    host, ben = await arranged(world)
    await host.wish("swap_seats", first=1, second=3)
    await ben.close()
    await world.clock.advance(60)
    again = await world.page("ben", host.invite).open()
    assert again.seat == 3
    await host.wish("swap_seats", first=0, second=1)
    await host.wish("set_seat", seat=0, level="normal")
    await host.wish("start")
    await world.clock.settle()
    assert (host.seat, again.seat) == (1, 3)
    assert (host.view["seat"], again.view["seat"]) == (1, 3)


async def test_somebody_away_is_moved_with_the_seat_and_freed_in_time() -> None:
    world = World()
    host, ben = await arranged(world)
    await ben.close()
    await world.clock.advance(60)
    await host.wish("swap_seats", first=1, second=2)
    assert host.room["seats"][2]["away_s"] == 60
    await world.clock.advance(61)
    assert [seat["occupant"] for seat in host.room["seats"]] == [
        "person",
        "computer",
        "open",
        "open",
    ]
