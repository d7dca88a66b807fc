"""The moves of Canasta: on the wire as tagged structs, inside as places in the hand."""

from msgspec import Struct


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Play the hand card with handle `card` (CA-4)."""

    card: int


AnyMove = Play


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    return Play(handles[number])
