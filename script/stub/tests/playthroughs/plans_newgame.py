"""The told deals of NewGame."""

from typing import Final

from tests.playthroughs.plan import Plan

PLANS: Final = [
    Plan("newgame", "won", 2, bytes([1] * 32)),
    Plan("newgame", "drawn", 4, bytes([18] * 32)),
]
SHOWN: Final = ("wins the round", "nobody wins")
"""What a reader finds in them."""
