"""SB-10 to SB-12 and SB-17: further cards, the end of a deal, and what was captured."""

import pytest

from kartenrunde.engine import Outcome
from kartenrunde.engine.happening import Drew
from kartenrunde.games.bundles.events import DealPlayed, LeftoverTaken
from tests.support.bundles import Table, deal, hands_dealt

REST = "2 3 4 5 6 8 9 T Q K A 2 3 4 5 6 8 9 T Q"


def drawn(count: int) -> str:
    return " ".join(REST.split()[:count])


def hands(table: Table) -> list[int]:
    return [seat.hand_count for seat in table.view().seats]


# Further cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SB10_when_every_hand_is_empty_each_seat_gets_four_more(seats: int) -> None:
    table = deal(f"hand: 7 | draw: {drawn(seats * 4 + 1)}", seats)
    table.do("7 lays")
    assert (hands(table), table.draw_count) == ([4] * seats, 1)


def test_SB10_not_before() -> None:
    table = deal(f"hand: 7 | hand@1: J | draw: {drawn(8)}")
    table.do("7 lays")
    assert hands(table) == [0, 1]


def test_SB10_none_go_to_the_table() -> None:
    table = deal(f"hand: 7 | table: K | draw: {drawn(9)}")
    table.do("7 lays")
    assert table.table == "K 7"


def test_SB10_the_seat_that_would_have_played_next_plays_on() -> None:
    table = deal("turn: 1 | hand: 7", seats=3)
    table.do("7 lays")
    assert table.turn == 2


@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_SB10_the_whole_pack_comes_out_even(seats: int, deals: int) -> None:
    assert hands_dealt(seats) == [[4] * seats] * deals


@pytest.mark.parametrize(
    ("seats", "left", "dealt"),
    [(3, 7, [2, 3, 2]), (3, 1, [0, 1, 0]), (4, 6, [1, 2, 2, 1]), (2, 5, [2, 3])],
)
def test_SB10_too_few_cards_go_round_one_at_a_time_from_the_seat_to_move(
    seats: int, left: int, dealt: list[int]
) -> None:
    table = deal(f"hand: 7 | draw: {drawn(left)}", seats)
    table.do("7 lays")
    assert (hands(table), table.turn, table.draw_count) == (dealt, 1, 0)


def test_SB10_each_gets_the_card_that_was_next() -> None:
    table = deal("hand: 7 | draw: 2 3 4 5", seats=3)
    table.do("7 lays")
    assert [table.hand(seat) for seat in (1, 2, 0)] == ["2 5", "3", "4"]


def test_SB10_a_seat_without_cards_is_skipped() -> None:
    table = deal("hand: 7 | draw: 2 3 4 5", seats=3)
    table.do("7 lays", "2 lays", "3 lays", "4 lays")
    assert table.turn == 1
    table.do("5 lays")
    assert table.is_over
    table = deal("hand: 7 | hand@3: 5", seats=4)
    table.do("7 lays")
    assert table.turn == 3


def test_SB10_whoever_gets_cards_hears_which() -> None:
    table = deal("hand: 7 | draw: 2 3 4")
    (told,) = [half for half in table.told("7 lays", to=0) if isinstance(half, Drew) and half.cards]
    assert (told.seat, [card.face[:-1] for card in told.cards or ()]) == (0, ["3"])


