"""How a position of Stapelsprint comes to be and changes.

Everything forced follows within the move that forces it, in this order: a completed sequence is
cleared (ST-9), a win ends the deal (ST-19), the next stock card is turned up (ST-11), an empty hand
is filled (ST-12).
"""

from kartenrunde.cards import Stream
from kartenrunde.engine import Event
from kartenrunde.games.stapelsprint.events import (
    Cleared,
    DealDrawn,
    DealWon,
    Discarded,
    Drew,
    HandCard,
    PlayedDiscard,
    PlayedHand,
    PlayedStock,
    Reshuffled,
    TurnBegan,
    TurnedUp,
    TurnEnded,
)
from kartenrunde.games.stapelsprint.moves import DISCARD, END_TURN, PLAY_DISCARD, PLAY_STOCK
from kartenrunde.games.stapelsprint.spec import (
    FACES,
    HAND_SIZE,
    LAST_RANK,
    PILES,
    RANKS,
    SEQUENCES,
)
from kartenrunde.games.stapelsprint.state import (
    DRAWN_ROUND,
    NO_CARD,
    NOBODY,
    STOCK_EMPTIED,
    Public,
    State,
)

Listener = list[Event] | None


def new_deal(
    seats: int, stock_size: int, stream: Stream, dealer: int | None, events: Listener
) -> State:
    """The position before the first move (ST-3 to ST-6).

    Order of dealing, part of the rules version: the dealer by lot if there is none yet, the shuffle
    of cards 0 to 161, then the stocks from the end of the shuffled deck, one card to each seat in
    turn beginning left of the dealer; the last card each seat gets is turned up.
    """
    if dealer is None:
        dealer = stream.below(seats)
    state = State(Public(seats, dealer), stream)
    state.draw_pile = list(range(len(RANKS)))
    stream.shuffle(state.draw_pile)
    for _ in range(stock_size):
        for step in range(1, seats + 1):
            state.stocks[(dealer + step) % seats].append(state.draw_pile.pop())
    for seat, stock in enumerate(state.stocks):
        state.public.stock_tops[seat] = stock.pop()
    begin_turn(state, events)
    return state


def apply(state: State, move: int, events: Listener) -> None:
    """Make a legal move of the seat to move, in place."""
    if move < PLAY_STOCK:
        place, sequence = divmod(move, SEQUENCES)
        _play_hand(state, place, sequence, events)
    elif move < PLAY_DISCARD:
        _play_stock(state, move - PLAY_STOCK, events)
    elif move < DISCARD:
        pile, sequence = divmod(move - PLAY_DISCARD, SEQUENCES)
        _play_discard(state, pile, sequence, events)
    elif move < END_TURN:
        place, pile = divmod(move - DISCARD, PILES)
        _discard(state, place, pile, events)
    else:
        _end_turn(state, events)


def begin_turn(state: State, events: Listener) -> None:
    """Tell whose turn it is and fill that hand (ST-6)."""
    seat = state.public.turn
    if events is not None:
        events.append(Event(TurnBegan(seat)))
    if len(state.hands[seat]) < HAND_SIZE:
        _refill(state, seat, events)


