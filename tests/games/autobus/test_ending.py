"""HB-19 to HB-23: running out, winning, and the drawn deal."""

import pytest

from kartenrunde.engine.happening import Drew, Reshuffled
from kartenrunde.games.autobus.events import DealDrawn, DealWon, TurnEnded
from kartenrunde.games.autobus.spec import DRAWN, MAIN_EMPTIED
from tests.support.autobus import deal

STUCK = "hand: | main: 8 9 | main@1: 5 T | draw:"


def test_HB19_finished_rows_are_shuffled_when_the_draw_pile_runs_out() -> None:
    table = deal("hand: 9 | hand@1: | finished: A-K | draw: 4 5")
    told = table.told("put 9 on 1")
    assert (len(table.hand(1).split()), table.draw_count, table.finished_count) == (4, 11, 0)
    drawn = [half for half in told if isinstance(half, Drew | Reshuffled)]
    assert drawn == [Drew(1, 2), Reshuffled(13), Drew(1, 2)]


def test_HB19_the_new_draw_pile_is_shuffled() -> None:
    position = "hand: 9 | hand@1: | finished: A-K | draw:"
    hands = set()
    for number in range(3):
        table = deal(position, key=bytes([number] * 32))
        table.do("put 9 on 1")
        hands.add(table.hand(1))
    assert len(hands) == 3


def test_HB19_if_that_is_not_enough_the_seat_gets_what_there_is() -> None:
    table = deal("hand: 9 | hand@1: | finished: 2 3 | draw: 4")
    table.do("put 9 on 1")
    assert (sorted(table.hand(1)), table.draw_count) == (sorted("4 2 3"), 0)


def test_HB20_emptying_the_main_pile_wins_at_once() -> None:
    table = deal("hand: 7 8 | main: 2 | r1: 5 | rows: A")
    told = table.told("main to 1")
    assert (table.is_over, told[-1]) == (True, DealWon(0))
    assert table.outcome and table.outcome.termination == MAIN_EMPTIED
    assert table.refusal("hand 7 to 1") == "move/over"


def test_HB20_an_empty_hand_wins_nothing() -> None:
    table = deal("hand: 2 | main: 8 9 | rows: A | draw:")
    table.do("hand 2 to 1")
    assert not table.is_over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_HB21_a_deal_is_drawn_when_all_have_ended_and_nothing_fits(seats: int) -> None:
    position = "hand: | draw: | " + " | ".join(f"main@{seat}: 5 T" for seat in range(1, seats))
    table = deal(position, seats)
    for _ in range(seats - 1):
        table.do("end")
        assert not table.is_over
    assert table.told("end") == [TurnEnded(seats - 1), DealDrawn()]
    assert table.outcome and table.outcome.termination == DRAWN


@pytest.mark.parametrize("part", ["main: 8 2", "r3: 2", "main@1: 5 2", "r1@1: ★ = 2"])
def test_HB21_not_while_the_top_of_any_seat_fits(part: str) -> None:
    table = deal(f"hand: | {part} | rows: A | ended: 1 | draw:")
    table.do("end")
    assert not table.is_over


def test_HB21_what_lies_below_a_top_does_not_count() -> None:
    table = deal("hand: | main: 2 9 | r1: 2 ★ = 7 | rows: A | ended: 1 | draw:")
    table.do("end")
    assert table.is_over


@pytest.mark.parametrize(
    "text", ["hand 2 to 1", "main to 2", "r1 to 3", "put 9 on 2", "put 7 on 1", "bus 9"]
)
def test_HB21_a_card_that_moves_begins_the_count_anew(text: str) -> None:
    full = "r2: Q | r3: K | r4: J" if text.startswith("bus") else ""
    table = deal(
        f"hand: 9 2 7 | main: 5 4 | r1: 7 | {full} | rows: A, A-3, A-6 | ended: 1 | draw: "
    )
    table.do(text)
    assert table.view().ended_turns == 0


def test_HB21_a_turn_ended_after_an_own_play_counts_as_the_first() -> None:
    table = deal("hand: | main: 5 9 | r1: 2 | rows: A | ended: 1 | draw: | main@1: 5 T")
    table.do("r1 to 1", "end")
    assert not table.is_over
    table.do("end")
    assert table.is_over


def test_HB22_declining_a_play_with_an_empty_hand_does_not_end_the_deal() -> None:
    table = deal("hand: | main: 8 2 | main@1: 5 T | rows: A | draw:")
    table.do("end", "end", "end", "end")
    assert not table.is_over and table.may("main to 1")


def test_HB23_the_winner_gets_nothing_the_others_minus_their_main_piles() -> None:
    table = deal("hand: 9 | main: 2 | main@1: 5 T 8 | main@2: 4 J | rows: A", seats=3)
    table.do("main to 1")
    assert table.outcome and table.outcome.points == (0, -3, -2)
    assert table.outcome.ranking == (1, 3, 2)


def test_HB23_bussed_cards_count() -> None:
    full = "r1@1: Q | r2@1: K | r3@1: J | r4@1: 8"
    table = deal(f"turn: 1 | hand: 9 | main: 6 T | {full.replace('@1', '')} | main@0: 2 | rows: A")
    table.do("bus 9", "main to 1")
    assert table.outcome and table.outcome.points == (0, -3)


def test_HB23_after_a_draw_every_seat_gets_minus_its_own_and_nobody_wins() -> None:
    table = deal("hand: | main: 8 9 | main@1: 5 T | ended: 1 | draw: ")
    table.do("end")
    outcome = table.outcome
    assert outcome and outcome.points == (-2, -len(table.state.mains[1]) - 1)
    assert outcome.ranking == (1, 1)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("hand: K 9 | rows: A-Q", "hand K to 1"),
        ("hand: 9 | main: 2 8 A", "main to 1"),
        ("hand: 9 | main: A", "main to 1"),
        ("hand: 9 | r1: A", "r1 to 1"),
        ("hand: 9", "put 9 on 1"),
        ("hand: 9 | r1: 2 | r2: 3 | r3: 4 | r4: 5", "bus 9"),
        ("hand: | draw:", "end"),
        ("hand: | main@1: 5 T | ended: 1 | draw:", "end"),
    ],
)
def test_G4_a_move_does_the_same_when_nobody_listens(position: str, text: str) -> None:
    heard, unheard = deal(position), deal(position)
    heard.do(text)
    unheard.game.apply(unheard.state, unheard.game.check(unheard.state, 0, unheard.move(text)))
    assert heard.fingerprint() == unheard.fingerprint()
