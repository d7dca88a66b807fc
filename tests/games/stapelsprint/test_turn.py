"""ST-6 to ST-14: what a seat may do in its turn, and what follows at once."""

import pytest

from tests.support.stapelsprint import deal

# Filling the hand


def test_ST6_a_turn_begins_with_filling_the_hand_to_five() -> None:
    table = deal("hand: 7 8 | hand@1: 2 3 | draw: 4 5 6 7")
    table.do("discard 7 to 1")
    assert table.hand(1) == "2 3 4 5 6"


def test_ST6_a_full_hand_draws_nothing() -> None:
    table = deal("hand: 7 8 | hand@1: 1-5 | draw: 9")
    table.do("discard 7 to 1")
    assert (table.hand(1), table.draw_count) == ("1 2 3 4 5", 1)


# What may be played


def test_ST7_hand_stock_top_and_pile_tops_may_be_played() -> None:
    table = deal("hand: 6 | stock: 3 6 | pile2: 4 6 | pile4: 6 | seq: 1-5")
    plays = ["hand 6 to 1", "stock to 1", "pile2 to 1", "pile4 to 1"]
    assert [play for play in plays if table.may(play)] == plays


def test_ST7_any_number_of_cards_may_be_played() -> None:
    table = deal("hand: 1 3 9 | stock: 8 4 2 | pile1: 5 | seq:")
    table.do("hand 1 to 1", "stock to 1", "hand 3 to 1", "stock to 1", "pile1 to 1")
    assert (table.sequence(1), table.turn) == ("1 2 3 4 5", 0)


def test_ST7_nothing_below_a_top_may_be_played() -> None:
    table = deal("hand: 9 | stock: 6 2 | pile1: 6 3 | seq: 1-5, 1-2")
    assert [table.refusal("stock to 1"), table.refusal("pile1 to 1")] == ["move/wrong_rank"] * 2
    assert table.may("pile1 to 2")


def test_ST7_what_lies_below_a_played_top_is_the_next_top() -> None:
    table = deal("hand: 9 | pile1: 4 7 6 | seq: 1-5")
    table.do("pile1 to 1")
    assert table.may("pile1 to 1")


def test_ST7_an_empty_pile_offers_nothing() -> None:
    table = deal("hand: 9 | pile1: 6 | seq: 1-5")
    assert (table.refusal("pile2 to 1"), table.may("pile1 to 1")) == ("move/empty_pile", True)


def test_ST7_nobody_elses_piles_may_be_played() -> None:
    table = deal("hand: 9 | pile1: 6 | stock@1: 6 | pile1@1: 6 | hand@1: 6 | seq: 1-5")
    assert [len(table.view(seat).legal) for seat in (0, 1)] == [1 + 4, 0]


@pytest.mark.parametrize("move", ["hand 7 to 5", "stock to 0", "pile1 to 5", "pile5 to 1"])
def test_ST7_a_place_that_is_not_there_is_refused(move: str) -> None:
    table = deal("hand: 7 | stock: 7 | pile1: 7 | seq: 1-6")
    assert (table.refusal(move), table.may("hand 7 to 1")) == ("move/no_such_place", True)


def test_ST7_a_card_that_is_not_in_hand_is_refused() -> None:
    table = deal("hand: 7 8 | seq: 1-6")
    refusals = [table.refusal("hand 9 to 1"), table.refusal("discard 9 to 1")]
    assert (refusals, table.may("hand 7 to 1")) == (["move/not_in_hand"] * 2, True)


# What fits


def test_ST8_an_empty_sequence_takes_a_one_or_a_joker() -> None:
    table = deal("hand: 1 2 12 ★ | seq:")
    assert [face for face in ("1", "2", "12", "★") if table.may(f"hand {face} to 1")] == ["1", "★"]


def test_ST8_a_sequence_takes_exactly_the_next_number_or_a_joker() -> None:
    table = deal("hand: 5 6 7 8 ★ | seq: 1-6")
    assert [face for face in ("5", "6", "7", "8", "★") if table.may(f"hand {face} to 1")] == [
        "7",
        "★",
    ]


def test_ST8_a_joker_stands_for_the_number_that_was_needed() -> None:
    table = deal("hand: ★ 7 8 | seq: 1-6")
    assert table.told("hand ★ to 1")[0].rank == 7
    assert (table.refusal("hand 7 to 1"), table.may("hand 8 to 1")) == ("move/wrong_rank", True)


def test_ST8_a_refusal_names_the_number_that_is_wanted() -> None:
    table = deal("hand: 7 | seq: 1-3")
    refused = table.refused("hand 7 to 1")
    assert refused is not None and refused.arguments == {"wanted": "4", "sequence": 1}


@pytest.mark.parametrize("last", ["12", "★"])
def test_ST9_the_twelve_completes_a_sequence_which_is_cleared_at_once(last: str) -> None:
    table = deal(f"hand: {last} 5 | seq: 1-11")
    table.do(f"hand {last} to 1")
    assert (table.sequence(1), table.cleared_count) == ("", 12)


def test_ST9_the_eleven_does_not_complete_it() -> None:
    table = deal("hand: 11 5 | seq: 1-10")
    table.do("hand 11 to 1")
    assert (table.sequence(1), table.cleared_count) == ("1 2 3 4 5 6 7 8 9 10 11", 0)


def test_ST9_its_place_is_free_in_the_same_turn() -> None:
    table = deal("hand: 12 1 5 | seq: 1-11, 1-3")
    table.do("hand 12 to 1", "hand 1 to 1")
    assert (table.sequence(1), table.sequence(2)) == ("1", "1 2 3")


