"""CA-31 to CA-45: keeping cards, going out, the empty draw pile, the score."""

import pytest

from kartenrunde.bots.contest import MOST_DEALS
from kartenrunde.engine import FIRST_DEAL, PlayedDeal
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.events import (
    DealExhausted,
    DealScored,
    LastRedThreeLaid,
    WentOut,
)
from kartenrunde.games.canasta.spec import CanastaOptions
from tests.support.canasta import Table, deal

# Cards to keep


@pytest.mark.parametrize(("lay", "missing"), [("lay 888", 1), ("lay 888 T", 2)])
def test_CA31_without_a_canasta_two_cards_stay(lay: str, missing: int) -> None:
    table = deal("hand: 8 8 8 T | melds: TTT | playing: yes")
    assert table.why_not(lay) == ("move/keep_two", "CA-31", {"missing": missing})
    assert deal("hand: 8 8 8 T 9 | melds: TTT | playing: yes").may("lay 888")


def test_CA31_after_a_take_two_cards_stay_too() -> None:
    table = deal("hand: 8 8 9 | melds: TTT | pile: 8 | draw: 4")
    assert table.why_not("take 88") == ("move/keep_two", "CA-31", {"missing": 1})
    assert deal("hand: 8 8 9 | melds: TTT | pile: 4 8 | draw: 4").may("take 88")


def test_CA31_red_threes_of_the_pile_are_no_cards_left() -> None:
    table = deal("hand: 8 8 9 | melds: TTT | pile: 3h 8 | draw: 4")
    assert table.why_not("take 88")[2] == {"missing": 1}
    assert deal("hand: 8 8 9 | melds: TTT | pile: 3h 4 8 | draw: 4").may("take 88")


def test_CA31_a_canasta_that_this_action_completes_counts() -> None:
    table = deal("hand: 8 8 9 | melds: 8888 | playing: yes")
    assert table.refusal("lay 88") == "move/keep_two"
    assert deal("hand: 8 8 9 | melds: 88888 | playing: yes").may("lay 88")


@pytest.mark.parametrize("lay", ["lay 999", "lay 999 T"])
def test_CA32_with_a_canasta_a_seat_may_go_out(lay: str) -> None:
    assert deal("hand: 9 9 9 T | melds: TTTTTTT | playing: yes").may(lay)


def test_CA32_it_never_has_to_and_may_go_on_with_one_card() -> None:
    table = deal("hand: 9 4 | hand@1: 5 | melds: TTTTTTT | playing: yes | pile: 5")
    table.do("discard 9")
    assert (table.is_over, table.hand(), table.turn) == (False, "4", 1)


@pytest.mark.parametrize("last", ["discard T", "lay T"])
def test_CA32_who_has_laid_all_but_one_goes_out_with_it(last: str) -> None:
    table = deal("hand: 9 9 9 T | melds: TTTTTTT | playing: yes | pile: 5")
    table.do("lay 999")
    assert not table.is_over and table.may(last)
    table.do(last)
    assert table.is_over


def test_CA33_going_out_ends_the_deal_at_once() -> None:
    table = deal("hand: 9 9 9 | hand@1: 4 K | melds: TTTTTTT | playing: yes | laid: 0")
    told = table.told("lay 999")
    assert WentOut(0, concealed=False) in told and isinstance(told[-1], DealScored)
    assert table.outcome is not None and table.outcome.termination == "went_out"
    assert table.why_not("discard 4") == ("move/over", "CA-33", {})


def test_CA34_the_partner_is_not_asked() -> None:
    table = deal("hand: 9 9 9 | hand@2: ★ ★ | melds: TTTTTTT | playing: yes")
    told = table.told("lay 999")
    assert [type(event).__name__ for event in told] == ["Laid", "WentOut", "DealScored"]


# Black threes


