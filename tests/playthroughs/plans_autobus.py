"""The told deals of Hospodský autobus."""

from typing import Final

from tests.playthroughs.plan import Plan

_EAGER: Final = frozenset({"bus", "end_turn", "put"})

PLANS: Final = [
    Plan("autobus", "standard", 2, bytes([34] * 32), put_off=_EAGER),
    Plan("autobus", "standard", 4, bytes([54] * 32), put_off=_EAGER),
    Plan("autobus", "drawn", 2, bytes([7] * 32)),
]
SHOWN: Final = ("under the bus", " as ", "is finished", "nobody can go on", "turns up")
"""What a reader finds in them."""
