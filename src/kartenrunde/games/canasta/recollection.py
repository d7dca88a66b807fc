"""From what a seat knows back to a position that it may be."""

from collections import Counter
from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.engine.dealing import deal_off
from kartenrunde.engine.determinization import Unplaced
from kartenrunde.engine.happening import Drew, TurnBegan
from kartenrunde.games.canasta.events import (
    AnyEvent,
    Discarded,
    Laid,
    LaidMeld,
    TookPile,
    TurnedUp,
)
from kartenrunde.games.canasta.spec import (
    DECK,
    FIRST_RED,
    FIRST_WILD,
    MELDS,
    RANK_TEXTS,
    SEATS,
    side_of,
)
from kartenrunde.games.canasta.state import (
    IN_DRAW_PILE,
    IN_MELDS,
    IN_PILE,
    NO_RANK,
    RED_THREES,
    TO_DRAW,
    TO_PLAY,
    Public,
    State,
)
from kartenrunde.games.canasta.view import SideView, View


class Memory:
    """What somebody remembers who has heard everything from the first event on."""

    def __init__(self, events: Iterable[AnyEvent]) -> None:
        self.pile: list[str] = []
        self.picked_up: list[Counter[str]] = [Counter() for _ in range(SEATS)]
        """Faces that came to a hand with the pile and have not been seen to leave it."""
        self.arrivals = [0] * SEATS
        self.laid: list[LaidMeld] = []
        """In this turn, as `taken`: the rank of the top."""
        self.taken: str | None = None
        for event in events:
            self._hear(event)

    def _hear(self, event: AnyEvent) -> None:
        match event:
            case TurnBegan():
                self.laid, self.taken = [], None
            case Drew(seat=seat, count=count):
                self.arrivals[seat] += count
            case TurnedUp(face=face):
                self.pile.append(face)
            case Discarded(seat=seat, face=face):
                self.pile.append(face)
                self._leave(seat, [face])
            case Laid(seat=seat, melds=melds):
                self.laid += melds
                self._leave(seat, [face for meld in melds for face in meld.faces])
            case TookPile(seat=seat, count=count, melds=melds):
                self.laid += melds
                self._leave(seat, melds[0].faces[1:])  # the top was in no hand
                self._leave(seat, [face for meld in melds[1:] for face in meld.faces])
                self.taken = melds[0].rank
                rest = self.pile[:-1]
                self.picked_up[seat].update(face for face in rest if face not in ("3h", "3d"))
                self.arrivals[seat] += count
                self.pile = []

    def _leave(self, seat: int, faces: Iterable[str]) -> None:
        known = self.picked_up[seat]
        for face in faces:
            known[face] = max(0, known[face] - 1)


def position_of(view: View) -> State:
    """A stand-in for the position: whatever the view does not show is missing, or any card."""
    unplaced = Unplaced(DECK)
    state = _open_part(view, unplaced)
    _lay_pile(state, _any_pile(view, unplaced.rest()))
    state.public.sizes = [seat.hand_count for seat in view.seats]
    return state