def test_SB10_a_short_last_deal_of_forty_cards() -> None:
    table = deal(f"hand: 7 | draw: {drawn(4).replace('8', '7')}", 3, pack="italian")
    table.do("7 lays")
    assert hands(table) == [1, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offer_three_card_hands_are_filled_to_three(seats: int) -> None:
    table = deal(f"hand: 7 | draw: {drawn(seats * 3)}", seats, hand_size=3)
    table.do("7 lays")
    assert (hands(table), table.draw_count) == ([3] * seats, 0)


def test_offer_three_card_hands_may_end_unevenly() -> None:
    table = deal(f"hand: 7 | draw: {drawn(3)}", 2, hand_size=3)
    table.do("7 lays")
    assert hands(table) == [1, 2]


# The end


def test_SB11_the_game_ends_when_nothing_is_left_to_draw_and_all_hands_are_played() -> None:
    table = deal("hand: 7 | hand@1: 9 | draw:")
    table.do("7 lays")
    assert not table.is_over
    assert table.told("9 lays")[-1] == DealPlayed((0, 0))
    assert (table.is_over, table.view().turn, table.view(0).legal) == (True, None, ())


def test_SB11_table_cards_left_belong_to_nobody() -> None:
    table = deal("hand: 7 | table: 7 4 K | draw:")
    table.do("7 takes")
    assert (table.table, table.counts()) == ("4 K", [2, 0])


def test_SB11_after_it_every_move_is_refused() -> None:
    table = deal("hand: 7 | draw:")
    assert table.may("7 lays")
    table.do("7 lays")
    assert table.refusal("7 lays") == "move/over"


# The score


def test_SB12_each_captured_card_counts_one_and_most_cards_win() -> None:
    table = deal("hand: 7 | table: 7 | bundle: 2 | bundle@1: 3 4 | bundle@2: 5 6 8 | draw:", 3)
    table.do("7 takes")
    assert table.outcome == Outcome("all_played", ranking=(1, 3, 1), points=(3, 2, 3))


def test_SB12_cards_on_the_table_and_in_the_pile_count_for_nobody() -> None:
    table = deal("hand: 7 | table: 4 5 6 | bundle@1: 3 | draw:")
    table.do("7 lays")
    assert table.outcome == Outcome("all_played", ranking=(2, 1), points=(0, 1))


def test_SB12_there_is_no_result_before_the_end() -> None:
    assert deal("hand: 7").outcome is None


# Last capture


def test_SB17_what_is_left_goes_to_whoever_captured_last() -> None:
    table = deal("hand: 7 | hand@1: 9 | table: 7 4 | draw:", last_capture=True)
    told = table.told("7 takes", "9 lays")
    assert (table.table, table.counts()) == ("", [4, 0])
    assert told[-2] == LeftoverTaken(0, 0, told[-2].faces) and len(told[-2].faces) == 2


def test_SB17_a_steal_counts_as_a_capture() -> None:
    position = "hand: 7 | hand@1: 9 | hand@2: 3 | bundle@0: 9 | table: 7 4 | draw:"
    table = deal(position.replace("bundle@0", "bundle"), 3, last_capture=True)
    table.do("7 takes", "9 lays", "3 lays")
    assert table.counts() == [6, 0, 0]
    table = deal("hand: 9 | hand@1: 3 | bundle@1: 9 | table: 4 | draw:", last_capture=True)
    table.do("9 steals 1", "3 lays")
    assert table.counts() == [4, 0]


def test_SB17_if_nobody_captured_they_stay_nobodys() -> None:
    table = deal("hand: 7 | table: 4 5 | draw:", last_capture=True)
    assert table.told("7 lays")[-1] == DealPlayed((0, 0))
    assert table.table == "4 5 7"


def test_SB17_nothing_is_told_when_nothing_is_left() -> None:
    table = deal("hand: 7 | table: 7 | draw:", last_capture=True)
    assert [type(half).__name__ for half in table.told("7 takes")] == ["Took", "DealPlayed"]


def test_SB17_only_if_it_was_agreed_on() -> None:
    for agreed in (False, True):
        table = deal("hand: 7 | table: 7 4 | draw:", last_capture=agreed)
        table.do("7 takes")
        assert table.counts() == [3 if agreed else 2, 0]


def test_SB17_of_two_bundles_the_one_that_captured_last_gets_them() -> None:
    position = "hand: 7 | bundle: 2 | bundle2: 3 | table: 7 4 | draw:"
    table = deal(position, last_capture=True, double=True)
    told = table.told("7 takes into 2")[1]
    assert told == LeftoverTaken(0, 1, told.faces)
    assert (table.bundle(0, 1), table.bundle(0, 2)) == ("2 of 1", "4 of 4")