@pytest.mark.parametrize(("threes", "rest"), [("333", ""), ("3333", ""), ("333", "9")])
def test_CA35_three_or_four_black_threes_on_the_way_out(threes: str, rest: str) -> None:
    table = deal(f"hand: {' '.join(threes + rest)} | melds: TTTTTTT | playing: yes | pile: 5")
    table.do(f"lay {threes}")
    assert table.melds() == f"TTTTTTT {threes}"
    assert table.is_over == (not rest)


def test_CA35_not_while_more_than_one_card_is_left() -> None:
    table = deal("hand: 3 3 3 9 9 9 | melds: TTTTTTT | playing: yes")
    assert table.why_not("lay 333") == ("move/threes_not_out", "CA-35", {"over": 2})
    assert table.may("lay 333 999")


def test_CA35_not_without_a_canasta() -> None:
    table = deal("hand: 3 3 3 T 9 | melds: TTTTTT | playing: yes")
    assert table.why_not("lay 333") == ("move/threes_need_canasta", "CA-35", {})
    assert table.may("lay 333 T")


def test_CA35_two_are_not_laid_and_no_wild_cards_help() -> None:
    table = deal("hand: 3 3 ★ 9 | melds: TTTTTTT | playing: yes")
    assert table.why_not("lay 33") == ("move/threes_too_few", "CA-35", {"missing": 1})
    assert table.why_not("lay 33★") == ("move/threes_no_wilds", "CA-35", {})
    assert deal("hand: 3 3 3 9 | melds: TTTTTTT | playing: yes").may("lay 333")


def test_CA35_a_fourth_joins_three() -> None:
    table = deal("hand: 3 3 3 3 | melds: TTTTTTT | playing: yes")
    table.do("lay 333", "lay 3")
    assert table.melds() == "TTTTTTT 3333"


def test_CA35_also_by_a_take() -> None:
    table = deal("hand: T 3 3 3 9 | melds: TTTTTT2 | pile: T | draw: 4")
    table.do("take T + 333")
    assert (table.melds(), table.hand()) == ("TTTTTTTT2 333", "9")
    table = deal("hand: T 3 3 3 9 | melds: TTTTTT2 | pile: 4 5 T | draw: 4")
    assert table.why_not("take T + 333") == ("move/threes_not_out", "CA-35", {"over": 2})


def test_CA35_their_values_count_for_the_minimum() -> None:
    table = deal("hand: 4 4 4 4 4 4 3 3 3 9 | pile: 4 | draw: 5")
    assert table.why_not("take 444444")[2] == {"minimum": 50, "points": 35, "missing": 15}
    assert table.may("take 444444 + 333")


@pytest.mark.parametrize("moves", [["lay 999 T"], ["lay 999", "lay T"], ["lay 999", "discard T"]])
def test_CA36_with_or_without_a_last_discard(moves: list[str]) -> None:
    table = deal("hand: 9 9 9 T | melds: TTTTTTT | playing: yes | laid: 0 | pile: 5")
    table.do(*moves)
    assert (table.is_over, table.sheet().going_out_points) == (True, 100)


# Concealed


def bonus(position: str, *moves: str, strict: bool = False) -> int:
    """What seat 0 gets for going out so."""
    table = deal(position + " | playing: yes | pile: 5", concealed_strict=strict)
    table.do(*moves)
    return table.sheet().going_out_points


def test_CA37_going_out_brings_100() -> None:
    assert bonus("hand: 9 9 9 | melds: TTTTTTT | laid: 0", "lay 999") == 100


@pytest.mark.parametrize("moves", [["lay 999 KKK"], ["lay 999", "lay KKK"]])
def test_CA37_200_if_nothing_was_laid_before_this_turn(moves: list[str]) -> None:
    assert bonus("hand: 9 9 9 K K K | melds: TTTTTTT | laid: 2", *moves) == 200


def test_CA37_with_a_last_discard_and_an_addition_to_the_partners_melds() -> None:
    moves = ["lay 999 T", "discard K"]
    assert bonus("hand: 9 9 9 T K | melds: TTTTTTT | laid: 2", *moves) == 200


