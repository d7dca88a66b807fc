"""What the players of Stealing Bundles see, count, foresee and overlook."""

from typing import Any, Final

import pytest

from kartenrunde.bots import LEVELS, choose
from kartenrunde.bots.bundles import ending, playouts, reasons
from kartenrunde.bots.bundles.chance import CHANCE
from kartenrunde.engine import SPECTATOR, InformationSet
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.events import TableDealt
from tests.bots.positions import stream
from tests.support.bundles import Table, deal

THOUGHTFUL: Final = ("normal", "expert")


def choice(table: Table, level: str, number: int = 0) -> tuple[object, str]:
    """What the seat on turn does who has seen all that lies open or has lain so."""
    view = table.view(table.turn)
    zones = GAME.zones(table.state)
    hidden = [card for name in GAME.hidden_zones(table.state, SPECTATOR) for card in zones[name]]
    faces = GAME.deck_of(view.options).faces
    told = TableDealt(tuple([face for card, face in enumerate(faces) if card not in hidden]))
    known = InformationSet(view, (told,))
    return choose("bundles", level, known, stream(number))


def assert_plays(table: Table, level: str, move: str, why: str) -> None:
    assert choice(table, level) == (table.move(move), why)


# Catches


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_bundle_is_worth_more_than_table_cards(level: str) -> None:
    table = deal("hand: 7 9 | table: 9 9 | bundle@1: 2 2 5 5 8 8 7 7 | hand@1: 3 4")
    assert_plays(table, level, "7 steals 1", reasons.STEALS)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_of_two_bundles_the_bigger_one_is_stolen(level: str) -> None:
    bundles = "bundle@1: 7 7 | bundle@2: 2 2 2 5 5 5 9 9"
    table = deal(f"hand: 7 9 | {bundles} | hand@1: 3 4 | hand@2: 6 8", seats=3)
    assert_plays(table, level, "9 steals 2", reasons.STEALS)


def test_the_beginner_sees_most_catches_and_overlooks_some() -> None:
    table = deal("hand: 7 9 | bundle@1: 2 2 7 | table: 9 9 | hand@1: 3 4")
    chosen = [choice(table, "beginner", number)[0] for number in range(200)]
    assert 120 < chosen.count(table.move("7 steals 1")) < 180
    assert table.move("9 takes") in chosen


def test_the_beginner_does_not_look_at_its_own_bundle() -> None:
    bundles = "bundle: 2 2 3 3 4 4 K K | bundle@1: 5 5"
    table = deal(f"hand: Q 9 | {bundles} | table: Q 9 9 | hand@1: 9 8")
    chosen = [choice(table, "beginner", number)[0] for number in range(50)]
    assert chosen.count(table.move("9 takes")) > 2 * chosen.count(table.move("Q takes"))


@pytest.mark.parametrize("level", LEVELS)
def test_SB22_a_sweep_is_called_one(level: str) -> None:
    table = deal("hand: 9 | table: 9 9 | hand@1: 3 4", sweep_bonus=True)
    assert_plays(table, level, "9 takes", reasons.SWEEPS)


# Counting


def test_chances_are_those_of_drawing_without_putting_back() -> None:
    assert CHANCE[4][8][:2] == [0.0, 0.5]
    assert CHANCE[2][4][2] == pytest.approx(1 - 1 / 6)
    assert CHANCE[4][3][1] == 1.0


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_top_that_nobody_can_match_is_preferred(level: str) -> None:
    """All nines are out, three queens are not."""
    table = deal("hand: Q 9 | table: Q 9 | bundle: 2 2 3 3 9 9 4 4 | hand@1: 5 6 7 8")
    assert_plays(table, level, "9 takes", reasons.TAKES)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_bundle_that_may_be_stolen_is_covered(level: str) -> None:
    bundle = "bundle: 2 2 3 3 5 5 6 6 7 7 8 8 A A K K"
    table = deal(f"hand: 9 T | table: 9 | {bundle} | hand@1: 4 4 Q J")
    assert_plays(table, level, "9 takes", reasons.TAKES)


def test_a_card_that_nobody_can_take_is_laid_before_others() -> None:
    bundle = "bundle@1: 7 7 7 8 8 9 9 K"
    table = deal(f"hand: 7 Q T | {bundle} | table: A | hand@1: 5 6")
    assert_plays(table, "expert", "7 lays", reasons.LAYS_DEAD)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_one_of_two_equal_cards_is_laid_for_the_other_to_take(level: str) -> None:
    bundle = "bundle@1: 7 7 2 2 3 3 4 4 5 5 K K"
    table = deal(f"hand: 7 7 Q T | {bundle} | table: A | hand@1: 5 6 8 8", seats=2)
    assert_plays(table, level, "7 lays", reasons.LAYS_BAIT)


# Options


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_SB21_a_jack_is_kept_for_a_bundle(level: str) -> None:
    table = deal("hand: J 9 | table: 5 | hand@1: 3 5 6", wild_jacks=True)
    assert_plays(table, level, "9 lays", reasons.LEAST_HARM)


@pytest.mark.parametrize("level", LEVELS)
def test_SB21_the_last_jack_steals_the_big_bundle(level: str) -> None:
    bundles = "bundle: 5 5 | bundle@1: 2 2 3 3 4 4 6 6"
    table = deal(f"hand: J | {bundles} | draw: | hand@1: 3", wild_jacks=True)
    seen = [choice(table, level, number) for number in range(10)]
    assert (table.move("J steals 1"), reasons.USES_JACK) in seen


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_SB20_a_catch_does_not_cover_the_safe_bundle(level: str) -> None:
    """The kings are all out; a queen on them could be stolen with them."""
    own = "bundle: 2 2 3 3 4 4 K K K K | bundle2: 5 5"
    table = deal(f"hand: Q | {own} | table: Q | hand@1: 6 7 9 T", double=True)
    assert_plays(table, level, "Q takes into 2", reasons.TAKES)


# The end


def test_the_expert_plays_the_last_cards_exactly() -> None:
    """Whoever takes now is stolen from in the end."""
    bundles = "bundle: 7 7 7 7 8 5 | bundle@1: 9 9 9 9 8 8 2"
    table = deal(f"hand: 5 6 4 | {bundles} | table: 4 5 | draw: | hand@1: 6 6 2")
    assert_plays(table, "expert", "6 lays", reasons.LEAST_HARM)
    assert choice(table, "normal")[0] != table.move("6 lays")


def test_an_end_with_too_many_lines_is_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ending, "MOST_NODES", 1)
    table = deal("hand: 9 Q | table: 9 9 | draw: | hand@1: 9 8 | bundle@1: 7 7")
    assert choice(table, "expert")[0] in table.view(table.turn).legal


def test_the_expert_tries_no_more_than_it_has_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    play_out, played = playouts._play_out, []

    def counted(*asked: Any) -> float:
        played.append(asked)
        return play_out(*asked)

    monkeypatch.setattr(playouts, "_play_out", counted)
    table = deal("hand: 2 5 9 Q | table: 2 5 | bundle@1: 9 9 | hand@1: 3 4 6 7")
    choice(table, "expert")
    assert 3 * playouts.FEWEST_DEALS <= len(played) <= playouts.MOST_PLAYOUTS
