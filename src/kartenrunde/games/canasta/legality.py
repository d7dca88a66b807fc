"""Which moves a seat has, from what that seat knows and nothing else (G-9)."""

from typing import Final

from kartenrunde.engine import IllegalMove
from kartenrunde.games.canasta.moves import AnyMove
from kartenrunde.games.canasta.state import Public

REFUSALS: Final = ("move/over", "move/not_your_turn", "move/not_in_hand")


def legal_moves(public: Public, hand: list[int]) -> list[int]:
    """The moves of the seat to move, who holds `hand`; empty once the deal is over."""
    return list(range(len(hand))) if public.ending is None else []


def number_of(public: Public, seat: int, hand: list[int], handles: list[int], move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    if public.ending is not None:
        raise IllegalMove("move/over", "CA-5")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "CA-3")
    if move.card not in handles:
        raise IllegalMove("move/not_in_hand", "CA-4")
    return handles.index(move.card)
