"""Deals worked out by hand: the game and the naive rules count them alike, item by item."""

import pytest

from kartenrunde.engine import PlayedDeal
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.spec import CanastaOptions
from tests.games.canasta import naive_words
from tests.games.canasta.worked_deals import (
    CARDS,
    CONCEALED,
    EMPTY,
    MATCHES,
    OPENINGS,
    OUT,
    STRICT,
    THREES,
    WORKED,
    Items,
    Opening,
    Totals,
    Worked,
)
from tests.support.canasta import Table, deal


def counted(worked: Worked) -> Table:
    """The table after the deal, whose sheets are as they were worked out."""
    table = deal(worked.position, concealed_strict=worked.strict)
    moves = worked.moves.split("; ")
    for text in moves:
        assert not table.is_over
        table.do(text)
    assert table.is_over
    assert (items(table, 0), items(table, 1)) == (worked.first, worked.second)
    return table


def items(table: Table, side: int) -> Items:
    sheet = table.sheet(side)
    found = (
        sheet.canasta_points,
        sheet.red_three_points,
        sheet.going_out_points,
        sheet.laid_points,
        sheet.hand_points,
    )
    assert sheet.deal_points == sum(found)
    return found


def named(worked: Worked) -> str:
    return worked.name


@pytest.mark.parametrize("worked", CARDS, ids=named)
def test_CA6_CA11_CA43_cards_and_canastas_count(worked: Worked) -> None:
    counted(worked)


@pytest.mark.parametrize("worked", THREES, ids=named)
def test_CA44_R20_red_threes_count_for_or_against_their_side(worked: Worked) -> None:
    counted(worked)


@pytest.mark.parametrize("worked", OUT, ids=named)
def test_CA32_CA33_CA35_CA36_CA43_going_out_counts(worked: Worked) -> None:
    counted(worked)


@pytest.mark.parametrize("worked", CONCEALED, ids=named)
def test_CA37_CA38_going_out_concealed_counts_double(worked: Worked) -> None:
    counted(worked)


@pytest.mark.parametrize("worked", STRICT, ids=named)
def test_CA37_offer_under_the_strict_option_only_a_canasta_of_the_hand_does(worked: Worked) -> None:
    counted(worked)


@pytest.mark.parametrize("worked", EMPTY, ids=named)
def test_CA19_CA39_CA40_CA42_a_deal_without_cards_to_draw_counts(worked: Worked) -> None:
    counted(worked)


@pytest.mark.parametrize("worked", WORKED, ids=named)
def test_the_naive_rules_count_a_worked_deal(worked: Worked) -> None:
    naive = naive_words.deal(worked.position, worked.strict)
    for text in worked.moves.split("; "):
        assert not naive.ending
        action = naive_words.action(text)
        assert naive.forbidden(action) == set()
        naive.do(action)
    assert naive.ending
    assert tuple(naive.score(0).values()) == worked.first
    assert tuple(naive.score(1).values()) == worked.second


SPARE = "Q J"
"""Two cards that are kept."""


def opening_of(opening: Opening) -> str:
    held = " ".join(opening.laid.replace(" ", ""))
    return f"playing: yes | score: {opening.score} | hand: {held} {SPARE}"


@pytest.mark.parametrize("opening", OPENINGS, ids=str)
def test_CA14_CA15_an_opening_has_to_reach_the_minimum_of_its_side(opening: Opening) -> None:
    table = deal(opening_of(opening))
    refused = table.refused(f"lay {opening.laid}")
    if opening.missing:
        assert refused is not None
        assert (refused.clause, refused.arguments["missing"]) == ("CA-14", opening.missing)
    else:
        assert refused is None


@pytest.mark.parametrize("opening", OPENINGS, ids=str)
def test_the_naive_rules_know_what_an_opening_needs(opening: Opening) -> None:
    naive = naive_words.deal(opening_of(opening))
    action = naive_words.action(f"lay {opening.laid}")
    assert naive.forbidden(action) == ({"CA-14"} if opening.missing else set())
    assert max(0, naive.missing(action.all_faces)) == opening.missing


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_CA5_CA45_the_target_is_tested_after_a_deal_and_the_higher_total_wins(
    match: Totals,
) -> None:
    options = CanastaOptions(target=match.target)
    plan = GAME.next_plan(4, options, [])
    assert plan is not None
    played = [PlayedDeal(plan, 0, match.totals * 2)]
    assert (GAME.next_plan(4, options, played) is None) == (match.places is not None)
    if match.places:
        assert GAME.ranking(4, options, played) == match.places * 2
