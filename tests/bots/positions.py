"""Views of Stapelsprint to think about, and deals of any game to look at."""

from time import process_time
from typing import Any

import msgspec

from kartenrunde.bots import policies
from kartenrunde.bots.contest import Contest, Played, Table
from kartenrunde.cards import Stream
from kartenrunde.engine import Game, Options, find_game
from kartenrunde.engine.trial import Trial
from kartenrunde.games.stapelsprint.view import View


def stream(number: int) -> Stream:
    """A stream of its own for each number."""
    return Stream(number.to_bytes(32, "big"))


def first_view(seats: int = 2, number: int = 0) -> View:
    """What the seat to move sees at the start of a deal."""
    game: Game[Any] = find_game("stapelsprint")
    state = game.deal(seats, game.options_type(), stream(number))
    view: View = game.view(state, game.to_move(state) or 0)
    return view


def deal_among_equals(contest: Contest, number: int) -> Played:
    """One deal of a contest, played once: among equals another seat tells nothing new."""
    players = [policies(contest.game)[name] for name in contest.line_up]
    game = find_game(contest.game)
    table = Table(game, players, [[] for _ in players], stream(number))
    played, _, _ = table.play(contest.options, stream(number), contest.plan)
    return played


def times_of_thoughts(game: str, seats: int, options: Options, every: int) -> list[float]:
    """How long the expert thinks about some positions in a deal of others."""
    rules, players = find_game(game), policies(game)
    trial = Trial(rules, seats, options, bytes(32))
    found: list[float] = []
    while (seat := rules.to_move(trial.state)) is not None:
        known = trial.known(seat)
        if trial.steps % every == 0:
            began = process_time()
            players["expert"](known, stream(trial.steps))
            found.append(process_time() - began)
        move = players["normal"](known, stream(0)).move
        trial.step(rules.check(trial.state, seat, move))
    assert len(found) > 5
    return found


def encoded(message: object) -> bytes:
    """As it goes over the wire."""
    return msgspec.json.encode(message)
