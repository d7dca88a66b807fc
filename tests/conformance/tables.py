"""Every way in which a deal of a registered game can be set up, and ways to play it."""

from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Any, Final, NamedTuple

from msgspec.structs import astuple

from kartenrunde.bots import policies
from kartenrunde.cards import Stream
from kartenrunde.engine import Game, Options, find_game, games
from kartenrunde.engine.trial import Chooser, Trial

STYLES = ("random", "eager", "greedy")
"""Players of `kartenrunde.bots` that every game has: without sense, in a hurry, skilled."""


class Setting(NamedTuple):
    """A game, and how it is played at one table."""

    game: Game[Any]
    seats: int
    options: Options

    def __str__(self) -> str:
        values = (
            f"{name}={getattr(self.options, name)}" for name in self.options.__struct_fields__
        )
        return "-".join([self.game.id, f"{self.seats}seats", *values])

    def trial(self, number: int) -> Trial:
        """One of the many deals that this test plays, always the same for a number."""
        return Trial(self.game, self.seats, self.options, seed_of(self, number))

    def player(self, style: str, number: int) -> Chooser:
        """All seats' player of that style; it is given what its seat knows, and no more."""
        game, policy = self.game, policies(self.game.id)[style]
        chance = Stream(seed_of(self, style, number))

        def choose(trial: Trial) -> int:
            seat = game.to_move(trial.state)
            assert seat is not None
            return game.check(trial.state, seat, policy(trial.known(seat), chance).move)

        return choose


def seed_of(*parts: object) -> bytes:
    """32 bytes that are the same in every run of the suite."""
    return sha256("/".join(map(str, parts)).encode()).digest()


MOST_OPTION_SETS: Final = 48
"""Of more sets of options only so many are played that every two values meet."""
MOST_WITH_SENSE: Final = 8
"""The same for players with sense, whose deals are long; those without come to odd places."""


def settings(most_sets: int = MOST_OPTION_SETS) -> list[Setting]:
    """Every registered game with every number of seats and all options that shape a deal."""
    found: list[Setting] = []
    for game in games().values():
        fewest, most = game.seat_range
        for seats in range(fewest, most + 1):
            every = offered(game.id, seats)
            few = every if len(every) <= most_sets else covering_pairs(every)
            found += [Setting(game, seats, options) for options in few]
    return found


@cache
def offered(game_id: str, seats: int) -> tuple[Options, ...]:
    """All options that a game is offered with and that shape a deal."""
    game = find_game(game_id)
    target, usual = game.target_option, game.options_type()
    return tuple(
        options
        for options in game.option_sets(seats)
        if target is None or getattr(options, target) == getattr(usual, target)
    )


@cache
def covering_pairs(every: tuple[Options, ...]) -> tuple[Options, ...]:
    """Few of these in which every two values meet that meet in any."""
    places: dict[Any, int] = {}
    pairs = []
    for options in every:
        meeting = combinations(enumerate(astuple(options)), 2)
        pairs.append(sum(1 << places.setdefault(pair, len(places)) for pair in meeting))
    wanted = (1 << len(places)) - 1
    found: list[Options] = []
    while wanted:
        best = max(range(len(every)), key=lambda number: (pairs[number] & wanted).bit_count())
        found.append(every[best])
        wanted &= ~pairs[best]
    return tuple(found)
