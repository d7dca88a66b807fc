"""A table of Hospodský autobus in ranks, on which lines of play are tried; a joker is 0.

Rows are told by the rank that they take next, for equal rows are the same to everybody. A new row
can always be opened.
"""

from typing import Final, NamedTuple

from kartenrunde.cards import Stream
from kartenrunde.games.autobus.spec import ACE, KING, RESERVES

NOTHING: Final = -1

# Where a card is played from; reserve i is FROM_RESERVE + i.
FROM_HAND: Final = 0
FROM_MAIN: Final = 1
FROM_RESERVE: Final = 2

# What ends the turn, besides.
PUT: Final = FROM_RESERVE + RESERVES
BUS: Final = PUT + 1
END: Final = BUS + 1


class Action(NamedTuple):
    """What a seat does with a card: `rank` is what it stands for, `place` the reserve put on."""

    kind: int
    card: int = NOTHING
    rank: int = NOTHING
    place: int = NOTHING


END_TURN: Final = Action(END)


class Player:
    """A seat: the main pile's top and the cards below it, the hand, and the reserves."""

    __slots__ = ("below", "counts", "hand", "main", "ranks")

    def __init__(self, main: int, hand: list[int], ranks: list[int], counts: list[int]) -> None:
        self.main = main
        self.below: list[int] = []
        self.hand = hand
        self.ranks = ranks  # NOTHING while a place is free
        self.counts = counts

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player(self.main, self.hand[:], self.ranks[:], self.counts[:])
        copy.below = self.below[:]
        return copy

    @property
    def main_count(self) -> int:
        """How many cards the main pile holds."""
        return len(self.below) + (self.main != NOTHING)


class Position:
    """All seats, the seat to move first, and the rows.

    `rows[r]` is how many rows take rank r next, and `wanted` has a bit for every such rank.
    `draw` and `finished` are empty where nobody has guessed at them; `can_draw` holds anyhow.
    """

    __slots__ = ("can_draw", "draw", "finished", "hand_size", "players", "rows", "turns", "wanted")

    def __init__(self, rows: list[int], players: list[Player], hand_size: int) -> None:
        self.rows = rows
        self.wanted: int = sum([1 << rank for rank, count in enumerate(rows) if count])
        self.players = players
        self.hand_size = hand_size
        self.can_draw = True
        self.draw: list[int] = []
        self.finished: list[int] = []
        self.turns: int = 0  # that have ended

    def clone(self) -> "Position":
        """An independent copy."""
        players = [player.clone() for player in self.players]
        copy = Position(self.rows[:], players, self.hand_size)
        copy.can_draw = self.can_draw
        copy.draw = self.draw[:]
        copy.finished = self.finished[:]
        copy.turns = self.turns
        return copy

    def do(self, action: Action, chance: Stream) -> None:
        """Make a move of the first seat, and all that it forces."""
        player = self.players[0]
        kind, card, rank, place = action
        if kind < PUT:
            if kind == FROM_HAND:
                player.hand.remove(card)
            elif kind == FROM_MAIN:
                player.main = player.below.pop() if player.below else NOTHING
            else:
                _take_from_reserve(player, kind - FROM_RESERVE)
            self._advance(rank)
            if not player.hand and player.main != NOTHING:
                self._fill(player, chance)
            return
        if kind == PUT:
            player.hand.remove(card)
            player.ranks[place] = rank
            player.counts[place] += 1
        elif kind == BUS:
            player.hand.remove(card)
            player.below.insert(0, card)
        self.turns += 1
        self.players.append(self.players.pop(0))
        self._fill(self.players[0], chance)

    def _advance(self, rank: int) -> None:
        rows = self.rows
        if rank != ACE:
            rows[rank] -= 1
            if not rows[rank]:
                self.wanted ^= 1 << rank
        if rank == KING:
            self.finished += range(ACE, KING + 1)  # jokers too come back as what they stood for
            self.can_draw = True
        else:
            rows[rank + 1] += 1
            self.wanted |= 2 << rank

    def _fill(self, player: Player, chance: Stream) -> None:
        hand = player.hand
        while len(hand) < self.hand_size:
            if not self.draw:
                if not self.finished:
                    self.can_draw = False
                    return
                self.draw, self.finished = self.finished, self.draw
                chance.shuffle(self.draw)
            hand.append(self.draw.pop())


def _take_from_reserve(player: Player, place: int) -> None:
    player.counts[place] -= 1
    if not player.counts[place]:
        player.ranks[place] = NOTHING


def gap(wanted: int, rank: int) -> int:
    """How many cards are missing on the row that comes nearest to taking a rank."""
    return rank + 1 - (wanted & (2 << rank) - 1).bit_length()
