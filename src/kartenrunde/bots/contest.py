"""Deals between policies: each is played once from every seat, so that luck of the cards cancels.

A *group* is one deal of the cards played as often as there are seats, the line-up moving on by one
seat each time; with two seats, a pair. Intervals are taken over groups.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import sqrt
from time import process_time
from typing import Any, Final

from msgspec import Struct

from kartenrunde.bots.policy import Policy, policies
from kartenrunde.cards import Stream
from kartenrunde.engine import FIRST_DEAL, Event, Game, InformationSet, Options, Seat, find_game

NORMAL_QUANTILE: Final = 1.96
"""Of a two-sided interval of 95 %."""


class Contest(Struct, frozen=True):
    """Who plays what: `line_up` names a policy for each seat."""

    game: str
    options: Options
    line_up: tuple[str, ...]
    seed: str


class Played(Struct, frozen=True):
    """One deal: each seat's share of its one point, and how long it went on."""

    shares: tuple[float, ...]
    termination: str
    turns: int
    longest_turn: int
    moves: int


class Group(Struct, frozen=True):
    """The deals of one group; figures go by the place in the line-up, over all its deals."""

    shares: tuple[float, ...]
    wins: tuple[int, ...]
    """How many deals were won, and shared with nobody."""
    deals: tuple[Played, ...]
    seconds: tuple[tuple[float, ...], ...]
    """The processor time that each decision took."""


class Estimate(Struct, frozen=True):
    """A share of all deals, with half the width of its interval."""

    mean: float
    half_width: float


class Score(Struct, frozen=True):
    """What a policy won of all deals, `fair` being what its seats would win among equals.

    A deal that several lead is divided among them in `share`, and nobody's in `wins`.
    """

    share: Estimate
    wins: Estimate
    fair: float


def play_group(contest: Contest, number: int) -> Group:
    """Play one group; the same contest and number always give the same deals."""
    game = find_game(contest.game)
    seats = len(contest.line_up)
    found = policies(contest.game)
    shares, wins = [0.0] * seats, [0] * seats
    deals = []
    seconds: list[list[float]] = [[] for _ in range(seats)]
    for shift in range(seats):
        places = [(seat - shift) % seats for seat in range(seats)]
        table = Table(
            game,
            [found[contest.line_up[place]] for place in places],
            [seconds[place] for place in places],
            _stream(contest.seed, number, "chance", shift),
        )
        deals.append(table.play(contest.options, _stream(contest.seed, number, "cards")))
        for seat, share in enumerate(deals[-1].shares):
            shares[places[seat]] += share
            wins[places[seat]] += share == 1
    return Group(tuple(shares), tuple(wins), tuple(deals), tuple(map(tuple, seconds)))


def _stream(*parts: object) -> Stream:
    return Stream(sha256("/".join(map(str, parts)).encode()).digest())


class Table:
    """The seats of one deal, each with what it has heard."""

    def __init__(
        self,
        game: Game[Any],
        players: Sequence[Policy],
        seconds: Sequence[list[float]],
        chance: Stream,
    ) -> None:
        self._game = game
        self._players = players
        self._seconds = seconds
        self._chance = chance
        self._heard: list[list[Any]] = [[] for _ in players]

    def play(self, options: Options, cards: Stream) -> Played:
        """Play a deal to its end."""
        game = self._game
        events: list[Event] = []
        state = game.deal(len(self._players), options, cards, FIRST_DEAL, events)
        turns = moves = longest_turn = in_turn = 0
        last = None
        while (seat := game.to_move(state)) is not None:
            if seat != last:
                last, in_turn = seat, 0
                turns += 1
            moves += 1
            in_turn += 1
            longest_turn = max(longest_turn, in_turn)
            self._tell(events)
            events.clear()
            game.apply(state, game.check(state, seat, self._ask(state, seat)), events)
        outcome = game.outcome(state)
        assert outcome is not None
        return Played(_shares(outcome.ranking), outcome.termination, turns, longest_turn, moves)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, heard in enumerate(self._heard):
                half = event.half(seat)
                if half is not None:
                    heard.append(half)

    def _ask(self, state: Any, seat: Seat) -> Any:
        known = InformationSet(self._game.view(state, seat), tuple(self._heard[seat]))
        began = process_time()
        choice = self._players[seat](known, self._chance)
        self._seconds[seat].append(process_time() - began)
        return choice.move


def _shares(ranking: Sequence[int]) -> tuple[float, ...]:
    """One point, divided among those in the first place."""
    return tuple([(place == 1) / ranking.count(1) for place in ranking])


def scores(line_up: Sequence[str], groups: Sequence[Group]) -> dict[str, Score]:
    """Each policy's score with its intervals."""
    return {
        name: Score(
            _estimate([_of(name, line_up, group.shares) for group in groups]),
            _estimate([_of(name, line_up, group.wins) for group in groups]),
            fair=count / len(line_up),
        )
        for name, count in Counter(line_up).items()
    }


def drawn(groups: Sequence[Group]) -> Estimate:
    """How many of all deals nobody won alone."""
    return _estimate([1 - sum(group.wins) / len(group.wins) for group in groups])


def _of(name: str, line_up: Sequence[str], figures: Sequence[float]) -> float:
    """The part of a group's deals that fell to a policy."""
    own = [figure for other, figure in zip(line_up, figures, strict=True) if other == name]
    return sum(own) / len(line_up)


def _estimate(shares: Sequence[float]) -> Estimate:
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / max(count - 1, 1)
    return Estimate(mean, NORMAL_QUANTILE * sqrt(variance / count))
