"""Faults that other tables had, by the id of the case."""

import pytest

from kartenrunde.games.canasta.moves import Discard
from tests.support.canasta import deal

# What freezes the pile


def test_R13_a_covered_wild_card_still_freezes_the_pile() -> None:
    table = deal("hand: 2 9 | hand@1: 8 5 5 | hand@2: 8 ★ 4 4 | melds: 888 | draw: 4 4 4 | pile: 7")
    table.do("draw", "discard 2", "draw", "discard 8")
    assert table.turn == 2
    assert table.refusal("take 8★") == table.refusal("take") == "move/frozen_needs_pair"


def test_R13_two_naturals_take_it_and_join_the_meld() -> None:
    table = deal("hand: 8 8 4 4 | melds: 888 | pile: 2 8")
    table.do("take 88")
    assert (table.melds(), table.hand()) == ("888888", "4 4 2")


def test_R13_a_covered_black_three_does_not_unfreeze_it_for_a_side_that_has_not_opened() -> None:
    position = "turn: 1 | hand@1: 7 ★ 4 4 K K K | pile: 3 7"
    assert deal(position).refusal("take 7★ + KKK") == "move/unopened_needs_pair"
    assert deal(position + " | melds@1: 999").may("take 7★")


def test_R13_a_black_three_blocks_exactly_one_seat() -> None:
    table = deal("hand: 8 8 9 6 | hand@1: 9 9 6 6 | melds: 888 444 | melds@1: 555 | pile: 3")
    assert table.refusal("take 88") == "move/pile_blocked"
    table.do("draw", "discard 9", "take 99")
    assert (table.turn, table.melds(1), table.pile) == (1, "555 999", "")


# Cards that have to be left


def test_R15_a_take_that_leaves_one_card_without_a_canasta_is_refused() -> None:
    table = deal("hand: 6s 6h Kc | pile: 6d | melds: 999")
    assert table.why_not("take 6s6h") == ("move/keep_two", "CA-31", {"missing": 1})
    assert all(take.refused for take in table.guide.takes)


def test_R15_with_another_card_in_the_pile_two_are_left() -> None:
    table = deal("hand: 6s 6h Kc | pile: 9c 6d | melds: 999")
    assert [take.refused for take in table.guide.takes] == [None]
    table.do("take 6s6h", "discard K")
    assert table.hand() == "9"


@pytest.mark.parametrize("melds", ["666", "666 9999999"])
def test_R15_one_card_never_takes_a_pile_of_one(melds: str) -> None:
    table = deal(f"hand: 6 | pile: 6 | melds: {melds}")
    assert table.refusal("take") == table.refusal("take 6") == "move/pile_of_one"
    assert table.may("draw")


# Going out


@pytest.mark.parametrize(
    ("hand", "code"), [("Q Q Q", "move/keep_two"), ("Q Q Q 9", "move/keep_two"), ("Q Q Q 9 4", "")]
)
def test_R16_nobody_goes_out_without_a_canasta(hand: str, code: str) -> None:
    assert deal(f"playing: yes | hand: {hand} | melds: 777777").refusal("lay QQQ") == code


def test_R16_with_a_canasta_the_same_cards_go_out() -> None:
    table = deal("playing: yes | hand: Q Q Q | melds: 7777777 | laid: 0")
    table.do("lay QQQ")
    assert table.is_over and table.sheet().going_out_points == 100
    table = deal("playing: yes | hand: Q Q Q 9 | melds: 7777777")
    table.do("lay QQQ", "discard 9")
    assert table.is_over and table.sheet().going_out_points == 200
    table = deal("playing: yes | hand: Q Q Q 9 4 | melds: 7777777")
    table.do("lay QQQ", "discard 4")
    assert (table.is_over, table.hand()) == (False, "9")


def test_R16_CA35_black_threes_go_out_whole_or_not_at_all() -> None:
    table = deal("playing: yes | hand: 3s 3c 3s | hand@2: 5 | melds: 7777777 | laid: 0")
    told = table.told("lay 333")
    assert [half.__struct_config__.tag for half in told] == ["laid", "went_out", "deal_scored"]
    sheet = table.sheet()
    assert (sheet.laid_points, sheet.hand_points, sheet.deal_points) == (50, -5, 645)
    short = deal("playing: yes | hand: 3s 3c 3s 9 9 | melds: 7777777")
    assert short.refusal("lay 333") == "move/threes_not_out"


# Openings


def test_R17_an_opening_below_the_minimum_leaves_the_turn_as_it_was() -> None:
    table = deal("playing: yes | score: 1500 | hand: K K K 9 9 9 A A A 4")
    assert table.why_not("lay KKK 999") == (
        "move/below_minimum",
        "CA-14",
        {"minimum": 90, "points": 60, "missing": 30},
    )
    assert table.may("discard 4") and table.melds() == ""
    table.do("lay KKK AAA")
    assert (table.melds(), table.view().sides[0].opened) == ("KKK AAA", True)


