"""What the players of Canasta lay, take, discard and remember."""

from collections.abc import Sequence
from math import inf
from typing import Any, Final

import pytest

from kartenrunde.bots import LEVELS, budget, choose
from kartenrunde.bots.canasta import expert, reasons
from kartenrunde.engine import InformationSet
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.events import AnyEvent, LaidMeld, TookPile, TurnedUp
from kartenrunde.games.canasta.spec import DECK
from tests.bots.positions import stream
from tests.support.canasta import Table, deal

CAREFUL: Final = ("normal", "expert")
RIVALS_OUT: Final = "melds@1: TTTTTTT | hand@2: 8 8 5 5 Q Q"
"""The rivals have a canasta."""


@pytest.fixture(autouse=True)
def slow_machines_think_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "_allowed_s", inf)


def choice(table: Table, level: str, before: Sequence[AnyEvent] = ()) -> tuple[Any, str]:
    """What the seat on turn does who has seen the pile grow."""
    pile = [TurnedUp(DECK.faces[card]) for card in table.public.pile]
    known = InformationSet(table.view(table.turn), (*before, *pile))
    return choose("canasta", level, known, stream(0))


def assert_plays(table: Table, level: str, move: str, why: str) -> None:
    assert choice(table, level) == (table.move(move), why)


def discarded(table: Table, level: str, before: Sequence[AnyEvent] = ()) -> str:
    """The rank of the card that the seat on turn discards."""
    move, _ = choice(table, level, before)
    return {card.id: card.face for card in table.view(table.turn).hand}[move.card][0]


def lay(table: Table, move: Any) -> None:
    """What was chosen happens."""
    GAME.apply(table.state, GAME.check(table.state, table.turn, move))


# Opening


def test_the_beginner_opens_with_threes_of_a_kind() -> None:
    table = deal("hand: K K K Q Q Q 4 5 7 2 | hand@1: 6 6 | pile: 9 | playing: yes")
    assert_plays(table, "beginner", "lay KKK QQQ", reasons.OPENS)


def test_the_beginner_adds_pairs_with_a_wild_card_where_threes_are_too_few() -> None:
    table = deal("hand: K K K Q Q 4 5 7 2 | hand@1: 6 6 | pile: 9 | playing: yes")
    assert_plays(table, "beginner", "lay KKK QQ2", reasons.OPENS)


def test_the_normal_player_waits_for_the_pile_with_a_costly_opening() -> None:
    hand = "hand: K K K Q Q 4 5 7 8 2 2"
    waiting = deal(f"{hand} | hand@1: 6 6 6 | pile: 9 | playing: yes")
    assert choice(waiting, "normal")[0] != waiting.move("lay KKK QQ2")
    taking = deal(f"{hand} | hand@1: 6 6 6 | pile: 4 5 9 9 J J 8 6 K")
    assert choice(taking, "normal")[1] == reasons.TAKES_PILE


@pytest.mark.parametrize("level", LEVELS)
def test_CA38_a_concealed_hand_goes_out_without_the_minimum(level: str) -> None:
    table = deal("hand: 4 4 4 4 4 4 4 5 5 5 K | hand@1: 6 6 8 9 | pile: 9 | playing: yes")
    assert_plays(table, level, "lay 4444444 555", reasons.GOES_OUT)


# Laying


@pytest.mark.parametrize("level", LEVELS)
def test_a_canasta_is_made_with_a_wild_card(level: str) -> None:
    table = deal(
        "hand: 4 5 5 6 8 9 J Q 2 | melds: KKKKKK | hand@1: 6 7 7 9 T | hand@2: 8 8 9 9 Q Q"
        " | hand@3: 4 4 J J | pile: 9 | playing: yes"
    )
    move, why = choice(table, level)
    assert why in (reasons.MAKES_CANASTA, reasons.FARES_BEST)
    if why == reasons.MAKES_CANASTA:
        assert move == table.move("lay K:2")


def test_the_normal_player_lays_all_it_can_when_a_rival_may_go_out() -> None:
    position = (
        "hand: 4 4 6 8 J Q 2 2 | melds: KKKK | hand@3: 4 5 7 7 8 9 9 | pile: 9 | playing: yes"
    )
    calm = deal(f"{position} | {RIVALS_OUT} | hand@1: 4 5 6 6 7 7 8")
    assert choice(calm, "normal")[1] not in (reasons.LAYS, reasons.IN_A_HURRY)
    late = deal(f"{position} | {RIVALS_OUT} | hand@1: 6")
    move, why = choice(late, "normal")
    lay(late, move)
    assert (late.melds(), why) == ("442 KKKK2", reasons.IN_A_HURRY)


