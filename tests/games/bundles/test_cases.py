"""Faults that other tables had, by the id of the case."""

from tests.support.bundles import deal


def test_R06_a_card_that_does_not_fit_there_lands_nowhere() -> None:
    table = deal("hand: 7 | bundle@1: 9 | table: 7")
    assert (table.refusal("7 steals 1"), table.refusal("7 lays")) == (
        "move/other_top",
        "move/must_take",
    )
    assert table.may("7 takes")


def test_R10_a_steal_moves_the_played_card_and_the_whole_bundle() -> None:
    table = deal(
        "hand: 7h 2 3 4 | bundle: 5 6 | bundle@1: 8 9 T J 7c | hand@1: 2 | draw: 3 4 5 6", seats=3
    )
    before = sum(table.counts()) + 5
    table.do("7h steals 1")
    assert (table.bundle(0), table.view().seats[0].bundles[0].top) == ("7 of 8", "7h")
    assert (table.hand(), table.turn) == ("2 3 4", 1)
    assert (table.bundle(1), table.bundle(2)) == ("–", "–")
    assert sum(table.counts()) + 4 == before


def test_R10_a_seat_that_never_captured_is_counted_as_having_none() -> None:
    table = deal("hand: 7 | bundle@1: 7 | draw:", seats=3)
    table.do("7 steals 1")
    assert table.outcome is not None and table.outcome.points == (2, 0, 0)


def test_R11_a_steal_leaves_the_table_alone() -> None:
    table = deal("hand: 9h 2 | hand@1: 3 | table: 9c 9d | bundle@1: 9s")
    table.do("9h steals 1")
    assert (table.table, table.counts()) == ("9 9", [2, 0])


def test_R11_nothing_is_stolen_from_a_seat_that_has_no_bundle() -> None:
    table = deal("hand: 9h 2 | table: 9c 9d")
    assert (table.refusal("9h steals 1"), table.may("9h takes")) == ("move/no_bundle", True)


def test_R11_the_own_bundle_is_no_target() -> None:
    table = deal("hand: 9h 2 | hand@1: 3 | bundle: 9s")
    assert (table.refusal("9h steals 0"), table.effects("9h")) == ("move/own_bundle", ["lays"])


def test_R11_without_a_matching_bundle_all_cards_of_the_rank_are_taken() -> None:
    table = deal("hand: 9h 2 | hand@1: 3 | table: 9c 9d | bundle@1: 8")
    table.do("9h takes")
    assert (table.table, table.counts()) == ("", [3, 1])


def test_R11_of_two_bundles_that_show_the_rank_exactly_one_is_stolen() -> None:
    for options in ({"double": True}, {"wild_jacks": True}):
        table = deal("hand: 9h 2 | hand@1: 3 | bundle@1: 9 | bundle@2: 5 9", 3, **options)
        assert len(table.effects("9h")) == 2
        table.do("9h steals 2")
        assert table.counts() == [3, 1, 0]


def test_R21_exactly_the_card_that_was_meant_is_played() -> None:
    table = deal("hand: 5h 5c 8 | hand@1: 3")
    table.do("5c lays")
    assert [card.face for card in table.view(0).hand][0] == "5h"
    assert table.view().table == ("5c",)


def test_R21_each_card_of_a_rank_has_moves_of_its_own() -> None:
    table = deal("hand: 5h 5c | table: 5s")
    assert [table.effects(card) for card in ("5h", "5c")] == [["takes"], ["takes"]]
    assert len(table.view(0).legal) == 2