def test_ST10_where_several_sequences_fit_the_player_chooses() -> None:
    table = deal("hand: 4 5 | seq: 1-3, 1-5, 1-3, 1-3")
    assert [number for number in (1, 2, 3, 4) if table.may(f"hand 4 to {number}")] == [1, 3, 4]


def test_ST10_the_card_goes_where_it_was_sent() -> None:
    table = deal("hand: 4 5 | seq: 1-3, 1-5, 1-3")
    table.do("hand 4 to 3")
    assert (table.sequence(1), table.sequence(3)) == ("1 2 3", "1 2 3 4")


# The stock


def test_ST11_the_next_stock_card_is_turned_up_at_once() -> None:
    table = deal("hand: 9 | stock: 2 8 6 | seq: 1-5")
    told = table.told("stock to 1")
    assert (table.stock(), told[-1].face) == ("8 over 1", "8")


def test_ST11_a_joker_on_top_of_the_stock_is_wild() -> None:
    table = deal("hand: 9 | stock: 2 ★ | seq: 1-5, 1")
    assert [number for number in (1, 2, 3, 4) if table.may(f"stock to {number}")] == [1, 2, 3, 4]


# An emptied hand


def test_ST12_a_hand_emptied_onto_a_sequence_is_filled_at_once() -> None:
    table = deal("hand: 6 | seq: 1-5 | draw: 7 8 9 10 11 12")
    table.do("hand 6 to 1")
    assert (table.hand(), table.turn) == ("7 8 9 10 11", 0)


def test_ST12_as_often_as_it_happens() -> None:
    table = deal("hand: 1 | seq: | draw: 2-6 7-11 12")
    table.do("hand 1 to 1", *[f"hand {number} to 1" for number in range(2, 7)])
    assert table.hand() == "7 8 9 10 11"


def test_ST12_a_short_hand_that_is_not_empty_is_not_filled() -> None:
    table = deal("hand: 6 9 | stock: 3 7 | pile1: 8 | seq: 1-5 | draw: 1-5")
    table.do("hand 6 to 1", "stock to 1", "pile1 to 1")
    assert table.hand() == "9"


def test_ST12_a_completed_sequence_is_cleared_before_the_draw() -> None:
    table = deal("hand: 12 | seq: 1-11 | draw:")
    table.do("hand 12 to 1")
    assert (len(table.hand().split()), table.draw_count, table.cleared_count) == (5, 7, 0)


@pytest.mark.parametrize("source", ["stock", "pile1"])
def test_ST12_cards_freed_later_in_the_turn_fill_an_empty_hand(source: str) -> None:
    table = deal("hand: | stock: 3 12 | pile1: 12 | seq: 1-11 | draw:")
    table.do(f"{source} to 1")
    assert (len(table.hand().split()), table.turn) == (5, 0)


def test_ST12_a_win_comes_before_the_draw() -> None:
    table = deal("hand: | stock: 12 | seq: 1-11 | draw:")
    table.do("stock to 1")
    assert (table.hand(), table.cleared_count) == ("", 12)


# The end of the turn


def test_ST13_a_discard_ends_the_turn() -> None:
    table = deal("hand: 7 8 | seq: 1-6")
    table.do("discard 8 to 3")
    assert (table.pile(3), table.turn) == ("8", 1)


def test_ST13_discard_piles_take_any_card_in_any_order() -> None:
    table = deal("hand: 7 8 ★ | pile1: 8 2 | pile2: 7")
    targets = [f"discard {face} to {pile}" for face in ("7", "8", "★") for pile in (1, 2, 3, 4)]
    assert [target for target in targets if table.may(target)] == targets


def test_ST13_the_discard_lies_on_top() -> None:
    table = deal("hand: 7 8 | pile1: 8 2")
    table.do("discard 7 to 1")
    assert table.pile(1) == "8 2 7"


def test_ST13_a_discarded_joker_stays_wild() -> None:
    table = deal("hand: ★ 7 | hand@1: 9 9 9 9 9 | pile1: 5 | seq: 1-3, 1-7")
    table.do("discard ★ to 1", "discard 9 to 1")
    assert table.may("pile1 to 1") and table.may("pile1 to 2")


def test_ST13_only_hand_cards_can_be_discarded() -> None:
    table = deal("hand: 7 | stock: 8 | pile1: 9")
    assert (table.refusal("discard 8 to 2"), table.refusal("discard 9 to 2")) == (
        "move/not_in_hand",
        "move/not_in_hand",
    )
    assert table.may("discard 7 to 2")


@pytest.mark.parametrize("move", ["discard 7 to 0", "discard 7 to 5"])
def test_ST13_there_are_four_discard_piles(move: str) -> None:
    table = deal("hand: 7")
    assert (table.refusal(move), table.may("discard 7 to 4")) == ("move/no_such_place", True)


def test_ST14_with_a_card_in_hand_the_turn_ends_only_by_a_discard() -> None:
    table = deal("hand: 7 | draw:")
    assert (table.refusal("end"), table.may("discard 7 to 1")) == ("move/must_discard", True)


def test_ST14_playing_is_never_compulsory() -> None:
    table = deal("hand: 6 7 | stock: 6 | seq: 1-5")
    assert table.may("stock to 1") and table.may("discard 7 to 1")


def test_ST14_a_discarded_last_card_is_not_replaced_before_the_next_turn() -> None:
    table = deal("hand: 7 | hand@1: 5 | draw: 1-12")
    table.do("discard 7 to 1")
    assert table.hand(0) == ""
    table.do("discard 5 to 1")
    assert table.hand(0) == "5 6 7 8 9"
