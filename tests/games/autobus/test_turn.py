"""HB-4 to HB-14: what a seat may do in its turn, and what follows from it."""

import pytest

from kartenrunde.engine.happening import Drew, TurnBegan
from kartenrunde.games.autobus.events import RowFinished, TurnedUp
from kartenrunde.games.autobus.moves import PlayMain, Put
from tests.support.autobus import deal


def test_HB4_a_turn_begins_with_a_full_hand() -> None:
    table = deal("hand: 7 8 | hand@1: 2 | draw: T T T T T")
    table.do("put 7 on 1")
    assert (table.turn, table.hand(1), table.draw_count) == (1, "2 T T T", 2)


def test_HB5_any_number_of_plays_from_hand_main_pile_and_reserves() -> None:
    table = deal("hand: 2 5 9 | main: 8 3 | r4: 4 | rows: A")
    table.do("hand 2 to 1", "main to 1", "r4 to 1", "hand 5 to 1")
    assert (table.row(1), table.turn, table.hand()) == ("A 2 3 4 5", 0, "9")


def test_HB5_no_other_cards_are_in_reach() -> None:
    table = deal("hand: 9 | main: 2 J | r1: 3 | hand@1: 2 | r2@1: 2 | rows: A")
    assert table.refusal("hand 2 to 1") == "move/not_in_hand"
    assert table.refusal("main to 1") == "move/wrong_rank"
    assert table.refusal("r2 to 1") == "move/empty_pile"
    assert table.refusal("r5 to 1") == "move/no_such_place"
    assert table.refusal("put 9 on 0") == "move/no_such_place"
    assert deal("hand: 9 | r2: 2 | rows: A").may("r2 to 1")


def test_HB5_a_seat_moves_in_its_own_turn_only() -> None:
    table = deal("hand: 2 9 | hand@1: 2 9 | rows: A")
    assert table.refusal("hand 2 to 1", seat=1) == "move/not_your_turn"
    assert table.may("hand 2 to 1")


def test_HB6_only_an_ace_or_a_joker_opens_a_row() -> None:
    table = deal("hand: A ★ 2 7 | rows: A, , 4")
    assert table.may("hand A to 2") and table.may("hand ★ to 2")
    assert table.refusal("hand 2 to 2") == "move/ace_opens"
    assert table.refusal("hand 7 to 4") == "move/ace_opens"


def test_HB6_a_new_row_takes_the_lowest_free_place() -> None:
    table = deal("hand: A ★ 7 | rows: A-3, , A")
    assert table.may("hand A to 2")
    assert table.refusal("hand A to 4") == "move/opens_elsewhere"
    assert table.refusal("hand ★ to 12") == "move/opens_elsewhere"
    assert table.refusal("hand A to 13") == "move/no_such_place"


def test_HB6_a_row_grows_rank_by_rank() -> None:
    table = deal("hand: 9 T J 2 | rows: A-9")
    assert table.may("hand T to 1")
    refused = table.refused("hand J to 1")
    assert refused and (refused.code, refused.arguments) == (
        "move/wrong_rank",
        {"wanted": "T", "row": 1},
    )
    table.do("hand T to 1", "hand J to 1")
    assert table.row(1) == "A 2 3 4 5 6 7 8 9 T J"


def test_HB7_a_king_completes_the_row_which_goes_at_once() -> None:
    table = deal("hand: K A 7 | rows: A, A-Q")
    told = table.told("hand K to 2")
    assert RowFinished(1, 13) in told
    assert (table.row(2), table.finished_count) == ("", 13)
    assert table.may("hand A to 2")


def test_HB7_the_place_of_a_finished_row_is_the_lowest_free_one_again() -> None:
    table = deal("hand: K A 7 | rows: A-Q, A")
    assert table.may("hand A to 3")
    table.do("hand K to 1")
    assert table.refusal("hand A to 3") == "move/opens_elsewhere"


def test_HB8_the_next_main_pile_card_is_turned_up_at_once() -> None:
    table = deal("hand: 9 | main: 5 K 3 2 | rows: A")
    told = table.told("main to 1")
    assert (table.main(), told[-1].face[0]) == ("3 over 2", "3")
    assert isinstance(told[-1], TurnedUp) and table.may("main to 1")


def test_HB9_an_emptied_hand_is_filled_and_the_turn_goes_on() -> None:
    table = deal("hand: 2 | rows: A | draw: 7 8 9 T J")
    table.do("hand 2 to 1")
    assert (table.hand(), table.turn, table.draw_count) == ("7 8 9 T", 0, 1)


