"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, CA-6).
"""

from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet, Outcome
from kartenrunde.engine.determinization import Unplaced, deal_hands
from kartenrunde.engine.outcome import places_of
from kartenrunde.games.canasta.legality import legal_moves
from kartenrunde.games.canasta.moves import move_of
from kartenrunde.games.canasta.spec import DECK, HIGHEST
from kartenrunde.games.canasta.state import Public, State
from kartenrunde.games.canasta.view import SeatView, View


def outcome_of(state: State) -> Outcome | None:
    """The result: a point for the highest card, if there is one (CA-5)."""
    public = state.public
    if public.ending is None:
        return None
    best = public.best()
    is_best = [seat in best for seat in range(public.seats)]
    points = [int(each and public.ending == HIGHEST) for each in is_best]
    return Outcome(public.ending, places_of(is_best), tuple(points))


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    running = public.ending is None
    on_turn = running and audience == public.turn
    numbers = legal_moves(public, state.hand_of(audience)) if on_turn else []
    handles = state.handles_of(audience)
    played = dict(zip(public.order(), state.deck.texts(public.played), strict=False))
    return View(
        seat=audience,
        turn=public.turn if running else None,
        dealer=public.dealer,
        seats=tuple(
            [SeatView(played.get(seat), len(hand)) for seat, hand in enumerate(state.hands)]
        ),
        draw_count=len(state.draw_pile),
        hand=state.hand_cards(audience),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(state),
    )


def known_of(view: View, unplaced: Unplaced | None = None) -> tuple[Public, list[int]]:
    """The public part and the hand that a view tells of."""
    pack = unplaced or Unplaced(DECK)
    public = Public(len(view.seats), view.dealer)
    faces = [view.seats[seat].played for seat in public.order()]
    public.played = pack.take(face for face in faces if face is not None)
    if view.turn is not None:
        public.turn = view.turn
    if view.outcome is not None:
        public.ending = view.outcome.termination
    return public, pack.take(card.face for card in view.hand)


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew."""
    unplaced = Unplaced(DECK)
    public, hand = known_of(known.view, unplaced)
    state = State(public, stream)
    unseen = unplaced.rest()
    stream.shuffle(unseen)
    deal_hands(state, known, hand, unseen)
    state.draw_pile = unseen
    return state
