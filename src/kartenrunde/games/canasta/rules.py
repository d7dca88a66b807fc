"""How a position of Canasta comes to be and changes."""

from kartenrunde.cards import Stream
from kartenrunde.engine import Event
from kartenrunde.engine.dealing import deal_round
from kartenrunde.engine.hands import Listener
from kartenrunde.engine.happening import TurnBegan
from kartenrunde.games.canasta.events import DealDrawn, DealWon, Played
from kartenrunde.games.canasta.spec import DECK, HIGHEST, TIED
from kartenrunde.games.canasta.state import Public, State


def new_deal(seats: int, stream: Stream, dealer: int | None, events: Listener) -> State:
    """The position before the first move (CA-3).

    Order of dealing, part of the rules version: the dealer by lot if there is none yet, the shuffle
    of the cards from 0 up, then from the end of the shuffled pack a card to each seat in turn,
    beginning after the dealer.
    """
    if dealer is None:
        dealer = stream.below(seats)
    state = State(Public(seats, dealer), stream)
    state.draw_pile = list(range(len(DECK)))
    stream.shuffle(state.draw_pile)
    hands = deal_round(state.draw_pile, seats, 1)
    for seat, cards in zip(state.public.order(), hands, strict=True):
        state.take(seat, cards, events)
    if events is not None:
        events.append(Event(TurnBegan(state.public.turn)))
    return state


def apply(state: State, move: int, events: Listener = None) -> None:
    """Make a legal move of the seat to move, in place."""
    public = state.public
    seat = public.turn
    card = state.hands[seat].pop(move)
    public.played.append(card)
    if events is not None:
        face = state.deck.faces[card]
        events.append(Event(Played(seat, face), {seat: Played(seat, face, state.handles[card])}))
    if len(public.played) == public.seats:
        _end(public, events)
        return
    public.turn = (seat + 1) % public.seats
    if events is not None:
        events.append(Event(TurnBegan(public.turn)))


def _end(public: Public, events: Listener) -> None:
    best = public.best()
    public.ending = HIGHEST if len(best) == 1 else TIED
    if events is not None:
        events.append(Event(DealWon(best[0]) if public.ending == HIGHEST else DealDrawn()))