def test_HB9_a_short_hand_is_not_filled_before_the_next_turn() -> None:
    table = deal("hand: 2 9 | rows: A | draw: 7 8 9 T J")
    table.do("hand 2 to 1")
    assert table.hand() == "9"


def test_HB9_it_draws_what_there_is() -> None:
    table = deal("hand: 2 | rows: A | draw: 7 8")
    table.do("hand 2 to 1")
    assert (table.hand(), table.draw_count) == ("7 8", 0)


@pytest.mark.parametrize(("source", "part"), [("main", "main: 8 K"), ("r1", "r1: K")])
def test_HB9_a_row_completed_from_the_piles_fills_an_empty_hand(source: str, part: str) -> None:
    table = deal(f"hand: | {part} | rows: A-Q | draw:")
    table.do(f"{source} to 1")
    assert (len(table.hand().split()), table.draw_count, table.turn) == (4, 9, 0)


def test_HB9_a_win_comes_before_the_draw() -> None:
    table = deal("hand: | main: K | rows: A-Q | draw:")
    told = table.told("main to 1")
    assert table.is_over and table.hand() == "" and not any(isinstance(e, Drew) for e in told)


def test_HB10_a_reserve_takes_one_rank_only() -> None:
    table = deal("hand: 7 8 | r1: 8 8")
    assert table.may("put 8 on 1")
    refused = table.refused("put 7 on 1")
    assert refused and (refused.code, refused.arguments) == (
        "move/other_rank_reserve",
        {"wanted": "8", "pile": 1},
    )


def test_HB10_only_hand_cards_go_onto_reserves() -> None:
    table = deal("hand: 7 | main: 3 8 | r1: 8")
    kinds = {type(move) for move in table.view(0).legal}
    assert PlayMain not in kinds and Put in kinds
    assert table.refusal("put 8 on 1") == "move/not_in_hand"


def test_HB11_putting_a_card_onto_a_free_place_or_its_rank_ends_the_turn() -> None:
    for text in ("put 7 on 2", "put 8 on 1"):
        table = deal("hand: 7 8 2 | r1: 8 | rows: A")
        assert table.may("hand 2 to 1") and table.may(text)
        assert TurnBegan(1) in table.told(text)
        assert table.turn == 1


def test_HB11_two_reserves_may_hold_the_same_rank() -> None:
    table = deal("hand: 8 9 | r1: 8")
    table.do("put 8 on 3")
    assert (table.reserve(1), table.reserve(3)) == ("8 = 8", "8 = 8")


FULL = "r1: 2 | r2: 3 | r3: 4 | r4: 5"


def test_HB12_a_card_that_fits_no_reserve_goes_under_the_bus_and_ends_the_turn() -> None:
    table = deal(f"hand: 7 5 ★ | main: 8 J | {FULL}")
    assert table.may("bus 7")
    assert table.refusal("bus 5") == "move/fits_a_reserve"
    assert table.refusal("bus ★") == "move/fits_a_reserve"
    assert table.refusal("bus T") == "move/not_in_hand"
    table.do("bus 7")
    assert (table.main(), table.bottom(), table.turn) == ("J over 2", "7", 1)


def test_HB12_nothing_goes_under_the_bus_while_a_place_is_free() -> None:
    table = deal("hand: 7 | r1: 2 | r2: 3 | r3: 4")
    assert table.refusal("bus 7") == "move/fits_a_reserve"
    assert table.may("put 7 on 4")


def test_HB12_a_reserve_played_away_makes_a_place_free() -> None:
    table = deal(f"hand: 7 9 | {FULL} | rows: A")
    assert table.may("bus 7")
    table.do("r1 to 1")
    assert table.refusal("bus 7") == "move/fits_a_reserve"
    assert table.may("put 7 on 1") and table.reserve(1) == "= None"


def test_HB13_with_a_hand_card_a_turn_does_not_end_without_one() -> None:
    table = deal("hand: 7 | draw:")
    assert table.refusal("end") == "move/must_put"
    assert deal("hand: | draw:").may("end")


@pytest.mark.parametrize("text", ["put 2 on 1", "bus 7"])
def test_HB13_the_last_card_ends_the_turn_without_a_refill(text: str) -> None:
    table = deal(f"hand: {text.split()[1]} | {FULL} | hand@1: 9 | draw: T T T")
    table.do(text)
    assert (table.hand(0), table.hand(1), table.turn) == ("", "9 T T T", 1)


def test_HB14_with_nothing_to_draw_a_seat_plays_from_its_piles_or_ends() -> None:
    table = deal("hand: | main: 8 2 | r1: 2 | rows: A | draw:")
    assert table.may("main to 1") and table.may("r1 to 1") and table.may("end")
    table.do("end")
    assert table.turn == 1
