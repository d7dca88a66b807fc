"""Which card to discard where: piles are kept descending, so that they can be played off later."""

from typing import Final

from kartenrunde.bots.policy import Choice
from kartenrunde.bots.stapelsprint import reasons
from kartenrunde.bots.stapelsprint.sight import Sight
from kartenrunde.games.stapelsprint.spec import JOKER

SAME: Final = 1.0
"""Cost of a card on its equal; a card one below costs nothing."""
GAP: Final = 1.0
"""Cost of each rank left out in a descending pile."""
NEW_PILE: Final = 6.0
BURIES: Final = 10.0
"""Cost of a card on a lower one."""
BURIED_RANK: Final = 0.5
"""Cost of each rank by which it is higher."""
LOSES_JOKER: Final = 100.0


def choose(sight: Sight) -> Choice:
    """The cheapest discard of a hand that holds a card."""
    options = [
        (cost(rank, pile), place, number)
        for place, rank in enumerate(sight.hand)
        for number, pile in enumerate(sight.piles)
    ]
    _, place, number = min(options)
    return Choice(sight.discard(place, number), reason(sight.hand[place], sight.piles[number]))


def cost(rank: int, pile: list[int]) -> float:
    """What the discard of a card onto a pile spoils."""
    if rank == JOKER:
        return LOSES_JOKER
    if not pile:
        return NEW_PILE
    top = pile[-1]
    if top == rank:
        return SAME
    if top > rank:
        return GAP * (top - rank - 1)
    return BURIES + BURIED_RANK * (rank - top)


def reason(rank: int, pile: list[int]) -> str:
    """Why that discard is right."""
    if not pile:
        return reasons.NEW_PILE
    if rank == pile[-1]:
        return reasons.MATCHES
    return reasons.DESCENDS if JOKER < rank < pile[-1] else reasons.LEAST_HARM
