"""How a position of Canasta comes to be and changes.

Everything forced follows within the move that forces it: red threes are laid out and replaced as
they come, an empty hand ends the deal, and so does a pile out of reach with nothing to draw.
"""

from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan, Event
from kartenrunde.engine.dealing import deal_off, deal_round
from kartenrunde.engine.hands import Listener
from kartenrunde.engine.happening import Drew, TurnBegan
from kartenrunde.games.canasta.events import (
    DealExhausted,
    DealScored,
    Discarded,
    LaidRedThree,
    LastRedThreeLaid,
    TurnedUp,
    WentOut,
)
from kartenrunde.games.canasta.laying import lay_groups, take_top
from kartenrunde.games.canasta.legality import nobody_can_take
from kartenrunde.games.canasta.moves import (
    DISCARD,
    DRAW,
    LAY,
    MOVE_BITS,
    MOVE_MASK,
    TAKE,
)
from kartenrunde.games.canasta.scoring import goes_out_concealed, sheets_of
from kartenrunde.games.canasta.spec import (
    DECK,
    EXHAUSTED,
    FIRST_RED,
    FIRST_WILD,
    HAND_SIZE,
    KIND,
    LAST_RED_THREE,
    RED_THREE,
    SEATS,
    WENT_OUT,
    CanastaOptions,
)
from kartenrunde.games.canasta.state import (
    IN_PILE,
    NO_RANK,
    RED_THREES,
    TO_DRAW,
    TO_PLAY,
    Public,
    State,
)


def new_deal(options: CanastaOptions, stream: Stream, plan: DealPlan, events: Listener) -> State:
    """The position before the first move (CA-2 to CA-4).

    Order of dealing, part of the rules version: the dealer by lot if there is none yet, the shuffle
    of cards 0 to 107, then from the end of the shuffled pack eleven cards to each seat, one at a
    time, beginning left of the dealer; the red threes of each hand in the same order of seats, each
    replaced; the turn-up, until a card may stay on top.
    """
    dealer = plan.dealer
    if dealer is None:
        dealer = stream.below(SEATS)
    state = State(Public(dealer, options, plan.scores[:2] or (0, 0)))
    public = state.public
    state.draw_pile = list(range(len(DECK)))
    stream.shuffle(state.draw_pile)
    order = [(dealer + step) % SEATS for step in range(1, SEATS + 1)]
    for seat, cards in zip(order, deal_round(state.draw_pile, SEATS, HAND_SIZE), strict=True):
        state.take(seat, cards, events)
    for seat in order:
        while state.hands[seat][RED_THREE]:
            _lay_red_three(state, seat, state.place.find(seat, FIRST_RED), events)
            state.take(seat, deal_off(state.draw_pile, 1), events)
    _turn_up(state, events)
    public.draw_count = len(state.draw_pile)
    if events is not None:
        events.append(Event(TurnBegan(public.turn)))
    return state


def _turn_up(state: State, events: Listener) -> None:
    pile = state.public.pile
    while not pile or pile[-1] >= FIRST_WILD:
        card = state.draw_pile.pop()
        pile.append(card)
        state.place[card] = IN_PILE
        if events is not None:
            events.append(Event(TurnedUp(DECK.faces[card])))


def apply(state: State, move: int, events: Listener = None) -> None:
    """Make a legal move of the seat to move, in place, with all that it forces."""
    kind = move & MOVE_MASK
    if kind == DISCARD:
        _discard(state, move >> MOVE_BITS, events)
    elif kind == DRAW:
        _draw(state, events)
    elif kind == LAY:
        lay_groups(state, move, events)
        _finish_laying(state, events)
    elif kind == TAKE:
        _take_pile(state, move, events)
        _finish_laying(state, events)
    else:
        _exhaust(state, state.public.turn, events)


def _draw(state: State, events: Listener) -> None:
    """Draw a card; a red three is laid out, and the next one drawn for it (CA-19)."""
    public = state.public
    seat = public.turn
    public.phase = TO_PLAY
    while True:
        card = state.draw(seat)
        if events is not None:
            own = Drew(seat, 1, state.shown([card]))
            events.append(Event(Drew(seat, 1), {seat: own}))
        if card < FIRST_RED:
            return
        _lay_red_three(state, seat, card, events)
        if not public.draw_count:
            if events is not None:
                events.append(Event(LastRedThreeLaid(seat)))
            _end(state, LAST_RED_THREE, events)
            return


def _lay_red_three(state: State, seat: int, card: int, events: Listener) -> None:
    public = state.public
    side = seat & 1
    state.hands[seat][RED_THREE] -= 1
    public.sizes[seat] -= 1
    public.red_threes[side] += 1
    state.place[card] = RED_THREES + side
    if events is not None:
        face = DECK.faces[card]
        own = LaidRedThree(seat, face, state.handles[card])
        events.append(Event(LaidRedThree(seat, face), {seat: own}))


def _take_pile(state: State, move: int, events: Listener) -> None:
    """Lay the top and what goes with it, then get the rest, its red threes laid out (CA-26)."""
    public = state.public
    seat = public.turn
    public.phase = TO_PLAY
    rest = take_top(state, move, events)
    for card in rest:
        if card >= FIRST_RED:
            _lay_red_three(state, seat, card, events)


def _finish_laying(state: State, events: Listener) -> None:
    if not state.public.sizes[state.public.turn]:
        _go_out(state, events)


def _discard(state: State, card: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    state.hands[seat][KIND[card]] -= 1
    state.place[card] = IN_PILE
    public.sizes[seat] -= 1
    public.pile.append(card)
    if events is not None:
        face = DECK.faces[card]
        own = Discarded(seat, face, state.handles[card])
        events.append(Event(Discarded(seat, face), {seat: own}))
    if not public.sizes[seat]:
        _go_out(state, events)
        return
    if public.now:
        public.had[seat] = 1
        public.now = 0
    public.taken = NO_RANK
    public.turn = turn = (seat + 1) % SEATS
    public.before = public.melded[turn & 1]
    public.phase = TO_DRAW
    if not public.draw_count and nobody_can_take(public):
        _exhaust(state, None, events)
    elif events is not None:
        events.append(Event(TurnBegan(turn)))


def _go_out(state: State, events: Listener) -> None:
    public = state.public
    if events is not None:
        events.append(Event(WentOut(public.turn, goes_out_concealed(public))))
    _end(state, WENT_OUT, events)


def _exhaust(state: State, seat: int | None, events: Listener) -> None:
    if events is not None:
        events.append(Event(DealExhausted(seat)))
    _end(state, EXHAUSTED, events)


def _end(state: State, ending: str, events: Listener) -> None:
    public = state.public
    public.ending = ending
    public.sheets = sheets_of(state)
    if events is not None:
        hands = tuple([DECK.texts(state.hand_of(seat)) for seat in range(SEATS)])
        events.append(Event(DealScored(hands, public.sheets)))
