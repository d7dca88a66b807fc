"""What the players of Stapelsprint see and overlook."""

from typing import Final

import pytest

from kartenrunde.bots import LEVELS, choose
from kartenrunde.bots.stapelsprint import reasons
from kartenrunde.engine import InformationSet
from kartenrunde.games.stapelsprint.moves import EndTurn
from tests.bots.positions import stream
from tests.support.stapelsprint import Table, deal

THOUGHTFUL: Final = ("normal", "expert")


def choice(table: Table, level: str, number: int = 0) -> tuple[object, str]:
    known = InformationSet(table.view(table.turn))
    return choose("stapelsprint", level, known, stream(number))


def assert_plays(table: Table, level: str, move: str, why: str) -> None:
    assert choice(table, level) == (table.move(move), why)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_stock_card_that_fits(level: str) -> None:
    table = deal("hand: 2 2 9 ★ 8 | stock: 3 6 | seq: 1-3, 1-5")
    assert_plays(table, level, "stock to 2", reasons.PLAYS_STOCK)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_the_way_to_the_stock_card_takes_the_fewest_jokers(level: str) -> None:
    table = deal("hand: ★ ★ ★ 5 12 | stock: 2 7 | seq: 1-3, 1-4, ★")
    assert_plays(table, level, "hand 5 to 2", reasons.FREES_STOCK)
    table.do("hand 5 to 2")
    assert_plays(table, level, "hand ★ to 2", reasons.FREES_STOCK)
    table.do("hand ★ to 2")
    assert_plays(table, level, "stock to 2", reasons.PLAYS_STOCK)


def test_the_experts_way_to_the_stock_card_leads_deep_into_the_piles() -> None:
    table = deal("hand: 5 12 12 11 11 | stock: 2 7 | pile2: 9 6 4 | seq: 1-3")
    for move in ("pile2 to 1", "hand 5 to 1", "pile2 to 1"):
        assert_plays(table, "expert", move, reasons.FREES_STOCK)
        table.do(move)
    assert_plays(table, "expert", "stock to 1", reasons.PLAYS_STOCK)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_joker_is_not_discarded_while_there_is_a_number(level: str) -> None:
    table = deal("hand: ★ ★ 12 | stock: 3 9 | pile1: 2 | pile2: 2 | pile3: 2 | pile4: 3")
    move, _ = choice(table, level)
    assert getattr(move, "card", None) == 2


def test_the_expert_holds_back_what_leads_a_rival_to_its_stock_card() -> None:
    line = "hand: 6 12 | stock: 3 4 | stock@1: 2 7 | seq: 1-5, 1-9, 1-9, 1-9 | pile1: 9"
    table = deal(line)
    assert choice(table, "normal")[0] == table.move("hand 6 to 1")
    move, why = choice(table, "expert")
    assert move == table.move("discard 6 to 1")
    assert why == reasons.DESCENDS


def test_the_expert_plays_past_a_rivals_stock_card() -> None:
    table = deal("hand: 7 12 10 | stock: 3 4 | stock@1: 2 7 | seq: 1-6, 1-9, 1-9, 1-9")
    assert choice(table, "expert")[0] == table.move("hand 7 to 1")


def test_the_expert_empties_its_hand_for_a_new_one() -> None:
    table = deal("hand: 2 3 | stock: 3 9 | seq: 1 | stock@1: 2 12")
    assert_plays(table, "expert", "hand 2 to 1", reasons.EMPTIES_HAND)


@pytest.mark.parametrize("level", LEVELS)
def test_ST18_B01_with_an_empty_hand_a_card_that_fits_is_played(level: str) -> None:
    for top, why in (("6", reasons.BUILDS), ("★", reasons.BUILDS)):
        table = deal(f"hand: | stock: 9 9 | pile3: 2 {top} | seq: 1-5, 1-7, 1-7, 1-7 | draw:")
        for number in range(20):
            move, _ = choice(table, level, number)
            assert move in {table.move(f"pile3 to {n}") for n in (1, 2, 3, 4)}, why


@pytest.mark.parametrize("level", LEVELS)
def test_ST17_B01_with_an_empty_hand_and_no_card_that_fits_the_turn_is_ended(level: str) -> None:
    table = deal("hand: | stock: 9 9 | pile3: 2 | seq: 1-5, 1-7 | draw:")
    assert choice(table, level) == (EndTurn(), reasons.NOTHING_LEFT)
