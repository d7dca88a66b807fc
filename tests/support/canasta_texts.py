"""What the texts of Canasta are tried with."""

from typing import Final

ARGUMENTS: Final[dict[str, object]] = {
    "card": "Kh",
    "count": 3,
    "kind": "natural",
    "melds": "3 × König",
    "scores": "Wir: 340, Die anderen: −120",
}
"""An argument of each name that a sentence about an event may ask for, beside the seat's name."""
STEPS: Final = ["9", "9", "9", "9", "7", "6"]
"""A card that each step of the example in the rules is about."""
