"""Looks through all lines of play that the cards in sight allow until new cards come to light."""

from typing import Final

from kartenrunde.bots.stapelsprint.prospect import FROM_HAND, Prospect
from kartenrunde.bots.stapelsprint.sight import FROM_PILE, FROM_STOCK, Sight
from kartenrunde.bots.stapelsprint.worth import Judge
from kartenrunde.games.stapelsprint.spec import JOKER, LAST_RANK

MOST_NODES: Final = 400
"""A position with more lines than that is rare; what was found so far has to do."""
NO_COST: Final = LAST_RANK
"""A rank to advance a sequence by that counts as no joker: the stock card costs nothing."""

Play = tuple[int, int, int]
"""A source (FROM_HAND, FROM_STOCK or FROM_PILE + pile), a rank and a sequence."""


class Plan:
    """The best line that a depth-first search finds; it may be to play nothing more."""

    def __init__(self, sight: Sight) -> None:
        self.judge = Judge(sight)
        self.prospect = Prospect(sight)
        self.line: list[Play] = []
        self.value = float("-inf")
        self._must_play = not sight.hand  # if anything (ST-17, ST-18)
        self._stock = sight.stock
        self._so_far: list[Play] = []
        self._nodes = 0
        self._seen: set[int] = set()
        self._explore()

    def _explore(self) -> None:
        after = self.prospect
        if after.key in self._seen or self._nodes == MOST_NODES:
            return
        self._seen.add(after.key)
        self._nodes += 1
        if self._so_far or not self._must_play:
            self._compare(self.judge.without_stock(after))
            if self._so_far and self.judge.brings_hand(after):
                return
        needs = after.needs
        for sequence, need in enumerate(needs):
            if need not in needs[:sequence]:
                self._try_stock(sequence, need)
                if not self._try_cards(need, sequence, need):
                    self._try_cards(JOKER, sequence, need)

    def _compare(self, value: float) -> None:
        if value > self.value:
            self.value = value
            self.line = self._so_far[:]

    def _try_stock(self, sequence: int, need: int) -> None:
        stock = self._stock
        if stock in (need, JOKER):
            after = self.prospect
            self._so_far.append((FROM_STOCK, stock, sequence))
            after.move_on(sequence, NO_COST)
            self._compare(self.judge.behind_stock(after))
            after.move_back(sequence, NO_COST, need)
            self._so_far.pop()

    def _try_cards(self, rank: int, sequence: int, need: int) -> bool:
        """Go on with every card of that rank, and tell whether there was one."""
        after = self.prospect
        found = False
        for number, pile in enumerate(after.piles):
            if pile and pile[-1] == rank:
                found = True
                after.take_from_pile(number)
                self._go_on((FROM_PILE + number, rank, sequence), need)
                after.return_to_pile(number, rank)
        if after.counts[rank]:
            found = True
            after.take_from_hand(rank)
            self._go_on((FROM_HAND, rank, sequence), need)
            after.return_to_hand(rank)
        return found

    def _go_on(self, play: Play, need: int) -> None:
        _, rank, sequence = play
        self._so_far.append(play)
        self.prospect.move_on(sequence, rank)
        self._explore()
        self.prospect.move_back(sequence, rank, need)
        self._so_far.pop()
