"""What somebody wants who plays sensibly: for each game a move from what can be seen."""

from collections.abc import Callable
from typing import Final, NamedTuple

Place = dict[str, str]
JOKER: Final = "★"


class Wish(NamedTuple):
    """A card and the place it shall go to, and what to answer there; none: the end of the turn."""

    card: str = ""
    place: str = ""
    answer: str = ""


class Sight(NamedTuple):
    """What can be seen on the table."""

    game: str
    mine: bool
    over: bool
    ghost: bool
    signature: str
    places: list[Place]

    @property
    def cards(self) -> list[Place]:
        """Everything that can be picked up."""
        return [place for place in self.places if place["card"]]

    def at(self, *zones: str) -> list[Place]:
        """All places of these zones."""
        return [place for zone in zones for place in self.places if place["zone"] == zone]


def stapelsprint(sight: Sight) -> Wish:
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


RANKS: Final = "A23456789TJQK"


def autobus(sight: Sight) -> Wish:
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


STRATEGIES: Final[dict[str, Callable[[Sight], Wish]]] = {
    "autobus": autobus,
    "stapelsprint": stapelsprint,
}
