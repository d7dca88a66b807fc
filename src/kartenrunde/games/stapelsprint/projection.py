"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, ST-21).
"""

from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet, Outcome
from kartenrunde.engine.dealing import deal_off
from kartenrunde.engine.determinization import Unplaced, deal_hands
from kartenrunde.engine.happening import Reshuffled
from kartenrunde.games.stapelsprint.events import (
    AnyEvent,
    Cleared,
    PlayedDiscard,
    PlayedHand,
    PlayedStock,
)
from kartenrunde.games.stapelsprint.legality import legal_moves
from kartenrunde.games.stapelsprint.moves import FIRST_PILE, STOCK, move_of
from kartenrunde.games.stapelsprint.spec import DECK, NO_CARD, PILES, SEQUENCES, STOCK_EMPTIED
from kartenrunde.games.stapelsprint.state import Public, State, fits_of
from kartenrunde.games.stapelsprint.view import SeatView, View


def outcome_of(state: State) -> Outcome | None:
    """The result: one point for the seat that emptied its stock, none in a drawn round (ST-20)."""
    public = state.public
    if public.ending is None:
        return None
    won = public.ending == STOCK_EMPTIED
    points = tuple([int(won and seat == public.turn) for seat in range(public.seats)])
    ranking = tuple([2 - point if won else 1 for point in points])
    return Outcome(public.ending, ranking, points)


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    running = public.ending is None
    on_turn = running and audience == public.turn
    numbers = legal_moves(public, state.hand_of(audience)) if on_turn else []
    handles = state.handles_of(audience)
    return View(
        seat=audience,
        turn=public.turn if running else None,
        dealer=public.dealer,
        seats=tuple([_seat_view(state, seat) for seat in range(public.seats)]),
        sequences=tuple([DECK.texts(cards) for cards in public.sequences]),
        draw_count=len(state.draw_pile),
        cleared_count=len(state.set_aside),
        ended_turns=public.ended_turns,
        hand=state.hand_cards(audience),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(state),
    )


def _seat_view(state: State, seat: int) -> SeatView:
    public = state.public
    top = public.tops[seat][STOCK]
    piles = public.piles[seat * PILES : (seat + 1) * PILES]
    return SeatView(
        stock=None if top == NO_CARD else DECK.faces[top],
        stock_count=state.stock_count(seat),
        discards=tuple([DECK.texts(cards) for cards in piles]),
        hand_count=len(state.hands[seat]),
    )


def known_of(view: View, unplaced: Unplaced | None = None) -> tuple[Public, list[int]]:
    """The public part and the hand that a view tells of, with stand-in card numbers."""
    pack = unplaced or Unplaced(DECK)
    public = Public(len(view.seats), view.dealer)
    public.sequences = [pack.take(faces) for faces in view.sequences]
    public.fits = fits_of(public.sequences)
    public.piles = [pack.take(faces) for seat in view.seats for faces in seat.discards]
    for seat, (tops, open_part) in enumerate(zip(public.tops, view.seats, strict=True)):
        if open_part.stock is not None:
            tops[STOCK : STOCK + 1] = pack.take([open_part.stock])
        own = public.piles[seat * PILES : (seat + 1) * PILES]
        tops[FIRST_PILE:] = [pile[-1] if pile else NO_CARD for pile in own]
    public.ended_turns = view.ended_turns
    if view.turn is not None:
        public.turn = view.turn
    if view.outcome is not None:
        public.ending = view.outcome.termination
        public.turn = view.outcome.ranking.index(1)
    return public, pack.take(card.face for card in view.hand)


def cleared_faces(events: Iterable[AnyEvent]) -> list[str]:
    """The faces of the cleared heap, from the bottom up, as a seat remembers them."""
    growing: list[list[str]] = [[] for _ in range(SEQUENCES)]
    cleared: list[str] = []
    for event in events:
        match event:
            case PlayedHand() | PlayedStock() | PlayedDiscard():
                growing[event.sequence].append(event.face)
            case Cleared():
                cleared += growing[event.sequence]
                growing[event.sequence] = []
            case Reshuffled():
                cleared = []
    return cleared


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    The cleared heap is remembered from the events; without them its cards count as unseen.
    """
    view: View = known.view
    unplaced = Unplaced(DECK)
    public, hand = known_of(view, unplaced)
    state = State(public, stream)
    state.set_aside = unplaced.take(cleared_faces(known.events))
    unseen = unplaced.rest()
    stream.shuffle(unseen)
    state.set_aside += deal_off(unseen, view.cleared_count - len(state.set_aside))
    deal_hands(state, known, hand, unseen)
    for seat, open_part in enumerate(view.seats):
        state.stocks[seat] = deal_off(unseen, max(open_part.stock_count - 1, 0))
    state.draw_pile = unseen
    return state
