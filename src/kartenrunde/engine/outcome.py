"""How a deal ended."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """A finished deal: why it ended, each seat's place (1 is best) and points."""

    termination: str
    ranking: tuple[int, ...]
    points: tuple[int, ...]


def places_of(rated: Sequence[Any], sides: Sequence[int] | None = None) -> tuple[int, ...]:
    """The place of each, the greatest first; equal ones share a place, and a side has one."""
    each = list(zip(rated, sides or range(len(rated)), strict=True))
    return tuple([1 + len({side for other, side in each if other > own}) for own in rated])
