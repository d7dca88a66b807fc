"""ST-1 to ST-5 and the options: what lies where before the first move."""

from collections import Counter
from itertools import chain

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, BadOptions, DealPlan, PlayedDeal
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from kartenrunde.games.stapelsprint.state import State

ALL_SEATS = range(2, 7)


def dealt(seats: int = 2, dealer: int | None = None, key: int = 0, **options: int) -> State:
    stream = Stream(key.to_bytes(32, "big"))
    return GAME.deal(seats, StapelsprintOptions(**options), stream, DealPlan(dealer))


def played(dealer: int, *points: int) -> PlayedDeal:
    return PlayedDeal(FIRST_DEAL, dealer, points)


def refused_option(seats: int, options: StapelsprintOptions) -> str:
    """The option that a table of so many seats may not have; empty if all is well."""
    try:
        GAME.check_options(seats, options)
    except BadOptions as refused:
        return str(refused.arguments["option"])
    return ""


def test_ST1_the_deck_has_twelve_of_each_number_and_eighteen_jokers() -> None:
    twelve_each = {str(number): 12 for number in range(1, 13)}
    assert Counter(GAME.deck_of(StapelsprintOptions()).faces) == {**twelve_each, "★": 18}


def test_ST1_all_162_cards_are_in_play() -> None:
    assert sorted(chain(*GAME.zones(dealt()).values())) == list(range(162))


def test_ST2_two_to_six_seats_may_play() -> None:
    refused = [seats for seats in range(9) if refused_option(seats, StapelsprintOptions())]
    assert refused == [0, 1, 7, 8]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_ST2_every_seat_has_a_stock_and_piles_of_its_own(seats: int) -> None:
    view = GAME.view(dealt(seats), 0)
    assert [len(seat.discards) for seat in view.seats] == [4] * seats


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_ST3_each_seat_gets_ten_stock_cards(seats: int) -> None:
    view = GAME.view(dealt(seats), 0)
    assert [seat.stock_count for seat in view.seats] == [10] * seats


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_ST3_the_rest_is_the_draw_pile(seats: int) -> None:
    assert GAME.view(dealt(seats), 0).draw_count == 162 - 10 * seats - 5


def test_ST3_the_stocks_are_dealt_card_by_card_beginning_left_of_the_dealer() -> None:
    deck = list(range(162))
    Stream(bytes(32)).shuffle(deck)
    zones = GAME.zones(dealt(seats=3, dealer=0))
    order = [deck.pop() for _ in range(30)]
    stocks = {seat: order[place::3] for place, seat in enumerate((1, 2, 0))}
    assert {seat: zones[f"stock {seat}"] + zones[f"stock top {seat}"] for seat in stocks} == stocks


def test_ST4_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(GAME.dealer(dealt(seats=3, key=key)) for key in range(300))
    assert sorted(dealers) == [0, 1, 2] and min(dealers.values()) > 70


def test_ST4_the_lot_comes_before_the_shuffle() -> None:
    stream = Stream(bytes(32))
    dealer = stream.below(4)
    drawn, named = dealt(seats=4), GAME.deal(4, StapelsprintOptions(), stream, DealPlan(dealer))
    assert GAME.zones(drawn) == GAME.zones(named)


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_ST4_the_seat_left_of_the_dealer_starts(dealer: int, first: int) -> None:
    assert GAME.to_move(dealt(seats=3, dealer=dealer)) == first


def test_ST5_only_the_starting_hand_is_filled() -> None:
    view = GAME.view(dealt(seats=3, dealer=2), 0)
    assert [seat.hand_count for seat in view.seats] == [5, 0, 0]


def test_offer_stock_sizes_are_5_10_15_20_and_30() -> None:
    sizes = [size for size in range(40) if not refused_option(4, StapelsprintOptions(size))]
    assert sizes == [5, 10, 15, 20, 30]


@pytest.mark.parametrize(("seats", "largest"), [(4, 30), (5, 20), (6, 20)])
def test_offer_five_and_six_seats_have_at_most_20_stock_cards(seats: int, largest: int) -> None:
    sizes = [size for size in range(40) if not refused_option(seats, StapelsprintOptions(size))]
    assert max(sizes) == largest


@pytest.mark.parametrize("size", [5, 10, 15, 20, 30])
def test_offer_stocks_have_the_size_agreed_on(size: int) -> None:
    view = GAME.view(dealt(stock_size=size), 0)
    assert [seat.stock_count for seat in view.seats] == [size, size]


def test_offer_a_match_may_go_to_1_to_20_points_or_be_open_ended() -> None:
    targets = [None, *range(25)]
    allowed = [to for to in targets if not refused_option(2, StapelsprintOptions(target=to))]
    assert allowed == [None, *range(1, 21)]


def test_offer_unless_agreed_otherwise_ten_stock_cards_and_no_target() -> None:
    assert StapelsprintOptions() == StapelsprintOptions(stock_size=10, target=None)


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (2, 0)])
def test_ST4_the_deal_moves_one_seat_clockwise(dealer: int, following: int) -> None:
    plan = GAME.next_plan(3, StapelsprintOptions(), [played(dealer, 0, 1, 0)])
    assert plan == DealPlan(following, (0, 1, 0))


def test_ST20_points_add_up_and_a_target_ends_the_match() -> None:
    match = [played(0, 0, 1), played(1, 1, 0), played(0, 0, 1)]
    plans = [GAME.next_plan(2, StapelsprintOptions(target=goal), match) for goal in (2, 3, None)]
    assert plans == [None, DealPlan(1, (1, 2)), DealPlan(1, (1, 2))]
    assert GAME.ranking(2, StapelsprintOptions(target=2), match) == (2, 1)
