"""The told deals of Canasta."""

from typing import Final

from tests.playthroughs.plan import Plan

PLANS: Final = [
    Plan("canasta", "won", 4, bytes([1] * 32)),
    Plan("canasta", "drawn", 4, bytes([18] * 32)),
]
SHOWN: Final = ("wins the round", "nobody wins")
"""What a reader finds in them."""
