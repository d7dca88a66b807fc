"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, ST-21).
"""

from collections.abc import Iterable
from typing import Final

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet, Outcome
from kartenrunde.games.stapelsprint import events as ev
from kartenrunde.games.stapelsprint.legality import legal_moves
from kartenrunde.games.stapelsprint.moves import (
    DISCARD,
    END_TURN,
    FIRST_IN_HAND,
    FIRST_PILE,
    PARTS,
    STOCK,
    AnyMove,
    Discard,
    EndTurn,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import DECK, NO_CARD, PILES, SEQUENCES
from kartenrunde.games.stapelsprint.state import (
    DRAWN_ROUND,
    RUNNING,
    STOCK_EMPTIED,
    Public,
    State,
    fits_of,
)
from kartenrunde.games.stapelsprint.view import SeatView, View

ENDINGS: Final = {"stock_emptied": STOCK_EMPTIED, "drawn_round": DRAWN_ROUND}
_TERMINATIONS: Final = {ending: text for text, ending in ENDINGS.items()}


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
    if number >= END_TURN:
        return EndTurn()
    if number >= DISCARD:
        place, pile = PARTS[number]
        return Discard(handles[place], pile)
    source, sequence = PARTS[number]
    if source >= FIRST_IN_HAND:
        return PlayHand(handles[source - FIRST_IN_HAND], sequence)
    if source >= FIRST_PILE:
        return PlayDiscard(source - FIRST_PILE, sequence)
    return PlayStock(sequence)


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    running = public.ending == RUNNING
    hand = [] if audience == SPECTATOR else state.hands[audience]
    handles = [] if audience == SPECTATOR else state.handles_of(audience)
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
    top = public.tops[seat][STOCK]
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
    for seat, (tops, open_part) in enumerate(zip(public.tops, view.seats, strict=True)):
        if open_part.stock is not None:
            tops[STOCK : STOCK + 1] = pack.take([open_part.stock])
        own = public.piles[seat * PILES : (seat + 1) * PILES]
        tops[FIRST_PILE:] = [pile[-1] if pile else NO_CARD for pile in own]
    public.ended_turns = view.ended_turns
    if view.turn is not None:
        public.turn = view.turn
    if view.outcome is not None:
        public.ending = ENDINGS[view.outcome.termination]
        public.turn = view.outcome.ranking.index(1)
    hand = pack.take(card.face for card in view.hand)
    return public, hand, [card.id for card in view.hand]


def legal_from(view: View) -> list[AnyMove]:
    """The moves of the view's seat, recomputed without reading the view's own list."""
    public, hand, handles = known_of(view)
    if view.seat != public.turn:
        return []
    return [move_of(number, handles) for number in legal_moves(public, hand)]


class _Memory:
    """What a seat remembers: the faces of the cleared heap, how many cards each hand has got."""

    def __init__(self, seats: int, events: Iterable[ev.AnyEvent]) -> None:
        self.cleared: list[str] = []
        self.arrivals = [0] * seats
        self._growing: list[list[str]] = [[] for _ in range(SEQUENCES)]
        for event in events:
            self._hear(event)

    def _hear(self, event: ev.AnyEvent) -> None:
        match event:
            case ev.PlayedHand() | ev.PlayedStock() | ev.PlayedDiscard():
                self._growing[event.sequence].append(event.face)
            case ev.Cleared():
                self.cleared += self._growing[event.sequence]
                self._growing[event.sequence] = []
            case ev.Reshuffled():
                self.cleared = []
            case ev.Drew():
                self.arrivals[event.seat] += event.count


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    The cleared heap is remembered from the events; without them its cards count as unseen.
    """
    view: View = known.view
    pack = _Pack()
    public, own_hand, own_handles = known_of(view, pack)
    memory = _Memory(public.seats, known.events)
    state = State(public, stream)
    state.cleared = pack.take(memory.cleared)
    unseen = pack.rest()
    stream.shuffle(unseen)
    state.cleared += _deal_off(unseen, view.cleared_count - len(state.cleared))
    for seat, open_part in enumerate(view.seats):
        state.stocks[seat] = _deal_off(unseen, max(open_part.stock_count - 1, 0))
        if seat == view.seat:
            hand, handles = own_hand, own_handles
        else:
            hand = _deal_off(unseen, open_part.hand_count)
            arrived = max(memory.arrivals[seat], len(hand))
            handles = list(range(arrived - len(hand), arrived))
        state.hands[seat] = hand
        state.arrivals[seat] = max(memory.arrivals[seat], *[number + 1 for number in handles], 0)
        for card, handle in zip(hand, handles, strict=True):
            state.handles[card] = handle
    state.draw_pile = unseen
    return state


def _deal_off(cards: list[int], count: int) -> list[int]:
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt
