"""CA-18 to CA-30: drawing, taking the pile, discarding."""

import pytest

from kartenrunde.engine.happening import Drew
from kartenrunde.games.canasta.events import LaidRedThree, TookPile
from tests.support.canasta import Table, deal


def refused_take(table: Table, text: str) -> tuple[str, str]:
    """Code and clause."""
    return table.why_not(text)[:2]


# Drawing


def test_CA18_a_turn_begins_with_a_card_of_the_draw_pile_or_with_the_pile() -> None:
    table = deal("hand: 8 8 9 9 | melds: TTT | pile: 5 8 | draw: 4 6")
    for move in ("lay T", "discard 9"):
        assert table.why_not(move) == ("move/draw_first", "CA-18", {})
    assert table.may("draw") and table.may("take 88")
    table.do("draw")
    assert table.hand() == "4 8 8 9 9" and table.may("discard 9")


@pytest.mark.parametrize("beginning", ["draw", "take 88"])
def test_CA18_it_begins_once(beginning: str) -> None:
    table = deal("hand: 8 8 9 9 | melds: TTT | pile: 5 8 | draw: 4 6")
    table.do(beginning)
    for move in ("draw", "take 88", "end"):
        assert table.why_not(move) == ("move/already_drawn", "CA-18", {})
    assert table.may("discard 9")


def test_CA18_nobody_has_to_take_while_there_is_something_to_draw() -> None:
    table = deal("hand: 9 9 | melds: TTT | pile: T | draw: 4")
    assert table.may("take") and table.may("draw")
    assert not table.guide.must_take
    assert table.why_not("end") == ("move/still_to_draw", "CA-40", {})


def test_CA19_a_drawn_red_three_is_laid_out_and_replaced_again_and_again() -> None:
    table = deal("hand: 9 9 | hand@1: 4 | pile: 5 | draw: 3h 3d 7 6")
    told = table.told("draw")
    kinds = [type(event) for event in told]
    assert kinds == [Drew, LaidRedThree, Drew, LaidRedThree, Drew]
    assert (table.hand(), table.public.draw_count) == ("7 9 9", 1)
    assert table.view().sides[0].red_threes == ("3h", "3d")


def test_CA19_red_threes_of_the_pile_are_laid_out_without_replacement() -> None:
    table = deal("hand: 8 8 9 9 | melds: TTT | pile: 3h 5 8 | draw: 4 6")
    table.do("take 88")
    assert (table.hand(), table.public.draw_count) == ("5 9 9", 2)
    assert table.view().sides[0].red_threes == ("3h",)


# A pile that cannot be taken


@pytest.mark.parametrize(("top", "blocked"), [("2", "wild"), ("★", "wild"), ("3", "black_three")])
def test_CA20_a_wild_card_or_a_black_three_on_top_blocks_the_pile(top: str, blocked: str) -> None:
    table = deal(f"hand: {top} {top} 8 8 9 | melds: TTT | pile: 8 {top} | draw: 4")
    assert table.why_not(f"take {top}{top}") == ("move/pile_blocked", "CA-20", {"top": top})
    assert table.view().pile.blocked == blocked
    assert table.guide.no_take is not None and table.guide.no_take.clause == "CA-20"
    assert deal(f"hand: 8 8 9 9 | melds: TTT | pile: {top} 8 | draw: 4").may("take 88")


@pytest.mark.parametrize(
    ("pile", "why"), [("2 5 8", ("wild",)), ("5 ★ 8", ("wild",)), ("3d 5 8", ("red_three",))]
)
def test_CA21_a_wild_card_or_red_three_in_it_freezes_the_pile_for_everybody(
    pile: str, why: tuple[str, ...]
) -> None:
    table = deal(f"hand: 8 ★ 9 9 | melds: TTT 888 | melds@1: 666 | pile: {pile} | draw: 4")
    assert [side.frozen for side in table.view().sides] == [why, why]
    assert refused_take(table, "take 8★") == ("move/frozen_needs_pair", "CA-22")


def test_CA21_it_is_frozen_for_a_side_that_has_not_opened() -> None:
    table = deal("hand: 8 ★ 9 9 | melds@1: 666 | pile: 5 8 | draw: 4")
    assert [side.frozen for side in table.view().sides] == [("unopened",), ()]
    assert refused_take(table, "take 8★") == ("move/unopened_needs_pair", "CA-25")
    table = deal("turn: 1 | hand@1: 8 ★ 9 9 | melds@1: 666 | pile: 5 8 | draw: 4")
    assert table.may("take 8★")


def test_CA21_opening_unfreezes_it_for_the_own_side_at_once() -> None:
    table = deal("hand: A A A 9 9 | hand@1: 7 | pile: 8 | draw: 4")
    table.do("draw", "lay AAA")
    assert [side.frozen for side in table.view().sides] == [(), ("unopened",)]


def test_CA22_a_frozen_pile_wants_two_naturals_from_the_hand() -> None:
    table = deal("hand: 8 8 ★ 9 9 | melds: TTT | pile: 2 8 | draw: 4")
    missing = {"rank": "8", "missing": 1}
    assert table.why_not("take 8★") == ("move/frozen_needs_pair", "CA-22", missing)
    assert table.why_not("take")[2] == {"rank": "8", "missing": 2}
    assert table.may("take 88") and table.may("take 88★")


def test_CA22_also_where_the_side_has_a_meld_of_the_rank_which_they_join() -> None:
    table = deal("hand: 8 8 9 9 | melds: 888 | pile: 2 8 | draw: 4")
    assert refused_take(table, "take") == ("move/frozen_needs_pair", "CA-22")
    assert refused_take(table, "take 8") == ("move/frozen_needs_pair", "CA-22")
    table.do("take 88")
    assert table.melds() == "888888"


# Ways to take


@pytest.mark.parametrize("with_", ["88", "8★", "82", "882", "8★2"])
def test_CA23_two_naturals_or_one_and_a_wild_card(with_: str) -> None:
    table = deal("hand: 8 8 2 ★ 9 9 | melds: TTT | pile: 5 8 | draw: 4")
    table.do(f"take {with_}")
    assert table.melds().startswith("8" * (1 + with_.count("8")))


def test_CA23_one_natural_alone_is_not_enough() -> None:
    table = deal("hand: 8 ★ 9 9 | melds: TTT | pile: 5 8 | draw: 4")
    assert table.why_not("take 8") == ("move/top_not_matched", "CA-23", {"rank": "8"})
    assert table.why_not("take") == ("move/top_not_matched", "CA-23", {"rank": "8"})
    assert table.may("take 8★")


@pytest.mark.parametrize("with_", ["", "8", "88", "★", "2★", "82★"])
def test_CA23_onto_an_own_meld_the_top_alone_or_with_anything(with_: str) -> None:
    table = deal("hand: 8 8 2 ★ 9 9 | melds: 888 | pile: 5 8 | draw: 4")
    table.do(f"take {with_}")
    assert table.public.naturals[4] == 4 + with_.count("8")


def test_CA23_a_meld_of_the_other_side_is_no_way() -> None:
    table = deal("hand: 9 9 | melds: TTT | melds@1: 888 | pile: 5 8 | draw: 4")
    assert refused_take(table, "take") == ("move/top_not_matched", "CA-23")
    assert deal("hand: 9 9 | melds: 888 | pile: 5 8 | draw: 4").may("take")


def test_CA24_the_top_with_two_wild_cards_is_not_enough() -> None:
    table = deal("hand: 8 2 ★ 9 9 | melds: TTT | pile: 5 8 | draw: 4")
    assert table.why_not("take 2★") == ("move/top_needs_natural", "CA-24", {"rank": "8"})
    assert table.may("take 82★")


def test_CA24_the_meld_that_gets_the_top_keeps_the_limit_of_wild_cards() -> None:
    table = deal("hand: 8 8 2 9 9 | melds: 888222 | pile: 5 8 | draw: 4")
    assert table.why_not("take 882")[:2] == ("move/too_many_wilds", "CA-8")
    assert table.why_not("take 2")[2] == {"rank": "8", "most": 3, "over": 1}
    assert table.may("take 88")


def test_CA25_a_side_that_has_not_opened_needs_the_pair_whatever_else_it_lays() -> None:
    table = deal("hand: 8 8 ★ K K K A A A 9 9 | pile: 5 8 | draw: 4")
    needs = ("move/unopened_needs_pair", "CA-25", {"rank": "8", "missing": 1})
    assert table.why_not("take 8★ + KKK AAA") == needs
    assert table.may("take 88 + KKK")


def test_CA25_without_a_frozen_pile_the_pair_and_the_minimum_are_enough() -> None:
    table = deal("hand: K K 9 9 | pile: 5 K | draw: 4")
    assert table.why_not("take KK")[0] == "move/below_minimum"
    assert deal("hand: K K 9 9 | pile: 5 K | draw: 4 | score: -5").may("take KK")


# Taking is one action


def test_CA26_the_top_goes_down_and_the_rest_comes_to_the_hand() -> None:
    table = deal("hand: 8 8 9 9 | hand@1: 4 | melds: TTT | pile: 5 6 8h | draw: 4")
    told = table.told("take 88", to=0)
    assert (table.melds(), table.hand(), table.pile) == ("888 TTT", "5 6 9 9", "")
    (taken,) = told
    assert isinstance(taken, TookPile) and taken.count == 2 and taken.melds[0].faces[0] == "8h"
    assert [card.face[0] for card in taken.cards or ()] == ["5", "6"]


def test_CA26_further_melds_and_additions_whether_or_not_it_opens() -> None:
    table = deal("hand: 8 8 7 7 7 T 9 9 | melds: TTT | pile: 5 8 | draw: 4")
    table.do("take 88 + 777 T")
    assert (table.melds(), table.hand()) == ("777 888 TTTT", "5 9 9")