def _play_hand(state: State, place: int, sequence: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(place)
    handle = state.handles[seat].pop(place)
    if events is not None:
        rank = len(public.sequences[sequence]) + 1
        face = FACES[RANKS[card]]
        told = PlayedHand(seat, face, sequence, rank)
        events.append(Event(told, {seat: PlayedHand(seat, face, sequence, rank, handle)}))
    _place(state, card, sequence, events)
    if not state.hands[seat]:
        _refill(state, seat, events)


def _play_stock(state: State, sequence: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = public.stock_tops[seat]
    below = state.stocks[seat]
    if events is not None:
        rank = len(public.sequences[sequence]) + 1
        told = PlayedStock(seat, FACES[RANKS[card]], sequence, rank, len(below))
        events.append(Event(told))
    public.stock_tops[seat] = below.pop() if below else NO_CARD
    _place(state, card, sequence, events)
    if public.stock_tops[seat] == NO_CARD:
        public.ending = STOCK_EMPTIED
        if events is not None:
            events.append(Event(DealWon(seat)))
        return
    if events is not None:
        events.append(Event(TurnedUp(seat, FACES[RANKS[public.stock_tops[seat]]])))
    if not state.hands[seat]:
        _refill(state, seat, events)


def _play_discard(state: State, pile: int, sequence: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = public.piles[seat * PILES + pile].pop()
    if events is not None:
        rank = len(public.sequences[sequence]) + 1
        events.append(Event(PlayedDiscard(seat, pile, FACES[RANKS[card]], sequence, rank)))
    _place(state, card, sequence, events)
    if not state.hands[seat]:
        _refill(state, seat, events)


def _discard(state: State, place: int, pile: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(place)
    handle = state.handles[seat].pop(place)
    public.piles[seat * PILES + pile].append(card)
    public.ended_turns = 0
    if events is not None:
        face = FACES[RANKS[card]]
        told = Discarded(seat, face, pile)
        events.append(Event(told, {seat: Discarded(seat, face, pile, handle)}))
    _pass_turn(state, events)


def _end_turn(state: State, events: Listener) -> None:
    public = state.public
    public.ended_turns += 1
    if events is not None:
        events.append(Event(TurnEnded(public.turn)))
    if public.ended_turns >= public.seats and not _any_top_fits(public):
        public.ending = DRAWN_ROUND  # nothing can be drawn, else a card would have moved (ST-18)
        if events is not None:
            events.append(Event(DealDrawn()))
        return
    _pass_turn(state, events)


def _pass_turn(state: State, events: Listener) -> None:
    public = state.public
    public.turn = (public.turn + 1) % public.seats
    begin_turn(state, events)


def _any_top_fits(public: Public) -> bool:
    tops = public.stock_tops + [pile[-1] for pile in public.piles if pile]
    return any(public.fits[RANKS[top]] for top in tops)


def _place(state: State, card: int, number: int, events: Listener) -> None:
    """Put a card onto a sequence; a completed one is cleared at once (ST-9)."""
    public = state.public
    public.ended_turns = 0
    fits = public.fits
    sequence = public.sequences[number]
    bit = 1 << number
    fits[len(sequence) + 1] ^= bit
    sequence.append(card)
    if len(sequence) < LAST_RANK:
        fits[len(sequence) + 1] ^= bit
        return
    state.cleared += sequence
    public.sequences[number] = []
    fits[1] ^= bit
    if events is not None:
        events.append(Event(Cleared(number, LAST_RANK)))


def _refill(state: State, seat: int, events: Listener) -> None:
    """Fill a hand to five, reshuffling the cleared cards when they are needed (ST-12, ST-15)."""
    hand = state.hands[seat]
    handles = state.handles[seat]
    before = len(hand)
    while len(hand) < HAND_SIZE:
        if not state.draw_pile:
            if not state.cleared:
                break
            _tell_drawn(state, seat, before, events)
            before = len(hand)
            _reshuffle(state, events)
        hand.append(state.draw_pile.pop())
        handles.append(state.arrivals[seat])
        state.arrivals[seat] += 1
        state.public.ended_turns = 0
    _tell_drawn(state, seat, before, events)


def _reshuffle(state: State, events: Listener) -> None:
    state.draw_pile, state.cleared = state.cleared, state.draw_pile
    state.stream.shuffle(state.draw_pile)
    if events is not None:
        events.append(Event(Reshuffled(len(state.draw_pile))))


def _tell_drawn(state: State, seat: int, before: int, events: Listener) -> None:
    hand = state.hands[seat]
    count = len(hand) - before
    if events is None or not count:
        return
    handles = state.handles[seat]
    cards = tuple([HandCard(handles[i], FACES[RANKS[hand[i]]]) for i in range(before, len(hand))])
    events.append(Event(Drew(seat, count), {seat: Drew(seat, count, cards)}))


def winner(public: Public) -> int:
    """The seat that emptied its stock, or NOBODY."""
    return public.turn if public.ending == STOCK_EMPTIED else NOBODY
