"""SB-4, SB-13, SB-14 and G-10: games, play-offs and the match they belong to."""

from typing import Any

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, DealPlan, Outcome, PlayedDeal
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.spec import BundlesOptions
from tests.support.bundles import deal


class Match:
    """A match as its results so far; `play` gives the points of the deal that is due."""

    def __init__(self, seats: int, first_dealer: int = 0, **options: Any) -> None:
        self.seats = seats
        self.first_dealer = first_dealer
        self.options = BundlesOptions(**options)
        self.played: list[PlayedDeal] = []

    @property
    def plan(self) -> DealPlan | None:
        return GAME.next_plan(self.seats, self.options, self.played)

    def play(self, *results: tuple[int, ...]) -> "Match":
        for points in results:
            plan = self.plan
            assert plan is not None, "the match is over"
            dealer = self.first_dealer if plan.dealer is None else plan.dealer
            self.played.append(PlayedDeal(plan, dealer, points))
        return self

    @property
    def due(self) -> str:
        """Who deals which kind of deal next: `1 deals`, `1 deals to 0 2`, `over`."""
        plan = self.plan
        if plan is None:
            return "over"
        to = f" to {' '.join(map(str, plan.play_off))}" if plan.play_off else ""
        return f"{plan.dealer} deals{to}"

    @property
    def scores(self) -> tuple[int, ...]:
        return GAME.scores(self.seats, self.options, self.played)

    @property
    def ranking(self) -> tuple[int, ...]:
        return GAME.ranking(self.seats, self.options, self.played)


# One game


def test_SB14_unless_agreed_otherwise_a_match_is_one_game() -> None:
    match = Match(2).play((30, 20))
    assert (match.due, match.scores, match.ranking) == ("over", (1, 0), (1, 2))


def test_SB14_the_first_dealer_of_a_match_is_drawn_by_lot() -> None:
    assert Match(3).plan == FIRST_DEAL
    assert GAME.next_dealer(3, BundlesOptions(), []) is None


# Dealers


def test_SB4_the_next_game_is_dealt_by_the_next_seat() -> None:
    match = Match(3, first_dealer=2, games=5)
    dealers = [match.play((30, 20, 2)).due for _ in range(4)]
    assert dealers == ["0 deals", "1 deals", "2 deals", "0 deals"]


def test_SB4_SB19_with_the_spanish_pack_by_the_seat_to_the_right() -> None:
    match = Match(3, first_dealer=2, games=5, pack="spanish")
    assert [match.play((20, 10, 2)).due for _ in range(3)] == ["1 deals", "0 deals", "2 deals"]


def test_SB4_after_a_match_too() -> None:
    match = Match(3, first_dealer=1).play((20, 20, 4), (5, 3, 0))
    assert match.due == "over"
    assert GAME.next_dealer(3, match.options, match.played) == 2


# Play-offs


def test_SB13_a_tie_at_the_top_is_played_off_among_the_tied_seats() -> None:
    assert Match(3, first_dealer=1).play((20, 12, 20)).due == "2 deals to 0 2"


def test_SB13_a_tie_below_the_top_is_not() -> None:
    assert Match(3).play((20, 12, 12)).due == "over"


@pytest.mark.parametrize(
    ("dealer", "due"), [(0, "1 deals to 1 3"), (1, "3 deals to 1 3"), (3, "1 deals to 1 3")]
)
def test_SB13_the_next_tied_seat_after_the_dealer_deals(dealer: int, due: str) -> None:
    assert Match(4, dealer).play((5, 20, 7, 20)).due == due


def test_SB13_SB19_in_the_direction_of_play() -> None:
    assert Match(4, 2, pack="spanish").play((16, 5, 3, 16)).due == "0 deals to 0 3"
    assert Match(4, 2, pack="italian").play((16, 5, 3, 16)).due == "3 deals to 0 3"


def test_SB13_most_cards_in_the_play_off_win_the_game() -> None:
    match = Match(3).play((20, 12, 20), (3, 0, 6))
    assert (match.due, match.scores, match.ranking) == ("over", (0, 0, 1), (2, 2, 1))


def test_SB13_still_tied_another_play_off_among_those_still_tied() -> None:
    match = Match(4, first_dealer=3).play((13, 13, 13, 13))
    assert match.due == "0 deals to 0 1 2 3"
    assert match.play((6, 2, 6, 4)).due == "2 deals to 0 2"
    assert match.play((4, 0, 4, 0)).due == "0 deals to 0 2"
    assert match.play((0, 0, 2, 0)).due == "over"
    assert match.scores == (0, 0, 1, 0)


def test_SB13_seats_outside_a_play_off_cannot_win_it_even_with_nothing_captured() -> None:
    match = Match(3, first_dealer=1).play((20, 12, 20), (0, 0, 0))
    assert match.due == "0 deals to 0 2"


def test_SB13_play_offs_do_not_touch_the_order_of_dealers() -> None:
    match = Match(3, games=3).play((20, 12, 20))
    assert match.due == "2 deals to 0 2"
    assert match.play((3, 0, 6)).due == "1 deals"


def play_off(players: tuple[int, ...], dealer: int, seats: int = 4, **options: Any) -> Any:
    plan = DealPlan(dealer, (), players)
    return GAME.deal(seats, BundlesOptions(**options), Stream(bytes(32)), plan)


def test_SB13_a_play_off_is_dealt_to_the_tied_seats_alone() -> None:
    view = GAME.view(play_off((1, 3), dealer=1), 1)
    assert [(seat.hand_count, seat.plays) for seat in view.seats] == [
        (0, False),
        (4, True),
        (0, False),
        (4, True),
    ]
    assert (len(view.table), view.draw_count, view.play_off, view.turn) == (4, 40, True, 3)


