"""A supposed position together with what everybody at the table could remember of the deal."""

from typing import NamedTuple

from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import (
    DISCARD,
    MOVE_BITS,
    MOVE_MASK,
    TAKE,
    discard_of,
    groups_of,
)
from kartenrunde.games.canasta.spec import FIRST, JOKER, KIND, KINDS, RED_THREE, TWO
from kartenrunde.games.canasta.state import State


class Decision(NamedTuple):
    """The number of a move, and the code of the reason for it."""

    number: int
    reason: str


class Scene:
    """A position that goes on by the rules.

    Only the hand of the seat to move is for the eyes of who decides for it. `piled[kind]`: cards in
    the discard pile. `known[seat][kind]`: cards that came to a hand with the pile and may still be
    there for certain. `tossed[seat]`: a bit for each kind that the seat has discarded.
    """

    __slots__ = ("known", "piled", "public", "state", "tossed")

    def __init__(self, state: State, known: list[list[int]], tossed: list[int]) -> None:
        self.state = state
        self.public = state.public
        self.known = known
        self.tossed = tossed
        self.piled: list[int] = [0] * KINDS
        for card in state.public.pile:
            self.piled[KIND[card]] += 1

    def clone(self) -> "Scene":
        """An independent copy."""
        copy = Scene.__new__(Scene)
        copy.state = self.state.clone()
        copy.public = copy.state.public
        copy.known = [kinds[:] for kinds in self.known]
        copy.tossed = self.tossed[:]
        copy.piled = self.piled[:]
        return copy

    @property
    def hand(self) -> list[int]:
        """What the seat to move holds, by kind."""
        return self.state.hands[self.public.turn]

    @property
    def is_hard(self) -> bool:
        """Whether the pile is frozen for everybody (CA-21)."""
        piled = self.piled
        return bool(piled[TWO] or piled[JOKER] or piled[RED_THREE])

    def discard(self, kind: int) -> int:
        """The number of discarding a card of that kind."""
        return discard_of(self.state.place.find(self.public.turn, FIRST[kind], FIRST[kind + 1]))

    def play(self, number: int) -> None:
        """Make a move of the seat to move."""
        move = number & MOVE_MASK
        seat = self.public.turn
        if move == DISCARD:
            kind = KIND[number >> MOVE_BITS]
            self._forget(seat, kind, 1)
            self.tossed[seat] |= 1 << kind
            self.piled[kind] += 1
        elif move > DISCARD:
            for group in groups_of(number):
                self._forget(seat, group & 15, group >> 4 & 15)
                self._forget(seat, TWO, group >> 8 & 15)
                self._forget(seat, JOKER, group >> 12)
            if move == TAKE:
                self._pick_up(seat)
        GAME.apply(self.state, number)

    def _forget(self, seat: int, kind: int, count: int) -> None:
        """A card that leaves may always be the one that was known."""
        known = self.known[seat]
        if known[kind]:
            known[kind] = max(0, known[kind] - count)

    def _pick_up(self, seat: int) -> None:
        piled, known = self.piled, self.known[seat]
        piled[KIND[self.public.pile[-1]]] -= 1
        piled[RED_THREE] = 0
        for kind, count in enumerate(piled):
            known[kind] += count
            piled[kind] = 0
