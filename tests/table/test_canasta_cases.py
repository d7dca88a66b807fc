"""Cases of Canasta, told to a table as a browser tells them."""

import pytest

from tests.support import canasta
from tests.support.table_people import Message, Page, World

PLAYERS = ("anna", "ben", "cem", "dora")


async def with_cards(text: str, *guests: str) -> tuple[World, list[Page]]:
    """A match in a given position; seats without a guest belong to computer players."""
    world = World()
    seated = guests or PLAYERS
    pages = await world.match(*seated, computers=4 - len(seated), game="canasta")
    while not pages[0].is_on_turn and len(seated) == 1:
        await world.clock.advance(1)
    world.place(pages[0], canasta.deal(text).state)
    return world, [await world.page(page.guest, page.invite).open() for page in pages]


def cards(page: Page, ranks: str) -> list[int]:
    """Handles of hand cards of these ranks, each once."""
    left = list(page.view["hand"])
    found = []
    for rank in ranks.split():
        card = next(own for own in left if own["face"].startswith(rank))
        left.remove(card)
        found.append(card["id"])
    return found


def meld(page: Page, rank: str, ranks: str) -> Message:
    return {"rank": rank, "cards": cards(page, ranks)}


def lay(*melds: Message) -> Message:
    return {"type": "lay", "melds": list(melds)}


def laid(page: Page, side: int) -> dict[str, int]:
    return {one["rank"]: len(one["faces"]) for one in page.view["sides"][side]["melds"]}


@pytest.mark.parametrize("same_id", [True, False])
async def test_M07_CA18_drawing_twice_draws_once(same_id: bool) -> None:
    _, (page, *_) = await with_cards("hand: 4 5 | pile: 9 | draw: 6 7 8")
    version = page.state["version"]
    for move_id in ("draw-0001", "draw-0001" if same_id else "draw-0002"):
        await page.say("move", id=move_id, version=version, move={"type": "draw"})
    assert page.state["version"] == version + 1
    assert (page.view["draw_count"], len(page.view["hand"])) == (2, 3)
    if not same_id:
        assert page.of("refused")[-1]["code"] == "table/stale_version"


async def test_R06_CA10_a_card_is_never_laid_elsewhere() -> None:
    position = "hand: 9 4 5 | melds: 8888 9999 | playing: yes | draw: 6"
    _, (page, other, *_) = await with_cards(position)
    before = page.view, other.view, page.state["version"]
    answer = await page.move(lay(meld(page, "8", "9")))
    assert answer["code"] == "move/other_rank"
    assert (page.view, other.view, page.state["version"]) == before
    assert (await page.move(lay(meld(page, "9", "9"))))["type"] == "accepted"
    assert laid(other, 0) == {"8": 4, "9": 5}


@pytest.mark.parametrize("which", [0, 1])
async def test_R21_exactly_the_chosen_one_of_two_equal_cards_goes(which: int) -> None:
    position = "hand: 7s 7s 7h 4 | melds: KKK | playing: yes | draw: 6"
    _, (page, other, *_) = await with_cards(position)
    first, second = [own["id"] for own in page.view["hand"] if own["face"] == "7s"]
    thrown, kept = (first, second) if which == 0 else (second, first)
    assert (await page.move({"type": "discard", "card": thrown}))["type"] == "accepted"
    assert [own["id"] for own in page.view["hand"] if own["face"] == "7s"] == [kept]
    assert other.view["pile"]["top"] == "7s"
    assert other.view["seats"][0]["hand_count"] == 3


async def test_R17_CA14_an_opening_that_is_too_low_changes_nothing_and_blocks_nobody() -> None:
    position = "hand: K K K 9 9 9 A A A 4 | score: 1500 | playing: yes | draw: 6 7"
    _, (page, other, partner, _) = await with_cards(position)
    before = [p.view for p in (page, other, partner)]
    answer = await page.move(lay(meld(page, "K", "K K K"), meld(page, "9", "9 9 9")))
    assert answer["code"] == "move/below_minimum"
    assert answer["args"] == {"minimum": 90, "points": 60, "missing": 30}
    assert [p.view for p in (page, other, partner)] == before
    twice = meld(page, "K", "K K K")
    answer = await page.move(lay(twice, twice))
    assert answer["type"] == "refused"
    answer = await page.move(lay(meld(page, "K", "K K K"), meld(page, "A", "A A A")))
    assert answer["type"] == "accepted"
    assert laid(other, 0) == {"K": 3, "A": 3}
    assert (await page.move({"type": "discard", "card": cards(page, "4")[0]}))["type"] == "accepted"


async def test_R17_after_a_refused_opening_the_turn_can_be_ended() -> None:
    position = "hand: K K K 9 9 9 4 | score: 1500 | playing: yes | draw: 6 7"
    _, (page, other, *_) = await with_cards(position)
    assert (await page.move(lay(meld(page, "K", "K K K"))))["code"] == "move/below_minimum"
    assert (await page.move({"type": "discard", "card": cards(page, "4")[0]}))["type"] == "accepted"
    assert other.is_on_turn
    assert laid(page, 0) == {}


