"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, SB-16).
"""

from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet, Outcome
from kartenrunde.games.bundles import events as ev
from kartenrunde.games.bundles.legality import legal_moves
from kartenrunde.games.bundles.moves import EFFECTS, LAY, TAKE, AnyMove, Lay, Steal, Take
from kartenrunde.games.bundles.spec import MOST_BUNDLES
from kartenrunde.games.bundles.state import ALL_PLAYED, NO_CARD, NOBODY, RUNNING, Public, State
from kartenrunde.games.bundles.view import BundleView, SeatView, View

UNSEEN = None
"""Stands for a card in a bundle that nobody saw (SB-22)."""

Remembered = list[list[str | None]]


def outcome_of(state: State) -> Outcome | None:
    """The result: one point for every captured card (SB-12); seats outside a play-off come last."""
    public = state.public
    if public.ending == RUNNING:
        return None
    points = tuple([state.captured(seat) for seat in range(public.seats)])
    rated = [points[seat] if seat in public.players else NOBODY for seat in range(public.seats)]
    ranking = tuple([1 + sum(other > own for other in rated) for own in rated])
    return Outcome("all_played", ranking, points)


def move_of(number: int, handles: list[int]) -> AnyMove:
    """The wire form of the move with that number, for the seat that holds `handles`."""
    place, effect = divmod(number, EFFECTS)
    if effect == LAY:
        return Lay(handles[place])
    if effect >= TAKE:
        return Take(handles[place], effect - TAKE)
    spot, into = divmod(effect, MOST_BUNDLES)
    return Steal(handles[place], *divmod(spot, MOST_BUNDLES), into)


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    texts = public.pack.deck.texts
    running = public.ending == RUNNING
    hand = [] if audience == SPECTATOR else state.hands[audience]
    handles = [] if audience == SPECTATOR else state.handles[audience]
    on_turn = running and audience == public.turn
    numbers = legal_moves(public, hand) if on_turn else []
    last = public.last_capture
    return View(
        seat=audience,
        turn=public.turn if running else None,
        dealer=public.dealer,
        options=public.options,
        play_off=public.play_off,
        seats=tuple([_seat_view(state, seat) for seat in range(public.seats)]),
        table=texts(public.table),
        draw_count=len(state.draw_pile),
        last_capture=None if last == NOBODY else (last // MOST_BUNDLES, last % MOST_BUNDLES),
        hand=tuple(map(ev.HandCard, handles, texts(hand))),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(state),
    )


def _seat_view(state: State, seat: int) -> SeatView:
    public = state.public
    bundles = MOST_BUNDLES if public.options.double else 1
    spots = range(seat * MOST_BUNDLES, seat * MOST_BUNDLES + bundles)
    return SeatView(
        bundles=tuple([_bundle_view(public, spot) for spot in spots]),
        hand_count=len(state.hands[seat]),
        plays=seat in public.players,
    )


def _bundle_view(public: Public, spot: int) -> BundleView:
    top = public.tops[spot]
    face = None if top == NO_CARD else public.pack.deck.faces[top]
    return BundleView(face, public.sizes[spot])


def known_of(view: View) -> tuple[Public, list[int], list[int]]:
    """The public part, hand and handles that a view tells of."""
    players = tuple([seat for seat, part in enumerate(view.seats) if part.plays])
    play_off = players if view.play_off else None
    public = Public(len(view.seats), view.options, view.dealer, play_off)
    cards = _numbers(public)
    for seat, part in enumerate(view.seats):
        for number, bundle in enumerate(part.bundles):
            spot = seat * MOST_BUNDLES + number
            public.tops[spot] = NO_CARD if bundle.top is None else cards[bundle.top]
            public.sizes[spot] = bundle.count
    public.table = [cards[face] for face in view.table]
    if view.last_capture is not None:
        public.last_capture = view.last_capture[0] * MOST_BUNDLES + view.last_capture[1]
    public.turn = NOBODY if view.turn is None else view.turn
    public.ending = RUNNING if view.outcome is None else ALL_PLAYED
    return public, [cards[card.face] for card in view.hand], [card.id for card in view.hand]


def _numbers(public: Public) -> dict[str, int]:
    """The card of each face; a pack has no two equal cards."""
    return {face: card for card, face in enumerate(public.pack.deck.faces)}


def legal_from(view: View) -> list[AnyMove]:
    """The moves of the view's seat, recomputed without reading the view's own list."""
    public, hand, handles = known_of(view)
    if view.seat != public.turn:
        return []
    return [move_of(number, handles) for number in legal_moves(public, hand)]


def remembered_bundles(seats: int, events: Iterable[ev.AnyEvent]) -> Remembered:
    """What lies in each bundle, from the bottom up, as everybody may remember it."""
    bundles: Remembered = [[] for _ in range(seats * MOST_BUNDLES)]
    for event in events:
        match event:
            case ev.Took(seat=seat, face=face, into=into, faces=faces):
                bundles[seat * MOST_BUNDLES + into] += [*faces, face]
            case ev.Stole(seat=seat, face=face, victim=victim, bundle=bundle, into=into):
                target = victim * MOST_BUNDLES + bundle
                bundles[seat * MOST_BUNDLES + into] += [*bundles[target], face]
                bundles[target] = []
            case ev.Swept(seat=seat, into=into):
                bundles[seat * MOST_BUNDLES + into].insert(-1, UNSEEN)
    return bundles


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    What lies in the bundles is remembered from the events; where they do not tell, as at the end or
    without any events, a bundle's cards below its top count as unseen.
    """
    view: View = known.view
    public, hand, handles = known_of(view)
    state = State(public, stream)
    cards = _numbers(public)
    remembered = remembered_bundles(public.seats, known.events)
    for spot, size in enumerate(public.sizes):
        if len(remembered[spot]) != size:
            top = [] if size == 0 else [public.pack.deck.faces[public.tops[spot]]]
            remembered[spot] = [UNSEEN] * (size - 1) + top
    seen = {cards[face] for faces in remembered for face in faces if face is not None}
    seen.update(public.table, hand)
    unseen = [card for card in cards.values() if card not in seen]
    stream.shuffle(unseen)
    state.bundles = [
        [unseen.pop() if face is None else cards[face] for face in faces] for faces in remembered
    ]
    for seat, part in enumerate(view.seats):
        if seat == view.seat:
            state.hands[seat], state.handles[seat] = hand, handles
        else:
            state.hands[seat] = [unseen.pop() for _ in range(part.hand_count)]
            state.handles[seat] = list(range(part.hand_count))
        state.arrivals[seat] = max(state.handles[seat], default=-1) + 1
    state.draw_pile = unseen
    return state
