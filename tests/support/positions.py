"""What sentences about a position have in common, whatever the game."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import msgspec

from kartenrunde.engine import SPECTATOR, Event, Game, IllegalMove, Outcome

S = TypeVar("S")


class Position(Generic[S]):
    """A position under test; seats as in the rules, 0-based, moves in words."""

    game: Game[Any]

    def __init__(self, state: S) -> None:
        self.state: S = state

    @abstractmethod
    def move(self, text: str) -> Any:
        """The move that the words name; a hand card that is not there gets a handle nobody has."""

    def do(self, *moves: str) -> list[Event]:
        """Make the moves, each for the seat on turn, and return what happened."""
        events: list[Event] = []
        for text in moves:
            number = self.game.check(self.state, self.turn, self.move(text))
            self.game.apply(self.state, number, events)
        return events

    def told(self, *moves: str, to: int = SPECTATOR) -> list[Any]:
        """The halves of those events that one audience hears."""
        return [event.half(to) for event in self.do(*moves)]

    def refused(self, text: str, seat: int | None = None) -> IllegalMove | None:
        """The refusal of a move, None if it is accepted; in both cases nothing has changed."""
        before = self.fingerprint()
        refusal = None
        try:
            self.game.check(self.state, self.turn if seat is None else seat, self.move(text))
        except IllegalMove as refused:
            refusal = refused
        assert self.fingerprint() == before
        return refusal

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The code with which a move is refused; empty if it is accepted."""
        refused = self.refused(text, seat)
        return refused.code if refused else ""

    def may(self, text: str) -> bool:
        """Whether a move is among the legal ones and accepted; both answers have to agree."""
        listed = self.move(text) in self.game.view(self.state, self.turn).legal
        assert listed == (not self.refusal(text))
        return listed

    def fingerprint(self) -> bytes:
        """Everything that a position holds."""
        return fingerprint(self.game, self.state)

    @property
    def turn(self) -> int:
        """The seat on turn, or, after the end, the seat that was."""
        turn: int = self.state.public.turn  # type: ignore[attr-defined]
        return turn

    @property
    def is_over(self) -> bool:
        return self.game.to_move(self.state) is None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)


def fingerprint(game: Game[Any], state: Any) -> bytes:
    """Everything that a position holds, and what each audience sees of it."""
    audiences = (SPECTATOR, *range(state.public.seats))
    views = [game.view(state, audience) for audience in audiences]
    return msgspec.json.encode([dict(game.zones(state)), views, state.handles, state.arrivals])


def parts_of(position: str) -> Iterator[tuple[str, str]]:
    """The parts of a line like `hand: 7 8 | draw: 2`, by name."""
    for part in filter(str.strip, position.split("|")):
        name, _, text = part.partition(":")
        yield name.strip(), text.strip()
