"""Hospodský autobus as somebody plays it who sees what lies open."""

from typing import Final

from tests.browser.strategy import JOKER, Place, Sight, Wish

SHORT: Final = {"seats": 4, "main_size": 10}
"""With two seats there are nearly four times as many moves."""
SHORT_DEALS: Final = {"expert": "short 68", "normal": "short 68", "beginner": "short 317"}
"""Over after eleven or twelve own moves: from hand, main pile and reserve, and onto a reserve."""
RANKS: Final = "A23456789TJQK"


def wish(sight: Sight) -> Wish:
    """Main pile before reserves, reserves before hand; jokers make way for the main pile."""
    main = "".join(place["face"][:1] for place in sight.at("main"))
    for card in sight.at("main", "reserve", "hand"):
        for row in sight.at("row"):
            if card["card"] and _goes_on(card, row["next"], main):
                return Wish(card["key"], row["key"])
    return _end_of_turn(sight)


def _goes_on(card: Place, wanted: str, main: str) -> bool:
    if card["zone"] == "hand" and card["face"] == JOKER:
        return RANKS.find(main) == RANKS.index(wanted) + 1
    rank = card["next"] if card["zone"] == "reserve" else card["face"][:1]
    return rank in (wanted, JOKER)


def _end_of_turn(sight: Sight) -> Wish:
    """Onto the reserve of its rank, or a free one, or under the bus; a joker is a king."""
    hand, reserves = sight.at("hand"), sight.at("reserve")
    if not hand:
        return Wish()
    free = next((reserve["key"] for reserve in reserves if not reserve["face"]), "")
    for card in hand:
        for reserve in reserves:
            if reserve["face"] and card["face"][:1] in (reserve["next"], JOKER):
                return Wish(card["key"], reserve["key"])
    card = max(hand, key=lambda card: RANKS.find(card["face"][:1]))
    answer = "K" if free and card["face"] == JOKER else ""
    return Wish(card["key"], free or "main", answer)