def test_CA37_red_threes_do_not_spoil_it() -> None:
    assert bonus("hand: 9 9 9 | melds: TTTTTTT | threes: 3h | laid: 2", "lay 999") == 200


def test_CA37_after_taking_the_pile() -> None:
    table = deal("hand: 9 9 K | hand@2: 5 | melds: TTTTTTT | pile: K K 9 | draw: 4 | laid: 2")
    table.do("take 99", "lay KKK")
    assert table.sheet().going_out_points == 200


def test_CA37_a_laying_in_an_earlier_turn_spoils_it() -> None:
    table = deal(
        "hand: T 9 9 9 | hand@1: 4 4 | hand@2: 4 4 | hand@3: 4 4 | melds: TTTTTTT | laid: 2 | "
        "pile: 5 | draw: 6 6 6 6 9"
    )
    table.do("draw", "lay T", "discard 6")
    assert [seat.concealed for seat in table.view().seats] == [False, True, False, True]
    for _ in range(3):
        table.do("draw", "discard 6")
    table.do("draw", "lay 9999")
    assert table.sheet().going_out_points == 100


@pytest.mark.parametrize(
    ("position", "moves", "points"),
    [
        ("hand: 9 9 9 9 9 9 9 | melds: TTT | laid: 2", ["lay 9999999"], 200),
        ("hand: 9 9 9 9 9 9 2 | melds: TTT | laid: 2", ["lay 9999992"], 200),
        ("hand: 9 9 9 9 9 9 9 | melds: TTTTTTT | laid: 2", ["lay 999", "lay 9999"], 200),
        ("hand: 9 9 9 | melds: TTTTTTT | laid: 2", ["lay 999"], 100),
        ("hand: 9 9 9 9 | melds: 999 TTTTTTT | laid: 2", ["lay 9999"], 100),
        ("hand: 9 9 9 9 9 9 9 T | melds: TTTTTTT | laid: 2", ["lay 9999999 T"], 100),
    ],
)
def test_offer_CA37_strictly_concealed(position: str, moves: list[str], points: int) -> None:
    assert bonus(position, *moves, strict=True) == points
    assert bonus(position, *moves) == 200


@pytest.mark.parametrize(
    ("hand", "pile", "moves", "points"),
    [
        ("9 9 9 9 9 9", "9", ["take 999999"], 100),
        ("9 9 9 9 9 9 9", "9", ["take 9999999"], 200),
        ("9 9 9 9 9 9", "9 9", ["take 999999", "lay 9"], 200),
        ("K K K K K K K 9 9", "9", ["take 99", "lay KKKKKKK"], 200),
    ],
)
def test_offer_CA37_strictly_the_top_does_not_count_but_the_rest_does(
    hand: str, pile: str, moves: list[str], points: int
) -> None:
    table = deal(
        f"hand: {hand} | melds: TTTTTTT | pile: {pile} | draw: 4 | laid: 2", concealed_strict=True
    )
    table.do(*moves)
    assert table.sheet().going_out_points == points


def test_CA38_a_single_lay_that_goes_out_needs_no_minimum() -> None:
    seven = "hand: 4 4 4 4 4 4 4 {} | playing: yes | pile: 5"
    assert deal(seven.format("")).may("lay 4444444")
    assert deal(seven.format("9")).may("lay 4444444")
    assert deal(seven.format("9 K")).why_not("lay 4444444")[:2] == ("move/below_minimum", "CA-14")


def test_CA38_not_without_a_canasta_and_not_by_a_take() -> None:
    table = deal("hand: 4 4 4 5 5 5 | playing: yes")
    assert table.refusal("lay 444 555") == "move/below_minimum"
    table = deal("hand: 4 4 4 4 4 4 9 | pile: 4 | draw: 5")
    assert table.why_not("take 444444")[:2] == ("move/below_minimum", "CA-14")


