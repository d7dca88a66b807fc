"""Partners at a table: who plays with whom, one score for both, a match to its target."""

from itertools import pairwise

import pytest

from tests.support.table_people import Message, Page, World, on_turn

PLAYERS = ("anna", "ben", "cem", "dora")


async def play_out(world: World, pages: list[Page]) -> None:
    """To the end of the deal, everybody making the first move there is."""
    while pages[0].room["phase"] == "playing":
        if any(page.is_on_turn for page in pages):
            assert (await on_turn(pages).move())["type"] == "accepted"
        else:
            await world.clock.advance(1)


async def next_deal(world: World, page: Page) -> None:
    assert (await page.wish("next_deal"))["type"] == "accepted"
    await world.clock.settle()


def points(room: Message) -> list[int]:
    return [seat["points"] for seat in room["seats"]]


@pytest.mark.parametrize(
    ("game", "seats", "sides"),
    [("canasta", 4, [0, 1, 0, 1]), ("stapelsprint", 3, [0, 1, 2]), ("bundles", 4, [0, 1, 2, 3])],
)
async def test_CA1_everybody_is_told_who_plays_with_whom(
    game: str, seats: int, sides: list[int]
) -> None:
    world = World()
    pages = await world.room("anna", "ben", game=game, seats=seats)
    for page in pages:
        assert page.room["sides"] == sides
        assert page.room["history"] == [[0] * seats]


async def test_CA45_a_match_of_two_sides_to_its_target_and_a_rematch() -> None:
    world = World()
    pages = await world.match(*PLAYERS, game="canasta", target=2500)
    dealers: list[int] = []
    while not pages[0].room["match_over"]:
        if pages[0].room["phase"] == "between":
            await next_deal(world, pages[len(dealers) % 4])
        dealers.append(pages[0].view["dealer"])
        await play_out(world, pages)
        room, outcome = pages[0].room, pages[0].view["outcome"]
        assert all(page.room == room for page in pages)
        before, after = room["history"][-2:]
        assert (
            after == points(room) == [b + p for b, p in zip(before, outcome["points"], strict=True)]
        )
        assert (after[0], after[1]) == (after[2], after[3])
        assert room["match_over"] == (max(after) >= 2500)
    assert all((second - first) % 4 == 1 for first, second in pairwise(dealers))
    room = pages[0].room
    assert len(room["history"]) == len(dealers) + 1
    better = 0 if points(room)[0] > points(room)[1] else 1
    assert room["places"] == [1, 2, 1, 2] if better == 0 else [2, 1, 2, 1]
    await next_deal(world, pages[0])
    assert points(pages[0].room) == [0] * 4
    assert pages[0].room["history"] == [[0] * 4]
    assert pages[0].view["dealer"] == (dealers[-1] + 1) % 4
    assert {side["minimum"] for side in pages[0].view["sides"]} == {50}


async def test_CA14_what_a_side_has_decides_what_it_needs_in_the_next_deal() -> None:
    world = World()
    pages = await world.match(*PLAYERS, game="canasta", target=5000)
    seen = set()
    for _ in range(4):
        await play_out(world, pages)
        if pages[0].room["match_over"]:
            break
        await next_deal(world, pages[0])
        for side, of in enumerate(pages[0].view["sides"]):
            had = points(pages[0].room)[side]
            assert of["score"] == had
            wanted = 15 if had < 0 else 50 if had < 1500 else 90 if had < 3000 else 120
            assert of["minimum"] == wanted
            seen.add(wanted)
    assert len(seen) > 1


async def test_who_takes_a_seat_between_deals_has_the_points_of_the_side() -> None:
    world = World()
    pages = await world.match("anna", "ben", computers=2, game="canasta", target=5000)
    await play_out(world, pages)
    before = points(pages[0].room)
    assert before[0] == before[2] != 0
    zoe = await world.page("zoe", pages[0].invite).open()
    assert (await zoe.wish("take_seat", seat=2))["type"] == "accepted"
    assert zoe.seat == 2
    assert points(zoe.room) == before
    await world.restart()
    again = await world.page("zoe", pages[0].invite).open()
    assert points(again.room) == before
    assert again.room["history"] == [[0] * 4, before]


async def test_P01_M06_a_restart_between_deals_keeps_sides_totals_and_dealer() -> None:
    world = World()
    pages = await world.match(*PLAYERS, game="canasta", target=5000)
    await play_out(world, pages)
    before, dealer = pages[0].room, pages[0].view["dealer"]
    await world.restart()
    pages = [await world.page(guest, pages[0].invite).open() for guest in PLAYERS]
    for name in ("sides", "history", "options", "deal", "phase", "match_over"):
        assert pages[0].room[name] == before[name]
    assert points(pages[0].room) == points(before)
    await next_deal(world, pages[3])
    assert pages[0].view["dealer"] == (dealer + 1) % 4
    assert [page.seat for page in pages] == [0, 1, 2, 3]


@pytest.mark.parametrize("partner", ["beginner", None])
async def test_the_computer_partner_plays_at_its_own_level(partner: str | None) -> None:
    world = World()
    invite = await world.hall.open_solo("anna", "canasta", 4, {}, "expert", partner)
    page = await world.page("anna", invite).open()
    levels = [seat.get("level") for seat in page.room["seats"]]
    assert levels == [None, "expert", partner or "expert", "expert"]
    await world.clock.settle()
    while len(world.thinker.asked) < 12 and page.room["phase"] == "playing":
        await (page.move() if page.is_on_turn else world.clock.advance(1))
    asked = {level for _, level, _, _ in world.thinker.asked}
    assert asked == {"expert", partner or "expert"}
