"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, HB-26).
"""

from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet, Outcome
from kartenrunde.games.autobus import events as ev
from kartenrunde.games.autobus.legality import legal_moves
from kartenrunde.games.autobus.moves import (
    BUS,
    END_TURN,
    PLAY_MAIN,
    PLAY_RESERVE,
    PUT,
    PUT_JOKER,
    AnyMove,
    Bus,
    EndTurn,
    PlayHand,
    PlayMain,
    PlayReserve,
    Put,
)
from kartenrunde.games.autobus.spec import ACE, DECK, KING, RANK_TEXTS, RESERVES, ROW_PLACES
from kartenrunde.games.autobus.state import (
    DRAWN,
    FREE,
    MAIN_EMPTIED,
    NO_CARD,
    RUNNING,
    Public,
    State,
    fits_of,
)
from kartenrunde.games.autobus.view import ReserveView, SeatView, View

_TERMINATIONS = {MAIN_EMPTIED: "main_emptied", DRAWN: "drawn"}
_ENDINGS = {text: ending for ending, text in _TERMINATIONS.items()}


def outcome_of(state: State) -> Outcome | None:
    """The result: minus the cards left in each main pile, the winner's being none (HB-23)."""
    public = state.public
    if public.ending == RUNNING:
        return None
    points = tuple([-state.main_count(seat) for seat in range(public.seats)])
    ranking = tuple([1 + sum(other > own for other in points) for own in points])
    if public.ending == DRAWN:
        ranking = (1,) * public.seats
    return Outcome(_TERMINATIONS[public.ending], ranking, points)


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    if number < PLAY_MAIN:
        place, row = divmod(number, ROW_PLACES)
        return PlayHand(handles[place], row)
    if number < PLAY_RESERVE:
        return PlayMain(number - PLAY_MAIN)
    if number < PUT:
        return PlayReserve(*divmod(number - PLAY_RESERVE, ROW_PLACES))
    if number < PUT_JOKER:
        place, reserve = divmod(number - PUT, RESERVES)
        return Put(handles[place], reserve)
    if number < BUS:
        spot, rank = divmod(number - PUT_JOKER, KING)
        place, reserve = divmod(spot, RESERVES)
        return Put(handles[place], reserve, RANK_TEXTS[rank + ACE])
    return Bus(handles[number - BUS]) if number < END_TURN else EndTurn()


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
        dealer=dealer_of(public),
        hand_size=public.hand_size,
        seats=tuple([_seat_view(state, seat) for seat in range(public.seats)]),
        rows=tuple([DECK.texts(cards) for cards in public.rows]),
        draw_count=len(state.draw_pile),
        finished_count=len(state.finished),
        ended_turns=public.ended_turns,
        hand=tuple(map(ev.HandCard, handles, DECK.texts(hand))),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(state),
    )


def dealer_of(public: Public) -> int:
    """The seat before the starter."""
    return (public.starter - 1) % public.seats


def _seat_view(state: State, seat: int) -> SeatView:
    public = state.public
    top = public.main_tops[seat]
    spots = range(seat * RESERVES, (seat + 1) * RESERVES)
    return SeatView(
        main=None if top == NO_CARD else DECK.faces[top],
        main_count=state.main_count(seat),
        reserves=tuple([_reserve_view(public, spot) for spot in spots]),
        hand_count=len(state.hands[seat]),
    )


def _reserve_view(public: Public, spot: int) -> ReserveView:
    rank = public.reserve_ranks[spot]
    return ReserveView(
        rank=None if rank == FREE else RANK_TEXTS[rank],
        cards=DECK.texts(public.reserves[spot]),
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
    seats = len(view.seats)
    public = Public(seats, (view.dealer + 1) % seats, view.hand_size)
    public.rows = [pack.take(faces) for faces in view.rows]
    public.fits = fits_of(public.rows)
    reserves = [reserve for seat in view.seats for reserve in seat.reserves]
    public.reserves = [pack.take(reserve.cards) for reserve in reserves]
    for spot, reserve in enumerate(reserves):
        if reserve.rank is not None:
            rank = RANK_TEXTS.index(reserve.rank)
            public.set_reserve_rank(spot // RESERVES, spot % RESERVES, rank)
    public.main_tops = [
        NO_CARD if seat.main is None else pack.take([seat.main])[0] for seat in view.seats
    ]
    public.ended_turns = view.ended_turns
    if view.outcome is not None:
        public.ending = _ENDINGS[view.outcome.termination]
        public.turn = view.outcome.ranking.index(1)
    elif view.turn is not None:
        public.turn = view.turn
    hand = pack.take(card.face for card in view.hand)
    return public, hand, [card.id for card in view.hand]


def legal_from(view: View) -> list[AnyMove]:
    """The moves of the view's seat, recomputed without reading the view's own list."""
    public, hand, handles = known_of(view)
    if view.seat != public.turn:
        return []
    return [move_of(number, handles) for number in legal_moves(public, hand)]


def finished_faces(events: Iterable[ev.AnyEvent]) -> list[str]:
    """The faces in the finished heap, from the bottom up, as a seat remembers them."""
    growing: list[list[str]] = [[] for _ in range(ROW_PLACES)]
    finished: list[str] = []
    for event in events:
        match event:
            case ev.PlayedHand() | ev.PlayedMain() | ev.PlayedReserve():
                growing[event.row].append(event.face)
            case ev.RowFinished():
                finished += growing[event.row]
                growing[event.row] = []
            case ev.Reshuffled():
                finished = []
    return finished


def bussed_faces(events: Iterable[ev.AnyEvent], seat: int) -> list[str]:
    """What a seat remembers of the cards it put under the bus, the lowest first."""
    bussed = [
        event.face
        for event in events
        if isinstance(event, ev.Bussed) and event.seat == seat and event.face is not None
    ]
    return bussed[::-1]


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    The finished heap and the own cards under the bus are remembered from the events; without them
    these cards count as unseen.
    """
    view: View = known.view
    pack = _Pack()
    public, hand, handles = known_of(view, pack)
    state = State(public, stream)
    finished = pack.take(finished_faces(known.events))
    bussed = _remembered_under_bus(known, pack)
    unseen = pack.rest()
    stream.shuffle(unseen)
    state.finished = finished or _deal_off(unseen, view.finished_count)
    for seat, open_part in enumerate(view.seats):
        below = max(open_part.main_count - 1, 0)
        if seat == view.seat:
            state.hands[seat], state.handles[seat] = hand, handles
            state.arrivals[seat] = max(handles, default=-1) + 1
            state.mains[seat] = bussed + _deal_off(unseen, below - len(bussed))
        else:
            state.hands[seat] = _deal_off(unseen, open_part.hand_count)
            state.handles[seat] = list(range(open_part.hand_count))
            state.arrivals[seat] = open_part.hand_count
            state.mains[seat] = _deal_off(unseen, below)
    state.draw_pile = unseen
    return state


def _remembered_under_bus(known: InformationSet, pack: _Pack) -> list[int]:
    """The own cards still under the bus; the newest lie lowest, the oldest may have come up."""
    if known.view.seat == SPECTATOR:
        return []
    below = max(known.view.seats[known.view.seat].main_count - 1, 0)
    return pack.take(bussed_faces(known.events, known.view.seat)[:below])


def _deal_off(cards: list[int], count: int) -> list[int]:
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt
