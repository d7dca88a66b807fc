"""From a position to what one audience may know of it, and back to a position that it may be.

Every field is put in by name; nothing is copied and then taken out (G-6, SB-16).
"""

from collections.abc import Iterable

from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet, Outcome
from kartenrunde.engine.dealing import deal_off
from kartenrunde.engine.determinization import Unplaced, deal_hands
from kartenrunde.engine.outcome import places_of
from kartenrunde.games.bundles.events import AnyEvent, LeftoverTaken, Stole, Swept, Took
from kartenrunde.games.bundles.legality import legal_moves
from kartenrunde.games.bundles.moves import move_of
from kartenrunde.games.bundles.setting import setting_of
from kartenrunde.games.bundles.spec import MOST_BUNDLES, PACKS
from kartenrunde.games.bundles.state import NO_CARD, NOBODY, Public, State
from kartenrunde.games.bundles.view import BundleView, SeatView, View

Remembered = list[list[str]]


def outcome_of(state: State) -> Outcome | None:
    """The result: one point for every captured card (SB-12); seats outside a play-off come last."""
    public = state.public
    if public.ending is None:
        return None
    points, players = state.captured(), public.setting.players
    rated = [count if seat in players else NOBODY for seat, count in enumerate(points)]
    return Outcome(public.ending, places_of(rated), points)


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    running = public.ending is None
    on_turn = running and audience == public.turn
    numbers = legal_moves(public, state.hand_of(audience)) if on_turn else []
    handles = state.handles_of(audience)
    last = public.last_capture
    return View(
        seat=audience,
        turn=public.turn if running else None,
        dealer=public.dealer,
        options=public.setting.options,
        play_off=public.is_play_off,
        seats=tuple([_seat_view(state, seat) for seat in range(public.seats)]),
        table=state.deck.texts(public.table),
        draw_count=len(state.draw_pile),
        last_capture=None if last == NOBODY else (last // MOST_BUNDLES, last % MOST_BUNDLES),
        hand=state.hand_cards(audience),
        legal=tuple([move_of(number, handles) for number in numbers]),
        outcome=outcome_of(state),
    )


def _seat_view(state: State, seat: int) -> SeatView:
    public = state.public
    bundles = MOST_BUNDLES if public.setting.options.double else 1
    spots = range(seat * MOST_BUNDLES, seat * MOST_BUNDLES + bundles)
    return SeatView(
        bundles=tuple([_bundle_view(state, spot) for spot in spots]),
        hand_count=len(state.hands[seat]),
        plays=seat in public.setting.players,
    )


def _bundle_view(state: State, spot: int) -> BundleView:
    top = state.public.tops[spot]
    face = None if top == NO_CARD else state.deck.faces[top]
    return BundleView(face, state.public.sizes[spot])


def known_of(view: View, unplaced: Unplaced | None = None) -> tuple[Public, list[int]]:
    """The public part and the hand that a view tells of."""
    pack = unplaced or Unplaced(PACKS[view.options.pack].deck)
    players = tuple([seat for seat, part in enumerate(view.seats) if part.plays])
    setting = setting_of(len(view.seats), view.options, players)
    public = Public(setting, view.dealer, view.play_off)
    for seat, part in enumerate(view.seats):
        for number, bundle in enumerate(part.bundles):
            if bundle.top is not None:
                (top,) = pack.take([bundle.top])
                public.grow(seat * MOST_BUNDLES + number, top, bundle.count)
    for card in pack.take(view.table):
        public.lay(card)
    captor, number = view.last_capture or (0, NOBODY)
    public.last_capture = captor * MOST_BUNDLES + number
    if view.turn is not None:
        public.turn = view.turn
    if view.outcome is not None:
        public.ending = view.outcome.termination
    return public, pack.take(card.face for card in view.hand)


def remembered_bundles(seats: int, events: Iterable[AnyEvent]) -> tuple[Remembered, list[int]]:
    """The open cards of each bundle from the bottom up, and how many others it has (SB-22)."""
    bundles: Remembered = [[] for _ in range(seats * MOST_BUNDLES)]
    bonuses = [0] * len(bundles)
    for event in events:
        match event:
            case Took(seat=seat, face=face, into=into, faces=faces):
                bundles[seat * MOST_BUNDLES + into] += [*faces, face]
            case Stole(seat=seat, face=face, victim=victim, bundle=bundle, into=into):
                target, spot = victim * MOST_BUNDLES + bundle, seat * MOST_BUNDLES + into
                bundles[spot] += [*bundles[target], face]
                bonuses[spot] += bonuses[target]
                bundles[target], bonuses[target] = [], 0
            case Swept(seat=seat, into=into):
                bonuses[seat * MOST_BUNDLES + into] += 1
            case LeftoverTaken(seat=seat, into=into, faces=faces):
                bundles[seat * MOST_BUNDLES + into] += faces
    return bundles, bonuses


def determinize(known: InformationSet, stream: Stream) -> State:
    """A position that looks to the seat like its own: the unseen cards dealt anew.

    What lies in the bundles is remembered from the events; without any of them the cards below a
    top count as unseen.
    """
    unplaced = Unplaced(PACKS[known.view.options.pack].deck)
    public, hand = known_of(known.view, unplaced)
    state = State(public, stream)
    bundles, bonuses = remembered_bundles(public.seats, known.events)
    for spot, size in enumerate(public.sizes):
        if len(bundles[spot]) + bonuses[spot] != size:  # nobody has listened
            bundles[spot], bonuses[spot] = [], 0
        state.bundles[spot] = unplaced.take(bundles[spot][:-1])
    unseen = unplaced.rest()
    stream.shuffle(unseen)
    for spot, size in enumerate(public.sizes):
        state.bonuses[spot] = deal_off(unseen, bonuses[spot])
        if size:
            missing = size - 1 - len(state.bundles[spot]) - bonuses[spot]
            state.bundles[spot] += [*deal_off(unseen, missing), public.tops[spot]]
    deal_hands(state, known, hand, unseen)
    state.draw_pile = unseen
    return state
