"""What happened, as each audience may hear of it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Event(Struct, frozen=True):
    """One happening: the half for everybody, and the halves for seats that know more.

    A seat named in `private` hears its half instead of the public one. `public` None means that
    nobody else hears of it. An event that nobody may hear of cannot be made.
    """

    public: Any | None
    private: Mapping[int, Any] = {}

    def __post_init__(self) -> None:
        if self.public is None and not self.private:
            raise ValueError("an event needs an audience")

    def half(self, audience: int) -> Any | None:
        """What the given seat or onlooker hears; None if nothing."""
        return self.private.get(audience, self.public)