# Nothing to draw


def test_CA39_the_turn_of_the_last_card_is_played_to_its_end() -> None:
    table = deal("hand: 9 9 | hand@1: 8 8 | melds: TTT | pile: 5 | draw: T")
    table.do("draw", "lay T")
    assert (table.public.draw_count, table.is_over) == (0, False)
    table.do("discard 9")
    assert (table.is_over, table.turn) == (False, 1)


LAST_TURN = "hand: {} K K | hand@1: {} | melds: TTT | melds@1: 666 | pile: 5 | draw: | playing: yes"


@pytest.mark.parametrize(("card", "next_hand"), [("2", "6 6"), ("★", "6 6"), ("3", "6 6")])
def test_CA40_a_pile_that_nobody_could_take_ends_the_deal(card: str, next_hand: str) -> None:
    table = deal(LAST_TURN.format(card, next_hand))
    told = table.told(f"discard {card}")
    assert DealExhausted(None) in told and isinstance(told[-1], DealScored)
    assert table.outcome is not None and table.outcome.termination == "exhausted"
    assert [sheet.going_out_points for sheet in (table.sheet(0), table.sheet(1))] == [0, 0]


def test_CA40_so_does_one_card_against_a_pile_of_one() -> None:
    position = "hand: 8 8 6 K | hand@1: {} | melds: TTT | melds@1: 666 | pile: {} 8 | draw: "
    table = deal(position.format("9", ""))
    table.do("take 88", "discard 6")
    assert table.is_over
    table = deal(position.format("9 9", ""))
    table.do("take 88", "discard 6")
    assert not table.is_over and table.guide.must_take


def test_CA40_one_card_against_two_goes_on() -> None:
    table = deal(LAST_TURN.format("9", "6"))
    table.do("discard 9")
    assert not table.is_over and table.may("end")


def test_CA40_nobody_draws_and_what_fits_an_own_meld_has_to_be_taken() -> None:
    table = deal(LAST_TURN.format("6", "9 9 6 6"))
    table.do("discard 6")
    assert table.guide.must_take
    assert table.why_not("draw") == ("move/nothing_to_draw", "CA-40", {})
    assert table.why_not("end") == ("move/must_take_pile", "CA-40", {})
    assert all(table.may(f"take {with_}") for with_ in ("", "6", "66"))


@pytest.mark.parametrize("next_hand", ["9 9 4 4", "9 2 4 4", "4 4 4 4"])
def test_CA40_otherwise_a_seat_takes_or_ends_whether_or_not_it_could(next_hand: str) -> None:
    table = deal(LAST_TURN.format("9", next_hand))
    table.do("discard 9")
    assert (table.guide.must_take, table.may("end")) == (False, True)
    told = table.told("end")
    assert told[0] == DealExhausted(1) and table.sheet(1).going_out_points == 0


def test_CA40_a_frozen_pile_need_not_be_taken() -> None:
    table = deal(LAST_TURN.format("6", "6 6 4 4").replace("pile: 5", "pile: 2 5"))
    table.do("discard 6")
    assert table.may("end") and table.may("take 66")


@pytest.mark.parametrize("pile", ["5 6", "6"])
def test_CA41_the_take_that_has_to_be_made_is_always_legal(pile: str) -> None:
    for hand in ("9 9", "6 9", "2 9"):
        table = deal(f"hand: {hand} | melds: 666 | pile: {pile} | draw: ")
        assert table.guide.must_take and table.may("take")
    assert deal("hand: 9 | melds: 666 | pile: 5 4 6 | draw: ").may("take")


def test_CA42_a_red_three_as_the_last_card_ends_the_deal() -> None:
    table = deal("hand: 9 9 | hand@1: 4 | melds: TTT | pile: 5 | draw: 3h")
    told = table.told("draw")
    assert LastRedThreeLaid(0) in told
    assert table.outcome is not None and table.outcome.termination == "last_red_three"
    assert (table.sheet().red_three_points, table.sheet().hand_points) == (100, -20)
    assert table.refusal("discard 9") == "move/over"