def test_CA26_the_minimum_is_met_by_what_is_laid_from_the_hand_as_it_was() -> None:
    table = deal("hand: 8 8 7 7 9 9 | pile: 7 K K K 8 | draw: 4")
    assert table.refusal("take 88 + 777") == "move/not_in_hand"
    assert table.refusal("take 88") == "move/below_minimum"
    assert deal("hand: 8 8 7 7 7 2 9 9 | pile: 7 K K K 8 | draw: 4").may("take 88 + 7772")


def test_CA26_cards_of_the_pile_can_be_laid_by_later_actions_of_the_turn() -> None:
    table = deal("hand: 8 8 7 7 9 9 | melds: TTT | pile: 7 K 8 | draw: 4")
    table.do("take 88", "lay 777")
    assert (table.melds(), table.turn) == ("777 888 TTT", 0)


def test_CA26_all_melds_have_to_be_legal_first() -> None:
    table = deal("hand: 8 8 7 7 9 9 | melds: TTT | pile: 7 K 8 | draw: 4")
    assert table.refusal("take 88 + 77") == "move/meld_too_small"
    assert table.may("take 88 + 99") is False and table.may("take 88")


def test_CA26_the_canasta_of_the_action_frees_its_hand() -> None:
    position = "hand: 8 8 Q | melds: {} | pile: 8 | draw: 4"
    assert refused_take(deal(position.format("888")), "take 88") == ("move/keep_two", "CA-31")
    assert deal(position.format("8888")).may("take 88")


def test_CA26_an_empty_hand_goes_out() -> None:
    table = deal("hand: 8 8 | melds: 8888 | pile: 3h 8 | draw: 4")
    table.do("take 88")
    assert (table.is_over, table.sheet().going_out_points) == (True, 200)
    assert table.sheet().red_threes == 1


@pytest.mark.parametrize("draw", ["4", ""])
def test_CA27_one_card_never_takes_a_pile_of_one(draw: str) -> None:
    table = deal(f"hand: 8 | melds: 888 5555555 | pile: 8 | draw: {draw}")
    assert table.why_not("take") == ("move/pile_of_one", "CA-27", {})
    assert table.why_not("take 8") == ("move/pile_of_one", "CA-27", {})


def test_CA27_one_card_takes_a_pile_of_two_and_two_cards_a_pile_of_one() -> None:
    assert deal("hand: 8 | melds: 888 5555555 | pile: 4 8 | draw: 4").may("take 8")
    assert deal("hand: 9 9 | melds: 888 | pile: 8 | draw: 4").may("take")


def test_CA28_after_a_take_the_new_pile_is_empty_and_not_frozen() -> None:
    table = deal(
        "hand: 8 8 9 9 | hand@1: 9 ★ 4 4 | melds: TTT | melds@1: 666 | pile: 2 3h 8 | draw: 4"
    )
    table.do("take 88")
    assert (table.view().pile.top, table.view().pile.count) == (None, 0)
    table.do("discard 9")
    assert table.view().sides[1].frozen == () and table.may("take 9★")


def test_CA29_a_black_three_stops_the_next_seat_only() -> None:
    table = deal(
        "hand: 3 9 9 | hand@1: 3 5 5 | hand@2: 5 5 4 4 | melds: TTT | melds@1: 666 | "
        "pile: 5 | draw: K K K"
    )
    table.do("draw", "discard 3")
    assert table.refusal("take 55") == "move/pile_blocked"
    table.do("draw", "discard 5")
    assert table.pile == "5 3 5"
    assert table.may("take 55") and table.view().sides[0].frozen == ()


# Discarding


@pytest.mark.parametrize("card", ["4", "3", "2", "★", "K"])
def test_CA30_any_card_may_be_discarded_and_ends_the_turn(card: str) -> None:
    table = deal("hand: 4 3 2 ★ K | hand@1: 9 | pile: 5 | playing: yes | melds: KKK")
    table.do(f"discard {card}")
    assert (table.pile, table.turn) == (f"5 {card}", 1)


def test_CA30_only_a_hand_card() -> None:
    table = deal("hand: 4 K | hand@1: 9 | pile: 5 | playing: yes")
    assert table.why_not("discard 9") == ("move/not_in_hand", "CA-46", {})
    assert table.may("discard 4")


def test_CA30_a_wild_one_freezes_the_pile_and_a_black_three_shuts_it() -> None:
    table = deal("hand: 2 3 K | hand@1: 9 | melds: TTT | melds@1: 666 | pile: 5 | playing: yes")
    table.do("discard 2")
    assert (table.view().sides[1].frozen, table.view().pile.blocked) == (("wild",), "wild")
    table = deal("hand: 2 3 K | hand@1: 9 | melds: TTT | melds@1: 666 | pile: 5 | playing: yes")
    table.do("discard 3")
    assert (table.view().sides[1].frozen, table.view().pile.blocked) == ((), "black_three")


def test_CA30_laying_does_not_end_the_turn() -> None:
    table = deal("hand: T 9 9 | hand@1: 4 | melds: TTT | playing: yes | pile: 5")
    table.do("lay T")
    assert table.turn == 0
