"""The told deals of Canasta."""

from typing import Final

from tests.playthroughs.plan import Plan

_EAGER: Final = frozenset({"discard", "draw", "end_deal"})

PLANS: Final = [
    Plan("canasta", "standard", 4, bytes([34] * 32), put_off=_EAGER),
    Plan("canasta", "concealed", 4, bytes([47] * 32), '{"target": 2500}', put_off=_EAGER),
    Plan("canasta", "exhausted", 4, bytes([4] * 32)),
    Plan("canasta", "red_three", 4, bytes([33] * 32)),
]
SHOWN: Final = (
    "opens with",
    "takes the pile for its",
    "has made a natural canasta",
    "has made a mixed canasta",
    "lays 3: ",
    "goes out\n",
    "goes out, concealed",
    "nobody could take the pile",
    "it was the last card",
)
"""What a reader finds in them."""
