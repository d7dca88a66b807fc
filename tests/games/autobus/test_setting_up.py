"""HB-1 to HB-3 and the options on offer: what lies where before the first move."""

from collections import Counter

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, BadOptions, DealPlan, PlayedDeal
from kartenrunde.engine.happening import Drew, TurnBegan
from kartenrunde.games.autobus import GAME
from kartenrunde.games.autobus.spec import DECK, AutobusOptions
from kartenrunde.games.autobus.state import State

SEATS = range(2, 5)


def dealt(seats: int = 2, dealer: int | None = None, **options: object) -> State:
    chosen = AutobusOptions(**options)  # type: ignore[arg-type]
    GAME.check_options(seats, chosen)
    return GAME.deal(seats, chosen, Stream(bytes(32)), DealPlan(dealer))


def test_HB1_two_french_packs_and_four_jokers() -> None:
    ranks, suits = "A23456789TJQK", "shdc"
    assert Counter(DECK.faces) == Counter([r + s for r in ranks for s in suits] * 2 + ["★"] * 4)


def test_HB2_two_to_four_seats() -> None:
    for seats in SEATS:
        GAME.check_options(seats, AutobusOptions())
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.check_options(seats, AutobusOptions())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("dealer", [None, 0, 1])
def test_HB2_the_first_place_always_starts(seats: int, dealer: int | None) -> None:
    assert GAME.to_move(dealt(seats, dealer)) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_HB3_ten_in_each_main_pile_one_open_four_in_each_hand(seats: int) -> None:
    state = dealt(seats)
    view = GAME.view(state, SPECTATOR)
    assert [(seat.main_count, seat.hand_count) for seat in view.seats] == [(10, 4)] * seats
    assert all(seat.main for seat in view.seats)
    assert view.draw_count == 108 - 14 * seats
    assert all(len(main) == 9 for main in state.mains)


def test_HB3_cards_are_dealt_one_to_each_seat_in_turn() -> None:
    deck = list(range(108))
    Stream(bytes(32)).shuffle(deck)
    state = dealt(3)
    for seat in range(3):
        pile = deck[::-1][seat:30:3]
        assert [*state.mains[seat], state.public.main_tops[seat]] == pile
        assert state.hands[seat] == deck[::-1][30 + seat : 42 : 3]


def test_HB3_each_hears_of_its_own_hand_before_the_first_turn() -> None:
    events: list[object] = []
    GAME.deal(2, AutobusOptions(), Stream(bytes(32)), events=events)  # type: ignore[arg-type]
    halves = [event.half(1) for event in events]  # type: ignore[attr-defined]
    assert [type(half) for half in halves] == [Drew, Drew, TurnBegan]
    assert [half.cards is not None for half in halves[:2]] == [False, True]


@pytest.mark.parametrize("size", [10, 13, 15, 20])
def test_offer_main_piles_of_several_sizes(size: int) -> None:
    assert GAME.view(dealt(4, main_size=size), 0).seats[3].main_count == size
    with pytest.raises(BadOptions):
        dealt(main_size=size + 1)


@pytest.mark.parametrize("size", [4, 5])
def test_offer_hands_of_four_or_five(size: int) -> None:
    state = dealt(hand_size=size)
    assert [len(hand) for hand in state.hands] == [size, size]
    GAME.apply(state, GAME.check(state, 0, GAME.fallback(GAME.view(state, 0))))
    assert [len(hand) for hand in state.hands] == [size - 1, size]
    with pytest.raises(BadOptions):
        dealt(hand_size=6)


def test_offer_a_rotating_starter_moves_on_from_deal_to_deal() -> None:
    chosen = AutobusOptions(rotating=True)
    assert [GAME.to_move(dealt(3, dealer, rotating=True)) for dealer in (None, 0, 2)] == [0, 1, 0]
    first = dealt(3, rotating=True)
    played = PlayedDeal(DealPlan(), GAME.dealer(first), (0, -3, -4))
    plan = DealPlan(GAME.next_dealer(3, chosen, [played]))
    assert GAME.to_move(GAME.deal(3, chosen, Stream(bytes(32)), plan)) == 1


def test_offer_ten_cards_and_hands_of_four_unless_chosen_otherwise() -> None:
    assert AutobusOptions() == AutobusOptions(main_size=10, hand_size=4, rotating=False)
