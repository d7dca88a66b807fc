"""From deal to deal: what is settled before a shuffle, and what a match comes to."""

from collections.abc import Sequence

from msgspec import Struct

Seat = int


class DealPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled about a deal before its shuffle.

    `dealer` None: drawn by lot. `scores`: the points by seat before this deal. `play_off`: the
    seats that alone take part, None: all.
    """

    dealer: Seat | None
    scores: tuple[int, ...]
    play_off: tuple[Seat, ...] | None = None


class PlayedDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished deal of a match: its plan, who dealt, and what the cards came to."""

    plan: DealPlan
    dealer: Seat
    points: tuple[int, ...]


Match = Sequence[PlayedDeal]
"""The finished deals of one match, in order."""
