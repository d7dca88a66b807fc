"""HB-15 to HB-18: jokers on rows and on reserves."""

import pytest

from kartenrunde.games.autobus.moves import Put
from kartenrunde.games.autobus.spec import RANK_TEXTS
from tests.support.autobus import deal


def test_HB15_on_a_row_a_joker_stands_for_the_rank_that_is_needed() -> None:
    table = deal("hand: ★ ★ 2 9 | rows: A-6")
    told = table.told("hand ★ to 1")
    assert (table.row(1), told[0].rank) == ("A 2 3 4 5 6 ★", "7")
    table.do("hand ★ to 2", "hand 2 to 2")
    assert table.row(2) == "★ 2"


def test_HB15_as_a_king_it_completes_the_row() -> None:
    table = deal("hand: ★ 9 | rows: A-Q")
    table.do("hand ★ to 1")
    assert table.finished_count == 13


def test_HB16_on_a_reserve_with_cards_a_joker_takes_its_rank() -> None:
    table = deal("hand: ★ 9 | r1: 8")
    assert table.refusal("put ★ on 1 as 8") == "move/no_rank_to_name"
    assert table.may("put ★ on 1")
    table.do("put ★ on 1")
    assert table.reserve(1) == "8 ★ = 8"


def test_HB16_on_a_free_place_its_rank_is_named() -> None:
    table = deal("hand: ★ 9 | r1: 8")
    assert table.refusal("put ★ on 2") == "move/name_a_rank"
    assert table.refusal("put ★ on 2 as ★") == "move/name_a_rank"
    assert table.refusal("put 9 on 2 as 9") == "move/no_rank_to_name"
    named = [move.rank for move in table.view(0).legal if isinstance(move, Put) and move.rank]
    assert named == [*RANK_TEXTS[1:]] * 3
    told = table.told("put ★ on 2 as Q")
    assert (table.reserve(2), told[0].rank) == ("★ = Q", "Q")


def test_HB16_that_reserve_then_takes_this_rank_and_jokers() -> None:
    table = deal("hand: 7 ★ 8 | r1: ★ = 7")
    assert table.may("put 7 on 1") and table.may("put ★ on 1")
    assert table.refusal("put 8 on 1") == "move/other_rank_reserve"


@pytest.mark.parametrize(("bound", "fits"), [("7", True), ("8", False), ("6", False)])
def test_HB17_a_bound_joker_is_played_only_as_its_rank(bound: str, fits: bool) -> None:
    table = deal(f"hand: 9 | r1: ★ = {bound} | rows: A-6")
    assert table.may("r1 to 1") == fits


def test_HB17_bound_to_ace_it_opens_a_row_and_else_it_does_not() -> None:
    assert deal("hand: 9 | r1: ★ = A").may("r1 to 1")
    assert deal("hand: 9 | r1: ★ = 2").refusal("r1 to 1") == "move/ace_opens"


def test_HB17_on_the_main_pile_and_in_hand_a_joker_is_unbound() -> None:
    table = deal("hand: ★ 9 | main: 5 ★ | rows: A-6, A")
    assert all(table.may(text) for text in ("main to 1", "main to 2", "main to 3", "hand ★ to 3"))


def test_HB17_a_played_joker_leaves_the_rank_to_the_cards_below() -> None:
    table = deal("hand: 9 8 | r1: 7 ★ | rows: A-6")
    table.do("r1 to 1")
    assert table.reserve(1) == "7 = 7"


def test_HB18_reshuffled_jokers_are_unbound() -> None:
    table = deal("hand: 9 | hand@1: | finished: ★ | draw:")
    table.do("put 9 on 1")
    assert table.may("hand ★ to 1") and table.refusal("put ★ on 1") == "move/name_a_rank"