def test_CA42_also_as_a_replacement() -> None:
    table = deal("hand: 9 9 | hand@1: 4 | melds: TTT | pile: 5 | draw: 3h 3d")
    table.do("draw")
    assert table.is_over and table.sheet().red_threes == 2


def test_CA42_any_other_last_card_does_not() -> None:
    table = deal("hand: 9 9 | hand@1: 4 | melds: TTT | pile: 5 | draw: 3h 7")
    table.do("draw")
    assert not table.is_over and table.may("discard 7")


# Score


def finished(position: str) -> Table:
    """A deal that seat 0 ends by discarding its last card, a nine."""
    table = deal(f"{position} | playing: yes | pile: 5 | laid: 0")
    table.do("discard 9")
    return table


def test_CA43_every_item_of_both_sides() -> None:
    table = finished(
        "hand: 9 | hand@1: A 4 | hand@2: ★ K | hand@3: 3 | melds: TTTTTTT KKK2 | melds@1: 666 | "
        "threes: 3h | threes@1: 3d 3h | score: 700 | score@1: -20"
    )
    ours, theirs = table.sheet(0), table.sheet(1)
    assert (ours.natural_canastas, ours.mixed_canastas, ours.canasta_points) == (1, 0, 500)
    assert (ours.red_three_points, ours.going_out_points, ours.concealed) == (100, 100, False)
    assert (ours.laid_points, ours.hand_points) == (120, -60)
    assert (ours.deal_points, ours.total) == (760, 1460)
    assert (theirs.laid_points, theirs.red_three_points, theirs.hand_points) == (15, 200, -30)
    assert (theirs.deal_points, theirs.total) == (185, 165)
    assert table.outcome is not None
    assert table.outcome.points == (760, 185, 760, 185)
    assert table.outcome.ranking == (1, 2, 1, 2)


@pytest.mark.parametrize(
    ("threes", "points"), [("3h", 100), ("3h 3d", 200), ("3h 3h 3d", 300), ("3h 3h 3d 3d", 800)]
)
def test_CA44_red_threes_for_a_side_that_has_melded_and_against_another(
    threes: str, points: int
) -> None:
    table = finished(f"hand: 9 | melds: TTTTTTT | melds@1: 666 | threes@1: {threes}")
    assert table.sheet(1).red_three_points == points
    table = finished(f"hand: 9 | melds: TTTTTTT | threes@1: {threes}")
    assert table.sheet(1).red_three_points == -points


def played(*points: tuple[int, int]) -> list[PlayedDeal]:
    """Deals with so many points for the sides."""
    return [PlayedDeal(FIRST_DEAL, 0, (*both, *both)) for both in points]


def test_CA45_totals_may_fall_below_zero() -> None:
    plan = GAME.next_plan(4, CanastaOptions(), played((-200, 300), (-100, 50)))
    assert plan is not None and plan.scores == (-300, 350, -300, 350)


@pytest.mark.parametrize(
    ("last", "places"),
    [((900, 300), (1, 2, 1, 2)), ((300, 900), (2, 1, 2, 1)), ((800, 900), (1, 1, 1, 1))],
)
def test_CA45_the_higher_total_wins_and_equal_ones_draw(
    last: tuple[int, int], places: tuple[int, ...]
) -> None:
    match = played((4600, 4500), last)
    assert GAME.next_plan(4, CanastaOptions(), match) is None
    assert GAME.ranking(4, CanastaOptions(), match) == places


def test_CA45_a_match_of_people_has_no_last_deal_and_a_simulated_one_has() -> None:
    match = played(*[(0, 0)] * 100)
    assert GAME.next_plan(4, CanastaOptions(), match) is not None
    assert MOST_DEALS == 60
