"""What the players of Hospodský autobus plan, hold back, guess and overlook."""

from collections import Counter
from typing import Final

import pytest

from kartenrunde.bots import LEVELS, choose, policies
from kartenrunde.bots.autobus import reasons
from kartenrunde.bots.autobus.guess import Guess
from kartenrunde.bots.autobus.position import FROM_HAND, PUT, Action
from kartenrunde.bots.autobus.sight import Sight, rank_of
from kartenrunde.bots.autobus.worth import THRIFTY, Judge
from kartenrunde.engine import InformationSet
from kartenrunde.engine.trial import Trial
from kartenrunde.games.autobus import GAME
from kartenrunde.games.autobus.moves import EndTurn, Put
from kartenrunde.games.autobus.spec import DECK, JOKER, RANKS, AutobusOptions
from tests.bots.positions import stream
from tests.support.autobus import Table, deal

THOUGHTFUL: Final = ("normal", "expert")


def choice(table: Table, level: str, number: int = 0) -> tuple[object, str]:
    return choose("autobus", level, InformationSet(table.view(table.turn)), stream(number))


def assert_plays(table: Table, level: str, move: str, why: str) -> None:
    assert choice(table, level) == (table.move(move), why)


# Plays


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_main_top_that_fits_is_played_first(level: str) -> None:
    table = deal("hand: 4 4 9 ★ | main: 3 6 | r1: 4 | rows: A-3, A-5")
    assert_plays(table, level, "main to 2", reasons.PLAYS_MAIN)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_joker_on_the_main_pile_goes_where_an_own_card_follows(level: str) -> None:
    table = deal("hand: 6 J J K | main: 3 ★ | rows: A-4, A-7")
    assert_plays(table, level, "main to 1", reasons.PLAYS_MAIN)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_hand_and_reserves_together_lead_to_the_main_top(level: str) -> None:
    rivals = "main@1: 4 K | main@2: 4 K"  # to whom no row is near
    table = deal(f"hand: 5 K K Q | main: 4 8 | r1: 6 | r2: 7 | rows: A-4, A-3 | {rivals}", seats=3)
    for move in ("hand 5 to 1", "r1 to 1", "r2 to 1"):
        assert_plays(table, level, move, reasons.FREES_MAIN)
        table.do(move)
    assert_plays(table, level, "main to 1", reasons.PLAYS_MAIN)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_joker_is_spent_for_the_main_top(level: str) -> None:
    table = deal("hand: ★ K K Q | main: 4 8 | rows: A-6, A-3", seats=3)
    assert_plays(table, level, "hand ★ to 1", reasons.FREES_MAIN)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_joker_is_kept_where_nothing_follows(level: str) -> None:
    table = deal("hand: ★ K K Q | main: 4 8 | rows: A-4, A-3", seats=3)
    move, _ = choice(table, level)
    assert isinstance(move, Put)
    assert move.card != table.view(0).hand[0].id


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_the_hand_is_emptied_for_a_new_one(level: str) -> None:
    table = deal("hand: A 2 5 T | main: 4 K | rows: A-4, A-9", seats=3)
    for _ in range(3):
        move, why = choice(table, level)
        assert why == reasons.EMPTIES_HAND
        GAME.apply(table.state, GAME.check(table.state, table.turn, move))


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_reserves_are_played_and_not_hoarded(level: str) -> None:
    table = deal("hand: K K Q Q | main: 4 J | r1: 5 | r2: 7 | rows: A-4", seats=3)
    assert_plays(table, level, "r1 to 1", reasons.FREES_RESERVE)


def test_the_expert_holds_back_what_leads_a_rival_to_its_main_top() -> None:
    table = deal("hand: 6 K K | main: 4 3 | main@1: 2 7 | rows: A-5", seats=3)
    assert choice(table, "normal")[0] == table.move("hand 6 to 1")
    assert isinstance(choice(table, "expert")[0], Put)


# Cards put away


@pytest.mark.parametrize("level", LEVELS)
def test_HB11_a_card_is_put_on_a_reserve_of_its_rank_sooner_than_on_a_free_place(
    level: str,
) -> None:
    table = deal("hand: 9 9 7 Q | main: 4 J | r3: Q | rows:", seats=3)
    assert_plays(table, level, "put Q on 3", reasons.MATCHES)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_HB11_a_new_reserve_is_begun_with_a_rank_held_twice(level: str) -> None:
    table = deal("hand: 9 7 9 Q | main: 4 J | rows: A-6", seats=3)
    table.do("hand 7 to 1")
    assert_plays(table, level, "put 9 on 1", reasons.NEW_RESERVE)


@pytest.mark.parametrize("level", LEVELS)
def test_HB12_only_without_a_place_a_card_goes_under_the_bus(level: str) -> None:
    table = deal("hand: 9 | main: 4 J | r1: Q | r2: K | r3: 3 | r4: 7 | rows:", seats=3)
    assert_plays(table, level, "bus 9", reasons.UNDER_BUS)