def determinize(known: InformationSet, stream: Stream, memory: Memory | None = None) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    What lies in the pile, and what of it came to which hand, is remembered from the events; without
    them these cards count as unseen. Red threes are never in a hand. Whoever has gone through the
    events already passes on what they remember.
    """
    view: View = known.view
    unplaced = Unplaced(DECK)
    memory = memory or Memory(known.events)
    state = _open_part(view, unplaced)
    remembers = len(memory.pile) == view.pile.count
    if remembers:
        _lay_pile(state, unplaced.take(memory.pile))
    hidden = [] if view.outcome else [seat for seat in range(SEATS) if seat != view.seat]
    hands = [unplaced.take(memory.picked_up[seat].elements()) for seat in hidden]
    unseen = unplaced.rest()
    stream.shuffle(unseen)
    if not remembers:
        pile = _any_pile(view, unseen)
        _lay_pile(state, pile)
        unseen = [card for card in unseen if card not in pile]
    ordinary = [card for card in unseen if card < FIRST_RED]
    for seat, hand in zip(hidden, hands, strict=True):
        count = view.seats[seat].hand_count
        hand += deal_off(ordinary, count - len(hand))
        state.arrivals[seat] = max(memory.arrivals[seat], count) - count
        state.receive(seat, hand)
    state.draw_pile = [card for card in unseen if state.place[card] == IN_DRAW_PILE]
    _recall_turn(state.public, memory)
    return state


def _open_part(view: View, unplaced: Unplaced) -> State:
    """All that lies open, and the own hand."""
    first, second = view.sides
    public = Public(view.dealer, view.options, (first.score, second.score))
    if view.turn is not None:
        public.turn = view.turn
    public.phase = TO_DRAW if view.phase == "draw" else TO_PLAY
    public.draw_count = view.draw_count
    public.had = [int(not seat.concealed) for seat in view.seats]
    state = State(public)
    for side, part in enumerate(view.sides):
        _lay_side(state, side, part, unplaced)
    public.before = public.melded[side_of(public.turn)]
    if view.outcome is not None:
        public.ending, public.sheets = view.outcome.termination, view.sheets
    for seat, open_seat in enumerate(view.seats):
        if seat != view.seat:
            state.receive(seat, unplaced.take(open_seat.shown or ()))
    for card in view.hand:
        (number,) = unplaced.take([card.face])
        state.receive(view.seat, [number])
        state.handles[number] = card.id
        state.arrivals[view.seat] = card.id + 1
    return state


def _lay_side(state: State, side: int, part: SideView, unplaced: Unplaced) -> None:
    public = state.public
    public.laid[side] = part.laid_points
    public.canastas[side] = sum([meld.canasta is not None for meld in part.melds])
    public.red_threes[side] = len(part.red_threes)
    for card in unplaced.take(part.red_threes):
        state.place[card] = RED_THREES + side
    for meld in part.melds:
        rank = RANK_TEXTS.index(meld.rank)
        place = side * MELDS + rank
        public.naturals[place] = meld.naturals
        public.wilds[place] = meld.wilds
        public.melded[side] |= 1 << rank
        for card in unplaced.take(meld.faces):
            state.place[card] = IN_MELDS + place


def _lay_pile(state: State, pile: list[int]) -> None:
    state.public.pile = pile
    for card in pile:
        state.place[card] = IN_PILE


def _any_pile(view: View, unseen: list[int]) -> list[int]:
    """Unseen cards for a pile that looks like the one in the view."""
    if view.pile.top is None:
        return []
    top = next(card for card in unseen if DECK.faces[card] == view.pile.top)
    cards = [card for card in unseen if card != top]
    reds = [card for card in cards if card >= FIRST_RED][: view.pile.red_threes]
    wilds = [card for card in cards if FIRST_WILD <= card < FIRST_RED]
    has_wild = "wild" in view.sides[0].frozen
    needed = wilds[: has_wild and top < FIRST_WILD]
    others = [card for card in cards if card < FIRST_WILD or (has_wild and card in wilds)]
    fillers = [card for card in others if card not in needed]
    below = [*reds, *needed]
    return [*below, *fillers[: view.pile.count - 1 - len(below)], top]


def _recall_turn(public: Public, memory: Memory) -> None:
    """What the seat on turn has laid in this turn (CA-37)."""
    first = side_of(public.turn) * MELDS
    laid = [0] * MELDS
    for meld in memory.laid:
        laid[RANK_TEXTS.index(meld.rank)] += len(meld.faces)
    for rank, count in enumerate(laid):
        if count:
            public.now |= 1 << rank
            if count == public.naturals[first + rank] + public.wilds[first + rank]:
                public.before &= ~(1 << rank)
    public.taken = RANK_TEXTS.index(memory.taken) if memory.taken else NO_RANK
