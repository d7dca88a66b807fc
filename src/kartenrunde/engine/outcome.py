"""How a deal ended."""

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """A finished deal: why it ended, each seat's place (1 is best) and points."""

    termination: str
    ranking: tuple[int, ...]
    points: tuple[int, ...]