def test_HB16_a_joker_that_has_to_go_to_a_free_place_is_bound_below_the_main_top() -> None:
    free = deal("hand: ★ | main: 4 J | r1: Q | rows:")
    assert_plays(free, "beginner", "put ★ on 2 as T", reasons.NEW_RESERVE)
    full = deal("hand: ★ | main: 4 J | r1: Q | r2: K | r3: 3 | r4: 7 | rows:")
    assert_plays(full, "beginner", "put ★ on 1", reasons.MATCHES)
    assert joker_put(free) == Action(PUT, JOKER, 10, 1)
    assert joker_put(full) == Action(PUT, JOKER, 3, 2)


def joker_put(table: Table) -> Action:
    """Where careful players would put it, if they had to."""
    position = Sight(table.view(0)).position
    own, *rivals = position.players
    return Judge(own.main, rivals, THRIFTY, True).best_ending(own, position.wanted)[1]


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_last_joker_is_played_for_a_new_hand(level: str) -> None:
    table = deal("hand: ★ | main: 4 J | r1: Q | rows:", seats=3)
    assert_plays(table, level, "hand ★ to 1", reasons.EMPTIES_HAND)


# With an empty hand


@pytest.mark.parametrize("level", LEVELS)
def test_HB22_B01_with_an_empty_hand_a_card_that_fits_is_played(level: str) -> None:
    reserve = deal("hand: | main: 9 9 | main@1: 2 7 | r3: 6 | rows: A-5 | draw:")
    top = deal("hand: | main: 9 6 | rows: A-5 | draw:")
    for number in range(20):
        assert choice(reserve, level, number)[0] == reserve.move("r3 to 1")
        assert choice(top, level, number)[0] == top.move("main to 1")


@pytest.mark.parametrize("level", LEVELS)
def test_HB14_B01_with_an_empty_hand_and_nothing_that_fits_the_turn_is_ended(level: str) -> None:
    table = deal("hand: | main: 9 9 | r3: 7 | rows: A-5 | draw:")
    assert choice(table, level) == (EndTurn(), reasons.NOTHING_LEFT)


# The beginner


def test_the_beginner_sees_most_and_overlooks_some() -> None:
    table = deal("hand: 4 4 9 9 | main: 3 6 | rows: A-3, A-5")
    chosen = Counter(choice(table, "beginner", number)[1] for number in range(200))
    assert 140 < chosen[reasons.PLAYS_MAIN] < 195
    assert chosen[reasons.BUILDS] > chosen[reasons.NEW_RESERVE] > 0


def test_the_beginner_spends_a_joker_right_below_its_main_top_only() -> None:
    table = deal("hand: ★ K K Q | main: 3 2 | main@1: 2 7 | rows: A-4")
    chosen = [choice(table, "beginner", number) for number in range(50)]
    assert (table.move("hand ★ to 2"), reasons.FREES_MAIN) in chosen
    assert (table.move("hand ★ to 1"), reasons.FREES_MAIN) not in chosen


# Guesses


def test_HB26_a_guess_holds_the_deck_and_what_the_seat_remembers() -> None:
    looked_at = 0
    for number in range(4):
        trial = Trial(GAME, 2, AutobusOptions(), bytes([number] * 32))
        chance = stream(number)
        while (seat := GAME.to_move(trial.state)) is not None:
            known = trial.known(seat)
            if trial.steps % 20 == 0:
                looked_at += 1
                assert_guess_agrees(trial, known, seat)
            move = policies("autobus")["greedy"](known, chance).move
            trial.step(GAME.check(trial.state, seat, move))
    assert looked_at > 20


def assert_guess_agrees(trial: Trial, known: InformationSet, seat: int) -> None:
    guess = Guess(known, Sight(known.view).position, stream(trial.steps))
    view, zones = known.view, GAME.zones(trial.state)
    position = guess.position()
    own, other = position.players
    assert len(position.draw) == view.draw_count
    assert Counter(position.finished) == Counter(RANKS[card] for card in trial.state.set_aside)
    assert [len(other.hand), own.main_count, other.main_count] == [
        view.seats[1 - seat].hand_count,
        view.seats[seat].main_count,
        view.seats[1 - seat].main_count,
    ]
    open_cards = [rank_of(face) for row in view.rows for face in row]
    for part in view.seats:
        open_cards += [rank_of(face) for pile in part.reserves for face in pile.cards]
    tops = [player.main for player in position.players]
    hidden = own.below + other.below + own.hand + other.hand + position.draw + position.finished
    assert Counter(open_cards + tops + hidden) == Counter(map(rank_of, DECK.faces))
    bussed = sum(event.seat == seat for event in known.events if type(event).__name__ == "Bussed")
    below = [RANKS[card] for card in zones[f"main {seat}"]]
    kept = min(bussed, len(below))
    assert own.below[:kept] == below[:kept]


def test_HB4_HB7_a_tried_move_does_what_it_does_at_the_table() -> None:
    table = deal("hand: K 2 | main: 3 6 | rows: A-Q, A | draw: 9 8 | finished: ")
    position = Sight(table.view(0)).position
    position.draw = [8, 9]
    position.do(Action(FROM_HAND, 13, 13), stream(0))
    position.do(Action(FROM_HAND, 2, 2), stream(0))
    table.do("hand K to 1", "hand 2 to 2")
    assert Counter(position.players[0].hand) > Counter([8, 9])
    assert position.rows[3] == 1
    assert not position.wanted >> 13 & 1
