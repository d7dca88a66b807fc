"""HB-25 to HB-27 and G-6: what the seat on turn, another seat and an onlooker see, side by side."""

from typing import Any

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet, replay
from kartenrunde.engine.happening import Reshuffled
from kartenrunde.engine.trial import Trial
from kartenrunde.games.autobus import GAME
from kartenrunde.games.autobus.events import (
    AnyEvent,
    Bussed,
    PlayedHand,
    PlayedMain,
    PlayedReserve,
    RowFinished,
)
from kartenrunde.games.autobus.moves import Bus, PlayMain, Put
from kartenrunde.games.autobus.projection import bussed_faces, finished_faces
from kartenrunde.games.autobus.spec import DECK, ROW_PLACES
from kartenrunde.games.autobus.view import ReserveView
from tests.support.autobus import Table, deal

MIDDLE = (
    "hand: 7 9 | hand@1: 4 5 Q | main: 2 3 8 | main@1: 6 J | r2: 7 ★ | r3@1: ★ = Q |"
    " rows: A-4, ★ | finished: A-K | draw: T T T 6 8"
)
AUDIENCES = (0, 1, SPECTATOR)


def everybody(table: Table, field: str) -> Any:
    """What all audiences see in one field, which is the same for all."""
    seen = [getattr(table.view(audience), field) for audience in AUDIENCES]
    assert seen[0] == seen[1] == seen[2]
    return seen[0]


def test_HB26_main_piles_show_their_top_and_their_count() -> None:
    seats = everybody(deal(MIDDLE), "seats")
    assert (seats[0].main[0], seats[0].main_count, seats[1].main[0]) == ("8", 3, "J")


def test_HB26_reserves_are_public_in_full_with_their_ranks() -> None:
    seats = everybody(deal(MIDDLE), "seats")
    shown = [[(r.rank, [c[0] for c in r.cards]) for r in seat.reserves] for seat in seats]
    free: tuple[None, list[str]] = (None, [])
    assert shown == [
        [free, ("7", ["7", "★"]), free, free],
        [free, free, ("Q", ["★"]), free],
    ]


def test_HB26_rows_counts_and_hand_sizes_are_public() -> None:
    table = deal(MIDDLE)
    rows = everybody(table, "rows")
    assert [len(row) for row in rows] == [4, 1, *[0] * (ROW_PLACES - 2)]
    assert (everybody(table, "draw_count"), everybody(table, "finished_count")) == (5, 13)
    assert [seat.hand_count for seat in everybody(table, "seats")] == [2, 3]


def test_HB26_a_hand_is_seen_by_its_seat_alone() -> None:
    hands = [[card.face[0] for card in deal(MIDDLE).view(each).hand] for each in AUDIENCES]
    assert hands == [["7", "9"], ["4", "5", "Q"], []]


def test_HB26_moves_are_listed_for_the_seat_on_turn_alone() -> None:
    assert [bool(deal(MIDDLE).view(each).legal) for each in AUDIENCES] == [True, False, False]


FULL = "r1: 2 | r2: 3 | r3: 4 | r4: 5"


def test_HB26_which_card_went_under_the_bus_only_its_owner_hears() -> None:
    told = {each: deal(f"hand: 7 9 | {FULL}").told("bus 9", to=each)[0] for each in AUDIENCES}
    assert told[1] == told[SPECTATOR] == Bussed(0)
    assert (told[0].card, told[0].face[0]) == (1, "9")


def test_HB26_no_later_view_shows_it() -> None:
    seven, nine = deal(f"hand: 7 9 | {FULL}"), deal(f"hand: 9 7 | {FULL}")
    seven.do("bus 7")
    nine.do("bus 9")
    for audience in (1, SPECTATOR):
        views = [msgspec.json.encode(table.view(audience)) for table in (seven, nine)]
        assert views[0] == views[1]
    assert seven.view(0).seats[0] == nine.view(0).seats[0]


def test_HB26_the_owner_may_remember_it() -> None:
    table = deal(f"hand: 7 9 | main: J 8 | {FULL}")
    heard = tuple(table.told("bus 9", to=0))
    known = InformationSet(table.view(0), heard)
    for number in range(5):
        drawn = GAME.determinize(known, Stream(bytes([number] * 32)))
        assert DECK.faces[drawn.mains[0][0]][0] == "9"
        others = GAME.determinize(InformationSet(known.view), Stream(bytes([number] * 32)))
        assert len(others.mains[0]) == 2


def test_HB26_the_newest_bussed_card_lies_lowest() -> None:
    events = [Bussed(0, 3, "7s"), Bussed(1), Bussed(0, 5, "9h")]
    assert bussed_faces(events, 0) == ["9h", "7s"]
    assert bussed_faces(events, 1) == []


def test_HB26_the_faces_of_finished_rows_may_be_remembered() -> None:
    events: list[AnyEvent] = [
        PlayedHand(0, "As", 3, "A"),
        PlayedMain(0, "2s", 3, "2", 5),
        PlayedReserve(0, 0, "7s", 1, "7"),
        RowFinished(3, 2),
    ]
    assert [face[0] for face in finished_faces(events)] == ["A", "2"]
    assert finished_faces([*events, Reshuffled(2)]) == []


def test_HB25_a_record_brings_back_the_rank_that_was_named_for_a_joker() -> None:
    trials = (Trial(GAME, 2, GAME.options_type(), bytes([number] * 32)) for number in range(99))
    trial = next(each for each in trials if "★" in faces_held(each))
    joker = trial.state.handles_of(0)[faces_held(trial).index("★")]
    trial.step(GAME.check(trial.state, 0, Put(joker, 2, "9")))
    *_, (state, _) = replay(GAME, trial.record())
    assert GAME.view(state, 1) == GAME.view(trial.state, 1)
    assert GAME.view(state, 1).seats[0].reserves[2] == ReserveView("9", ("★",))


def faces_held(trial: Trial) -> list[str]:
    return [card.face for card in trial.state.hand_cards(0)]


def test_HB27_twelve_rows_can_be_open_at_once_and_all_are_shown() -> None:
    table = deal("hand: ★ 9 | rows: A, A, A, A, A, A, A, A, ★, ★, ★")
    table.do("hand ★ to 12")
    assert (table.row(12), len(table.view().rows)) == ("★", 12)
    assert table.refusal("hand 9 to 13") == "move/no_such_place"


def test_HB27_main_piles_can_grow_large() -> None:
    table = deal(f"hand: 9 | main: 8 8 8 8 8 8 8 T T T T T T T T 6 6 6 6 6 6 6 6 | {FULL}")
    table.do("bus 9")
    assert table.view().seats[0].main_count == 24


def test_an_onlookers_position_has_nothing_in_hand() -> None:
    table = deal(MIDDLE)
    drawn = GAME.determinize(InformationSet(table.view(SPECTATOR)), Stream(bytes(32)))
    assert [len(hand) for hand in drawn.hands] == [2, 3]
    assert GAME.view(drawn, SPECTATOR) == table.view(SPECTATOR)


@pytest.mark.parametrize(
    ("position", "kind"), [("hand: 7 | main: A", Put), (f"hand: 7 | main: A | {FULL}", Bus)]
)
def test_the_fallback_ends_the_turn_if_it_can(position: str, kind: type) -> None:
    assert isinstance(GAME.fallback(deal(position).view(0)), kind)
    played = GAME.fallback(deal("hand: | main: A | draw:").view(0))
    assert isinstance(played, PlayMain)
