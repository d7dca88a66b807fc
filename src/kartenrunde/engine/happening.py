"""Event halves that several games have, and what a hand card is to its owner.

Fields with a default are filled only in the half for the acting seat.
"""

from msgspec import Struct


class HandCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in the own hand: `id` is its handle."""

    id: int
    face: str


class Happening(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"
):
    """One event half."""


class TurnBegan(Happening, frozen=True, tag="turn_began"):
    """A seat is to move."""

    seat: int


class Drew(Happening, frozen=True, tag="drew"):
    """Cards came to a hand; which, only the hand's owner hears."""

    seat: int
    count: int
    cards: tuple[HandCard, ...] | None = None


class Reshuffled(Happening, frozen=True, tag="reshuffled"):
    """The cards set aside are the new draw pile."""

    count: int