def test_SB13_it_uses_the_pack_the_hands_and_the_direction_agreed_on() -> None:
    view = GAME.view(play_off((0, 1, 3), dealer=1, pack="spanish", hand_size=3), 0)
    assert [seat.hand_count for seat in view.seats] == [3, 3, 0, 3]
    assert (view.draw_count, view.turn) == (40 - 4 - 9, 0)


def test_SB13_it_ends_when_these_hands_are_played() -> None:
    table = deal("players: 0 2 | hand: 7 | hand@2: 9 | table: 7 4 | draw: 2 3 5 6", seats=3)
    table.do("7 takes")
    assert table.turn == 2
    table.do("9 lays")
    assert (table.is_over, table.draw_count, table.table) == (True, 4, "4 9")


def test_SB13_whoever_is_left_out_comes_last() -> None:
    table = deal("players: 0 2 | hand: 7 | draw: 2", seats=3)
    table.do("7 lays")
    assert table.outcome == Outcome("all_played", ranking=(1, 3, 1), points=(0, 0, 0))


def test_SB13_SB22_the_undealt_rest_is_the_draw_pile_for_sweeps() -> None:
    table = deal("players: 0 2 | hand: 7 | table: 7 | draw: 2 3", seats=3, sweep_bonus=True)
    table.do("7 takes")
    assert (table.is_over, table.counts(), table.draw_count) == (True, [3, 0, 0], 1)


def test_SB13_SB17_table_cards_go_to_the_last_capture_if_that_was_agreed_on() -> None:
    for agreed in (False, True):
        table = deal("players: 0 2 | hand: 7 | table: 7 4", seats=3, last_capture=agreed)
        table.do("7 takes")
        assert table.counts() == [3 if agreed else 2, 0, 0]


# A set of games


@pytest.mark.parametrize("games", [1, 3, 5, 7])
@pytest.mark.parametrize("counting", ["games", "cards"])
def test_SB14_all_games_agreed_on_are_played(games: int, counting: str) -> None:
    match = Match(2, games=games, counting=counting)
    for _ in range(games):
        assert match.due != "over"
        match.play((30, 20))
    assert match.due == "over"


def test_SB14_games_won_are_counted() -> None:
    match = Match(3, games=3).play((30, 10, 8), (10, 12, 11), (10, 12, 11))
    assert (match.due, match.scores, match.ranking) == ("over", (1, 2, 0), (2, 1, 3))


def test_SB14_a_tied_game_is_decided_by_its_play_off_before_the_next() -> None:
    match = Match(2, games=3).play((20, 20))
    assert (match.due, match.scores) == ("1 deals to 0 1", (0, 0))
    assert match.play((2, 6)).scores == (0, 1)
    assert match.due == "1 deals"


def test_SB14_or_all_cards() -> None:
    match = Match(3, games=3, counting="cards").play((30, 10, 8), (10, 12, 11), (10, 12, 11))
    assert (match.due, match.scores, match.ranking) == ("over", (50, 34, 30), (1, 2, 3))


def test_SB14_counted_by_cards_single_games_stay_undecided() -> None:
    match = Match(2, games=3, counting="cards").play((20, 20))
    assert match.due == "1 deals"


def test_SB14_three_games_with_three_winners_end_in_a_play_off_of_all() -> None:
    match = Match(3, games=3).play((30, 9, 8), (8, 30, 9), (8, 9, 30))
    assert (match.due, match.scores) == ("0 deals to 0 1 2", (1, 1, 1))
    match.play((2, 8, 4))
    assert (match.due, match.scores, match.ranking) == ("over", (1, 1, 1), (2, 1, 2))


def test_SB14_two_seats_tied_at_the_top_of_three_by_cards() -> None:
    match = Match(3, games=3, counting="cards").play((20, 10, 10), (10, 20, 10), (9, 9, 5))
    assert (match.due, match.scores) == ("0 deals to 0 1", (39, 39, 25))
    match.play((5, 5, 0))
    assert match.due == "1 deals to 0 1"
    match.play((1, 4, 0))
    assert (match.due, match.scores, match.ranking) == ("over", (39, 39, 25), (2, 1, 3))


def test_SB14_the_last_game_is_decided_before_the_match() -> None:
    match = Match(3, games=3).play((30, 9, 8), (8, 30, 9), (5, 20, 20))
    assert match.due == "1 deals to 1 2"
    assert match.play((0, 2, 6)).due == "2 deals to 0 1 2"
    assert match.scores == (1, 1, 1)
    match.play((4, 4, 0)).play((3, 1, 0))
    assert (match.due, match.scores, match.ranking) == ("over", (1, 1, 1), (1, 2, 2))


def test_SB14_captures_of_play_offs_count_for_nothing_else() -> None:
    match = Match(2, games=3).play((26, 26), (4, 0), (10, 30), (30, 10))
    assert (match.due, match.scores) == ("over", (2, 1))
    match = Match(2, games=1, counting="cards").play((26, 26), (0, 8))
    assert (match.due, match.scores, match.ranking) == ("over", (26, 26), (2, 1))


def test_SB14_the_plan_of_a_deal_tells_the_score_so_far() -> None:
    plan = Match(2, games=3).play((30, 20)).plan
    assert plan == DealPlan(1, (1, 0))


def test_G10_the_move_that_ends_a_deal_leaves_no_seat_on_turn() -> None:
    table = deal("hand: 7 | draw:")
    table.do("7 lays")
    assert (GAME.to_move(table.state), GAME.legal_moves(table.state)) == (None, [])
