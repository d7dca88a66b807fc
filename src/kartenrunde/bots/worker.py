"""A process in which computer players think: `python -m kartenrunde.bots.worker`.

Requests come in on stdin, answers go out on stdout. It ends with its stdin, and so with its parent.
"""

import os
import signal
import sys
from typing import Final

import msgspec

from kartenrunde.bots.budget import allow
from kartenrunde.bots.frame import Answer, Failure, Ready, Request, pack, read_request
from kartenrunde.bots.policy import choose, games_with_players, policies
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet, find_game

PATIENCE_S: Final = 10
"""A thought that nobody was left to end, ends the process after so long."""
NICENESS: Final = 10
"""On one core, the table that people look at comes before the thoughts."""


def think(request: Request, rng: Stream) -> Answer:
    """The answer of the player asked for."""
    game = find_game(request.game)
    events = tuple(map(game.decode_event, request.events))
    known = InformationSet(game.decode_view(request.view), events)
    allow(request.time_s)
    choice = choose(request.game, request.level, known, rng)
    return Answer(msgspec.Raw(msgspec.json.encode(choice.move)), choice.reason)


def main() -> None:
    """Answer until stdin ends."""
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a player prints is no answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game in games_with_players():
        policies(game)
    stdout.write(pack(Ready()))
    stdout.flush()
    while (request := read_request(stdin)) is not None:
        _set_alarm(PATIENCE_S)
        try:
            answer = think(request, Stream(os.urandom(32)))
        except Exception as error:
            stdout.write(pack(_failure(error)))
            stdout.flush()
            raise
        _set_alarm(0)
        stdout.write(pack(answer))
        stdout.flush()


def _set_alarm(delay_s: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(delay_s)


def _failure(error: Exception) -> Failure:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = ""
    if trace is not None:
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"
    return Failure(type(error).__name__, place)


if __name__ == "__main__":
    main()
