"""ST-15 to ST-20: running out of cards, and the end of a deal."""

import pytest

from kartenrunde.engine import Outcome
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.events import DealDrawn, DealWon, TurnEnded
from kartenrunde.games.stapelsprint.moves import Discard, EndTurn, PlayDiscard
from tests.support.stapelsprint import deal

# The draw pile runs out


def test_ST15_the_cleared_cards_are_the_new_draw_pile() -> None:
    table = deal("hand: 6 | seq: 1-5 | draw: | cleared: 1-12")
    table.do("hand 6 to 1")
    assert (len(table.hand().split()), table.draw_count, table.cleared_count) == (5, 7, 0)


def test_ST15_also_in_the_middle_of_a_refill() -> None:
    table = deal("hand: 6 | seq: 1-5 | draw: 9 8 | cleared: 3 3 3 3")
    table.do("hand 6 to 1")
    assert (table.hand(), table.draw_count) == ("9 8 3 3 3", 1)


def test_ST15_only_when_a_card_is_needed() -> None:
    table = deal("hand: 6 | hand@1: 1-4 | draw: 9 | cleared: 1-12")
    table.do("discard 6 to 1")
    assert (table.hand(1), table.draw_count, table.cleared_count) == ("1 2 3 4 9", 0, 12)


def test_ST15_they_are_shuffled() -> None:
    hands = set()
    for key in range(8):
        table = deal("hand: 6 | seq: 1-5 | draw: | cleared: 1-12", key=bytes([key] * 32))
        table.do("hand 6 to 1")
        hands.add(table.hand())
    assert len(hands) == 8


def test_ST15_a_reshuffled_joker_is_a_plain_joker() -> None:
    table = deal("hand: 3 | seq: 1-2, 1-7 | draw: | cleared: ★ ★ ★ ★ ★")
    table.do("hand 3 to 1")
    assert table.may("hand ★ to 1") and table.may("hand ★ to 2")


def test_ST16_a_seat_plays_on_with_what_there_was() -> None:
    table = deal("hand: 6 | seq: 1-5 | draw: 7 9")
    table.do("hand 6 to 1")
    assert (table.hand(), table.may("hand 7 to 1")) == ("7 9", True)


def test_ST16_even_with_nothing() -> None:
    table = deal("hand: 6 | stock: 3 7 | seq: 1-5 | draw:")
    table.do("hand 6 to 1")
    assert (table.hand(), table.turn, table.may("stock to 1")) == ("", 0, True)


# An empty hand


def test_ST17_an_empty_hand_may_play_stock_and_piles_or_end_the_turn() -> None:
    table = deal("hand: | stock: 3 7 | pile1: 7 | pile2: 9 | seq: 1-6 | draw:")
    moves = ["stock to 1", "pile1 to 1", "pile2 to 1", "discard 7 to 1", "end"]
    assert [move for move in moves if table.may(move)] == ["stock to 1", "pile1 to 1", "end"]


def test_ST17_ending_the_turn_passes_it_on() -> None:
    table = deal("hand: | hand@1: 5 | draw:")
    assert (table.told("end")[0], table.turn) == (TurnEnded(0), 1)


def test_ST17_only_an_empty_hand_may() -> None:
    table = deal("hand: 4 | hand@1: | draw:")
    assert table.refusal("end") == "move/must_discard"
    table.do("discard 4 to 1")
    assert table.may("end")


# A drawn round


STUCK = "seq: 1-2, 1-7, 1-2, 1-7 | draw:"
"""3 and 8 are wanted, and nothing can be drawn; nobody holds a card unless a test says so."""


@pytest.mark.parametrize("seats", range(2, 7))
def test_ST18_when_all_seats_have_ended_so_the_round_is_drawn(seats: int) -> None:
    table = deal(STUCK, seats)
    table.do(*["end"] * (seats - 1))
    assert not table.is_over
    assert table.told("end") == [TurnEnded(seats - 1), DealDrawn()]


def test_ST18_nobody_scores() -> None:
    table = deal(STUCK, seats=3)
    table.do("end", "end", "end")
    assert table.outcome == Outcome("drawn_round", ranking=(1, 1, 1), points=(0, 0, 0))


@pytest.mark.parametrize(
    "top", ["stock: 2 3", "pile2: 3", "pile3: ★", "stock@1: 2 8", "pile1@1: 4 8", "pile4@1: ★"]
)
def test_ST18_not_while_a_top_of_any_seat_fits(top: str) -> None:
    table = deal(f"{STUCK} | {top}")
    table.do("end", "end", "end", "end")
    assert not table.is_over


def test_ST18_a_card_that_moved_begins_the_count_anew() -> None:
    table = deal(f"{STUCK} | pile1@1: 3")
    table.do("end", "pile1 to 1", "end")
    assert not table.is_over
    table.do("end")
    assert table.is_over


def test_ST18_a_discard_begins_the_count_anew() -> None:
    table = deal(f"{STUCK} | hand: 6 | ended: 1")
    table.do("discard 6 to 1", "end")
    assert (table.is_over, table.view().ended_turns) == (False, 1)


def test_ST18_whoever_plays_for_somebody_plays_a_card_if_the_hand_is_empty() -> None:
    view = deal("stock: 2 9 | pile2: 3 | seq: 1-2 | draw:").view(0)
    assert GAME.fallback(view) == PlayDiscard(pile=1, sequence=0)


def test_ST18_and_ends_the_turn_only_if_there_is_none() -> None:
    assert GAME.fallback(deal(STUCK).view(0)) == EndTurn()


def test_ST14_whoever_plays_for_somebody_discards_if_there_is_a_card_in_hand() -> None:
    view = deal("hand: 3 7 | seq: 1-2").view(0)
    assert GAME.fallback(view) == Discard(card=1, pile=3)


# A win


def test_ST19_emptying_the_stock_wins_at_once() -> None:
    table = deal("hand: 7 8 | stock: 6 | seq: 1-5")
    assert table.told("stock to 1")[-1] == DealWon(0)
    assert (table.is_over, table.hand()) == (True, "7 8")


def test_ST19_an_empty_hand_wins_nothing() -> None:
    table = deal("hand: 6 | stock: 9 9 | seq: 1-5 | draw:")
    table.do("hand 6 to 1")
    assert not table.is_over


def test_ST19_a_completed_sequence_wins_nothing() -> None:
    table = deal("hand: 12 4 | seq: 1-11")
    table.do("hand 12 to 1")
    assert not table.is_over


def test_ST19_the_last_but_one_stock_card_does_not_win() -> None:
    table = deal("hand: 8 | stock: 7 6 | seq: 1-5")
    table.do("stock to 1")
    assert not table.is_over
    table.do("stock to 1")
    assert table.is_over


def test_ST19_after_it_every_move_is_refused() -> None:
    table = deal("hand: 7 8 | stock: 6 | seq: 1-5")
    table.do("stock to 1")
    assert {table.refusal("hand 7 to 1"), table.refusal("discard 7 to 1")} == {"move/over"}


@pytest.mark.parametrize("winner", range(3))
def test_ST20_a_win_counts_one_point(winner: int) -> None:
    table = deal(f"turn: {winner} | hand: 7 | stock: 6 | seq: 1-5", seats=3)
    table.do("stock to 1")
    assert table.outcome == Outcome(
        "stock_emptied",
        ranking=tuple(1 if seat == winner else 2 for seat in range(3)),
        points=tuple(int(seat == winner) for seat in range(3)),
    )
