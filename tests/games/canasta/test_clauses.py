"""CA-1 to CA-6 and the options."""

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, BadOptions, DealPlan, PlayedDeal
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.spec import CanastaOptions
from tests.support.canasta import deal


def dealers(seats: int, deals: int) -> set[int]:
    """Who deals the first deals of so many matches."""
    keys = [number.to_bytes(32, "big") for number in range(deals)]
    return {GAME.deal(seats, CanastaOptions(), Stream(key)).public.dealer for key in keys}


def is_offered(seats: int, **options: int) -> bool:
    try:
        GAME.check_options(seats, CanastaOptions(**options))
    except BadOptions:
        return False
    return True


def test_CA1_fifty_two_cards_and_the_ace_is_the_highest() -> None:
    assert len(set(GAME.deck_of(CanastaOptions()).faces)) == 52
    table = deal("Kh", "As", "2c")
    table.do("Kh", "As", "2c")
    assert table.outcome is not None and table.outcome.ranking == (2, 1, 2)


def test_CA2_four_seats_play() -> None:
    assert [seats for seats in range(7) if is_offered(seats)] == [4]


@pytest.mark.parametrize("seats", [4])
def test_CA3_each_seat_gets_one_card(seats: int) -> None:
    view = GAME.view(GAME.deal(seats, CanastaOptions(), Stream(bytes(32))), 0)
    assert [seat.hand_count for seat in view.seats] == [1] * seats
    assert view.draw_count == 52 - seats


def test_CA3_the_first_dealer_is_drawn_by_lot_and_the_next_seat_begins() -> None:
    assert dealers(4, 40) == {0, 1, 2, 3}
    state = GAME.deal(4, CanastaOptions(), Stream(bytes(32)))
    assert state.public.turn == (state.public.dealer + 1) % 4


def test_CA3_in_later_deals_the_next_seat_deals() -> None:
    match = [PlayedDeal(FIRST_DEAL, 3, (1, 0, 0, 0))]
    plan = GAME.next_plan(4, CanastaOptions(), match)
    assert plan == DealPlan(0, (1, 0, 0, 0))
    assert GAME.deal(4, CanastaOptions(), Stream(bytes(32)), plan).public.dealer == 0


def test_CA3_play_goes_clockwise_and_nobody_moves_for_another() -> None:
    table = deal("7h", "Ks", "2c")
    assert (table.turn, table.refusal("7h", seat=1)) == (0, "move/not_your_turn")
    table.do("7h")
    assert table.turn == 1 and table.may("Ks")


def test_CA4_only_the_own_card_can_be_played_and_lies_open() -> None:
    table = deal("7h", "Ks")
    assert table.refusal("Ks") == "move/not_in_hand"
    assert GAME.fallback(table.view(0)) == table.move("7h")
    table.do("7h")
    assert [seat.played for seat in table.view().seats] == ["7h", None]


def test_CA5_the_highest_card_wins_a_point_whatever_its_suit() -> None:
    table = deal("7h", "Ks", "9h")
    table.do("7h", "Ks", "9h")
    assert table.outcome is not None and table.outcome.points == (0, 1, 0)
    assert (table.is_over, table.refusal("7h", seat=0)) == (True, "move/over")


def test_CA5_nobody_wins_when_the_highest_cards_are_equal() -> None:
    table = deal("7h", "Ks", "Kd")
    told = table.told("7h", "Ks", "Kd")
    assert table.outcome is not None and table.outcome.points == (0, 0, 0)
    assert type(told[-1]).__name__ == "DealDrawn"


def test_CA6_a_card_in_hand_is_seen_by_its_owner_alone() -> None:
    table = deal("7h", "Ks")
    assert [[card.face for card in table.view(seat).hand] for seat in (-1, 0, 1)] == [
        [],
        ["7h"],
        ["Ks"],
    ]


def test_offer_a_match_goes_to_one_three_or_five_points() -> None:
    assert [target for target in range(8) if is_offered(4, target=target)] == [1, 3, 5]
    match = [PlayedDeal(FIRST_DEAL, dealer, (1, 0, 0, 0)) for dealer in range(3)]
    assert GAME.next_plan(4, CanastaOptions(), match[:2]) is not None
    assert GAME.next_plan(4, CanastaOptions(), match) is None
