"""What the players of Stealing Bundles work on, compared with the rules."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from kartenrunde.bots import LEVELS, policies
from kartenrunde.bots.bundles import playouts
from kartenrunde.bots.bundles.position import NOBODY, Position
from kartenrunde.bots.bundles.setting import RANK_OF
from kartenrunde.bots.bundles.sight import Sight, effect_of
from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, DealPlan, InformationSet
from kartenrunde.engine.errors import BadOptions
from kartenrunde.engine.trial import Trial
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.moves import EFFECTS
from kartenrunde.games.bundles.spec import HAND_SIZES, BundlesOptions, PackName
from kartenrunde.games.bundles.view import View
from tests.bots.positions import stream

PACKS: Final[tuple[PackName, ...]] = ("french", "spanish", "italian")


def offered(options: BundlesOptions) -> bool:
    try:
        GAME.check_options(2, options)
    except BadOptions:
        return False
    return True


def variants() -> Iterator[BundlesOptions]:
    """Every set of the switches that change play, each with one pack and one size of hands."""
    for number, chosen in enumerate(product((False, True), repeat=4)):
        friendly, double, wild_jacks, sweep_bonus = chosen
        options = BundlesOptions(
            pack=PACKS[number % len(PACKS)],
            hand_size=HAND_SIZES[number // len(PACKS) % len(HAND_SIZES)],
            last_capture=number % 5 < 3,
            friendly=friendly,
            double=double,
            wild_jacks=wild_jacks,
            sweep_bonus=sweep_bonus,
        )
        if offered(options):
            yield options


VARIANTS: Final = list(variants())


def trials(seats: int) -> Iterator[Trial]:
    """A deal of each variant, and where there are seats enough, a play-off of two."""
    for number, options in enumerate(VARIANTS):
        seed = bytes([number, seats] * 16)
        yield Trial(GAME, seats, options, seed)
        if seats > 2:
            yield Trial(GAME, seats, options, seed, DealPlan(0, (9,) * seats, (0, seats - 1)))


def ranks_in(trial: Trial, zone: str) -> list[int]:
    """What lies there, by rank."""
    return [rank_of(trial, card) for card in GAME.zones(trial.state)[zone]]


def rank_of(trial: Trial, card: int) -> int:
    pack = trial.options.pack  # type: ignore[attr-defined]
    return RANK_OF[pack][trial.deck.faces[card]]


def on_turn(trial: Trial) -> int:
    seat = GAME.to_move(trial.state)
    assert seat is not None
    return seat


def true_position(trial: Trial) -> Position:
    """The sight of the seat to move, with the cards where they really are."""
    position = Sight(trial.known(on_turn(trial))).position
    position.hands = [ranks_in(trial, f"hand {seat}") for seat in range(trial.seats)]
    position.draw_pile = ranks_in(trial, "draw_pile")
    return position


def play_at_random(trial: Trial, chance: Stream) -> int:
    """One move, as the action that it is; the trial goes on."""
    view: View = trial.known(on_turn(trial)).view
    move = view.legal[chance.below(len(view.legal))]
    face = next(card.face for card in view.hand if card.id == move.card)
    trial.step(GAME.check(trial.state, view.seat, move))
    return RANK_OF[view.options.pack][face] * EFFECTS + effect_of(move)


def goes_on(trial: Trial) -> bool:
    return GAME.to_move(trial.state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_actions_and_what_comes_of_them_are_those_of_the_rules(seats: int) -> None:
    for trial in trials(seats):
        chance = stream(seats)
        position = true_position(trial)
        while goes_on(trial):
            sight = Sight(trial.known(on_turn(trial)))
            assert set(position.actions()) == set(sight.moves)
            position.play(play_at_random(trial, chance))
            assert_same(position, trial)


def assert_same(position: Position, trial: Trial) -> None:
    view: View = trial.known(SPECTATOR).view
    shown = Sight(InformationSet(view)).position
    assert position.sizes == shown.sizes
    if view.turn is None:
        assert position.turn == NOBODY
        return
    assert position.turn == view.turn
    assert (position.tops, position.table) == (shown.tops, shown.table)
    for seat, hand in enumerate(position.hands):
        assert sorted(hand) == sorted(ranks_in(trial, f"hand {seat}"))
    assert len(position.draw_pile) == view.draw_count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_remembers_all_that_was_open_and_nothing_else(seats: int) -> None:
    for trial in trials(seats):
        chance = stream(seats)
        while goes_on(trial):
            seat = on_turn(trial)
            position = Sight(trial.known(seat)).position
            zones = GAME.hidden_zones(trial.state, seat)
            hidden = [rank for zone in zones for rank in ranks_in(trial, zone)]
            assert position.hidden_from(seat) == sorted(hidden)
            assert position.unseen_count == sum(position.unseen)
            play_at_random(trial, chance)


def test_without_events_only_what_lies_open_is_known() -> None:
    trial = Trial(GAME, 2, BundlesOptions(), bytes(32))
    chance = stream(1)
    for _ in range(20):
        play_at_random(trial, chance)
    known = trial.known(on_turn(trial))
    position = Sight(known).position
    untold = Sight(InformationSet(known.view)).position
    buried = [size - 1 for size in position.sizes if size]
    assert sum(buried) > 0
    assert untold.unseen_count == position.unseen_count + sum(buried)


def test_a_deal_by_chance_keeps_every_number_of_cards() -> None:
    trial = Trial(GAME, 4, BundlesOptions(), bytes(32))
    position = Sight(trial.known(on_turn(trial))).position
    before = position.clone()
    dealt = position.dealt_anew(stream(0))
    everything = [rank for hand in dealt.hands for rank in hand] + dealt.draw_pile
    assert [everything.count(rank) for rank in range(13)] == position.unseen
    assert [len(hand) for hand in dealt.hands] == [4] * 4
    assert dealt.hands[position.turn] == position.hands[position.turn]
    assert position.hands == before.hands


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_in_every_variant_is_legal(
    level: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playouts, "MOST_PLAYOUTS", 12)
    monkeypatch.setattr(playouts, "FEWEST_DEALS", 2)
    policy = policies("bundles")[level]
    for trial in trials(seats):
        chance = stream(seats)
        while goes_on(trial):
            known = trial.known(on_turn(trial))
            move, _ = policy(known, chance)
            assert move in known.view.legal
            trial.step(GAME.check(trial.state, on_turn(trial), move))
