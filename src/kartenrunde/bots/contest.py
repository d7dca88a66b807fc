"""Deals between policies: each is played once from every side, so that luck of the cards cancels.

Where nobody has a partner, a seat is a side. A *group* is one deal of the cards played as often as
there are sides, the line-up moving on by one side each time; with two, a pair. It may as well be a
whole match, whose deals have the same cards each time. Intervals are taken over groups.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import sqrt
from time import process_time
from typing import Any, Final, NamedTuple

from msgspec import Struct

from kartenrunde.bots.policy import Policy, policies
from kartenrunde.cards import Stream
from kartenrunde.engine import (
    FIRST_DEAL,
    DealPlan,
    Event,
    Game,
    InformationSet,
    Options,
    PlayedDeal,
    Seat,
    find_game,
)

NORMAL_QUANTILE: Final = 1.96
"""Of a two-sided interval of 95 %."""
MOST_DEALS: Final = 60
"""After so many a match is over, whoever is ahead."""


class Contest(Struct, frozen=True):
    """Who plays what: `line_up` names a policy for each side.

    `plan` is that of the first deal, and of every one, unless whole `matches` are played.
    """

    game: str
    options: Options
    line_up: tuple[str, ...]
    seed: str
    matches: bool = False
    plan: DealPlan = FIRST_DEAL


class Played(Struct, frozen=True):
    """One deal: each side's share of its one point, its points, and how long it went on."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    termination: str
    turns: int
    longest_turn: int
    moves: int


class Result(NamedTuple):
    """What a round brought each side: its share of one point, and points of the game."""

    shares: tuple[float, ...]
    points: tuple[int, ...]

    def margin(self, side: int) -> int:
        """How many points more than the best of the others."""
        return self.points[side] - max(self.points[:side] + self.points[side + 1 :])


class Group(Struct, frozen=True):
    """One group; figures go by the place in the line-up, over all its rounds, deals or matches."""

    shares: tuple[float, ...]
    wins: tuple[int, ...]
    """How many rounds were won, and shared with nobody."""
    margins: tuple[int, ...]
    """Points more than the best of the others, over all rounds."""
    deals: tuple[Played, ...]
    seconds: tuple[tuple[float, ...], ...]
    """The processor time that each decision took."""


class Estimate(Struct, frozen=True):
    """A share of all deals, with half the width of its interval."""

    mean: float
    half_width: float


class Score(Struct, frozen=True):
    """What a policy won of all rounds, `fair` being what its sides would win among equals.

    A round that several lead is divided among them in `share`, and nobody's in `wins`. `margin`:
    points ahead of the best of the others, a round and a side of the policy.
    """

    share: Estimate
    wins: Estimate
    margin: Estimate
    fair: float


def play_group(contest: Contest, number: int) -> Group:
    """Play one group; the same contest and number always give the same deals."""
    game = find_game(contest.game)
    count = len(contest.line_up)
    seats = seats_for(game, count)
    found = policies(contest.game)
    shares, wins, margins = [0.0] * count, [0] * count, [0] * count
    deals: list[Played] = []
    seconds: list[list[float]] = [[] for _ in range(count)]
    for shift in range(count):
        places = [(side - shift) % count for side in range(count)]
        seated = [places[side] for side in sides_of(game, seats)]
        table = Table(
            game,
            [found[contest.line_up[place]] for place in seated],
            [seconds[place] for place in seated],
            _stream(contest.seed, number, "chance", shift),
        )
        played, result = _play_round(contest, table, number)
        deals += played
        for side, place in enumerate(places):
            shares[place] += result.shares[side]
            wins[place] += result.shares[side] == 1
            margins[place] += result.margin(side)
    return Group(
        tuple(shares), tuple(wins), tuple(margins), tuple(deals), tuple(map(tuple, seconds))
    )


def sides_of(game: Game[Any], seats: int) -> list[int]:
    """The side of each seat."""
    return [game.side_of(seat) for seat in range(seats)]


def seats_for(game: Game[Any], sides: int) -> int:
    """How many seats so many sides have; raises ValueError if there are never so many."""
    fewest, most = game.seat_range
    for seats in range(fewest, most + 1):
        if len(set(sides_of(game, seats))) == sides:
            return seats
    raise ValueError(f"expected {fewest} to {most} seats, got {sides} sides")


def _stream(*parts: object) -> Stream:
    return Stream(sha256("/".join(map(str, parts)).encode()).digest())


def _play_round(contest: Contest, table: "Table", number: int) -> tuple[list[Played], Result]:
    """A deal, or the deals of a match, and what came of them by side."""
    game, options, seats = table.game, contest.options, table.seats
    plan: DealPlan | None = contest.plan
    deals: list[Played] = []
    match: list[PlayedDeal] = []
    while plan is not None and len(deals) < MOST_DEALS:
        cards = _stream(contest.seed, number, "cards", *([len(deals)] if deals else []))
        deal, dealer, points = table.play(options, cards, plan)
        deals.append(deal)
        if not contest.matches:
            return deals, Result(deal.shares, deal.points)
        match.append(PlayedDeal(plan, dealer, points))
        plan = game.next_plan(seats, options, match)
    ranking = table.by_side(game.ranking(seats, options, match))
    return deals, Result(_shares(ranking), table.by_side(game.scores(seats, options, match)))


class Table:
    """The seats of a deal after the other, each with what it has heard in this one."""

    def __init__(
        self,
        game: Game[Any],
        players: Sequence[Policy],
        seconds: Sequence[list[float]],
        chance: Stream,
    ) -> None:
        self.game = game
        self.seats = len(players)
        self._sides = sides_of(game, self.seats)
        self._players = players
        self._seconds = seconds
        self._chance = chance
        self._heard: list[list[Any]] = []

    def by_side(self, figures: Sequence[int]) -> tuple[int, ...]:
        """The figures of partners, who have the same, once."""
        return tuple([figures[self._sides.index(side)] for side in range(max(self._sides) + 1)])

    def play(
        self, options: Options, cards: Stream, plan: DealPlan
    ) -> tuple[Played, Seat, tuple[int, ...]]:
        """Play a deal to its end: how it went, who dealt, and each seat's points."""
        game = self.game
        events: list[Event] = []
        self._heard = [[] for _ in self._players]
        state = game.deal(self.seats, options, cards, plan, events)
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
        shares, points = _shares(self.by_side(outcome.ranking)), self.by_side(outcome.points)
        played = Played(shares, points, outcome.termination, turns, longest_turn, moves)
        return played, game.dealer(state), outcome.points

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, heard in enumerate(self._heard):
                half = event.half(seat)
                if half is not None:
                    heard.append(half)

    def _ask(self, state: Any, seat: Seat) -> Any:
        known = InformationSet(self.game.view(state, seat), tuple(self._heard[seat]))
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
            _estimate([_of(name, line_up, group.margins) / count for group in groups]),
            fair=count / len(line_up),
        )
        for name, count in Counter(line_up).items()
    }


def drawn(groups: Sequence[Group]) -> Estimate:
    """How many of all rounds nobody won alone."""
    return _estimate([1 - sum(group.wins) / len(group.wins) for group in groups])


def _of(name: str, line_up: Sequence[str], figures: Sequence[float]) -> float:
    """The part of a group's rounds that fell to a policy."""
    own = [figure for other, figure in zip(line_up, figures, strict=True) if other == name]
    return sum(own) / len(line_up)


def _estimate(shares: Sequence[float]) -> Estimate:
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / max(count - 1, 1)
    return Estimate(mean, NORMAL_QUANTILE * sqrt(variance / count))
