"""What the texts of Stapelsprint are tried with."""

from typing import Final

ARGUMENTS: Final[dict[str, object]] = {"card": "7", "as": 7, "count": 3, "sequence": 2, "pile": 4}
"""An argument of each name that a sentence about an event may ask for, beside the seat's name."""
STEPS: Final = ["5", "6", "7", "8"]
"""A card that each step of the example in the rules is about."""
