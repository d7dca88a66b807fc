"""A position of Canasta: what everybody sees, and what is hidden.

All decisions go by counts of a kind (`spec.KIND`); which card is which matters only on the table,
and stands in `State.place`. Meld r of side s has the place `s * MELDS + r` in lists of melds.
"""

from typing import Final, Self

from kartenrunde.engine import SPECTATOR, Audience
from kartenrunde.engine.event import Event
from kartenrunde.engine.hands import Listener, PublicPart
from kartenrunde.engine.happening import Drew, HandCard
from kartenrunde.games.canasta.events import SideSheet
from kartenrunde.games.canasta.spec import (
    DECK,
    FIRST_RED,
    FIRST_WILD,
    KIND,
    KINDS,
    MELDS,
    SEATS,
    SIDES,
    CanastaOptions,
    minimum_of,
)

TO_DRAW: Final = 0
TO_PLAY: Final = 1
"""Phases of a turn: before drawing or taking the pile, and after it."""

IN_DRAW_PILE: Final = SEATS
IN_PILE: Final = IN_DRAW_PILE + 1
RED_THREES: Final = IN_PILE + 1
IN_MELDS: Final = RED_THREES + SIDES
NOWHERE: Final = IN_MELDS + SIDES * MELDS
PLACES: Final = NOWHERE + 1
"""Places of cards: a seat's hand, the piles, the red threes of a side, then its melds."""

NO_RANK: Final = -1


class Public(PublicPart):
    """What everybody at the table sees (CA-46), the discard pile as those see it who remember.

    `sizes[seat]`: of the hands. By side: `laid` values on the table (a side has opened when there
    are any), `canastas`, `red_threes`, `melded` ranks as a bit mask, `scores` and `minimums` at the
    start. `naturals` and `wilds`: in each meld. `had[seat]`: has laid in an earlier turn; of this
    turn: ranks laid `now`, the side's ranks `before` it, and the rank of the top that was `taken`.
    `sheets` of both sides come with the end.
    """

    __slots__ = (
        "before",
        "canastas",
        "draw_count",
        "had",
        "laid",
        "melded",
        "minimums",
        "naturals",
        "now",
        "options",
        "phase",
        "pile",
        "red_threes",
        "scores",
        "sheets",
        "sizes",
        "taken",
        "wilds",
    )

    def __init__(self, dealer: int, options: CanastaOptions, scores: tuple[int, ...]) -> None:
        super().__init__(SEATS, dealer)
        self.options = options
        self.scores = scores
        self.minimums = tuple([minimum_of(score) for score in scores])
        self.phase = TO_DRAW
        self.draw_count = 0
        self.pile: list[int] = []
        self.sizes: list[int] = [0] * SEATS
        self.naturals: list[int] = [0] * (SIDES * MELDS)
        self.wilds: list[int] = [0] * (SIDES * MELDS)
        self.laid: list[int] = [0] * SIDES
        self.canastas: list[int] = [0] * SIDES
        self.red_threes: list[int] = [0] * SIDES
        self.melded: list[int] = [0] * SIDES
        self.had: list[int] = [0] * SEATS
        self.now = 0
        self.before = 0
        self.taken = NO_RANK
        self.sheets: tuple[SideSheet, ...] | None = None

    def clone(self) -> Self:
        copy = super().clone()
        copy.options = self.options
        copy.scores = self.scores
        copy.minimums = self.minimums
        copy.phase = self.phase
        copy.draw_count = self.draw_count
        copy.pile = self.pile[:]
        copy.sizes = self.sizes[:]
        copy.naturals = self.naturals[:]
        copy.wilds = self.wilds[:]
        copy.laid = self.laid[:]
        copy.canastas = self.canastas[:]
        copy.red_threes = self.red_threes[:]
        copy.melded = self.melded[:]
        copy.had = self.had[:]
        copy.now = self.now
        copy.before = self.before
        copy.taken = self.taken
        copy.sheets = self.sheets
        return copy

    def is_hard(self) -> bool:
        """Whether the pile is frozen for everybody: it holds a wild card or a red three (CA-21)."""
        return max(self.pile) >= FIRST_WILD

    def is_frozen(self, side: int) -> bool:
        """Whether the pile is frozen for a side (CA-21)."""
        return not self.laid[side] or max(self.pile) >= FIRST_WILD

    def red_threes_in_pile(self) -> int:
        """How many lie in the discard pile; all saw them turned up."""
        if max(self.pile, default=0) < FIRST_RED:
            return 0
        return sum([card >= FIRST_RED for card in self.pile])

    def is_concealed(self, seat: int) -> bool:
        """Whether a seat has laid no card in this deal before this turn (CA-37)."""
        return not self.had[seat]


