"""`script/bench engine`: how fast Stapelsprint is played at random, beside two known libraries.

Contestants take turns in short rounds, so that a busy machine slows all of them alike; times are
those of the processor. What counts are the ratios, round by round. OpenSpiel's crazy_eights is
written in C++ and called from Python, as our rules are; RLCard's uno is written in Python. Each is
driven by the loop that its documentation shows.
"""

import argparse
import copy
import math
import random  # noqa: TID251 (the peers are driven by it, and so are we, to be compared)
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec
import pyspiel
import rlcard

from kartenrunde.cards import Stream
from kartenrunde.engine import find_game

SEATS: Final = 2
STEADY_SEED: Final = 20


class Contestant(NamedTuple):
    """Something that is done so many times a round; `run` yields how many times that was."""

    name: str
    run: Callable[[int], int]
    times: int


class Goal(NamedTuple):
    """`name` takes at most `most` times as long as `peer`."""

    name: str
    peer: str
    most: float
    text: str


OURS: Final = "Stapelsprint"
EIGHTS: Final = "OpenSpiel crazy_eights"
SHORT_CUT: Final = "the same with a short cut"
UNO: Final = "RLCard uno"
GOALS: Final = [
    Goal(OURS, EIGHTS, 1 / 0.8, "{:.2f} of the speed of crazy_eights; 0.8 wanted"),
    Goal(
        OURS, SHORT_CUT, math.inf, "{:.2f} of it when its chances are not asked for; for comparison"
    ),
    Goal(OURS, UNO, 1 / 6, "{:.1f} times the speed of uno; 6 wanted"),
]
CLONE_GOAL: Final = Goal(
    "clone", "copy.deepcopy", 1 / 15, "clone takes 1/{:.0f} of deepcopy; 1/15 wanted"
)


def stapelsprint(deals: int) -> int:
    """Random deals of ours; the number of moves."""
    game = find_game("stapelsprint")
    options, chance = game.options_type(), random.random
    legal_moves, apply = game.legal_moves, game.apply
    moves = 0
    for _ in range(deals):
        state = game.deal(SEATS, options, Stream(random.randbytes(32)))
        while legal := legal_moves(state):
            apply(state, legal[int(chance() * len(legal))])
            moves += 1
    return moves


def crazy_eights(deals: int) -> int:
    """Random deals of OpenSpiel; the number of moves, without those of chance."""
    game, chance = pyspiel.load_game("crazy_eights"), random.random
    moves = 0
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all equally likely here
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                moves += 1
    return moves


def crazy_eights_short_cut(deals: int) -> int:
    """The same without asking for the probabilities of chance."""
    game, chance = pyspiel.load_game("crazy_eights"), random.random
    moves = 0
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(legal[int(chance() * len(legal))])
    return moves


def uno() -> Callable[[int], int]:
    """Random deals of RLCard; the number of moves."""
    environment, chance = rlcard.make("uno"), random.random

    def run(deals: int) -> int:
        moves = 0
        for _ in range(deals):
            state, _ = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[int(chance() * len(legal))])
                moves += 1
        return moves

    return run


def middle_game() -> Any:
    """A position of Stapelsprint after sixty random moves."""
    game = find_game("stapelsprint")
    state = game.deal(SEATS, game.options_type(), Stream(bytes(32)))
    choose = Stream(bytes([STEADY_SEED] * 32))
    for _ in range(60):
        legal = game.legal_moves(state)
        game.apply(state, legal[choose.below(len(legal))])
    return state


def repeated(action: Callable[[], object]) -> Callable[[int], int]:
    """The action, done so many times."""

    def run(times: int) -> int:
        for _ in range(times):
            action()
        return times

    return run


def race(contestants: list[Contestant], rounds: int) -> dict[str, list[float]]:
    """Microseconds each thing took, round by round."""
    taken: dict[str, list[float]] = {each.name: [] for each in contestants}
    for _ in range(rounds):
        for name, run, times in contestants:
            began = process_time()
            done = run(times)
            taken[name].append((process_time() - began) / done * 1e6)
    return taken


def report(taken: dict[str, list[float]], goals: list[Goal]) -> bool:
    """Print what things took, and whether the goals were met."""
    for name, times in taken.items():
        middle = statistics.median(times)
        print(f"  {name:<32} {middle:9.3f} µs  [{min(times):.3f} .. {max(times):.3f}]")
    met = True
    for name, peer, most, text in goals:
        ratios = [one / other for one, other in zip(taken[name], taken[peer], strict=True)]
        ratio = statistics.median(ratios)
        verdict = "" if most == math.inf else "met" if ratio <= most else "MISSED"
        met = met and ratio <= most
        print(f"  {text.format(1 / ratio):<62} {verdict}")
    return met


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="script/bench engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=41)
    rounds = parser.parse_args(arguments).rounds
    game, state = find_game("stapelsprint"), middle_game()
    options = game.options_type()
    view = game.view(state, 0)

    print(f"A move of uniformly random play, median of {rounds} interleaved rounds:")
    moves = race(
        [
            Contestant(OURS, stapelsprint, 12),
            Contestant(EIGHTS, crazy_eights, 60),
            Contestant(SHORT_CUT, crazy_eights_short_cut, 60),
            Contestant(UNO, uno(), 6),
        ],
        rounds,
    )
    met = report(moves, GOALS)

    print("A position in mid-game:")
    things = race(
        [
            Contestant("clone", repeated(state.clone), 1000),
            Contestant("copy.deepcopy", repeated(lambda: copy.deepcopy(state)), 40),
            Contestant("deal", repeated(lambda: game.deal(SEATS, options, Stream(bytes(32)))), 50),
            Contestant("view of a seat", repeated(lambda: game.view(state, 0)), 200),
            Contestant("its bytes", repeated(lambda: msgspec.json.encode(view)), 500),
        ],
        rounds,
    )
    return 0 if report(things, [CLONE_GOAL]) and met else 1


if __name__ == "__main__":
    sys.exit(main())
