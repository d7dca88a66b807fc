"""How a position of Stapelsprint comes to be and changes.

Everything forced follows within the move that forces it, in this order: a completed sequence is
cleared (ST-9), a win ends the deal (ST-19), the next stock card is turned up (ST-11), an empty hand
is filled (ST-12).
"""

from kartenrunde.cards import Stream
from kartenrunde.engine import Event
from kartenrunde.engine.dealing import deal_round
from kartenrunde.engine.hands import Listener
from kartenrunde.engine.happening import TurnBegan
from kartenrunde.games.stapelsprint.events import (
    Cleared,
    DealDrawn,
    DealWon,
    Discarded,
    PlayedDiscard,
    PlayedHand,
    PlayedStock,
    TurnedUp,
    TurnEnded,
)
from kartenrunde.games.stapelsprint.moves import (
    DISCARD,
    END_TURN,
    FIRST_IN_HAND,
    FIRST_PILE,
    PARTS,
    STOCK,
)
from kartenrunde.games.stapelsprint.spec import (
    CARDS,
    DRAWN_ROUND,
    FACES,
    HAND_SIZE,
    LAST_RANK,
    NO_CARD,
    PILES,
    RANKS,
    STOCK_EMPTIED,
)
from kartenrunde.games.stapelsprint.state import Public, State


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
    state.draw_pile = list(range(CARDS))
    stream.shuffle(state.draw_pile)
    first = state.public.turn
    for place, stock in enumerate(deal_round(state.draw_pile, seats, stock_size)):
        seat = (first + place) % seats
        state.public.tops[seat][STOCK] = stock.pop()
        state.stocks[seat] = stock
    _begin_turn(state.public, first, events)
    state.fill_hand(first, HAND_SIZE, events)
    return state


def apply(state: State, move: int, events: Listener = None) -> None:
    """Make a legal move of the seat to move, in place, with all that it forces."""
    public = state.public
    if move >= END_TURN:
        _end_turn(state, events)
    elif move >= DISCARD:
        place, pile = PARTS[move]
        _discard(state, place, pile, events)
    else:
        source, sequence = PARTS[move]
        if source >= FIRST_IN_HAND:
            _play_hand(state, source - FIRST_IN_HAND, sequence, events)
        elif source >= FIRST_PILE:
            _play_discard(state, source - FIRST_PILE, sequence, events)
        else:
            _play_stock(state, sequence, events)
        if state.hands[public.turn]:  # only an empty hand is filled within a turn (ST-12)
            return
    if public.ending is None:
        state.fill_hand(public.turn, HAND_SIZE, events)  # reshuffling if needed (ST-15)


def _play_hand(state: State, place: int, sequence: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(place)
    if events is not None:
        rank = len(public.sequences[sequence]) + 1
        face = FACES[RANKS[card]]
        told = PlayedHand(seat, face, sequence, rank)
        own = PlayedHand(seat, face, sequence, rank, state.handles[card])
        events.append(Event(told, {seat: own}))
    _place(state, card, sequence, events)


def _play_stock(state: State, sequence: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    tops = public.tops[seat]
    below = state.stocks[seat]
    card = tops[STOCK]
    if events is not None:
        rank = len(public.sequences[sequence]) + 1
        told = PlayedStock(seat, FACES[RANKS[card]], sequence, rank, len(below))
        events.append(Event(told))
    _place(state, card, sequence, events)
    if not below:
        tops[STOCK] = NO_CARD
        public.ending = STOCK_EMPTIED
        if events is not None:
            events.append(Event(DealWon(seat)))
        return
    tops[STOCK] = card = below.pop()
    if events is not None:
        events.append(Event(TurnedUp(seat, FACES[RANKS[card]])))


def _play_discard(state: State, number: int, sequence: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    pile = public.piles[seat * PILES + number]
    card = pile.pop()
    public.tops[seat][FIRST_PILE + number] = pile[-1] if pile else NO_CARD
    if events is not None:
        rank = len(public.sequences[sequence]) + 1
        events.append(Event(PlayedDiscard(seat, number, FACES[RANKS[card]], sequence, rank)))
    _place(state, card, sequence, events)


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
    state.set_aside += sequence
    public.sequences[number] = []
    fits[1] ^= bit
    if events is not None:
        events.append(Event(Cleared(number, LAST_RANK)))


def _discard(state: State, place: int, pile: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(place)
    public.piles[seat * PILES + pile].append(card)
    public.tops[seat][FIRST_PILE + pile] = card
    public.ended_turns = 0
    if events is not None:
        face = FACES[RANKS[card]]
        told = Discarded(seat, face, pile)
        events.append(Event(told, {seat: Discarded(seat, face, pile, state.handles[card])}))
    _begin_turn(public, (seat + 1) % public.seats, events)


def _end_turn(state: State, events: Listener) -> None:
    public = state.public
    seat = public.turn
    public.ended_turns += 1
    if events is not None:
        events.append(Event(TurnEnded(seat)))
    if public.ended_turns >= public.seats and not _any_top_fits(public):
        public.ending = DRAWN_ROUND  # nothing can be drawn, else a card would have moved (ST-18)
        if events is not None:
            events.append(Event(DealDrawn()))
        return
    _begin_turn(public, (seat + 1) % public.seats, events)


def _any_top_fits(public: Public) -> bool:
    return any(public.fits[RANKS[top]] for tops in public.tops for top in tops)


def _begin_turn(public: Public, seat: int, events: Listener) -> None:
    public.turn = seat
    if events is not None:
        events.append(Event(TurnBegan(seat)))