def test_R17_nobody_sees_cards_that_are_only_set_out() -> None:
    table = deal("playing: yes | score: 1500 | hand: K K K 9 9 9 4")
    before = table.fingerprint()
    assert table.refusal("lay KKK") and table.refusal("lay KKK 999")
    assert table.fingerprint() == before


def test_R17_one_joker_lies_in_one_meld_only() -> None:
    table = deal("playing: yes | hand: K K Q Q ★ 4 4 5 6 7 8")
    assert table.refusal("lay KK★ QQ★") == "move/not_in_hand"
    (joker,) = [card.id for card in table.view(0).hand if card.face == "★"]
    assert table.may("lay KK★")
    table.do("lay KK★")
    assert joker not in [card.id for card in table.view(0).hand]


# Wild cards


def test_R19_two_naturals_bear_up_to_three_wild_cards() -> None:
    table = deal("playing: yes | hand: 8s 8h 2c 2d ★ ★ 4 4")
    assert table.may("lay 8s8h2c★")
    assert table.refusal("lay 8s2c2d") == "move/too_few_naturals"
    table.do("lay 8s8h2c2d★")
    assert table.why_not("lay 8:★") == (
        "move/too_many_wilds",
        "CA-8",
        {"rank": "8", "most": 3, "over": 1},
    )


def test_R19_CA9_black_threes_are_no_meld_with_wild_cards() -> None:
    for lay in ("lay 33★", "lay 332★"):
        table = deal("playing: yes | hand: 3 3 2 ★ 9 9 | melds: 7777777")
        assert table.refusal(lay) == "move/threes_no_wilds"


def test_R19_a_finished_canasta_goes_on_growing_and_may_become_mixed() -> None:
    table = deal("hand: 2 4 4 5 | pile: 6 9 | melds: 9999999")
    table.do("take")
    assert table.view().sides[0].melds[0].canasta == "natural"
    table.do("lay 9:2")
    meld = table.view().sides[0].melds[0]
    assert (len(meld.faces), meld.canasta) == (9, "mixed")


# Threes


def test_R20_black_threes_a_joker_and_an_ace_left_in_hand() -> None:
    table = deal("draw: | pile: 8 | hand: 9 9 | hand@1: 3 ★ A | melds: 444")
    table.do("end")
    assert table.sheet(1).hand_points == -75


def test_R20_drawn_red_threes_are_replaced() -> None:
    table = deal("hand: 4 4 | draw: 3h 3d 7 8 | pile: 9")
    table.do("draw")
    assert table.hand() == "4 4 7"
    assert (table.view().sides[0].red_threes, table.view().draw_count) == (("3h", "3d"), 1)


def test_R20_red_threes_of_the_pile_are_not() -> None:
    table = deal("hand: K K 4 4 | draw: 7 8 | pile: 3d 9 K | melds: 555")
    table.do("take KK")
    assert table.hand() == "4 4 9"
    assert (table.view().sides[0].red_threes, table.view().draw_count) == (("3d",), 2)


# All games


def test_R06_a_card_added_to_the_meld_of_another_rank_lands_nowhere() -> None:
    table = deal("playing: yes | hand: 9 4 4 | melds: 888 999")
    assert table.why_not("lay 8:9")[:2] == ("move/other_rank", "CA-8")
    table.do("lay 9:9")
    assert table.melds() == "888 9999"


def test_R08_with_nothing_to_draw_there_is_a_way_to_go_on_or_an_end() -> None:
    assert deal("draw: | hand: 9 5 | pile: 8 4 | melds: 444").may("take")
    assert deal("draw: | hand: 9 5 | pile: 8 4").may("end")
    table = deal("draw: 9 | hand: 2 | hand@1: 5 | pile: 8 4")
    table.do("draw", "discard 2")
    assert table.is_over


def test_R08_CA40_a_pile_that_nobody_can_take_ends_nothing_while_there_are_cards_to_draw() -> None:
    for card in ("2", "3"):
        table = deal(f"hand: {card} 9 | hand@1: 5 | pile: 8")
        table.do("draw", f"discard {card}")
        assert not table.is_over and table.may("draw")


def test_R21_exactly_the_card_that_was_meant_moves() -> None:
    table = deal("playing: yes | hand: 7s 7s 7h 7d 4 4 | melds: 999")
    twins = [card.id for card in table.view(0).hand if card.face == "7s"]
    table.do("lay 7s7h7d")
    (left,) = [card.id for card in table.view(0).hand if card.face == "7s"]
    assert left == twins[1]
    assert table.game.check(table.state, 0, Discard(left))
    table.do("discard 7s")
    assert [card.face for card in table.view(0).hand] == ["4s", "4s"]
    assert table.view().pile.top == "7s"


def test_R21_the_other_of_two_equal_cards_can_be_meant() -> None:
    table = deal("playing: yes | hand: 7s 7s 4 4")
    twins = [card.id for card in table.view(0).hand if card.face == "7s"]
    table.game.apply(table.state, table.game.check(table.state, 0, Discard(twins[1])))
    assert [card.id for card in table.view(0).hand if card.face == "7s"] == twins[:1]
