"""How a deal ended."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """A finished deal: why it ended, each seat's place (1 is best) and points."""

    termination: str
    ranking: tuple[int, ...]
    points: tuple[int, ...]


def places_of(rated: Sequence[Any]) -> tuple[int, ...]:
    """The place of each, the greatest first; equal ones share a place."""
    return tuple([1 + sum(other > own for other in rated) for own in rated])
