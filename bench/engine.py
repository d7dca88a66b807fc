"""`script/bench engine`: how fast our games are played at random, beside two known libraries.

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
from kartenrunde.engine import Game, find_game
from kartenrunde.engine.registry import games

STEADY_SEED: Final = 20
MOVES: Final = 2500
"""About so many moves a contestant makes in a round; a deal that is begun is played out."""


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


EIGHTS: Final = "OpenSpiel crazy_eights"
SHORT_CUT: Final = "the same with a short cut"
UNO: Final = "RLCard uno"
FASTER_THAN_UNO: Final = "stapelsprint"
HALF_AS_FAST: Final = "canasta"
"""A game whose moves are many cards each, against that one."""


def goals_of(game: str) -> list[Goal]:
    """What random play of a game is to reach."""
    if game == HALF_AS_FAST:
        text = game + ": {:.2f} of the speed of stapelsprint; 0.5 wanted"
        return [Goal(game, FASTER_THAN_UNO, 1 / 0.5, text)]
    goals = [
        Goal(game, EIGHTS, 1 / 0.8, game + ": {:.2f} of the speed of crazy_eights; 0.8 wanted"),
        Goal(game, SHORT_CUT, math.inf, game + ": {:.2f} of it when its chances are not asked for"),
    ]
    if game == FASTER_THAN_UNO:
        goals.append(Goal(game, UNO, 1 / 6, game + ": {:.1f} times the speed of uno; 6 wanted"))
    return goals


class Lots:
    """Lots of Python's own generator, which nobody recomputes."""

    @staticmethod
    def below(limit: int, chance: Callable[[], float] = random.random) -> int:
        return int(chance() * limit)


def seats_of(game: Game[Any]) -> int:
    """The fewest at a table: so the peers play, too."""
    return game.seat_range[0]


def random_play(game_id: str) -> Callable[[int], int]:
    """Random deals of one of ours; the number of moves."""
    game = find_game(game_id)
    seats, options = seats_of(game), game.options_type()
    play = play_listed if game.lists_every_move else play_drawn

    def run(wanted: int) -> int:
        moves = 0
        while moves < wanted:
            moves += play(game, game.deal(seats, options, Stream(random.randbytes(32))))
        return moves

    return run


def play_listed(game: Game[Any], state: Any) -> int:
    """Any of the legal moves until the end; how many there were."""
    legal_moves, apply, chance = game.legal_moves, game.apply, random.random
    moves = 0
    while legal := legal_moves(state):
        apply(state, legal[int(chance() * len(legal))])
        moves += 1
    return moves


def play_drawn(game: Game[Any], state: Any) -> int:
    """The same for a game that cannot list them."""
    to_move, random_move, apply, lots = game.to_move, game.random_move, game.apply, Lots()
    moves = 0
    while to_move(state) is not None:
        apply(state, random_move(state, lots))
        moves += 1
    return moves


def crazy_eights(wanted: int) -> int:
    """Random deals of OpenSpiel; the number of moves, without those of chance."""
    game, chance = pyspiel.load_game("crazy_eights"), random.random
    moves = 0
    while moves < wanted:
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


def crazy_eights_short_cut(wanted: int) -> int:
    """The same without asking for the probabilities of chance."""
    game, chance = pyspiel.load_game("crazy_eights"), random.random
    moves = 0
    while moves < wanted:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(legal[int(chance() * len(legal))])
    return moves


def uno() -> Callable[[int], int]:
    """Random deals of RLCard; the number of moves."""
    environment, chance = rlcard.make("uno"), random.random

    def run(wanted: int) -> int:
        moves = 0
        while moves < wanted:
            state, _ = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[int(chance() * len(legal))])
                moves += 1
        return moves

    return run


def middle_of(game: Game[Any]) -> Any:
    """The position halfway through a deal played at random."""
    positions = [game.deal(seats_of(game), game.options_type(), Stream(bytes(32)))]
    choose = Stream(bytes([STEADY_SEED] * 32))
    while game.to_move(positions[-1]) is not None:
        positions.append(positions[-1].clone())
        game.apply(positions[-1], game.random_move(positions[-1], choose))
    return positions[len(positions) // 2]


CLONE_GOAL: Final = Goal(
    "clone", "copy.deepcopy", 1 / 15, "clone takes 1/{:.0f} of deepcopy; 1/15 wanted"
)


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

    print(f"A move of uniformly random play, median of {rounds} interleaved rounds:")
    peers = [(EIGHTS, crazy_eights), (SHORT_CUT, crazy_eights_short_cut), (UNO, uno())]
    ours = [(game, random_play(game)) for game in games()]
    taken = race([Contestant(name, run, MOVES) for name, run in ours + peers], rounds)
    met = report(taken, [goal for game in games() for goal in goals_of(game)])
    for game in games().values():
        print(f"A position of {game.id} in mid-game:")
        met = report(race(handling(game), rounds), [CLONE_GOAL]) and met
    return 0 if met else 1


def handling(game: Game[Any]) -> list[Contestant]:
    """What tables and computer players do with a position."""
    state, seats, options = middle_of(game), seats_of(game), game.options_type()
    view = game.view(state, 0)
    return [
        Contestant("clone", repeated(state.clone), 1000),
        Contestant("copy.deepcopy", repeated(lambda: copy.deepcopy(state)), 40),
        Contestant("deal", repeated(lambda: game.deal(seats, options, Stream(bytes(32)))), 50),
        Contestant("view of a seat", repeated(lambda: game.view(state, 0)), 200),
        Contestant("its bytes", repeated(lambda: msgspec.json.encode(view)), 500),
    ]


if __name__ == "__main__":
    sys.exit(main())
