"""ST-21 and G-6: what the seat on turn, another seat and an onlooker see, side by side."""

from typing import Any

import msgspec
import pytest

from kartenrunde.engine import SPECTATOR, Event
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.view import View
from tests.support.stapelsprint import Table, deal, views

MIDDLE = (
    "hand: 7 ★ 11 | hand@1: 4 4 | stock: 10 10 6 | stock@1: 10 ★ | pile1: 3 8 | pile4@1: 2 ★ 5 |"
    "seq: 1-2, 1 ★ 3 | cleared: 1-12 | draw: 10 10"
)
SECRET = {"10"}
"""Beneath the stocks' tops and in the draw pile; no audience sees one."""


def everybody(table: Table, field: str) -> list[Any]:
    """What the three audiences see in one field; once only if they all see the same."""
    seen: list[Any] = []
    for view in views(table):
        value = getattr(view, field)
        if value not in seen:
            seen.append(value)
    return seen


def test_ST21_stock_tops_and_counts_are_public() -> None:
    (seats,) = everybody(deal(MIDDLE), "seats")
    assert [(seat.stock, seat.stock_count) for seat in seats][0] == ("6", 3)


def test_ST21_discard_piles_are_public_in_full() -> None:
    (seats,) = everybody(deal(MIDDLE), "seats")
    assert (seats[0].discards[0], seats[1].discards[3]) == (("3", "8"), ("2", "★", "5"))


def test_ST21_sequences_are_public_with_what_each_joker_stands_for() -> None:
    (sequences,) = everybody(deal(MIDDLE), "sequences")
    assert sequences == (("1", "2"), ("1", "★", "3"), (), ())


def test_ST21_draw_pile_and_cleared_cards_are_public_as_counts() -> None:
    table = deal(MIDDLE)
    assert everybody(table, "draw_count") + everybody(table, "cleared_count") == [2, 12]


def test_ST21_hand_sizes_are_public() -> None:
    (seats,) = everybody(deal(MIDDLE), "seats")
    assert [seat.hand_count for seat in seats] == [3, 2]


def test_ST21_a_hand_is_seen_by_its_seat_alone() -> None:
    actor, opponent, onlooker = [[card.face for card in v.hand] for v in views(deal(MIDDLE))]
    assert (actor, opponent, onlooker) == (["7", "★", "11"], ["4", "4"], [])


def test_ST21_nobody_sees_the_draw_pile_or_a_face_down_stock_not_even_its_owner() -> None:
    for view in views(deal(MIDDLE)):
        assert not SECRET & set(faces_in(view))


def faces_in(view: View) -> list[str]:
    """Every face that the bytes of a view name."""
    found: list[str] = []

    def walk(value: Any) -> None:
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, dict):
            walk(list(value.values()))
        elif isinstance(value, list):
            for part in value:
                walk(part)

    walk(msgspec.json.decode(msgspec.json.encode(view)))
    return found


def test_ST21_only_the_seat_on_turn_has_legal_moves() -> None:
    actor, opponent, onlooker = [len(view.legal) for view in views(deal(MIDDLE))]
    assert actor and (opponent, onlooker) == (0, 0)


def test_ST21_the_end_shows_no_more_than_the_game_did() -> None:
    table = deal(MIDDLE.replace("10 10 6", "3"))
    table.do("stock to 1")
    assert table.is_over
    for view in views(table):
        assert not SECRET & set(faces_in(view))


def halves(event: Event) -> list[Any]:
    """What seat 0, seat 1 and an onlooker hear."""
    return [event.half(audience) for audience in (0, 1, SPECTATOR)]


def test_G6_a_drawn_card_is_told_to_its_seat_alone() -> None:
    table = deal("hand: 6 | seq: 1-5 | draw: 7 ★")
    events = table.do("hand 6 to 1")
    actor, opponent, onlooker = halves(events[-1])
    assert actor.cards == (HandCard(1, "7"), HandCard(2, "★"))
    assert (opponent.cards, onlooker.cards) == (None, None)


@pytest.mark.parametrize("move", ["hand 7 to 1", "discard 7 to 1"])
def test_G6_the_handle_of_a_card_that_leaves_a_hand_is_told_to_its_seat_alone(move: str) -> None:
    table = deal("hand: 4 7 | seq: 1-6")
    (event, *_) = table.do(move)
    assert [half.card for half in halves(event)] == [1, None, None]


def test_G6_a_handle_tells_how_many_cards_had_come_to_the_hand_and_nothing_else() -> None:
    table = deal("hand: 6 7 | hand@1: 1-5 | seq: 1-5 | draw: 9 8 8 8 8")
    table.do("hand 6 to 1", "discard 7 to 1", "discard 5 to 1")
    assert [(card.id, card.face) for card in table.view(0).hand] == [
        (2, "9"),
        (3, "8"),
        (4, "8"),
        (5, "8"),
        (6, "8"),
    ]


def test_G6_equal_cards_look_alike_wherever_they_come_from() -> None:
    table = deal("hand: 7 | hand@1: 7 | draw: 7")
    before = msgspec.json.encode(views(table))
    for other in (table.state.hands[1][0], table.state.draw_pile[0]):
        GAME.exchange(table.state, table.state.hands[0][0], other)
    assert msgspec.json.encode(views(table)) == before


def test_G6_a_refusal_names_no_hidden_card() -> None:
    refusals = [
        deal(f"hand: 4 | stock: {under} 5 | seq: 1 | draw: {drawn}").refused("stock to 1")
        for under, drawn in (("2", "3"), ("12", "★"))
    ]
    first, second = [(refused.code, refused.arguments) for refused in refusals if refused]
    assert first == second