@pytest.mark.parametrize("level", CAREFUL)
def test_who_lays_keeps_two_cards(level: str) -> None:
    table = deal(
        "hand: K K 4 5 | melds: KKK | hand@1: 6 7 7 9 T | hand@2: 8 8 | hand@3: 4 4 J J"
        " | pile: 9 | playing: yes"
    )
    lay(table, choice(table, level)[0])
    assert sum(table.state.hands[0]) >= 2
    assert table.melds() in ("KKKK", "KKKKK")


# The pile


def test_the_beginner_takes_the_pile_for_a_single_card() -> None:
    table = deal("hand: 4 5 6 | melds: KKK | hand@1: 6 7 | pile: K")
    assert_plays(table, "beginner", "take", reasons.TAKES_PILE)
    assert_plays(table, "normal", "draw", reasons.DRAWS)


@pytest.mark.parametrize("level", CAREFUL)
def test_a_big_pile_is_taken(level: str) -> None:
    table = deal(
        "hand: 4 5 6 Q Q 7 | melds: KKKK | hand@1: 6 7 5 5 J T 9 | hand@2: 4 4 8 8 Q J T"
        " | hand@3: 5 7 9 A A 8 8 | pile: 4 5 6 7 8 9 T Q A J K"
    )
    assert_plays(table, level, "take", reasons.TAKES_PILE)


@pytest.mark.parametrize("level", LEVELS)
def test_CA40_what_must_be_taken_is_taken(level: str) -> None:
    table = deal("hand: 4 5 6 | melds: KKK | hand@1: 6 7 | pile: K | draw:")
    assert choice(table, level)[0] == table.move("take")


@pytest.mark.parametrize("level", LEVELS)
def test_CA40_who_can_take_nothing_ends_the_deal(level: str) -> None:
    table = deal("hand: 4 5 6 | melds: KKK | hand@1: 6 7 | pile: Q | draw:")
    assert_plays(table, level, "end", reasons.ENDS_DEAL)


@pytest.mark.parametrize("level", CAREFUL)
def test_the_next_seat_does_not_get_a_card_for_its_meld(level: str) -> None:
    table = deal(
        "hand: Q Q J J | melds@1: QQQ | hand@1: 4 5 6 7 | hand@2: 8 8 | hand@3: 9 9"
        " | pile: 4 4 5 5 6 6 7 7 8 8 9 9 | playing: yes"
    )
    assert discarded(table, level) == "J"


def test_a_black_three_keeps_the_next_seat_from_the_pile() -> None:
    table = deal(
        "hand: Q J 3 K | melds: 444 | melds@1: QQQ JJJ KKK | hand@1: 5 6 7 8 9 | hand@2: 8 8"
        " | hand@3: 9 9 | pile: 4 4 5 5 6 6 7 7 8 8 | playing: yes"
    )
    assert_plays(table, "normal", "discard 3", reasons.BLOCKS_PILE)


def test_a_big_pile_that_all_cards_would_give_away_is_frozen() -> None:
    table = deal(
        "hand: Q J 2 K | melds@1: QQQ JJJ KKK | hand@1: 5 6 7 8 9 | hand@2: 8 8"
        " | hand@3: 9 9 | pile: 4 4 5 5 6 6 7 7 8 8 | playing: yes"
    )
    assert_plays(table, "normal", "discard 2", reasons.FREEZES_PILE)


def test_the_beginner_has_no_eye_for_the_pile() -> None:
    table = deal(
        "hand: Q J J 4 2 | melds@1: QQQ | hand@1: 5 6 7 8 9 | hand@2: 8 8"
        " | pile: 4 4 5 5 6 6 7 7 8 8 | playing: yes"
    )
    assert_plays(table, "beginner", "discard Q", reasons.LEAST_HARM)


# Memory


def test_the_expert_remembers_what_a_rival_picked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next seat has taken a pile with two queens, and nobody has seen them since."""
    monkeypatch.setattr(expert, "MOST_OTHERS", 0)
    table = deal(
        "hand: Q J | melds@1: 5555 | melds: 4444 | hand@1: 6 6 7 7 9 Q Q | hand@2: 8 8 T T"
        " | hand@3: 9 9 T T | pile: 4 4 8 8 9 9 7 7 | playing: yes"
    )
    taken = LaidMeld("5", ("5s", "5h", "5d"))
    before: list[AnyEvent] = [*map(TurnedUp, ("Qs", "Qh", "5s")), TookPile(1, "5s", 2, (taken,))]
    assert discarded(table, "expert", before) == "J"


# The end


@pytest.mark.parametrize("level", LEVELS)
def test_CA33_who_can_go_out_against_a_canasta_does(level: str) -> None:
    table = deal(
        f"hand: K K K 4 | melds: 7777777 | {RIVALS_OUT} | hand@1: 4 5 | hand@3: 6 7"
        " | pile: 9 | laid: 0 1 | playing: yes"
    )
    assert_plays(table, level, "lay KKK", reasons.GOES_OUT)
