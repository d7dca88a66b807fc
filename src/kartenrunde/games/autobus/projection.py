"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, HB-26).
"""

from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet, Outcome
from kartenrunde.engine.dealing import deal_off
from kartenrunde.engine.determinization import Unplaced, deal_hands
from kartenrunde.engine.happening import Reshuffled
from kartenrunde.engine.outcome import places_of
from kartenrunde.games.autobus.events import (
    AnyEvent,
    Bussed,
    PlayedHand,
    PlayedMain,
    PlayedReserve,
    RowFinished,
)
from kartenrunde.games.autobus.legality import legal_moves
from kartenrunde.games.autobus.moves import move_of
from kartenrunde.games.autobus.spec import DECK, DRAWN, RANK_TEXTS, RESERVES, ROW_PLACES
from kartenrunde.games.autobus.state import FREE, NO_CARD, Public, State, fits_of
from kartenrunde.games.autobus.view import ReserveView, SeatView, View


def outcome_of(state: State) -> Outcome | None:
    """The result: minus the cards left in each main pile, the winner's being none (HB-23)."""
    public = state.public
    if public.ending is None:
        return None
    points = tuple([-state.main_count(seat) for seat in range(public.seats)])
    ranking = (1,) * public.seats if public.ending == DRAWN else places_of(points)
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
        hand_size=public.hand_size,
        seats=tuple([_seat_view(state, seat) for seat in range(public.seats)]),
        rows=tuple([DECK.texts(cards) for cards in public.rows]),
        draw_count=len(state.draw_pile),
        finished_count=len(state.set_aside),
        ended_turns=public.ended_turns,
        hand=state.hand_cards(audience),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(state),
    )


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


def known_of(view: View, unplaced: Unplaced | None = None) -> tuple[Public, list[int]]:
    """The public part and the hand that a view tells of, with stand-in card numbers."""
    pack = unplaced or Unplaced(DECK)
    public = Public(len(view.seats), view.dealer, view.hand_size)
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
    if view.turn is not None:
        public.turn = view.turn
    if view.outcome is not None:
        public.ending = view.outcome.termination
        public.turn = view.outcome.ranking.index(1)
    return public, pack.take(card.face for card in view.hand)


def finished_faces(events: Iterable[AnyEvent]) -> list[str]:
    """The faces in the finished heap, from the bottom up, as a seat remembers them."""
    growing: list[list[str]] = [[] for _ in range(ROW_PLACES)]
    finished: list[str] = []
    for event in events:
        match event:
            case PlayedHand() | PlayedMain() | PlayedReserve():
                growing[event.row].append(event.face)
            case RowFinished():
                finished += growing[event.row]
                growing[event.row] = []
            case Reshuffled():
                finished = []
    return finished


def bussed_faces(events: Iterable[AnyEvent], seat: int) -> list[str]:
    """What a seat remembers of the cards it put under the bus, the lowest first."""
    bussed = [
        event.face
        for event in events
        if isinstance(event, Bussed) and event.seat == seat and event.face is not None
    ]
    return bussed[::-1]


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    The finished heap and the own cards under the bus are remembered from the events; without them
    these cards count as unseen.
    """
    view: View = known.view
    unplaced = Unplaced(DECK)
    public, hand = known_of(view, unplaced)
    state = State(public, stream)
    state.set_aside = unplaced.take(finished_faces(known.events))
    bussed = unplaced.take(_under_bus(known))
    unseen = unplaced.rest()
    stream.shuffle(unseen)
    state.set_aside += deal_off(unseen, view.finished_count - len(state.set_aside))
    deal_hands(state, known, hand, unseen)
    for seat, part in enumerate(view.seats):
        remembered = bussed if seat == view.seat else []
        below = max(part.main_count - 1, 0)
        state.mains[seat] = remembered + deal_off(unseen, below - len(remembered))
    state.draw_pile = unseen
    return state


def _under_bus(known: InformationSet) -> list[str]:
    """The own cards still under the bus; the newest lie lowest, the oldest may have come up."""
    if known.view.seat == SPECTATOR:
        return []
    below = max(known.view.seats[known.view.seat].main_count - 1, 0)
    return bussed_faces(known.events, known.view.seat)[:below]