class State:
    """A whole position.

    `hands[seat]` counts the cards of each kind, `place` says of each card where it lies, `handles`
    of each hand card how many cards had come to that hand before it.
    """

    __slots__ = ("arrivals", "draw_pile", "handles", "hands", "place", "public")

    def __init__(self, public: Public) -> None:
        self.public = public
        self.draw_pile: list[int] = []
        self.hands: list[list[int]] = [[0] * KINDS for _ in range(SEATS)]
        self.place = bytearray([IN_DRAW_PILE] * len(DECK))
        self.handles: list[int] = [0] * len(DECK)
        self.arrivals: list[int] = [0] * SEATS

    def clone(self) -> Self:
        """An independent copy."""
        copy = self.__class__.__new__(self.__class__)
        copy.public = self.public.clone()
        copy.draw_pile = self.draw_pile[:]
        first, second, third, fourth = self.hands
        copy.hands = [first[:], second[:], third[:], fourth[:]]
        copy.place = self.place[:]
        copy.handles = self.handles[:]
        copy.arrivals = self.arrivals[:]
        return copy

    def cards_at(self, place: int) -> list[int]:
        """The cards that lie there, by their numbers."""
        cards = []
        card = self.place.find(place)
        while card >= 0:
            cards.append(card)
            card = self.place.find(place, card + 1)
        return cards

    def layout(self) -> list[list[int]]:
        """The cards of every place, by their numbers."""
        found: list[list[int]] = [[] for _ in range(PLACES)]
        for card, place in enumerate(self.place):
            found[place].append(card)
        return found

    def hand_of(self, audience: Audience) -> list[int]:
        """What somebody holds, in the order in which it came; an onlooker holds nothing."""
        if audience == SPECTATOR:
            return []
        return sorted(self.cards_at(audience), key=self.handles.__getitem__)

    def hand_cards(self, audience: Audience) -> tuple[HandCard, ...]:
        """Somebody's hand as its owner sees it."""
        return self.shown(self.hand_of(audience))

    def shown(self, cards: list[int]) -> tuple[HandCard, ...]:
        """Hand cards as their owner sees them."""
        return tuple([HandCard(self.handles[card], DECK.faces[card]) for card in cards])

    def take(self, seat: int, cards: list[int], events: Listener) -> None:
        """Let cards come to a hand; which, only its owner hears."""
        self.receive(seat, cards)
        if events is not None:
            own = Drew(seat, len(cards), self.shown(cards))
            events.append(Event(Drew(seat, len(cards)), {seat: own}))

    def draw(self, seat: int) -> int:
        """Let the top of the draw pile come to a hand, unheard; which card it is."""
        card = self.draw_pile.pop()
        public = self.public
        public.draw_count -= 1
        public.sizes[seat] += 1
        self.place[card] = seat
        self.hands[seat][KIND[card]] += 1
        self.handles[card] = arrived = self.arrivals[seat]
        self.arrivals[seat] = arrived + 1
        return card

    def receive(self, seat: int, cards: list[int]) -> None:
        """Let cards come to a hand, unheard."""
        hand, place, handles, arrived = (
            self.hands[seat],
            self.place,
            self.handles,
            self.arrivals[seat],
        )
        for card in cards:
            place[card] = seat
            hand[KIND[card]] += 1
            handles[card] = arrived
            arrived += 1
        self.arrivals[seat] = arrived
        self.public.sizes[seat] += len(cards)
