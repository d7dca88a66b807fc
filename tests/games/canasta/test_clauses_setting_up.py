"""CA-1 to CA-7: seats, dealing, cards and options."""

from collections import Counter
from typing import Any

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, BadOptions, DealPlan, Event, PlayedDeal
from kartenrunde.engine.happening import Drew, TurnBegan
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.events import LaidRedThree, TurnedUp
from kartenrunde.games.canasta.spec import DECK, CanastaOptions
from kartenrunde.games.canasta.state import State
from tests.support.canasta import deal

OPTIONS = CanastaOptions()


class Told:
    """A fresh deal, and what everybody and its owner heard of it."""

    def __init__(self, number: int, dealer: int | None = None) -> None:
        self.number = number
        heard: list[Event] = []
        stream = Stream(number.to_bytes(32, "big"))
        self.state: State = GAME.deal(4, OPTIONS, stream, DealPlan(dealer), heard)
        self.events: list[Any] = [event.public for event in heard]
        self.own: list[Any] = [next(iter(event.private.values()), event.public) for event in heard]


def turned_up(told: Told) -> list[str]:
    return [event.face for event in told.events if isinstance(event, TurnedUp)]


def test_CA1_two_packs_and_four_jokers() -> None:
    faces = Counter(DECK.faces)
    assert len(DECK) == 108 and faces.pop("★") == 4
    assert set(faces.values()) == {2} and len(faces) == 52


def test_CA1_seats_across_the_table_are_partners() -> None:
    assert [GAME.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [seat.side for seat in deal("hand: 4").view().seats] == [0, 1, 0, 1]


def test_CA1_four_seats_play() -> None:
    offered = []
    for seats in range(1, 8):
        try:
            GAME.check_options(seats, OPTIONS)
        except BadOptions:
            continue
        offered.append(seats)
    assert offered == [4]


def test_CA2_eleven_cards_each() -> None:
    view = GAME.view(Told(1).state, 0)
    assert [seat.hand_count for seat in view.seats] == [11] * 4


def test_CA2_chance_picks_the_first_dealer() -> None:
    assert {Told(number).state.public.dealer for number in range(40)} == {0, 1, 2, 3}


def test_CA2_the_next_seat_deals_next() -> None:
    match = [PlayedDeal(FIRST_DEAL, 3, (100, 5, 100, 5))]
    assert GAME.next_plan(4, OPTIONS, match) == DealPlan(0, (100, 5, 100, 5))


def test_CA2_the_seat_to_the_dealers_left_begins_and_turns_go_clockwise() -> None:
    told = Told(1, dealer=2)
    assert (told.state.public.turn, told.events[-1]) == (3, TurnBegan(3))
    table = deal("hand: 4 5 | hand@1: 6 7 | pile: 9")
    assert (table.may("draw"), table.refusal("draw", seat=1)) == (True, "move/not_your_turn")
    table.do("draw", "discard 4")
    assert table.turn == 1


def test_CA3_cards_are_dealt_singly_from_the_dealers_left() -> None:
    pack = list(range(108))
    Stream((7).to_bytes(32, "big")).shuffle(pack)
    told = Told(7, dealer=1)
    dealt = {event.seat: event.cards for event in told.own[:4] if isinstance(event, Drew)}
    assert list(dealt) == [2, 3, 0, 1]
    for place, cards in enumerate(dealt.values()):
        mine = [pack[-1 - place - 4 * number] for number in range(11)]
        assert [card.face for card in cards or ()] == list(DECK.texts(mine))


def with_red_threes(least: int) -> Told:
    """A deal in which several hands hold red threes."""
    for number in range(200):
        told = Told(number, dealer=3)
        if len({event.seat for event in told.events if isinstance(event, LaidRedThree)}) >= least:
            return told
    raise AssertionError("expected red threes in 200 deals")


def test_CA3_red_threes_are_laid_out_and_replaced_hand_by_hand() -> None:
    told = with_red_threes(3)
    after = told.events[4 : -1 - len(turned_up(told))]
    assert [event.seat for event in after] == sorted(event.seat for event in after)
    assert [type(event) for event in after] == [LaidRedThree, Drew] * (len(after) // 2)
    assert [told.state.public.sizes, told.state.hands[0][14]] == [[11] * 4, 0]


def draws_another(told: Told) -> bool:
    """Whether a red three came for another."""
    drawn = [event for event in told.own[4:] if isinstance(event, Drew)]
    return any(card.face in ("3h", "3d") for event in drawn for card in event.cards or ())


def test_CA3_a_red_three_that_comes_for_another_is_replaced_too() -> None:
    told = next(told for number in range(2000) if draws_another(told := Told(number, dealer=3)))
    view = GAME.view(told.state, -1)
    reds = [event for event in told.events if isinstance(event, LaidRedThree)]
    assert sum(len(side.red_threes) for side in view.sides) == len(reds) > 1
    assert [told.state.public.sizes, told.state.hands[reds[0].seat][14]] == [[11] * 4, 0]


def test_CA3_it_is_dealt_alike_when_nobody_listens() -> None:
    told = with_red_threes(2)
    key = Stream(told.number.to_bytes(32, "big"))
    unheard = GAME.deal(4, OPTIONS, key, DealPlan(3))
    assert GAME.zones(unheard) == GAME.zones(told.state)


def test_CA3_the_turn_up_comes_last() -> None:
    told = with_red_threes(1)
    assert isinstance(told.events[-2], TurnedUp) and isinstance(told.events[-1], TurnBegan)


def covered(rank: str) -> Told:
    """A deal in which a card of that rank had to be covered."""
    for number in range(300):
        told = Told(number)
        if len(turned_up(told)) > 1 and turned_up(told)[0].startswith(rank):
            return told
    raise AssertionError(f"expected {rank} to be turned up in 300 deals")


@pytest.mark.parametrize(("rank", "why"), [("2", "wild"), ("★", "wild"), ("3", "red_three")])
def test_CA4_wild_cards_and_red_threes_are_covered_and_freeze_the_pile(rank: str, why: str) -> None:
    told = covered(rank)
    view = GAME.view(told.state, -1)
    faces = turned_up(told)
    assert (view.pile.top, view.pile.count) == (faces[-1], len(faces))
    assert faces[-1][0] not in "2★" and faces[-1] not in ("3h", "3d")
    assert why in view.sides[0].frozen and why in view.sides[1].frozen


def test_CA4_a_black_three_stays_on_top_and_stops_the_first_player() -> None:
    told = next(t for t in map(Told, range(500)) if turned_up(t)[0] in ("3s", "3c"))
    assert len(turned_up(told)) == 1
    view = GAME.view(told.state, told.state.public.turn)
    assert view.pile.blocked == "black_three"
    assert view.guide and view.guide.no_take and view.guide.no_take.clause == "CA-20"


def test_CA4_all_cards_are_somewhere() -> None:
    told = covered("2")
    cards = [card for zone in GAME.zones(told.state).values() for card in zone]
    assert sorted(cards) == list(range(108))
    assert told.state.public.draw_count == len(told.state.draw_pile)


@pytest.mark.parametrize("target", [5000, 2500])
def test_offer_CA5_a_match_goes_to_5000_or_2500(target: int) -> None:
    options = CanastaOptions(target=target)
    GAME.check_options(4, options)
    short = [PlayedDeal(FIRST_DEAL, 0, (target - 5, 0, target - 5, 0))]
    full = [PlayedDeal(FIRST_DEAL, 0, (target, 0, target, 0))]
    assert GAME.next_plan(4, options, short) is not None
    assert GAME.next_plan(4, options, full) is None


def test_offer_CA5_no_other_target() -> None:
    with pytest.raises(BadOptions):
        GAME.check_options(4, CanastaOptions(target=3000))


VALUES = {"★": 50, "2": 20, "A": 20, "3": 5}
VALUES |= dict.fromkeys("KQJT98", 10) | dict.fromkeys("7654", 5)


def test_CA6_values_of_cards() -> None:
    assert deal("hand: 4").view().values == VALUES


@pytest.mark.parametrize(("laid", "points"), [("444", 15), ("888", 30), ("AAA", 60), ("KK★", 70)])
def test_CA6_what_is_laid_counts_so_much(laid: str, points: int) -> None:
    table = deal(f"hand: {' '.join(laid)} 9 9 | playing: yes | score: -5")
    table.do(f"lay {laid}")
    assert table.view().sides[0].laid_points == points


@pytest.mark.parametrize("wild", ["2", "★"])
@pytest.mark.parametrize("rank", "456789TJQKA")
def test_CA7_jokers_and_twos_stand_for_any_rank(rank: str, wild: str) -> None:
    table = deal(f"hand: {rank} {rank} {wild} 3 3 | melds: TTT | playing: yes")
    if rank == "T":
        assert table.may(f"lay T:{wild}")
    else:
        assert table.may(f"lay {rank}{rank}{wild}")


def test_CA7_other_cards_stand_for_nothing_but_their_rank() -> None:
    table = deal("hand: K K Q 9 9 2 | melds: TTT | playing: yes")
    refused = table.why_not("lay K:KKQ")
    assert refused == ("move/other_rank", "CA-8", {"card": "Qs", "rank": "K"})
    assert table.may("lay KK2")
