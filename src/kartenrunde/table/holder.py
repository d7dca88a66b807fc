"""Who holds a seat."""

from msgspec import Struct

from kartenrunde.table.fact import Level, Reason


class Nobody(Struct, frozen=True):
    """The seat is open."""


class Computer(Struct, frozen=True):
    """A computer player in its own right."""

    level: Level


class Person(Struct, frozen=True):
    """A guest; `computer` says why a computer player acts for them, if one does."""

    guest: str
    computer: Reason | None = None

    @property
    def has_left(self) -> bool:
        """Whether they went for good, and only their return would bring them back."""
        return self.computer == "left"


Holder = Nobody | Computer | Person
