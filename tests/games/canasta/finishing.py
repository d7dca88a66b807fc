"""CA-70: from every position of many deals the turn can be finished.

`python -m tests.games.canasta.finishing 20000 normal` asks it of as many deals among such players.
Whoever has drawn can discard any card. Whoever has not can do something, and after each listed way
to do it can discard any card, or the deal is over. What is laid leads to positions of the same
kind, which are asked when they come; so does a discard.
"""

import sys
from collections import Counter
from typing import Final

from kartenrunde.bots import policies
from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan, InformationSet
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import Discard
from kartenrunde.games.canasta.spec import CanastaOptions
from kartenrunde.games.canasta.state import TO_DRAW, State
from tests.conformance.tables import seed_of

RANDOM: Final = "at random"
"""Plays by `GAME.random_move`, in which every clause has its chance; others are policies."""
SCORES: Final = ((0, 0), (1500, 3000), (-5, 2995), (4000, -100))
MOST_ACTIONS: Final = 1_000
"""A deal that goes on for longer would be taken for one that hangs."""


def finishable(state: State) -> bool:
    """Whether the seat on turn can finish it."""
    if state.public.phase != TO_DRAW:
        return can_discard_anything(state)
    ways = GAME.legal_moves(state)
    for number in ways:
        seat = state.public.turn
        assert GAME.check(state, seat, GAME.move(state, number)) == number
        after = state.clone()
        GAME.apply(after, number)
        if GAME.to_move(after) is not None and not can_discard_anything(after):
            return False
    return bool(ways)


def can_discard_anything(state: State) -> bool:
    """Whether there are cards in the hand, of which any could be discarded (CA-30, CA-31)."""
    seat, public = state.public.turn, state.public
    hand = state.hand_cards(seat)
    for handle in {card.face[0]: card.id for card in hand}.values():
        GAME.check(state, seat, Discard(handle))
    return len(hand) >= 2 or (len(hand) == 1 and public.canastas[seat % 2] > 0)


class Deal:
    """One of many deals among such players, asked in every position."""

    def __init__(self, number: int, player: str) -> None:
        self._player = player
        self._chance = Stream(seed_of("finishing", player, number))
        plan = DealPlan(number % 4, SCORES[number % len(SCORES)] * 2)
        self.state = GAME.deal(4, CanastaOptions(), self._chance.clone(), plan)
        self.actions = 0

    def play(self) -> str:
        """How it ended."""
        while GAME.to_move(self.state) is not None:
            assert finishable(self.state), f"{GAME.view(self.state, self.state.public.turn)}"
            GAME.apply(self.state, self._choose())
            self.actions += 1
            assert self.actions < MOST_ACTIONS
        return str(self.state.public.ending)

    def _choose(self) -> int:
        if self._player == RANDOM:
            return GAME.random_move(self.state, self._chance)
        seat = self.state.public.turn
        known = InformationSet(GAME.view(self.state, seat), ())
        move = policies(GAME.id)[self._player](known, self._chance).move
        return GAME.check(self.state, seat, move)


def main() -> None:
    deals, player = int(sys.argv[1]), " ".join(sys.argv[2:]) or RANDOM
    endings: Counter[str] = Counter()
    positions = longest = 0
    for number in range(deals):
        deal = Deal(number, player)
        endings[deal.play()] += 1
        positions += deal.actions
        longest = max(longest, deal.actions)
    print(f"{deals} deals {player}: {positions} positions, the longest deal {longest} actions")
    print(", ".join(f"{ending} {count}" for ending, count in sorted(endings.items())))


if __name__ == "__main__":
    main()
