"""A position in which every seat holds a hand and draws from one pile.

A hand card's handle, by which its owner names it, is how many cards had come to that hand before
it. Cards are numbers of the deck; a pile's top is its last card.
"""

from typing import Generic, Self, TypeVar

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine.event import Event
from kartenrunde.engine.game import SPECTATOR, Audience, Seat
from kartenrunde.engine.happening import Drew, HandCard, Reshuffled

Listener = list[Event] | None
"""Where events go; None: nobody listens, and none are made."""


class PublicPart:
    """What everybody sees; `ending` is the `termination` of the outcome, None before it."""

    __slots__ = ("dealer", "ending", "seats", "turn")

    def __init__(self, seats: int, dealer: Seat) -> None:
        self.seats = seats
        self.dealer = dealer
        self.turn: Seat = (dealer + 1) % seats
        self.ending: str | None = None

    def clone(self) -> Self:
        """An independent copy."""
        copy = self.__class__.__new__(self.__class__)
        copy.seats = self.seats
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.ending = self.ending
        return copy


P = TypeVar("P", bound=PublicPart)


class HandState(Generic[P]):
    """A whole position. `handles[card]` is the handle of a card in a hand.

    `set_aside` are cards out of play that will be the next draw pile.
    """

    __slots__ = (
        "arrivals",
        "deck",
        "draw_pile",
        "handles",
        "hands",
        "public",
        "set_aside",
        "stream",
    )

    def __init__(self, public: P, deck: Deck, stream: Stream) -> None:
        self.public = public
        self.deck = deck
        self.stream = stream
        self.draw_pile: list[int] = []
        self.set_aside: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(public.seats)]
        self.handles: list[int] = [0] * len(deck)
        self.arrivals: list[int] = [0] * public.seats

    def clone(self) -> Self:
        """An independent copy."""
        copy = self.__class__.__new__(self.__class__)
        copy.public = self.public.clone()
        copy.deck = self.deck
        copy.stream = self.stream  # never advanced in place once the deal has begun
        copy.draw_pile = self.draw_pile[:]
        copy.set_aside = self.set_aside[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.handles = self.handles[:]
        copy.arrivals = self.arrivals[:]
        return copy

    def hand_of(self, audience: Audience) -> list[int]:
        """What somebody holds; an onlooker holds nothing."""
        return [] if audience == SPECTATOR else self.hands[audience]

    def handles_of(self, audience: Audience) -> list[int]:
        """The handles of somebody's hand cards, in the order of the hand."""
        return [self.handles[card] for card in self.hand_of(audience)]

    def hand_cards(self, audience: Audience) -> tuple[HandCard, ...]:
        """Somebody's hand as its owner sees it."""
        hand = self.hand_of(audience)
        return tuple(map(HandCard, self.handles_of(audience), self.deck.texts(hand)))

    def take(self, seat: Seat, cards: list[int], events: Listener) -> None:
        """Let cards come to a hand; which, only its owner hears."""
        self.hands[seat] += cards
        handles, arrived = self.handles, self.arrivals[seat]
        for card in cards:
            handles[card] = arrived
            arrived += 1
        self.arrivals[seat] = arrived
        if events is not None and cards:
            self._tell_drawn(seat, len(cards), events)

    def fill_hand(self, seat: Seat, size: int, events: Listener) -> None:
        """Draw up to so many cards; those set aside are shuffled when they are needed."""
        hand, draw_pile = self.hands[seat], self.draw_pile
        missing = size - len(hand)
        if missing > 0 and draw_pile:
            handles = self.handles
            arrived = before = self.arrivals[seat]
            while missing > 0 and draw_pile:
                card = draw_pile.pop()
                hand.append(card)
                handles[card] = arrived
                arrived += 1
                missing -= 1
            self.arrivals[seat] = arrived
            if events is not None:
                self._tell_drawn(seat, arrived - before, events)
        if missing > 0 and self.set_aside:
            self.reshuffle(events)
            self.fill_hand(seat, size, events)

    def _tell_drawn(self, seat: Seat, count: int, events: list[Event]) -> None:
        cards = self.hand_cards(seat)[-count:]
        events.append(Event(Drew(seat, count), {seat: Drew(seat, count, cards)}))

    def reshuffle(self, events: Listener) -> None:
        """Make the cards set aside the new draw pile."""
        self.draw_pile, self.set_aside = self.set_aside, []
        self.stream = self.stream.clone()  # the old one is shared with clones of the position
        self.stream.shuffle(self.draw_pile)
        if events is not None:
            events.append(Event(Reshuffled(len(self.draw_pile))))
