"""CA-70, G-5: no position from which a turn cannot be finished."""

import pytest

from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.state import State
from tests import counts
from tests.games.canasta.finishing import RANDOM, Deal, finishable
from tests.support.canasta import Table, deal


@pytest.mark.deals
@pytest.mark.timeout(600)
@pytest.mark.parametrize("player", [RANDOM, "normal"])
def test_CA70_G5_from_every_position_of_many_deals_the_turn_can_be_finished(player: str) -> None:
    deals = counts.FINISHED_DEALS if player == RANDOM else counts.FINISHED_DEALS // 10
    endings = [Deal(number, player).play() for number in range(deals)]
    assert set(endings) <= set(GAME.endings)


# Positions that go wrong where the rules are read otherwise


def test_CA38_CA70_only_a_single_lay_that_goes_out_may_open_below_the_minimum() -> None:
    """Fours now and fives next would leave two cards that nobody could get rid of."""
    table = deal("playing: yes | hand: 4 4 4 4 4 4 4 5 5 5 K J")
    assert table.why_not("lay 4444444") == (
        "move/below_minimum",
        "CA-14",
        {"minimum": 50, "points": 35, "missing": 15},
    )
    table.do("lay 4444444 555")
    assert finishable(table.state)


def test_CA38_CA70_what_opens_below_the_minimum_leaves_at_most_one_card() -> None:
    refused = deal("playing: yes | hand: 4 4 4 4 4 4 4 K J").refusal("lay 4444444")
    table = deal("playing: yes | hand: 4 4 4 4 4 4 4 K")
    table.do("lay 4444444")
    assert (refused, finishable(table.state)) == ("move/below_minimum", True)
    table.do("discard K")
    assert table.sheet().going_out_points == 200


def test_CA26_CA31_CA70_red_threes_of_the_pile_are_no_cards_to_keep() -> None:
    table = deal("hand: K K 4 | pile: 3h K | melds: 777")
    assert table.why_not("take KK") == ("move/keep_two", "CA-31", {"missing": 1})
    assert deal("hand: K K 4 | pile: 9 K | melds: 777").may("take KK")


def test_CA26_CA31_CA33_with_a_canasta_such_a_take_goes_out() -> None:
    table = deal("hand: K K | pile: 3h K | melds: 7777777 | laid: 0")
    table.do("take KK")
    assert table.is_over and table.sheet().going_out_points == 100
    assert table.sheet().red_three_points == 100


def test_CA26_CA31_with_a_canasta_one_card_may_be_left_and_goes_out() -> None:
    table = deal("hand: K K 4 | pile: 3h K | melds: 7777777 | laid: 0")
    table.do("take KK")
    assert (table.hand(), table.is_over, finishable(table.state)) == ("4", False, True)
    table.do("discard 4")
    assert table.is_over


def test_CA40_CA41_CA70_an_empty_draw_pile_leaves_something_to_do() -> None:
    for position in (
        "draw: | hand: 9 8 | pile: 4 | melds: 444",
        "draw: | hand: 9 | pile: 8 4 | melds: 444",
        "draw: | hand: 9 | pile: 2 4 | melds: 444",
        "draw: | hand: 9 | pile: 8 4",
    ):
        assert finishable(deal(position).state), position


def test_CA31_CA70_every_small_hand_can_be_played_out() -> None:
    """Hands of two to four cards against small piles, with and without a canasta."""
    for hand in ("K K", "K K 4", "K 2", "K 2 ★", "K K 2 4", "7 7", "7 2 ★ ★", "3 3 3", "3 3 3 K"):
        for pile in ("K", "3d K", "2 K", "7", "5 7", "3h 3d 7"):
            for melds in ("777", "9999999", "KK2 777"):
                table = deal(
                    f"hand: {hand} | hand@1: 5 6 | pile: {pile} | melds: {melds} | draw: 9 8"
                )
                assert finishable(table.state), (hand, pile, melds)
                assert all(finishable(each) for each in after_layings(table)), (hand, pile, melds)


def after_layings(table: Table) -> list[State]:
    """The positions after drawing and each listed laying."""
    table.do("draw")
    found = []
    for number in GAME.legal_moves(table.state):
        after = table.state.clone()
        GAME.apply(after, number)
        if GAME.to_move(after) == table.turn:
            found.append(after)
    return found
