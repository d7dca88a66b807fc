"""What the texts of Hospodský autobus are tried with."""

from typing import Final

ARGUMENTS: Final[dict[str, object]] = {"card": "7h", "as": "7", "count": 3, "row": 2, "pile": 4}
"""An argument of each name that a sentence about an event may ask for, beside the seat's name."""
STEPS: Final = ["7", "8", "9", "K", "★", "2", "4"]
"""A card that each step of the example in the rules is about."""
