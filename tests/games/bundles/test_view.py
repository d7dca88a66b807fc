"""SB-16 and G-6: what the seat on turn, another seat and an onlooker see, side by side."""

from typing import Any

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, Event, InformationSet
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.projection import remembered_bundles
from tests.support.bundles import Table, deal

MIDDLE = (
    "hand: 7 9 K | hand@1: 4 5 | hand@2: 6 | bundle: 2 3 8 | bundle@1: Q 7 | table: T T A |"
    " draw: J J J 6"
)


def views(table: Table) -> list[Any]:
    return [table.view(audience) for audience in (0, 1, SPECTATOR)]


def everybody(table: Table, field: str) -> list[Any]:
    """What the audiences see in one field; once only if they all see the same."""
    seen: list[Any] = []
    for view in views(table):
        value = getattr(view, field)
        if value not in seen:
            seen.append(value)
    return seen


def test_SB16_table_and_draw_pile_count_are_public() -> None:
    table = deal(MIDDLE, seats=3)
    assert everybody(table, "table") == [("Ts", "Th", "As")]
    assert everybody(table, "draw_count") == [4]


def test_SB16_tops_and_sizes_of_bundles_are_public() -> None:
    (seats,) = everybody(deal(MIDDLE, seats=3), "seats")
    bundles = [(bundle.top, bundle.count) for seat in seats for bundle in seat.bundles]
    assert bundles == [("8s", 3), ("7h", 2), (None, 0)]


def test_SB16_with_double_bundles_each_seat_shows_two() -> None:
    (seats,) = everybody(deal("hand: 7 | bundle2@1: 5", double=True), "seats")
    assert [[bundle.count for bundle in seat.bundles] for seat in seats] == [[0, 0], [0, 1]]


def test_SB16_hand_sizes_are_public() -> None:
    (seats,) = everybody(deal(MIDDLE, seats=3), "seats")
    assert [seat.hand_count for seat in seats] == [3, 2, 1]


def test_SB16_a_hand_is_seen_by_its_seat_alone() -> None:
    actor, opponent, onlooker = [[card.face[0] for card in v.hand] for v in views(deal(MIDDLE, 3))]
    assert (actor, opponent, onlooker) == (["7", "9", "K"], ["4", "5"], [])


def test_SB16_only_the_seat_on_turn_has_legal_moves() -> None:
    actor, opponent, onlooker = [len(view.legal) for view in views(deal(MIDDLE, seats=3))]
    assert (actor, opponent, onlooker) == (3, 0, 0)


def test_SB16_nobody_sees_the_draw_pile_or_what_lies_below_a_top() -> None:
    table = deal(MIDDLE, seats=3)
    shown = "".join(msgspec.json.encode(view).decode() for view in views(table))
    assert not [rank for rank in "23QJ" if f'"{rank}' in shown.replace('"2"', "")]


def halves(event: Event) -> list[Any]:
    """What seat 0, seat 1 and an onlooker hear."""
    return [event.half(audience) for audience in (0, 1, SPECTATOR)]


@pytest.mark.parametrize("move", ["7 steals 1", "9 lays", "K lays"])
def test_SB16_every_card_is_public_as_it_is_played(move: str) -> None:
    table = deal(MIDDLE, seats=3)
    (event, *_) = table.do(move)
    assert [half.face[0] for half in halves(event)] == [move[0]] * 3


def test_SB16_and_as_it_is_taken() -> None:
    table = deal("hand: T 2 | hand@1: 3 | table: T T A")
    (took, _) = table.told("T takes")
    assert [face[0] for face in took.faces] == ["T", "T"]


def test_SB16_the_bonus_card_is_seen_by_nobody_not_even_when_stolen() -> None:
    table = deal("hand: 7 2 | hand@1: 7 3 | table: 7 | draw: K Q", sweep_bonus=True)
    before = msgspec.json.encode(views(table))
    events = table.do("7 takes")
    told = [event.half(audience) for event in events for audience in (0, 1, SPECTATOR)]
    told += table.told("7 steals 0")
    assert b'"K' not in before + msgspec.json.encode([told, views(table)])


def test_G6_the_bonus_card_is_a_secret_of_its_own() -> None:
    table = deal("hand: 7 2 | hand@1: 3 | table: 7 | draw: K Q", sweep_bonus=True)
    table.do("7 takes")
    assert "bonus 0.0" in GAME.hidden_zones(table.state, 0)
    before = msgspec.json.encode(views(table))
    GAME.exchange(table.state, table.state.bonuses[0][0], table.state.draw_pile[0])
    assert msgspec.json.encode(views(table)) == before


def test_G6_the_handle_of_a_played_card_is_told_to_its_seat_alone() -> None:
    for move in ("7 steals 1", "9 lays"):
        (event, *_) = deal(MIDDLE, seats=3).do(move)
        actor, opponent, onlooker = [half.card for half in halves(event)]
        assert actor is not None and (opponent, onlooker) == (None, None)


def test_SB16_the_last_capture_is_public() -> None:
    table = deal("hand: 7 2 | hand@1: 3 | bundle: 5 | table: 7 | draw: K", double=True)
    assert everybody(table, "last_capture") == [None]
    table.do("7 takes into 2")
    assert everybody(table, "last_capture") == [(0, 1)]


def test_SB16_whoever_listened_remembers_what_lies_in_the_bundles() -> None:
    table = deal("hand: 7 3 | hand@1: 7 4 | table: 7 | draw: K Q", sweep_bonus=True)
    told = table.told("7 takes", "7 steals 0")
    open_cards, bonuses = remembered_bundles(2, told)
    assert [[face[0] for face in faces] for faces in open_cards] == [[], [], ["7", "7", "7"], []]
    assert bonuses == [0, 0, 1, 0]


def test_SB16_SB17_and_what_the_last_capture_brought() -> None:
    table = deal("hand: 7 | hand@1: 4 | table: 7 5 | draw:", last_capture=True)
    told = table.told("7 takes", "4 lays")
    open_cards, _ = remembered_bundles(2, told)
    assert [[face[0] for face in faces] for faces in open_cards] == [
        ["7", "7", "5", "4"],
        [],
        [],
        [],
    ]


@pytest.mark.parametrize("listened", [True, False])
def test_SB16_a_drawn_position_keeps_to_what_somebody_remembers(listened: bool) -> None:
    table = deal("hand: 7 3 | hand@1: 7 4 | table: 7 5", sweep_bonus=True)
    told = tuple(table.told("7 takes", "7 steals 0", "3 lays", to=1))
    known = InformationSet(table.view(1), told if listened else ())
    bundles = [
        sorted(GAME.determinize(known, Stream(bytes([key] * 32))).bundles[2]) for key in range(8)
    ]
    alike = [bundle for bundle in bundles if bundle == sorted(table.state.bundles[2])]
    assert len(alike) == 8 if listened else len(alike) < 8
