"""Faults that other tables had, by the id of the case."""

import pytest

from tests.support.stapelsprint import deal


def test_R01_finished_sequences_come_back_when_the_draw_pile_runs_out() -> None:
    table = deal("hand: 7 | hand@1: | draw: 2 4 | cleared: 1-12 1-12 1-12 1-12 1-12", seats=6)
    table.do("discard 7 to 1")
    assert table.hand(1).startswith("2 4 ") and len(table.hand(1).split()) == 5
    assert (table.draw_count, table.cleared_count) == (57, 0)


def test_R02_the_card_that_completes_a_sequence_frees_the_cards_that_fill_the_hand() -> None:
    table = deal("hand: 12 | seq: , 1-11 | draw:")
    table.do("hand 12 to 2")
    assert (len(table.hand().split()), table.draw_count, table.turn) == (5, 7, 0)


@pytest.mark.parametrize(
    ("sequence", "needed"), [("★", "2"), ("★ ★", "3"), ("1 ★ ★", "4"), ("1-10 ★", "12")]
)
def test_R04_jokers_count_as_one_card_each(sequence: str, needed: str) -> None:
    near = [str(number) for number in (int(needed) - 1, int(needed), int(needed) + 1)]
    offered = [face for face in near if face != "13"]
    table = deal(f"hand: {' '.join(offered)} | seq: {sequence}")
    assert [face for face in offered if table.may(f"hand {face} to 1")] == [needed]


def test_R04_a_joker_as_twelve_clears_the_sequence() -> None:
    table = deal("hand: ★ 5 | seq: 1-10 ★")
    table.do("hand ★ to 1")
    assert (table.sequence(1), table.cleared_count) == ("", 12)


def test_R06_a_card_that_does_not_fit_there_lands_nowhere() -> None:
    table = deal("hand: 1 8 | seq: 1-4, 1-9")
    refused = table.refused("hand 1 to 1")
    assert refused is not None and (refused.code, refused.arguments) == (
        "move/wrong_rank",
        {"wanted": "5", "sequence": 1},
    )
    assert table.may("hand 1 to 3") and table.may("hand 1 to 4")


def test_R07_with_nothing_in_hand_and_nothing_to_draw_the_turn_can_be_ended() -> None:
    table = deal("hand: 6 | stock: 2 9 | pile1: 9 | seq: 1-5 | draw:")
    assert table.refusal("end") == "move/must_discard"
    table.do("hand 6 to 1", "end")
    assert table.turn == 1


def test_R07_cards_freed_in_such_a_turn_fill_the_hand_and_the_turn_goes_on() -> None:
    table = deal("hand: | pile1: 12 | seq: 1-11 | draw:")
    table.do("pile1 to 1")
    assert (len(table.hand().split()), table.turn, table.refusal("end")) == (
        5,
        0,
        "move/must_discard",
    )


BLOCKED = (
    "stock: 2 9 | stock@1: 2 5 | pile1: 3 | pile2: 3 | pile1@1: {} | seq: 1-6, 1-10, 1-6, 1-10"
)


def test_R08_when_nobody_can_move_the_round_is_drawn_once() -> None:
    table = deal(BLOCKED.format("8") + "| draw:")
    kinds = [type(half).__name__ for half in table.told("end", "end")]
    assert (kinds.count("DealDrawn"), table.is_over) == (1, True)


def test_R08_not_if_somebody_could_have_moved() -> None:
    table = deal(BLOCKED.format("7") + "| draw:")
    table.do("end", "end")
    assert not table.is_over and table.may("end")


@pytest.mark.parametrize(("which", "left"), [("5#1", [1, 2]), ("5#2", [0, 2])])
def test_R21_exactly_the_card_that_was_meant_moves(which: str, left: list[int]) -> None:
    table = deal("hand: 5 5 8 | stock: 3 5 | pile1: 5")
    table.do(f"discard {which} to 2")
    assert [card.id for card in table.view(0).hand] == left
    assert (table.pile(1), table.pile(2), table.stock()) == ("5", "5", "5 over 1")


def test_R21_each_equal_card_has_moves_of_its_own() -> None:
    table = deal("hand: 5 5 | stock: 3 5 | pile1: 5 | seq: 1-4")
    plays = ["hand 5#1 to 1", "hand 5#2 to 1", "stock to 1", "pile1 to 1"]
    assert len({str(table.move(play)) for play in plays if table.may(play)}) == 4
