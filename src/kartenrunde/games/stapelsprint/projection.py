"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, ST-21).
"""

from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet, Outcome
from kartenrunde.games.stapelsprint import events as ev
from kartenrunde.games.stapelsprint.legality import legal_moves
from kartenrunde.games.stapelsprint.moves import (
    DISCARD,
    END_TURN,
    PLAY_DISCARD,
    PLAY_STOCK,
    AnyMove,
    Discard,
    EndTurn,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import DECK, PILES, SEQUENCES
from kartenrunde.games.stapelsprint.state import (
    DRAWN_ROUND,
    NO_CARD,
    RUNNING,
    STOCK_EMPTIED,
    Public,
    State,
    fits_of,
)
from kartenrunde.games.stapelsprint.view import SeatView, View

_TERMINATIONS = {STOCK_EMPTIED: "stock_emptied", DRAWN_ROUND: "drawn_round"}
_ENDINGS = {text: ending for ending, text in _TERMINATIONS.items()}


def outcome_of(public: Public) -> Outcome | None:
    """The result: one point for the seat that emptied its stock, none in a drawn round (ST-20)."""
    if public.ending == RUNNING:
        return None
    won = public.ending == STOCK_EMPTIED
    points = tuple([int(won and seat == public.turn) for seat in range(public.seats)])
    ranking = tuple([2 - point if won else 1 for point in points])
    return Outcome(_TERMINATIONS[public.ending], ranking, points)


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    if number < PLAY_STOCK:
        place, sequence = divmod(number, SEQUENCES)
        return PlayHand(handles[place], sequence)
    if number < PLAY_DISCARD:
        return PlayStock(number - PLAY_STOCK)
    if number < DISCARD:
        return PlayDiscard(*divmod(number - PLAY_DISCARD, SEQUENCES))
    if number < END_TURN:
        place, pile = divmod(number - DISCARD, PILES)
        return Discard(handles[place], pile)
    return EndTurn()


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    running = public.ending == RUNNING
    hand = [] if audience == SPECTATOR else state.hands[audience]
    handles = [] if audience == SPECTATOR else state.handles[audience]
    on_turn = running and audience == public.turn
    numbers = legal_moves(public, hand) if on_turn else []
    return View(
        seat=audience,
        turn=public.turn if running else None,
        dealer=public.dealer,
        seats=tuple([_seat_view(state, seat) for seat in range(public.seats)]),
        sequences=tuple([DECK.texts(cards) for cards in public.sequences]),
        draw_count=len(state.draw_pile),
        cleared_count=len(state.cleared),
        ended_turns=public.ended_turns,
        hand=tuple(map(ev.HandCard, handles, DECK.texts(hand))),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(public),
    )


def _seat_view(state: State, seat: int) -> SeatView:
    public = state.public
    top = public.stock_tops[seat]
    piles = public.piles[seat * PILES : (seat + 1) * PILES]
    return SeatView(
        stock=None if top == NO_CARD else DECK.faces[top],
        stock_count=state.stock_count(seat),
        discards=tuple([DECK.texts(cards) for cards in piles]),
        hand_count=len(state.hands[seat]),
    )


class _Pack:
    """The deck, from which cards are taken by face; any of the equal ones will do."""

    def __init__(self) -> None:
        self._left = {face: list(cards) for face, cards in DECK.cards_by_face.items()}

    def take(self, faces: Iterable[str]) -> list[int]:
        return [self._left[face].pop() for face in faces]

    def rest(self) -> list[int]:
        return [card for cards in self._left.values() for card in cards]


def known_of(view: View, pack: _Pack | None = None) -> tuple[Public, list[int], list[int]]:
    """The public part, hand and handles that a view tells of, with stand-in card numbers."""
    pack = pack or _Pack()
    public = Public(len(view.seats), view.dealer)
    public.sequences = [pack.take(faces) for faces in view.sequences]
    public.fits = fits_of(public.sequences)
    public.piles = [pack.take(faces) for seat in view.seats for faces in seat.discards]
    public.stock_tops = [
        NO_CARD if seat.stock is None else pack.take([seat.stock])[0] for seat in view.seats
    ]
    public.ended_turns = view.ended_turns
    if view.outcome is not None:
        public.ending = _ENDINGS[view.outcome.termination]
        public.turn = view.outcome.ranking.index(1)
    else:
        public.turn = public.turn if view.turn is None else view.turn
    hand = pack.take(card.face for card in view.hand)
    return public, hand, [card.id for card in view.hand]


def legal_from(view: View) -> list[AnyMove]:
    """The moves of the view's seat, recomputed without reading the view's own list."""
    public, hand, handles = known_of(view)
    if view.seat != public.turn:
        return []
    return [move_of(number, handles) for number in legal_moves(public, hand)]


def cleared_faces(events: Iterable[ev.AnyEvent]) -> list[str]:
    """The faces in the cleared heap, from the bottom up, as a seat remembers them."""
    growing: list[list[str]] = [[] for _ in range(SEQUENCES)]
    cleared: list[str] = []
    for event in events:
        match event:
            case ev.PlayedHand() | ev.PlayedStock() | ev.PlayedDiscard():
                growing[event.sequence].append(event.face)
            case ev.Cleared():
                cleared += growing[event.sequence]
                growing[event.sequence] = []
            case ev.Reshuffled():
                cleared = []
    return cleared


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    The cleared heap is remembered from the events; without them its cards count as unseen.
    """
    view: View = known.view
    pack = _Pack()
    public, hand, handles = known_of(view, pack)
    remembered = pack.take(cleared_faces(known.events))
    state = State(public, stream)
    unseen = pack.rest()
    stream.shuffle(unseen)
    state.cleared = remembered or _deal_off(unseen, view.cleared_count)
    for seat, open_part in enumerate(view.seats):
        if seat == view.seat:
            state.hands[seat], state.handles[seat] = hand, handles
            state.arrivals[seat] = max(handles, default=-1) + 1
        else:
            state.hands[seat] = _deal_off(unseen, open_part.hand_count)
            state.handles[seat] = list(range(open_part.hand_count))
            state.arrivals[seat] = open_part.hand_count
        state.stocks[seat] = _deal_off(unseen, max(open_part.stock_count - 1, 0))
    state.draw_pile = unseen
    return state


def _deal_off(cards: list[int], count: int) -> list[int]:
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt

