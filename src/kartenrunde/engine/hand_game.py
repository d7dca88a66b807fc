"""What games have in common in which every seat holds a hand."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from kartenrunde.engine.game import Audience, Game, Seat, Zones
from kartenrunde.engine.hands import HandState

S = TypeVar("S", bound=HandState[Any])


class HandGame(Game[S]):
    """A game whose legality reads the public part and one hand, and nothing else (G-9).

    Numbers of moves name a hand card by its place in the hand, moves on the wire by its handle.
    """

    @staticmethod
    @abstractmethod
    def moves_of(public: Any, hand: list[int]) -> list[int]:
        """The moves of the seat to move, who holds `hand`; empty once the deal is over."""

    @staticmethod
    @abstractmethod
    def number_of(public: Any, seat: Seat, hand: list[int], handles: list[int], move: Any) -> int:
        """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""

    @staticmethod
    @abstractmethod
    def move_of(number: int, handles: list[int]) -> Any:
        """The wire form of the move with that number, for the seat that holds `handles`."""

    @staticmethod
    @abstractmethod
    def known_of(view: Any) -> tuple[Any, list[int]]:
        """The public part and the hand that a view tells of, with stand-in card numbers."""

    def dealer(self, state: S) -> Seat:
        dealer: Seat = state.public.dealer
        return dealer

    def to_move(self, state: S) -> Seat | None:
        turn: Seat = state.public.turn
        return turn if state.public.ending is None else None

    def legal_moves(self, state: S) -> list[int]:
        public = state.public
        return self.moves_of(public, state.hands[public.turn])

    def check(self, state: S, seat: Seat, move: Any) -> int:
        return self.number_of(state.public, seat, state.hands[seat], state.handles_of(seat), move)

    def move(self, state: S, number: int) -> Any:
        return self.move_of(number, state.handles_of(state.public.turn))

    def legal_from_view(self, view: Any) -> list[Any]:
        public, hand = self.known_of(view)
        if view.seat != public.turn:
            return []
        handles = [card.id for card in view.hand]
        return [self.move_of(number, handles) for number in self.moves_of(public, hand)]

    def zones(self, state: S) -> Zones:
        hands = {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}
        return {"draw_pile": state.draw_pile, "set_aside": state.set_aside, **hands}

    def hidden_zones(self, state: S, audience: Audience) -> Sequence[str]:
        hands = [f"hand {seat}" for seat in range(state.public.seats) if seat != audience]
        return ["draw_pile", *hands]

    def exchange(self, state: S, first: int, second: int) -> None:
        super().exchange(state, first, second)
        handles = state.handles
        handles[first], handles[second] = handles[second], handles[first]
