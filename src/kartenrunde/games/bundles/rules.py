"""How a position of Stealing Bundles comes to be and changes."""

from kartenrunde.cards import Stream
from kartenrunde.engine import Event
from kartenrunde.games.bundles.events import (
    DealPlayed,
    Drew,
    HandCard,
    Laid,
    LeftoverTaken,
    Stole,
    Swept,
    TableDealt,
    Took,
    TurnBegan,
)
from kartenrunde.games.bundles.moves import EFFECTS, LAY, TAKE
from kartenrunde.games.bundles.spec import MOST_BUNDLES, TABLE_SIZE, BundlesOptions
from kartenrunde.games.bundles.state import ALL_PLAYED, NO_CARD, NOBODY, Public, State

Listener = list[Event] | None


def new_deal(
    seats: int,
    options: BundlesOptions,
    stream: Stream,
    dealer: int | None,
    play_off: tuple[int, ...] | None,
    events: Listener,
) -> State:
    """The position before the first move (SB-3, SB-4, SB-13).

    Order of dealing, part of the rules version: the dealer by lot if there is none yet, the shuffle
    of the cards from 0 up, then from the end of the shuffled pack the hands, one card to each
    player in turn beginning after the dealer, then the open cards.
    """
    if dealer is None:
        dealer = stream.below(seats)
    public = Public(seats, options, dealer, play_off)
    state = State(public, stream)
    state.draw_pile = list(range(len(public.pack.ranks)))
    stream.shuffle(state.draw_pile)
    public.turn = public.order_from(dealer + public.step)[0]
    _deal_hands(state, events)
    public.table = [state.draw_pile.pop() for _ in range(TABLE_SIZE)]
    if events is not None:
        events.append(Event(TableDealt(public.pack.deck.texts(public.table))))
        events.append(Event(TurnBegan(public.turn)))
    return state


def apply(state: State, move: int, events: Listener) -> None:
    """Make a legal move of the seat to move, in place."""
    public = state.public
    seat = public.turn
    place, effect = divmod(move, EFFECTS)
    card = state.hands[seat].pop(place)
    handle = state.handles[seat].pop(place)
    if effect == LAY:
        _lay(state, card, handle, events)
    elif effect >= TAKE:
        _take(state, card, handle, effect - TAKE, events)
    else:
        spot, into = divmod(effect, MOST_BUNDLES)
        _steal(state, card, handle, spot, into, events)
    _pass_turn(state, events)


def _lay(state: State, card: int, handle: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    public.table.append(card)
    if events is not None:
        face = public.pack.deck.faces[card]
        events.append(Event(Laid(seat, face), {seat: Laid(seat, face, handle)}))


def _take(state: State, card: int, handle: int, into: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    ranks = public.pack.ranks
    taken = [other for other in public.table if ranks[other] == ranks[card]]
    public.table = [other for other in public.table if ranks[other] != ranks[card]]
    if events is not None:
        face = public.pack.deck.faces[card]
        faces = public.pack.deck.texts(taken)
        told = Took(seat, face, into, faces)
        events.append(Event(told, {seat: Took(seat, face, into, faces, handle)}))
    spot = seat * MOST_BUNDLES + into
    _capture(state, spot, [*taken, card])
    if public.options.sweep_bonus and not public.table and state.draw_pile:
        state.bundles[spot].insert(-1, state.draw_pile.pop())
        public.sizes[spot] += 1
        if events is not None:
            events.append(Event(Swept(seat, into)))


def _steal(state: State, card: int, handle: int, target: int, into: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    victim, bundle = divmod(target, MOST_BUNDLES)
    stolen = state.bundles[target]
    if events is not None:
        face = public.pack.deck.faces[card]
        count = len(stolen)
        told = Stole(seat, face, victim, bundle, into, count)
        own = Stole(seat, face, victim, bundle, into, count, handle)
        events.append(Event(told, {seat: own}))
    state.bundles[target] = []
    public.tops[target] = NO_CARD
    public.sizes[target] = 0
    _capture(state, seat * MOST_BUNDLES + into, [*stolen, card])


def _capture(state: State, spot: int, cards: list[int]) -> None:
    public = state.public
    state.bundles[spot] += cards
    public.tops[spot] = cards[-1]
    public.sizes[spot] += len(cards)
    public.last_capture = spot


def _pass_turn(state: State, events: Listener) -> None:
    """On to the next seat that holds cards; deal again, or end, when nobody does (SB-10, SB-11)."""
    public = state.public
    following = public.order_from(public.turn + public.step)
    if not any(state.hands):
        if public.play_off or not state.draw_pile:
            _end(state, events)
            return
        public.turn = following[0]
        _deal_hands(state, events)
    public.turn = next(seat for seat in following if state.hands[seat])
    if events is not None:
        events.append(Event(TurnBegan(public.turn)))


def _deal_hands(state: State, events: Listener) -> None:
    """Cards one at a time from the seat to move, to full hands or to the last card (SB-10)."""
    public = state.public
    order = public.order_from(public.turn)
    for _ in range(public.options.hand_size):
        for seat in order:
            if state.draw_pile:
                state.hands[seat].append(state.draw_pile.pop())
                state.handles[seat].append(state.arrivals[seat])
                state.arrivals[seat] += 1
    if events is not None:
        for seat in order:
            _tell_dealt(state, seat, events)


def _tell_dealt(state: State, seat: int, events: list[Event]) -> None:
    hand, deck = state.hands[seat], state.public.pack.deck
    if hand:
        cards = tuple(map(HandCard, state.handles[seat], deck.texts(hand)))
        events.append(Event(Drew(seat, len(hand)), {seat: Drew(seat, len(hand), cards)}))


def _end(state: State, events: Listener) -> None:
    public = state.public
    public.ending = ALL_PLAYED
    spot = public.last_capture
    if public.options.last_capture and public.table and spot != NOBODY:
        if events is not None:
            events.append(Event(LeftoverTaken(spot // MOST_BUNDLES, len(public.table))))
        _capture(state, spot, public.table)
        public.table = []
    if events is not None:
        captured = tuple([state.captured(seat) for seat in range(public.seats)])
        events.append(Event(DealPlayed(captured)))
