"""How a position of Hospodský autobus comes to be and changes.

Everything forced follows within the move that forces it, in this order: a completed row is removed
(HB-7), a win ends the deal (HB-20), the next main-pile card is turned up (HB-8), an empty hand is
filled (HB-9).
"""

from kartenrunde.cards import Stream
from kartenrunde.engine import Event
from kartenrunde.engine.dealing import deal_round
from kartenrunde.engine.hands import Listener
from kartenrunde.engine.happening import TurnBegan
from kartenrunde.games.autobus.events import (
    Bussed,
    DealDrawn,
    DealWon,
    PlayedHand,
    PlayedMain,
    PlayedReserve,
    PutOnReserve,
    RowFinished,
    TurnedUp,
    TurnEnded,
)
from kartenrunde.games.autobus.moves import (
    BUS,
    END_TURN,
    PARTS,
    PLAY_MAIN,
    PLAY_RESERVE,
    PUT,
    PUT_JOKER,
)
from kartenrunde.games.autobus.spec import (
    ACE,
    DECK,
    DRAWN,
    JOKER,
    KING,
    MAIN_EMPTIED,
    RANK_TEXTS,
    RANKS,
    RESERVES,
    AutobusOptions,
)
from kartenrunde.games.autobus.state import FREE, NO_CARD, Public, State, occupy


def new_deal(
    seats: int, options: AutobusOptions, stream: Stream, dealer: int, events: Listener
) -> State:
    """The position before the first move (HB-3, HB-4).

    Order of dealing, part of the rules version: the shuffle of cards 0 to 107, then the main piles
    from the end of the shuffled deck, one card to each seat in turn beginning left of the dealer,
    the last card each gets turned up; then the hands in the same way.
    """
    state = State(Public(seats, dealer, options.hand_size), stream)
    state.draw_pile = list(range(len(RANKS)))
    stream.shuffle(state.draw_pile)
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    mains = deal_round(state.draw_pile, seats, options.main_size)
    hands = deal_round(state.draw_pile, seats, options.hand_size)
    for seat, main, hand in zip(order, mains, hands, strict=True):
        state.public.main_tops[seat] = main.pop()
        state.mains[seat] = main
        state.take(seat, hand, events)
    begin_turn(state, state.public.turn, events)
    return state


def apply(state: State, move: int, events: Listener = None) -> None:
    """Make a legal move of the seat to move, in place."""
    if move < PLAY_MAIN:
        place, row = PARTS[move]
        _play_hand(state, place, row, events)
    elif move < PLAY_RESERVE:
        _play_main(state, move - PLAY_MAIN, events)
    elif move < PUT:
        reserve, row = PARTS[move]
        _play_reserve(state, reserve, row, events)
    elif move < PUT_JOKER:
        place, reserve = PARTS[move]
        _put(state, place, reserve, None, events)
    elif move < BUS:
        place, reserve, rank = PARTS[move]
        _put(state, place, reserve, rank, events)
    elif move < END_TURN:
        _bus(state, move - BUS, events)
    else:
        _end_turn(state, events)


def begin_turn(state: State, seat: int, events: Listener) -> None:
    """Tell whose turn it is and fill that hand (HB-4)."""
    public = state.public
    public.turn = seat
    if events is not None:
        events.append(Event(TurnBegan(seat)))
    state.fill_hand(seat, public.hand_size, events)


def _play_hand(state: State, place: int, row: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(place)
    if events is not None:
        face, rank = DECK.faces[card], _rank_on(public, row)
        told = PlayedHand(seat, face, row, rank)
        events.append(Event(told, {seat: PlayedHand(seat, face, row, rank, state.handles[card])}))
    _place(state, card, row, events)
    if not state.hands[seat]:
        state.fill_hand(seat, public.hand_size, events)


def _play_main(state: State, row: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = public.main_tops[seat]
    below = state.mains[seat]
    if events is not None:
        told = PlayedMain(seat, DECK.faces[card], row, _rank_on(public, row), len(below))
        events.append(Event(told))
    public.main_tops[seat] = below.pop() if below else NO_CARD
    _place(state, card, row, events)
    if public.main_tops[seat] == NO_CARD:
        public.ending = MAIN_EMPTIED
        if events is not None:
            events.append(Event(DealWon(seat)))
        return
    if events is not None:
        events.append(Event(TurnedUp(seat, DECK.faces[public.main_tops[seat]])))
    if not state.hands[seat]:
        state.fill_hand(seat, public.hand_size, events)


def _play_reserve(state: State, reserve: int, row: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    spot = seat * RESERVES + reserve
    card = public.reserves[spot].pop()
    if not public.reserves[spot]:
        public.set_reserve_rank(seat, reserve, FREE)
    if events is not None:
        rank = _rank_on(public, row)
        events.append(Event(PlayedReserve(seat, reserve, DECK.faces[card], row, rank)))
    _place(state, card, row, events)
    if not state.hands[seat]:
        state.fill_hand(seat, public.hand_size, events)


def _put(state: State, place: int, reserve: int, named: int | None, events: Listener) -> None:
    public = state.public
    seat = public.turn
    spot = seat * RESERVES + reserve
    card = state.hands[seat].pop(place)
    if public.reserve_ranks[spot] == FREE:
        public.set_reserve_rank(seat, reserve, RANKS[card] if named is None else named)
    public.reserves[spot].append(card)
    if events is not None:
        face, rank = DECK.faces[card], RANK_TEXTS[public.reserve_ranks[spot]]
        told = PutOnReserve(seat, face, reserve, rank)
        own = PutOnReserve(seat, face, reserve, rank, state.handles[card])
        events.append(Event(told, {seat: own}))
    public.ended_turns = 0
    begin_turn(state, (seat + 1) % public.seats, events)


def _bus(state: State, place: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(place)
    state.mains[seat].insert(0, card)
    if events is not None:
        own = Bussed(seat, state.handles[card], DECK.faces[card])
        events.append(Event(Bussed(seat), {seat: own}))
    public.ended_turns = 0
    begin_turn(state, (seat + 1) % public.seats, events)


def _end_turn(state: State, events: Listener) -> None:
    public = state.public
    seat = public.turn
    public.ended_turns += 1
    if events is not None:
        events.append(Event(TurnEnded(seat)))
    if public.ended_turns >= public.seats and not _any_top_fits(public):
        public.ending = DRAWN  # nothing can be drawn, else a card would have moved (HB-21)
        if events is not None:
            events.append(Event(DealDrawn()))
        return
    begin_turn(state, (seat + 1) % public.seats, events)


def _any_top_fits(public: Public) -> bool:
    ranks = [RANKS[top] for top in public.main_tops]
    ranks += public.reserve_ranks
    return any(public.fits[rank] for rank in ranks)


def _rank_on(public: Public, row: int) -> str:
    """What the next card on a row stands for."""
    return RANK_TEXTS[len(public.rows[row]) + 1]


def _place(state: State, card: int, number: int, events: Listener) -> None:
    """Put a card onto a row; a completed one is removed at once (HB-7)."""
    public = state.public
    public.ended_turns = 0
    fits = public.fits
    bit = 1 << number
    row = public.rows[number]
    row.append(card)
    height = len(row)
    if ACE < height < KING:
        fits[height] ^= bit
        fits[height + 1] ^= bit
        return
    occupy(fits, fits[JOKER] ^ fits[ACE] ^ bit)
    if height == ACE:
        fits[ACE + 1] ^= bit
        return
    fits[KING] ^= bit
    state.set_aside += row
    public.rows[number] = []
    if events is not None:
        events.append(Event(RowFinished(number, KING)))
