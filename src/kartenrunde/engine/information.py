"""All that one seat knows in a deal."""

from typing import Any

from msgspec import Struct


class InformationSet(Struct, frozen=True):
    """A seat's present view and every event half it has heard in this deal, in order."""

    view: Any
    events: tuple[Any, ...] = ()
