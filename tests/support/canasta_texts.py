"""What the texts of Canasta are tried with."""

from typing import Final

ARGUMENTS: Final[dict[str, object]] = {"card": "7h", "count": 1}
"""An argument of each name that a sentence about an event may ask for, beside the seat's name."""
STEPS: Final = ["7", "K", "A"]
"""A card that each step of the example in the rules is about."""
