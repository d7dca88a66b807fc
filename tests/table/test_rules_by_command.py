"""Cases of the rules, told to a table as a browser tells them."""

from typing import Any

import pytest

from tests.support import autobus, bundles, stapelsprint
from tests.support.positions import Position
from tests.support.table_people import Message, Page, World

PEOPLE = ("anna", "ben", "eva")


async def seen(position: Position[Any], **options: Any) -> tuple[World, list[Page]]:
    """A match in a given position, as each seat sees it."""
    world = World()
    people = PEOPLE[: position.state.public.seats]
    pages = await world.match(*people, game=position.game.id, **options)
    world.place(pages[0], position.state)
    return world, [await world.page(page.guest, page.invite).open() for page in pages]


async def with_cards(text: str) -> tuple[World, Page, Page]:
    """A match of two in a given position, seen by seat 0 and seat 1."""
    world, (first, second) = await seen(stapelsprint.deal(text))
    return world, first, second


async def again(world: World, pages: list[Page]) -> list[Page]:
    """The same people after a reconnect, who see what they saw."""
    reopened = [await world.page(page.guest, page.invite).open() for page in pages]
    assert [page.view for page in reopened] == [page.view for page in pages]
    return reopened


def card(page: Page, face: str, which: int = 0) -> int:
    """The handle of a hand card."""
    handles: list[int] = [own["id"] for own in page.view["hand"] if own["face"] == face]
    return handles[which]


async def test_R06_a_card_is_never_put_elsewhere() -> None:
    _, page, other = await with_cards("hand: 1 9 9 9 9 | seq: 1-4, 1-9, , ")
    before = page.view, other.view, page.state["version"]
    move = {"type": "play_hand", "card": card(page, "1"), "sequence": 0}
    answer = await page.move(move)
    assert answer["code"] == "move/wrong_rank"
    assert answer["args"] == {"wanted": "5", "sequence": 1}
    assert (page.view, other.view, page.state["version"]) == before
    assert (await page.move(move | {"sequence": 2}))["type"] == "accepted"
    assert page.view["sequences"][2] == other.view["sequences"][2] == ["1"]


@pytest.mark.parametrize("which", [0, 1])
async def test_R21_exactly_the_chosen_one_of_two_equal_cards_moves(which: int) -> None:
    _, page, other = await with_cards("hand: 5 5 9 | pile1: 5 | stock: 5 | seq: 1-4")
    chosen = card(page, "5", which)
    answer = await page.move({"type": "discard", "card": chosen, "pile": 2})
    assert answer["type"] == "accepted"
    hand = {own["id"]: own["face"] for own in page.view["hand"]}
    assert chosen not in hand
    assert sorted(hand.values()) == ["5", "9"]
    own = other.view["seats"][0]
    assert (own["discards"], own["stock"], own["hand_count"]) == ([["5"], [], ["5"], []], "5", 2)
    events = [event for step in page.state["steps"] for event in step["events"]]
    assert {"type": "discarded", "seat": 0, "face": "5", "pile": 2, "card": chosen} in events
    heard: list[Message] = [event for step in other.state["steps"] for event in step["events"]]
    assert {"type": "discarded", "seat": 0, "face": "5", "pile": 2} in heard


async def test_R21_equal_cards_in_stock_pile_and_hand_are_told_apart() -> None:
    _, page, _ = await with_cards("hand: 5 9 | pile1: 5 | stock: 3 5 | seq: 1-4, 1-4, 1-4")
    moves: list[Message] = [
        {"type": "play_stock", "sequence": 0},
        {"type": "play_discard", "pile": 0, "sequence": 1},
        {"type": "play_hand", "card": card(page, "5"), "sequence": 2},
    ]
    for played, move in enumerate(moves, start=1):
        assert (await page.move(move))["type"] == "accepted"
        fives = [sequence for sequence in page.view["sequences"] if sequence[-1:] == ["5"]]
        assert len(fives) == played


async def test_M21_the_view_after_a_reconnect_is_the_same_and_the_next_action_works() -> None:
    text = "hand: 7 ★ | stock: 4 6 | pile1: 3 8 | pile4: ★ 12 | seq: 1-5, ★ ★, , 1 ★ 3"
    world, page, other = await with_cards(text)
    await page.move({"type": "play_stock", "sequence": 0})
    after, _ = await again(world, [page, other])
    await after.move({"type": "play_hand", "card": card(page, "7"), "sequence": 0})
    last = {"type": "play_hand", "card": card(page, "★"), "sequence": 2}
    assert (await after.move(last))["type"] == "accepted"
    (later,) = await again(world, [after])
    assert later.view == page.view
    assert len(later.view["hand"]) == 5  # the empty hand was filled


async def test_M21_HB16_a_bound_joker_and_half_a_row_are_there_after_a_reconnect() -> None:
    text = "hand: 4 7 | main: 2 9 | r1: ★ = 7 | r3: 5 | rows: A-3, ★ ★, A-Q | draw: 6 J"
    world, pages = await seen(autobus.deal(text))
    page, _ = await again(world, pages)
    assert page.view["seats"][0]["reserves"][0] == {"rank": "7", "cards": ["★"]}
    assert page.view["rows"][1] == ["★", "★"]
    four, seven = [own["id"] for own in page.view["hand"]]
    play = {"type": "play_hand", "card": four, "row": 0}
    put = {"type": "put", "card": seven, "reserve": 0}
    assert [(await page.move(move))["type"] for move in (play, put)] == ["accepted"] * 2
    await again(world, [page])


async def test_M21_SB9_three_bundles_one_of_them_empty_are_there_after_a_reconnect() -> None:
    text = "hand: 7h 2 | bundle: 5 6 | bundle@1: 8 9 7c | hand@1: 3 | hand@2: 4 | table: 7s | draw:"
    world, pages = await seen(bundles.deal(text, seats=3))
    page, *_ = await again(world, pages)
    assert [seat["bundles"][0]["count"] for seat in page.view["seats"]] == [2, 3, 0]
    steal = {"type": "steal", "card": card(page, "7h"), "seat": 1, "bundle": 0, "into": 0}
    assert (await page.move(steal))["type"] == "accepted"
    after, _, third = await again(world, [page, *pages[1:]])
    assert [seat["bundles"][0]["count"] for seat in after.view["seats"]] == [6, 0, 0]
    assert third.view["seats"][1]["bundles"][0]["top"] is None


async def test_M21_what_happened_meanwhile_is_told_once() -> None:
    world = World()
    anna, ben = await world.match("anna", "ben")
    since = ben.state["version"]
    await ben.close()
    await world.clock.advance(1)
    moved = 0
    while anna.is_on_turn:
        await anna.move()
        moved += 1
    await world.clock.advance(40)
    again = await world.page("ben", anna.invite).open(since=since)
    seqs = [step["seq"] for state in again.of("state") for step in state["steps"]]
    assert seqs == list(range(since + 1, again.state["version"] + 1))
    assert len(seqs) >= moved
