"""Views of Stapelsprint to think about."""

from typing import Any

import msgspec

from kartenrunde.cards import Stream
from kartenrunde.engine import Game, find_game
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


def encoded(message: object) -> bytes:
    """As it goes over the wire."""
    return msgspec.json.encode(message)
