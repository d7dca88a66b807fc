"""A position by ranks, as one seat supposes it; played on without asking the rules.

Where only numbers of cards are known, the cards are NO_RANK.
"""

from typing import Final

from kartenrunde.bots.bundles.setting import NO_RANK, Setting
from kartenrunde.cards import Stream
from kartenrunde.games.bundles.moves import EFFECTS, LAY, STEAL, TAKE
from kartenrunde.games.bundles.spec import MOST_BUNDLES

NOBODY: Final = -1
_NO_SPOTS: Final[list[int]] = []

Action = int
"""A move of any card of the rank: rank * EFFECTS + effect, the effects numbered as in the rules."""


class Position:
    """Who holds what. `unseen[r]` cards of rank r have not been open to everybody yet.

    `table[r]` cards of rank r lie open. The hands are what the supposing seat believes.
    """

    __slots__ = (
        "draw_pile",
        "hands",
        "last_capture",
        "on_table",
        "setting",
        "sizes",
        "table",
        "tops",
        "turn",
        "unseen",
        "unseen_count",
    )

    def __init__(self, setting: Setting) -> None:
        spots = setting.seats * MOST_BUNDLES
        self.setting = setting
        self.turn: int = NOBODY
        self.hands: list[list[int]] = [[] for _ in range(setting.seats)]
        self.draw_pile: list[int] = []
        self.unseen = [0] * setting.ranks
        self.unseen_count: int = 0
        self.table = [0] * setting.ranks
        self.on_table: int = 0
        self.tops = [NO_RANK] * spots
        self.sizes = [0] * spots
        self.last_capture: int = NOBODY

    def clone(self) -> "Position":
        """An independent copy."""
        copy = Position.__new__(Position)
        copy.setting = self.setting
        copy.turn = self.turn
        copy.hands = [hand[:] for hand in self.hands]
        copy.draw_pile = self.draw_pile[:]
        copy.unseen = self.unseen[:]
        copy.unseen_count = self.unseen_count
        copy.table = self.table[:]
        copy.on_table = self.on_table
        copy.tops = self.tops[:]
        copy.sizes = self.sizes[:]
        copy.last_capture = self.last_capture
        return copy

    def hidden_from(self, seat: int) -> list[int]:
        """The cards that a seat has not seen, in order."""
        hand = self.hands[seat]
        return [
            rank for rank, left in enumerate(self.unseen) for _ in range(left - hand.count(rank))
        ]

    def dealt_anew(self, chance: Stream) -> "Position":
        """A copy in which all that the seat to move has not seen is dealt by chance.

        What is left over lies face down in bundles (SB-22).
        """
        hidden = self.hidden_from(self.turn)
        chance.shuffle(hidden)
        copy = self.clone()
        for seat, hand in enumerate(self.hands):
            if seat != self.turn:
                copy.hands[seat] = [hidden.pop() for _ in hand]
        copy.draw_pile = [hidden.pop() for _ in self.draw_pile]
        return copy

    def actions(self) -> list[Action]:
        """What the seat to move may do (SB-6 to SB-8, SB-18, SB-20, SB-21)."""
        setting, table = self.setting, self.table
        into = self._receivers()
        spots = self._in_reach()
        found: list[Action] = []
        for rank in set(self.hands[self.turn]):
            first = rank * EFFECTS
            steals = spots.get(rank, _NO_SPOTS)
            reach = sum(spots.values(), []) if rank == setting.jack else steals
            found += [first + STEAL + spot * MOST_BUNDLES + own for spot in reach for own in into]
            if steals:
                continue
            if table[rank]:
                found += [first + TAKE + own for own in into]
            else:
                found.append(first + LAY)
        return found

    def _in_reach(self) -> dict[int, list[int]]:
        """By top, the bundles that the seat to move may steal with the right card."""
        spots: dict[int, list[int]] = {}
        if not self.setting.friendly:
            for spot in self.setting.rival_spots[self.turn]:
                top = self.tops[spot]
                if top != NO_RANK:
                    spots.setdefault(top, []).append(spot)
        return spots

    def _receivers(self) -> tuple[int, ...]:
        if self.setting.double:
            first = self.turn * MOST_BUNDLES
            if self.sizes[first] or self.sizes[first + 1]:
                return (0, 1)
        return (0,)

    def play(self, action: Action) -> None:
        """Do it, and pass the turn on."""
        seat = self.turn
        rank, effect = divmod(action, EFFECTS)
        self.hands[seat].remove(rank)
        self.unseen[rank] -= 1
        self.unseen_count -= 1
        if effect == LAY:
            self.table[rank] += 1
            self.on_table += 1
        elif effect >= TAKE:
            self._capture(seat, effect - TAKE, rank, self._clear(rank))
        else:
            spot, into = divmod(effect, MOST_BUNDLES)
            caught = self.sizes[spot]
            self.sizes[spot] = 0
            self.tops[spot] = NO_RANK
            self._capture(seat, into, rank, caught)
        self._pass_turn(seat)

    def _clear(self, rank: int) -> int:
        """Take the rank off the table, and tell how many cards that brings (SB-7, SB-22)."""
        caught = self.table[rank]
        self.table[rank] = 0
        self.on_table -= caught
        if self.setting.sweep_bonus and not self.on_table and self.draw_pile:
            self.draw_pile.pop()
            caught += 1
        return caught

    def _capture(self, seat: int, into: int, rank: int, caught: int) -> None:
        spot = seat * MOST_BUNDLES + into
        self.sizes[spot] += caught + 1
        self.tops[spot] = rank
        self.last_capture = spot

    def _pass_turn(self, seat: int) -> None:
        following = self.setting.after[seat]
        for other in following:
            if self.hands[other]:
                self.turn = other
                return
        if self.setting.play_off or not self.draw_pile:
            self._end()
            return
        self._deal_hands(following)
        self.turn = following[0]

    def _deal_hands(self, order: list[int]) -> None:
        """New hands, as far as the cards go (SB-10)."""
        for _ in range(self.setting.hand_size):
            for seat in order:
                if self.draw_pile:
                    self.hands[seat].append(self.draw_pile.pop())

    def _end(self) -> None:
        self.turn = NOBODY
        if self.setting.last_capture and self.last_capture != NOBODY:
            self.sizes[self.last_capture] += self.on_table

    def captured(self, seat: int) -> int:
        """How many cards a seat has caught."""
        first = seat * MOST_BUNDLES
        return self.sizes[first] + self.sizes[first + 1]
