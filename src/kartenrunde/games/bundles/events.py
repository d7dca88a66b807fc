"""What can happen in Stealing Bundles, as halves of events.

`seat`, `bundle` and `into` are 0-based. Fields with a default are filled only in the half for the
acting seat.
"""

from kartenrunde.engine.happening import Drew, Happening, TurnBegan


class TableDealt(Happening, frozen=True, tag="table_dealt"):
    """The first open cards."""

    faces: tuple[str, ...]


class Stole(Happening, frozen=True, tag="stole"):
    """A played card took a whole bundle of `count` cards."""

    seat: int
    face: str
    victim: int
    bundle: int
    into: int
    count: int
    card: int | None = None


class Took(Happening, frozen=True, tag="took"):
    """A played card took cards from the table."""

    seat: int
    face: str
    into: int
    faces: tuple[str, ...]
    card: int | None = None


class Laid(Happening, frozen=True, tag="laid"):
    """A played card stays on the table."""

    seat: int
    face: str
    card: int | None = None


class Swept(Happening, frozen=True, tag="swept"):
    """A take cleared the table and earned a card that nobody saw (SB-22)."""

    seat: int
    into: int


class LeftoverTaken(Happening, frozen=True, tag="leftover_taken"):
    """The table cards that were left came onto the bundle that captured last (SB-17)."""

    seat: int
    into: int
    faces: tuple[str, ...]


class DealPlayed(Happening, frozen=True, tag="deal_played"):
    """All cards are played; `captured` by seat."""

    captured: tuple[int, ...]


AnyEvent = TurnBegan | TableDealt | Drew | Stole | Took | Laid | Swept | LeftoverTaken | DealPlayed
