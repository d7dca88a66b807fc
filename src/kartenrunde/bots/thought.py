"""What comes of asking a computer player."""

from msgspec import Struct


class Thought(Struct, frozen=True):
    """A computer player's move as it goes on the wire, and why."""

    move: bytes
    reason: str


class ThoughtFailed(Exception):
    """A computer player raised, hung or answered nonsense; the text names no card."""
