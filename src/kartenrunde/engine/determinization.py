"""From what a seat knows to a position that it may be: cards for faces, hands for the others."""

from collections.abc import Iterable
from typing import Any

from kartenrunde.cards import Deck
from kartenrunde.engine.dealing import deal_off
from kartenrunde.engine.hands import HandState
from kartenrunde.engine.happening import Drew
from kartenrunde.engine.information import InformationSet


class Unplaced:
    """The cards of a deck of which it is still open where they lie."""

    def __init__(self, deck: Deck) -> None:
        self._left = {face: list(cards) for face, cards in deck.cards_by_face.items()}

    def take(self, faces: Iterable[str]) -> list[int]:
        """Cards with these faces; any of the equal ones will do."""
        return [self._left[face].pop() for face in faces]

    def rest(self) -> list[int]:
        """All that have not been taken."""
        return [card for cards in self._left.values() for card in cards]


def deal_hands(
    state: HandState[Any], known: InformationSet, hand: list[int], unseen: list[int]
) -> None:
    """Give the view's seat its `hand` and each other seat as many cards off the unseen ones."""
    view = known.view
    arrivals = state.arrivals
    for event in known.events:
        if isinstance(event, Drew):
            arrivals[event.seat] += event.count
    for seat, part in enumerate(view.seats):
        if seat == view.seat:
            handles = [card.id for card in view.hand]
            arrivals[seat] = max(arrivals[seat], *[handle + 1 for handle in handles], 0)
            state.hands[seat] = hand
        else:
            arrivals[seat] = max(arrivals[seat], part.hand_count)
            handles = list(range(arrivals[seat] - part.hand_count, arrivals[seat]))
            state.hands[seat] = deal_off(unseen, part.hand_count)
        for card, handle in zip(state.hands[seat], handles, strict=True):
            state.handles[card] = handle
