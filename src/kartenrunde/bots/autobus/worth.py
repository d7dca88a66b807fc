"""What it is worth to stop at some point of a turn, in points; the weights were found by play.

The worst of games is the one that nobody wins: where cards are hoarded, all get stuck. So what is
played from hand and reserves counts for itself, and a joker is cheap.
"""

from typing import Final, NamedTuple

from kartenrunde.bots.autobus.position import (
    BUS,
    END_TURN,
    NOTHING,
    PUT,
    Action,
    Player,
    gap,
)
from kartenrunde.games.autobus.spec import ACE, JOKER, RESERVES

HAND_CARD: Final = 40.0
RESERVE_CARD: Final = 73.0
FREED_PLACE: Final = 40.0
FINISHED_ROW: Final = 20.0
MAIN_FITS: Final = 1000.0
FRESH_HAND: Final = 300.0
MISSING: Final = 12.0
"""For each card that the own main pile waits for."""

ON_ITS_RANK: Final = 60.0
TAKES_PLACE: Final = -60.0
TAKES_LAST_PLACE: Final = -40.0
ITS_LIKE_IN_HAND: Final = 25.0
"""For each more of the rank, which can follow onto the place now taken."""
TO_COME: Final = -3.0
"""For each card that a reserve waits for."""
ON_THE_WAY: Final = 26.0
"""The card will lead to the own main pile's top."""
JOKER_PUT: Final = -275.0
UNDER_BUS: Final = -137.0
UNDER_BUS_RANK: Final = -4.0
"""High cards wait longer for their row."""

LATER_RIVAL: Final = 0.5
"""What a rival's top counts, compared with the rival's before."""
BETWEEN_PLAYS: Final = 0.5
"""What the rivals' tops count as long as the turn goes on."""


class Temper(NamedTuple):
    """What sets one careful player apart from another."""

    joker_spent: float
    feeds: tuple[float, float, float]
    """How bad it is to leave 0, 1 or 2 missing cards before the next seat's top."""


FREE_HANDED: Final = Temper(50.0, (40.0, 0.0, 3.0))
THRIFTY: Final = Temper(200.0, (120.0, 30.0, 8.0))
WATCHFUL: Final = Temper(150.0, (120.0, 0.0, 3.0))
"""Saves less than the thrifty one, so that fewer deals get stuck."""


class Judge:
    """Tells what a point to stop at is worth to a seat; `main` is not a joker."""

    def __init__(self, main: int, rivals: list[Player], temper: Temper, can_draw: bool) -> None:
        self._main = main
        self._fresh_hand = FRESH_HAND if can_draw else 0.0
        self._feeds: list[tuple[int, float, float, float]] = []
        weight = 1.0
        for rival in rivals:
            if rival.main != JOKER:
                near, one, two = temper.feeds
                self._feeds.append((rival.main, near * weight, one * weight, two * weight))
            weight *= LATER_RIVAL

    def main_fits(self, wanted: int) -> float:
        """The worth of going on with the main pile's top."""
        return MAIN_FITS - BETWEEN_PLAYS * self._feed(wanted)

    def hand_empty(self, wanted: int) -> float:
        """The worth of having played the whole hand."""
        return self._fresh_hand - self._feed(wanted) - MISSING * gap(wanted, self._main)

    def after(self, ending: float, wanted: int) -> float:
        """The worth of a turn that ends with a card put away."""
        return ending - self._feed(wanted) - MISSING * gap(wanted, self._main)

    def _feed(self, wanted: int) -> float:
        total = 0.0
        for main, near, one, two in self._feeds:
            if wanted >> main & 1:
                total += near
            elif wanted >> main - 1 & 1:
                total += one
            elif wanted >> main - 2 & 1:  # an ace fits, or there is no more
                total += two
        return total

    def best_ending(self, own: Player, wanted: int) -> tuple[float, Action]:
        """What the best way is worth to put a hand card away, and that way; without one, to end."""
        if not own.hand:
            return 0.0, END_TURN
        best, ending = float("-inf"), END_TURN
        free = own.ranks.count(NOTHING)
        for card in set(own.hand):
            if card == JOKER:
                value, found = self._joker(own, free, wanted)
            else:
                value = self._number(own, card, free, wanted)
                if value < best:
                    continue
                found = _way(own, card, free)
            if value > best or (value == best and found > ending):
                best, ending = value, found
        return best, ending

    def _number(self, own: Player, card: int, free: int, wanted: int) -> float:
        if card in own.ranks:
            value = ON_ITS_RANK
        elif free:
            value = TAKES_PLACE + ITS_LIKE_IN_HAND * (own.hand.count(card) - 1)
            if free == 1:
                value += TAKES_LAST_PLACE
        else:
            return UNDER_BUS + UNDER_BUS_RANK * card
        value += TO_COME * gap(wanted, card)
        if card < self._main and self._leads_to_main(card, wanted):
            value += ON_THE_WAY
        return value

    def _joker(self, own: Player, free: int, wanted: int) -> tuple[float, Action]:
        if free:
            rank = max(self._main - 1, ACE)
            return JOKER_PUT, Action(PUT, JOKER, rank, own.ranks.index(NOTHING))
        for place in range(RESERVES):
            if self._leads_to_main(own.ranks[place], wanted):
                return JOKER_PUT + ON_THE_WAY, Action(PUT, JOKER, own.ranks[place], place)
        return JOKER_PUT, Action(PUT, JOKER, own.ranks[0], 0)

    def _leads_to_main(self, card: int, wanted: int) -> bool:
        """Whether the nearest row takes the card before the main pile's top."""
        return self._main - gap(wanted, self._main) <= card < self._main


def _way(own: Player, card: int, free: int) -> Action:
    """Where a card that is no joker is put away."""
    if card in own.ranks:
        return Action(PUT, card, card, own.ranks.index(card))
    return Action(PUT, card, card, own.ranks.index(NOTHING)) if free else Action(BUS, card)
