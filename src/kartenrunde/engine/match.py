"""From deal to deal: what is settled before a shuffle, and what a match has come to so far."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct


class DealPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled about a deal before its shuffle.

    `dealer` None: drawn by lot. `scores`: what each seat has in this match before the deal, empty
    if nobody has anything. `play_off`: the seats that alone take part; None: all.
    """

    dealer: int | None = None
    scores: tuple[int, ...] = ()
    play_off: tuple[int, ...] | None = None


FIRST_DEAL: Final = DealPlan()
"""Nothing has been played, and the dealer is drawn by lot."""


class PlayedDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished deal of a match: its plan, who dealt, and each seat's points."""

    plan: DealPlan
    dealer: int
    points: tuple[int, ...]


Match = Sequence[PlayedDeal]
"""The finished deals of one match, in order."""


def summed(seats: int, match: Match) -> tuple[int, ...]:
    """All points of each seat."""
    return tuple([sum(deal.points[seat] for deal in match) for seat in range(seats)])
