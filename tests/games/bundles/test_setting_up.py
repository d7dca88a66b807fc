"""SB-1 to SB-4, SB-15 and the hand size on offer: what lies where before the first move."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import BadOptions, DealPlan, Event
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.events import TableDealt
from kartenrunde.games.bundles.spec import BundlesOptions
from kartenrunde.games.bundles.state import State
from tests.support.bundles import Table, deal

ALL_SEATS = range(2, 5)


def dealt(seats: int = 2, dealer: int | None = None, key: int = 0, **options: Any) -> State:
    stream = Stream(key.to_bytes(32, "big"))
    return GAME.deal(seats, BundlesOptions(**options), stream, DealPlan(dealer))


def test_SB1_the_pack_has_thirteen_ranks_in_four_suits_and_no_jokers() -> None:
    ranks = Counter(face[:-1] for face in GAME.deck_of(BundlesOptions()).faces)
    assert ranks == dict.fromkeys("A23456789TJQK", 4)


@pytest.mark.parametrize("suit", "shdc")
def test_SB1_suits_never_matter(suit: str) -> None:
    assert deal(f"hand: 7{suit} 2 | table: 7 | hand@1: 3").effects("7") == ["takes"]


def test_SB1_aces_match_aces() -> None:
    assert deal("hand: A 2 | table: A K | hand@1: 3").effects("A") == ["takes"]


def test_SB2_two_to_four_seats_may_play() -> None:
    def offered(seats: int) -> bool:
        try:
            GAME.check_options(seats, BundlesOptions())
        except BadOptions:
            return False
        return True

    assert [seats for seats in range(7) if offered(seats)] == [2, 3, 4]


def test_SB2_each_seat_captures_for_itself() -> None:
    table = deal("hand: 7 2 | hand@2: 5 | table: 7", seats=4)
    table.do("7 takes")
    assert table.counts() == [2, 0, 0, 0]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_SB3_four_cards_to_each_hand_four_on_the_table_the_rest_is_to_be_drawn(seats: int) -> None:
    view = GAME.view(dealt(seats), 0)
    hands = [seat.hand_count for seat in view.seats]
    assert (hands, len(view.table), view.draw_count) == ([4] * seats, 4, 48 - 4 * seats)


def test_SB3_pairs_on_the_table_stay() -> None:
    tables = [Table(dealt(key=key)).table.split() for key in range(20)]
    paired = [ranks for ranks in tables if len(set(ranks)) < 4]
    assert paired and {len(ranks) for ranks in paired} == {4}


def test_SB3_nobody_has_captured_anything_yet() -> None:
    assert Table(dealt(seats=4)).counts() == [0, 0, 0, 0]


def test_SB4_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(GAME.dealer(dealt(seats=3, key=key)) for key in range(300))
    assert sorted(dealers) == [0, 1, 2] and min(dealers.values()) > 70


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_SB4_the_seat_after_the_dealer_plays_first(dealer: int, first: int) -> None:
    assert GAME.to_move(dealt(seats=3, dealer=dealer)) == first


def test_SB4_play_goes_clockwise() -> None:
    table = deal("hand: 7 | hand@1: 2 | hand@2: 3", seats=3)
    turns = [table.turn]
    for move in ("7 lays", "2 lays"):
        table.do(move)
        turns.append(table.turn)
    assert turns == [0, 1, 2]


def test_SB4_only_the_seat_on_turn_plays() -> None:
    table = deal("hand: 7 | hand@1: 7")
    assert (table.refusal("7 lays", seat=1), table.may("7 lays")) == ("move/not_your_turn", True)


def test_SB4_cards_are_dealt_one_by_one_beginning_after_the_dealer() -> None:
    pack = list(range(52))
    Stream(bytes(32)).shuffle(pack)
    order = [pack.pop() for _ in range(16)]
    state = dealt(seats=3, dealer=0)
    hands = {seat: order[:12][place::3] for place, seat in enumerate((1, 2, 0))}
    assert {seat: state.hands[seat] for seat in hands} == hands
    assert state.public.table == order[12:]


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("pack", ["french", "spanish", "italian"])
def test_SB15_each_card_is_dealt_exactly_once(seats: int, pack: str) -> None:
    state = dealt(seats, pack=pack)
    size = 52 if pack == "french" else 40
    assert sorted(chain(*GAME.zones(state).values())) == list(range(size))


def test_SB15_the_open_cards_are_shown_when_the_hands_are_dealt() -> None:
    events: list[Event] = []
    GAME.deal(4, BundlesOptions(), Stream(bytes(32)), events=events)
    told = [type(event.public).__name__ for event in events]
    assert told == ["Drew"] * 4 + ["TableDealt", "TurnBegan"]
    assert isinstance(events[4].public, TableDealt) and len(events[4].public.faces) == 4


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_offer_hands_may_have_three_cards(seats: int) -> None:
    view = GAME.view(dealt(seats, hand_size=3), 0)
    hands = [seat.hand_count for seat in view.seats]
    assert (hands, len(view.table), view.draw_count) == ([3] * seats, 4, 48 - 3 * seats)
