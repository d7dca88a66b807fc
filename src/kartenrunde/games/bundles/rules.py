"""How a position of Stealing Bundles comes to be and changes."""

from kartenrunde.cards import Stream
from kartenrunde.engine import Event
from kartenrunde.engine.dealing import deal_round
from kartenrunde.engine.hands import Listener
from kartenrunde.engine.happening import TurnBegan
from kartenrunde.games.bundles.events import (
    DealPlayed,
    Laid,
    LeftoverTaken,
    Stole,
    Swept,
    TableDealt,
    Took,
)
from kartenrunde.games.bundles.moves import EFFECTS, LAY, TAKE
from kartenrunde.games.bundles.setting import ON_TABLE, setting_of
from kartenrunde.games.bundles.spec import ALL_PLAYED, MOST_BUNDLES, TABLE_SIZE, BundlesOptions
from kartenrunde.games.bundles.state import NOBODY, Public, State


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
    setting = setting_of(seats, options, play_off)
    public = Public(setting, dealer, play_off is not None)
    state = State(public, stream)
    state.draw_pile = list(range(len(setting.ranks)))
    stream.shuffle(state.draw_pile)
    _deal_hands(state, events)
    for _ in range(TABLE_SIZE):
        public.lay(state.draw_pile.pop())
    if events is not None:
        events.append(Event(TableDealt(state.deck.texts(public.table))))
        events.append(Event(TurnBegan(public.turn)))
    return state


def apply(state: State, move: int, events: Listener = None) -> None:
    """Make a legal move of the seat to move, in place."""
    public, hands = state.public, state.hands
    seat = public.turn
    card = hands[seat].pop(move // EFFECTS)
    effect = move % EFFECTS
    if effect == LAY:
        public.table.append(card)
        public.matches[public.setting.ranks[card]] |= ON_TABLE
        if events is not None:
            face = state.deck.faces[card]
            events.append(Event(Laid(seat, face), {seat: Laid(seat, face, state.handles[card])}))
    elif effect >= TAKE:
        _take(state, card, effect - TAKE, events)
    else:
        _steal(state, card, effect // MOST_BUNDLES, effect % MOST_BUNDLES, events)
    following = public.setting.after[seat]
    if not hands[following]:
        following = _next_turn(state, following, events)
    public.turn = following
    if events is not None and public.ending is None:
        events.append(Event(TurnBegan(following)))


def _take(state: State, card: int, into: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    spot = seat * MOST_BUNDLES + into
    table, ranks = public.table, public.setting.ranks
    rank = ranks[card]
    taken: list[int] = []
    for other in table:
        if ranks[other] == rank:
            taken.append(other)
    for other in taken:
        table.remove(other)
    public.matches[rank] ^= ON_TABLE
    if events is not None:
        face, faces = state.deck.faces[card], state.deck.texts(taken)
        told = Took(seat, face, into, faces)
        events.append(Event(told, {seat: Took(seat, face, into, faces, state.handles[card])}))
    taken.append(card)
    state.bundles[spot] += taken
    public.grow(spot, card, len(taken))
    if not table and public.setting.options.sweep_bonus and state.draw_pile:
        state.bonuses[spot].append(state.draw_pile.pop())
        public.sizes[spot] += 1
        if events is not None:
            events.append(Event(Swept(seat, into)))


def _steal(state: State, card: int, target: int, into: int, events: Listener) -> None:
    public = state.public
    seat = public.turn
    spot = seat * MOST_BUNDLES + into
    if events is not None:
        face, count = state.deck.faces[card], public.sizes[target]
        victim, bundle = divmod(target, MOST_BUNDLES)
        told = Stole(seat, face, victim, bundle, into, count)
        own = Stole(seat, face, victim, bundle, into, count, state.handles[card])
        events.append(Event(told, {seat: own}))
    public.empty(target)
    stolen, state.bundles[target] = state.bundles[target], []
    if state.bonuses[target]:
        public.sizes[spot] += len(state.bonuses[target])
        state.bonuses[spot] += state.bonuses[target]
        state.bonuses[target] = []
    stolen.append(card)
    state.bundles[spot] += stolen
    public.grow(spot, card, len(stolen))


def _next_turn(state: State, seat: int, events: Listener) -> int:
    """Who is on turn now that a seat holds no card: if nobody does, deal or end (SB-10, SB-11)."""
    public = state.public
    after = public.setting.after
    if any(state.hands):
        while not state.hands[seat]:
            seat = after[seat]
    elif state.draw_pile and not public.is_play_off:
        public.turn = seat
        _deal_hands(state, events)
    else:
        _end(state, events)
    return seat


def _deal_hands(state: State, events: Listener) -> None:
    """Cards one at a time from the seat to move, to full hands or to the last card (SB-10)."""
    setting = state.public.setting
    order = setting.orders[state.public.turn]
    hands = deal_round(state.draw_pile, len(order), setting.options.hand_size)
    for place, seat in enumerate(order):
        state.take(seat, hands[place], events)


def _end(state: State, events: Listener) -> None:
    public = state.public
    public.ending = ALL_PLAYED
    spot, left = public.last_capture, public.table
    if public.setting.options.last_capture and left and spot != NOBODY:
        if events is not None:
            faces = state.deck.texts(left)
            events.append(Event(LeftoverTaken(*divmod(spot, MOST_BUNDLES), faces)))
        public.table = []
        state.bundles[spot] += left
        public.grow(spot, left[-1], len(left))
    if events is not None:
        events.append(Event(DealPlayed(state.captured())))
