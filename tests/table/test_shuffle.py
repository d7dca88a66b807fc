"""Commit, contribute, open, deal, reveal: nobody alone chooses the cards."""

from hashlib import sha256
from itertools import pairwise

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import deal_key, find_game
from tests.support.table_people import GAME, Message, Page, World, on_turn


async def lobby(world: World, *guests: str, silent: str = "") -> list[Page]:
    """A full room whose pages may be silent in the shuffle."""
    invite = await world.hall.open_room(guests[0], GAME, len(guests), {"stock_size": 5})
    pages = [world.page(guest, invite, is_silent=guest in silent) for guest in guests]
    return [await page.open() for page in pages]


def facts_of(world: World, tag: str) -> list[Message]:
    """All facts of one kind in the log."""
    facts = [fact for row in world.log.rows for fact in msgspec.json.decode(row.body)]
    return [fact for fact in facts if fact["fact"] == tag]


async def test_the_commitment_is_public_before_the_first_card() -> None:
    world = World()
    pages = await lobby(world, "anna", "ben")
    await pages[0].wish("start")
    for page in pages:
        kinds = [m["type"] for m in page.messages if m["type"] in ("contribute", "open")]
        assert kinds == ["contribute", "open"]
        opened = page.messages.index({"type": "open", "deal": 1})
        before = [m for m in page.messages[:opened] if m["type"] == "state"][-1]
        fairness = before["room"]["fairness"]
        assert before["view"] is None
        assert before["room"]["phase"] == "shuffling"
        seed = bytes.fromhex(facts_of(world, "deal_committed")[0]["seed"])
        assert fairness["commitment"] == sha256(seed).hexdigest()
        assert fairness["hashes"] == [sha256(p.addition(1)).hexdigest() for p in pages]
        assert fairness["seed"] is fairness["additions"] is None


async def test_the_seed_is_drawn_after_the_hashes() -> None:
    world = World()
    pages = await lobby(world, "anna", "ben", silent="anna")
    await pages[0].wish("start")
    await world.clock.advance(1.9)
    assert 32 not in world.entropy.sizes
    await world.clock.advance(0.1)
    assert world.entropy.sizes.count(32) == 1


async def test_everybody_can_recompute_the_deal_afterwards() -> None:
    world = World()
    pages = await lobby(world, "anna", "ben")
    await pages[0].wish("start")
    await world.clock.settle()
    first = {page.seat: page.of("state") for page in pages}
    hands = {
        seat: next(s["view"]["hand"] for s in states if s["view"]) for seat, states in first.items()
    }
    while pages[0].room["phase"] == "playing":
        await on_turn(pages).move()
    revealed = pages[1].room["revealed"][-1]
    assert revealed == pages[1].room["fairness"]
    seed = bytes.fromhex(revealed["seed"])
    assert sha256(seed).hexdigest() == revealed["commitment"]
    additions = [bytes.fromhex(text) for text in revealed["additions"]]
    assert [sha256(addition).hexdigest() for addition in additions] == revealed["hashes"]
    game = find_game(GAME)
    options = msgspec.convert(pages[0].room["options"], game.options_type)
    state = game.deal(2, options, Stream(deal_key(seed, additions)))
    for seat, hand in hands.items():
        view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat or 0)))
        assert view["hand"] == hand


@pytest.mark.parametrize("silent", ["anna", "anna ben"])
async def test_who_does_not_answer_counts_as_none_after_two_seconds(silent: str) -> None:
    world = World()
    pages = await lobby(world, "anna", "ben", silent=silent)
    await pages[0].wish("start")
    await world.clock.advance(1.999)
    assert pages[0].room["phase"] == "shuffling"
    await world.clock.advance(0.001)
    assert pages[0].room["phase"] == "playing"
    hashes = facts_of(world, "deal_committed")[0]["hashes"]
    assert [text is None for text in hashes] == ["anna" in silent, "ben" in silent]


async def test_bytes_that_do_not_match_their_hash_count_as_none() -> None:
    world = World()
    pages = await lobby(world, "anna", "ben", silent="ben")
    await pages[0].wish("start")
    await pages[1].say("hash", deal=1, hash=sha256(b"x" * 16).hexdigest())
    await world.clock.settle()
    assert pages[1].messages[-1] == {"type": "open", "deal": 1}
    await pages[1].say("addition", deal=1, bytes=(b"y" * 16).hex())
    await world.clock.advance(1.9)
    assert pages[0].room["phase"] == "shuffling"
    await world.clock.advance(0.1)
    assert facts_of(world, "deal_began")[0]["additions"] == [pages[0].addition(1).hex(), None]


