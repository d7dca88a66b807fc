"""Faults that other tables had, by the id of the case."""

import pytest

from tests.support.autobus import deal


def test_R01_finished_rows_come_back_when_the_draw_pile_runs_out() -> None:
    table = deal("hand: 7 | hand@1: | draw: 2 4 | finished: A-K A-K A-K A-K", seats=4)
    table.do("put 7 on 1")
    assert table.hand(1).startswith("2 4 ") and len(table.hand(1).split()) == 4
    assert (table.draw_count, table.finished_count) == (50, 0)


def test_R02_the_card_that_completes_a_row_frees_the_cards_that_fill_the_hand() -> None:
    table = deal("hand: K | rows: , A-Q | draw:")
    table.do("hand K to 2")
    assert (len(table.hand().split()), table.draw_count, table.turn) == (4, 9, 0)


@pytest.mark.parametrize(("row", "needed"), [("★", "2"), ("A ★ ★", "4"), ("A-J ★", "K")])
def test_R04_jokers_count_as_one_card_each(row: str, needed: str) -> None:
    table = deal(f"hand: 2 3 4 Q K | rows: {row}")
    held = table.hand().split()
    assert [rank for rank in held if table.may(f"hand {rank} to 1")] == [needed]


def test_R04_a_joker_as_king_finishes_the_row() -> None:
    table = deal("hand: ★ 5 | rows: A-J ★")
    table.do("hand ★ to 1")
    assert (table.row(1), table.finished_count) == ("", 13)


def test_R06_a_card_that_does_not_fit_there_lands_nowhere() -> None:
    table = deal("hand: A 8 | rows: A-4, A-7")
    assert table.refusal("hand 8 to 1") == "move/wrong_rank"
    assert table.may("hand 8 to 2") and table.may("hand A to 3")


def test_R07_with_nothing_in_hand_and_nothing_to_draw_the_turn_can_be_ended() -> None:
    table = deal("hand: 6 | main: 2 9 | r1: 9 | rows: A-5 | draw:")
    assert table.refusal("end") == "move/must_put"
    table.do("hand 6 to 1", "end")
    assert table.turn == 1


BLOCKED = "hand: | main: 2 9 | main@1: 6 5 | r1: 3 | r2: 3 | r1@1: {} | rows: A-6, A-T | draw:"


def test_R08_when_nobody_can_move_the_deal_is_drawn_once() -> None:
    table = deal(BLOCKED.format("8"))
    kinds = [type(half).__name__ for half in table.told("end", "end")]
    assert (kinds.count("DealDrawn"), table.is_over) == (1, True)


def test_R08_not_if_somebody_could_have_moved() -> None:
    table = deal(BLOCKED.format("7"))
    table.do("end", "end")
    assert not table.is_over and table.may("end")


@pytest.mark.parametrize(("which", "left"), [("5#1", [1, 2]), ("5#2", [0, 2])])
def test_R21_exactly_the_card_that_was_meant_moves(which: str, left: list[int]) -> None:
    table = deal("hand: 5 5 8 | main: 3 5 | r1: 5")
    table.do(f"put {which} on 2")
    assert [card.id for card in table.view(0).hand] == left
    assert (table.reserve(1), table.reserve(2), table.main()) == ("5 = 5", "5 = 5", "5 over 1")
