"""The told deals of Stapelsprint."""

from typing import Final

from tests.playthroughs.plan import Plan

_EAGER: Final = frozenset({"discard", "end_turn"})

PLANS: Final = [
    Plan("stapelsprint", "standard", 2, bytes([1] * 32), put_off=_EAGER),
    Plan("stapelsprint", "standard", 6, bytes([27] * 32), put_off=_EAGER),
    Plan("stapelsprint", "exhausted", 2, bytes([35] * 32)),
]
SHOWN: Final = ("wins the round", "become the draw pile", "the round is drawn", ": end\n")
"""What a reader finds in them."""
