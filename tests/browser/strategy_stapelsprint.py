"""Stapelsprint as somebody plays it who sees what lies open."""

from typing import Final

from tests.browser.strategy import JOKER, Place, Sight, Wish

SHORT: Final = {"seats": 4, "stock_size": 5, "target": 1}
SHORT_DEALS: Final = dict.fromkeys(("expert", "normal", "beginner"), "short 479")
"""Over after eight to twelve own moves: from stock, hand and discard pile, and onto such a pile."""


def wish(sight: Sight) -> Wish:
    """Stock before hand, hand before piles; jokers make way for the stock."""
    stock = "".join(place["face"] for place in sight.at("stock"))
    for card in sight.at("stock", "hand", "discard"):
        for place in sight.at("sequence"):
            if card["card"] and _fits(card, place["next"], stock):
                return Wish(card["key"], place["key"])
    hand = sight.at("hand")
    if not hand:
        return Wish()
    card = max(hand, key=lambda c: 0 if c["face"] == JOKER else int(c["face"]))
    piles = sight.at("discard")
    same = [pile for pile in piles if pile["face"] in ("", card["face"])]
    return Wish(card["key"], (same or piles)[0]["key"])


def _fits(card: Place, wanted: str, stock: str) -> bool:
    if card["face"] != JOKER or card["zone"] == "stock":
        return card["face"] in (wanted, JOKER)
    return stock == str(int(wanted) + 1)
