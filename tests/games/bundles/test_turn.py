"""SB-5 to SB-9: what a card does, in the base game."""

import pytest

from kartenrunde.games.bundles import GAME
from tests.support.bundles import deal

# Any one card


def test_SB5_any_hand_card_may_be_played() -> None:
    table = deal("hand: 2 7 9 K | table: 7 | bundle@1: 9 | hand@1: 3")
    moves = ["2 lays", "7 takes", "9 steals 1", "K lays"]
    assert [move for move in moves if table.may(move)] == moves


def test_SB5_a_turn_is_one_card() -> None:
    table = deal("hand: 9 7 8 | table: 7 9 | hand@1: 3")
    table.do("7 takes")
    assert (table.hand(), table.table, table.turn) == ("9 8", "9", 1)


def test_SB5_whoever_plays_for_somebody_plays_a_card_that_may_be_played() -> None:
    table = deal("hand: 7 9 | table: 7")
    assert GAME.fallback(table.view(0)) == table.move("7 takes")


def test_SB5_a_card_that_is_not_in_hand_is_refused() -> None:
    table = deal("hand: 7 | table: 8")
    refusals = [table.refusal(f"8 {verb}") for verb in ("lays", "takes", "steals 1")]
    assert (refusals, table.may("7 lays")) == (["move/not_in_hand"] * 3, True)


@pytest.mark.parametrize("place", ["2", "-1", "1.3", "1.0", "1 into 3", "1 into 0"])
def test_SB5_a_place_that_is_not_there_is_refused(place: str) -> None:
    table = deal("hand: 7 | bundle@1: 7")
    refused = table.refused(f"7 steals {place}")
    assert refused is not None and refused.code == "move/no_such_place"
    assert table.may("7 steals 1")


# Steal


def test_SB6_the_whole_bundle_is_taken_and_the_played_card_lies_on_top() -> None:
    table = deal("hand: 7h 2 | bundle: 4s 5s | bundle@1: 3s 9s 7s | hand@1: 3")
    table.do("7h steals 1")
    assert (table.bundle(0), table.bundle(1)) == ("7 of 6", "–")
    assert table.state.deck.texts(table.state.bundles[0]) == ("4s", "5s", "3s", "9s", "7s", "7h")


def test_SB6_stealing_is_compulsory_when_possible() -> None:
    table = deal("hand: 7 | bundle@1: 7 | table: 7")
    assert (table.refusal("7 takes"), table.refusal("7 lays")) == ("move/must_steal",) * 2
    assert table.effects("7") == ["steals 1"]


def test_SB6_table_cards_of_that_rank_stay() -> None:
    table = deal("hand: 7 2 | bundle@1: 7 | table: 7 7 | hand@1: 3")
    table.do("7 steals 1")
    assert (table.table, table.counts()) == ("7 7", [2, 0])


def test_SB6_only_the_top_of_a_bundle_can_be_matched() -> None:
    table = deal("hand: 7 9 | bundle@1: 7 9")
    assert (table.refusal("7 steals 1"), table.may("9 steals 1")) == ("move/other_top", True)


def test_SB6_a_seat_without_a_bundle_cannot_be_robbed() -> None:
    table = deal("hand: 7 | bundle@2: 7", seats=3)
    assert (table.refusal("7 steals 1"), table.may("7 steals 2")) == ("move/no_bundle", True)


def test_SB6_the_bundle_may_be_of_any_other_seat() -> None:
    table = deal("turn: 2 | hand: 3 5 6 | bundle@0: 3 | bundle@1: 5 | bundle@3: 6", seats=4)
    assert [table.effects(card) for card in "356"] == [["steals 0"], ["steals 1"], ["steals 3"]]


# Take


def test_SB7_all_table_cards_of_the_rank_are_taken() -> None:
    table = deal("hand: 7 2 | table: 7 4 7 7 | hand@1: 3")
    table.do("7 takes")
    assert (table.table, table.bundle()) == ("4", "7 of 4")


def test_SB7_the_played_card_lies_on_top_of_the_bundle() -> None:
    table = deal("hand: 7h 2 | bundle: 5 | table: 7 | hand@1: 3")
    table.do("7h takes")
    assert (table.view().seats[0].bundles[0].top, table.bundle()) == ("7h", "7 of 3")


def test_SB7_taking_is_compulsory_when_possible() -> None:
    table = deal("hand: 7 | table: 7")
    assert (table.refusal("7 lays"), table.may("7 takes")) == ("move/must_take", True)


def test_SB7_nothing_can_be_taken_without_a_match() -> None:
    table = deal("hand: 7 | table: 8")
    assert (table.refusal("7 takes"), table.may("7 lays")) == ("move/nothing_to_take", True)


# Lay down


def test_SB8_a_card_that_matches_nothing_joins_the_table() -> None:
    table = deal("hand: 7 2 | bundle@1: 9 | table: 4 5 | hand@1: 3")
    table.do("7 lays")
    assert (table.table, table.counts()) == ("4 5 7", [0, 1])


def test_SB8_matching_only_the_own_top_changes_nothing() -> None:
    table = deal("hand: 7 2 | bundle: 9 7 | table: 4 | hand@1: 3")
    assert (table.effects("7"), table.refusal("7 steals 0")) == (["lays"], "move/own_bundle")
    table.do("7 lays")
    assert (table.table, table.bundle()) == ("4 7", "7 of 2")


# Two bundles of one rank


def test_SB9_a_new_top_never_meets_its_like_in_the_base_game() -> None:
    for position in ("table: 7", "bundle@2: 7"):
        table = deal(f"hand: 7 2 | {position} | bundle@1: 9 | bundle: 5 | hand@1: 3", seats=3)
        table.do(f"7 {table.effects('7')[0]}")
        tops = [table.bundle(seat).split()[0] for seat in range(3) if table.bundle(seat) != "–"]
        assert len(set(tops)) == len(tops)


def test_SB9_where_two_bundles_show_the_rank_the_player_chooses_whose() -> None:
    table = deal("hand: 7 2 | bundle@1: 7 | bundle@2: 3 7 | hand@1: 3", 3, wild_jacks=True)
    assert table.effects("7") == ["steals 1", "steals 2"]
    table.do("7 steals 2")
    assert (table.bundle(0), table.bundle(1), table.bundle(2)) == ("7 of 3", "7 of 1", "–")