async def test_the_first_hash_of_a_seat_counts_whichever_tab_sent_it() -> None:
    world = World()
    pages = await lobby(world, "anna", "ben", silent="anna ben")
    second = await world.page("ben", pages[0].invite, is_silent=True).open()
    await pages[0].wish("start")
    own, other = b"o" * 16, b"p" * 16
    await pages[1].say("hash", deal=1, hash=sha256(own).hexdigest())
    await second.say("hash", deal=1, hash=sha256(other).hexdigest())
    await pages[0].say("hash", deal=1, hash=sha256(other).hexdigest())
    await world.clock.settle()
    await second.say("addition", deal=1, bytes=other.hex())
    await pages[1].say("addition", deal=1, bytes=own.hex())
    await pages[0].say("addition", deal=1, bytes=other.hex())
    await world.clock.settle()
    assert facts_of(world, "deal_began")[0]["additions"] == [other.hex(), own.hex()]


async def test_answers_to_other_deals_and_of_onlookers_do_not_count() -> None:
    world = World()
    pages = await lobby(world, "anna", "ben", silent="anna ben")
    zoe = await world.page("zoe", pages[0].invite).open()
    await pages[0].wish("start")
    await zoe.say("hash", deal=1, hash="0" * 64)
    await pages[0].say("hash", deal=2, hash="0" * 64)
    await pages[1].say("addition", deal=1, bytes="0" * 32)
    await world.clock.advance(2)
    assert facts_of(world, "deal_committed")[0]["hashes"] == [None, None]
    assert not zoe.of("contribute")


async def test_the_shuffle_waits_until_somebody_is_there() -> None:
    world = World()
    invite = await world.hall.open_solo("anna", GAME, 2, {}, "normal")
    await world.clock.advance(50)
    page = await world.page("anna", invite).open()
    assert page.room["phase"] == "playing"
    assert facts_of(world, "deal_began")[0]["additions"] == [page.addition(1).hex(), None]


@pytest.mark.parametrize("stage", ["deal_called", "deal_committed"])
async def test_after_a_restart_the_shuffle_goes_on_where_the_log_stands(stage: str) -> None:
    world = World()
    pages = await lobby(world, "anna", "ben", silent="anna")
    await pages[0].wish("start")
    if stage == "deal_committed":
        await pages[0].say("hash", deal=1, hash=sha256(pages[0].addition(1)).hexdigest())
        await world.clock.settle()
    assert bool(facts_of(world, "deal_committed")) == (stage == "deal_committed")
    await world.restart()
    again = [await world.page(page.guest, page.invite).open() for page in reversed(pages)]
    await world.clock.settle()
    assert again[0].room["phase"] == "playing"
    assert len(facts_of(world, "deal_committed")) == 1
    if stage == "deal_committed":  # Ben was back first, but Anna's hash was waited for
        additions = [page.addition(1).hex() for page in pages]
        assert facts_of(world, "deal_began")[0]["additions"] == additions


async def test_S12_tables_opened_at_the_same_moment_are_dealt_differently() -> None:
    world = World()
    pages = [await world.solo(2) for _ in range(20)]
    seeds = {fact["seed"] for fact in facts_of(world, "deal_committed")}
    assert len(seeds) == 20
    assert len({tuple(card["face"] for card in page.view["hand"]) for page in pages}) > 10


async def test_S12_each_deal_has_a_seed_of_its_own() -> None:
    world = World()
    pages = await world.match("anna", "ben", stock_size=5)
    for _ in range(4):
        while pages[0].room["phase"] == "playing":
            await on_turn(pages).move()
        await pages[1].wish("next_deal")
        await world.clock.settle()
    seeds = [fact["seed"] for fact in facts_of(world, "deal_committed")]
    assert len(set(seeds)) == 5
    assert len(pages[0].room["revealed"]) == 3  # the latest ones
    assert all(early != late for early, late in pairwise(seeds))


async def test_the_dealer_moves_on_from_the_one_drawn_by_lot() -> None:
    world = World()
    pages = await world.match("anna", "ben", "cem", stock_size=5)
    dealers = []
    for _ in range(4):
        dealers.append(pages[0].view["dealer"])
        while pages[0].room["phase"] == "playing":
            await on_turn(pages).move()
        await pages[0].wish("next_deal")
        await world.clock.settle()
    assert [(late - early) % 3 for early, late in pairwise(dealers)] == [1, 1, 1]
    assert facts_of(world, "deal_called")[0]["plan"]["dealer"] is None
