"""Positions of Canasta: at `deal("7h", "Ks")` seat 0 holds the seven and begins."""

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR
from kartenrunde.engine.determinization import Unplaced
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import AnyMove, Play
from kartenrunde.games.canasta.spec import DECK
from kartenrunde.games.canasta.state import Public, State
from kartenrunde.games.canasta.view import View
from tests.support.positions import Position

NO_HANDLE = 99


class Table(Position[State]):
    """A position under test; a move is the face of a card."""

    game = GAME

    def move(self, text: str) -> AnyMove:
        held = [own.id for own in self.view(self.turn).hand if own.face == text]
        return Play(held[0] if held else NO_HANDLE)

    def view(self, audience: int = SPECTATOR) -> View:
        return GAME.view(self.state, audience)


def deal(*faces: str) -> Table:
    """The table at which the seats hold these cards."""
    state = State(Public(len(faces), len(faces) - 1), Stream(bytes(32)))
    unplaced = Unplaced(DECK)
    for seat, face in enumerate(faces):
        state.take(seat, unplaced.take([face]), None)
    state.draw_pile = unplaced.rest()
    return Table(state)
