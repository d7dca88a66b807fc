"""Canasta as somebody plays it who sees what lies open."""

from typing import Final

from tests.browser.strategy import Sight, Wish

SHORT: Final = {"seats": 4, "target": 1}


def wish(sight: Sight) -> Wish:
    """The only card there is."""
    (card,) = sight.at("hand")
    return Wish(card["key"], "table")
