"""CA-2, CA-5, CA-14, CA-45 and G-10: deals one after another, up to the target."""

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan, PlayedDeal
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.spec import CanastaOptions
from kartenrunde.games.canasta.state import State
from tests.conformance.tables import seed_of
from tests.games.canasta.naive import minimum

LONG = CanastaOptions()
SHORT = CanastaOptions(target=2500)


class Match:
    """A match played at random to its end: its plans, its deals, and the state each ended in."""

    def __init__(self, number: int, options: CanastaOptions) -> None:
        self.options = options
        self.played: list[PlayedDeal] = []
        self.ends: list[State] = []
        chance = Stream(seed_of("canasta", "match", number))
        while (plan := GAME.next_plan(4, options, self.played)) is not None:
            stream = Stream(seed_of("canasta", "match", number, len(self.played)))
            state = GAME.deal(4, options, stream, plan)
            while GAME.to_move(state) is not None:
                GAME.apply(state, GAME.random_move(state, chance))
            outcome = GAME.outcome(state)
            assert outcome is not None
            self.ends.append(state)
            self.played.append(PlayedDeal(plan, GAME.dealer(state), outcome.points))

    @property
    def scores(self) -> tuple[int, ...]:
        return GAME.scores(4, self.options, self.played)


@pytest.fixture(scope="module", params=[LONG, SHORT], ids=["5000", "2500"])
def match(request: pytest.FixtureRequest) -> Match:
    return Match(1, request.param)


def test_CA2_the_deal_moves_one_seat_clockwise_and_the_seat_to_the_left_begins(
    match: Match,
) -> None:
    dealers = [deal.dealer for deal in match.played]
    assert len(dealers) > 1
    assert dealers == [(dealers[0] + number) % 4 for number in range(len(dealers))]
    for dealer, end in zip(dealers, match.ends, strict=True):
        assert GAME.dealer(end) == dealer


def test_CA14_the_minimum_goes_by_the_score_before_the_deal(match: Match) -> None:
    before = (0, 0)
    for end in match.ends:
        view = GAME.view(end, 0)
        assert tuple(side.score for side in view.sides) == before
        assert [side.minimum for side in view.sides] == list(map(minimum, before))
        assert view.sheets is not None
        before = (view.sheets[0].total, view.sheets[1].total)


def test_CA43_CA45_a_sheet_has_every_item_of_both_sides_and_the_totals_add_up(match: Match) -> None:
    total = [0, 0]
    for deal, end in zip(match.played, match.ends, strict=True):
        for side, sheet in enumerate(GAME.view(end, 1).sheets or ()):
            items = [sheet.canasta_points, sheet.red_three_points, sheet.going_out_points]
            assert sheet.deal_points == sum([*items, sheet.laid_points, sheet.hand_points])
            assert deal.points[side] == deal.points[side + 2] == sheet.deal_points
            total[side] += sheet.deal_points
            assert sheet.total == total[side]
    assert match.scores == (*total, *total)


def test_CA5_CA45_the_match_ends_after_the_first_deal_with_the_target(match: Match) -> None:
    before = GAME.scores(4, match.options, match.played[:-1])
    assert max(before) < match.options.target <= max(match.scores)
    best = max(match.scores)
    places = GAME.ranking(4, match.options, match.played)
    assert places == tuple(1 if score == best else 2 for score in match.scores)


# What is on offer


def test_offer_to_5000_or_2500_and_concealed_strictly_or_not() -> None:
    assert {name: set(values) for name, values in GAME.choices(4).items()} == {
        "target": {5000, 2500},
        "concealed_strict": {False, True},
    }
    usual = CanastaOptions()
    assert (usual.target, usual.concealed_strict) == (5000, False)


# Totals


def played(*points: tuple[int, int], options: CanastaOptions = LONG) -> list[PlayedDeal]:
    """Deals that brought the sides so much."""
    found: list[PlayedDeal] = []
    for pair in points:
        plan = GAME.next_plan(4, options, found)
        assert plan is not None, "the match is over"
        found.append(PlayedDeal(plan, plan.dealer or 0, pair * 2))
    return found


def test_CA45_totals_may_be_negative_and_lower_the_minimum() -> None:
    deals = played((-370, 505))
    plan = GAME.next_plan(4, LONG, deals)
    assert plan == DealPlan(1, (-370, 505, -370, 505))
    state = GAME.deal(4, LONG, Stream(bytes(32)), plan)
    assert [side.minimum for side in GAME.view(state, 2).sides] == [15, 50]


@pytest.mark.parametrize(
    ("score", "least"),
    [
        (-5, 15),
        (0, 50),
        (1495, 50),
        (1500, 90),
        (2995, 90),
        (3000, 120),
        (4995, 120),
    ],
)
@pytest.mark.parametrize("options", [LONG, SHORT], ids=["5000", "2500"])
def test_CA14_the_same_table_in_the_short_game(
    score: int, least: int, options: CanastaOptions
) -> None:
    state = GAME.deal(4, options, Stream(bytes(32)), DealPlan(0, (score, 0) * 2))
    assert GAME.view(state, 0).sides[0].minimum == least


def test_CA45_the_higher_total_wins_and_equal_ones_are_a_draw() -> None:
    over = played((3000, 2900), (2100, 2195))
    assert GAME.next_plan(4, LONG, over) is None
    assert GAME.ranking(4, LONG, over) == (1, 2, 1, 2)
    drawn = played((3000, 3100), (2200, 2100))
    assert GAME.next_plan(4, LONG, drawn) is None
    assert GAME.ranking(4, LONG, drawn) == (1, 1, 1, 1)


def test_CA45_a_side_with_the_target_may_lose_to_a_higher_total() -> None:
    over = played((4900, 4000), (100, 1200))
    assert GAME.next_plan(4, LONG, over) is None
    assert GAME.ranking(4, LONG, over) == (2, 1, 2, 1)


def test_CA5_G10_the_short_game_is_over_where_the_long_one_goes_on() -> None:
    deals = played((2500, -100), options=SHORT)
    assert GAME.next_plan(4, SHORT, deals) is None
    assert GAME.next_plan(4, LONG, deals) is not None