async def test_R16_CA35_black_threes_go_out_whole_or_not_at_all() -> None:
    position = "hand: 3 3 3 K | melds: 5555555 | playing: yes | draw: 6"
    world, (page, *others) = await with_cards(position)
    assert (await page.move(lay(meld(page, "3", "3 3"))))["type"] == "refused"
    rows = len(world.log.rows)
    await page.move(lay(meld(page, "3", "3 3 3")))
    answer = await page.move({"type": "discard", "card": cards(page, "K")[0]})
    assert answer["type"] == "accepted"
    assert len(world.log.rows) == rows + 2
    assert {p.room["phase"] for p in (page, *others)} == {"between"}
    assert page.view["outcome"]["termination"] == "went_out"
    assert all(p.view["sheets"] == page.view["sheets"] for p in others)


async def test_M21_a_rich_view_after_a_reconnect_is_the_same_and_the_next_action_works() -> None:
    pile = "4 5 6 7 8 9 T J Q K A 2 3h 3"
    position = (
        f"hand: Q Q 9 4 | hand@1: T J | hand@2: 7 | hand@3: J J | melds: 88882 AAA 5555555"
        f" | melds@1: QQQ★ | threes: 3d | pile: {pile} | draw: 6 7 8"
    )
    world, pages = await with_cards(position)
    views = [page.view for page in pages]
    assert views[1]["pile"] == {"top": "3s", "count": 14, "red_threes": 1, "blocked": "black_three"}
    again = [await world.page(page.guest, page.invite).open() for page in pages]
    assert [page.view for page in again] == views
    for page in again[1:]:
        assert len(page.view["hand"]) == page.view["seats"][page.view["seat"]]["hand_count"]
    assert (await again[0].move({"type": "draw"}))["type"] == "accepted"
    assert again[1].view["draw_count"] == 2


async def test_M18_CA1_a_room_of_canasta_has_four_seats() -> None:
    world = World()
    (host,) = await world.room("anna", game="canasta", seats=4)
    for seats in (2, 3, 5):
        answer = await host.wish("set_options", seats=seats, options={})
        assert (answer["code"], answer["args"]) == ("table/bad_options", {"option": "seats"})
    for options in ({"target": 1000}, {"target": None}, {"concealed_strict": 1}):
        answer = await host.wish("set_options", seats=4, options=options)
        assert answer["code"] == "table/bad_options"
    options = {"target": 2500, "concealed_strict": True}
    assert (await host.wish("set_options", seats=4, options=options))["type"] == "accepted"
    assert host.room["options"] == options


@pytest.mark.parametrize("answer", [None, b'{"type":"end_deal"}', b'{"type":"draw"}'])
async def test_B07_CA40_a_computer_that_must_take_the_pile_does(answer: bytes | None) -> None:
    """With an empty draw pile; also when its thought fails: the safe move is a legal one."""
    position = "hand: 9 4 5 | hand@1: J J 6 | melds@1: 9999 | pile: K 6 | playing: yes | draw:"
    world, (page, *_) = await with_cards(position, "anna")
    asked = len(world.thinker.asked)
    discard = {"type": "discard", "card": cards(page, "9")[0]}
    assert (await page.move(discard))["type"] == "accepted"
    assert page.view["turn"] == 1
    world.thinker.script = dict.fromkeys(range(asked, asked + 50), answer)
    await world.clock.advance(10)
    assert laid(page, 1)["9"] >= 5
    assert page.view["turn"] != 1 or page.view["phase"] == "play"


async def test_P01_a_restart_between_two_actions_of_a_turn() -> None:
    world = World()
    pages = await world.match(*PLAYERS, game="canasta")
    while True:
        page = next(p for p in pages if p.is_on_turn)
        acted = page.view["phase"]
        await page.move()
        if acted == "play" and page.is_on_turn:
            break  # it has drawn and laid, and goes on
    version, before = page.state["version"], [p.view for p in pages]
    await world.restart()
    again = [await world.page(p.guest, p.invite).open() for p in pages]
    assert [p.view for p in again] == before
    assert again[0].state["version"] == version
    page = next(p for p in again if p.is_on_turn)
    assert page.view["phase"] == "play"
    assert (await page.move(page.view["legal"][-1]))["type"] == "accepted"


async def test_M06_who_returns_finds_the_turn_that_the_computer_has_played() -> None:
    world = World()
    pages = await world.match(*PLAYERS, game="canasta")
    page = next(p for p in pages if p.is_on_turn)
    dealer, sides, seat = page.view["dealer"], page.room["sides"], page.view["seat"]
    await page.close()
    others = [p for p in pages if p is not page]
    await world.clock.advance(60)
    assert others[0].view["turn"] != seat
    again = await world.page(page.guest, page.invite).open()
    assert (again.seat, again.view["dealer"], again.room["sides"]) == (seat, dealer, sides)
    assert again.view["turn"] == (seat + 1) % 4
