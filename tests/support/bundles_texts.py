"""What the texts of Stealing Bundles are tried with."""

from typing import Final

ARGUMENTS: Final[dict[str, object]] = {
    "card": "10o",
    "count": 3,
    "victim": "Ben",
    "cards": "Sieben, Acht",
}
"""An argument of each name that a sentence about an event may ask for, beside the seat's name."""
STEPS: Final = ["9", "9", "6", "K", "K", "5"]
"""A card that each step of the example in the rules is about."""
