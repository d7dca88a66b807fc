"""How cards come to lie on the table: hand cards, and the top of the pile with some of them."""

from kartenrunde.engine import Event
from kartenrunde.engine.hands import Listener
from kartenrunde.games.canasta.events import CanastaMade, Laid, LaidMeld, Opened, TookPile
from kartenrunde.games.canasta.moves import (
    JOKERS,
    NATURALS,
    TWOS,
    groups_of,
    named_cards,
)
from kartenrunde.games.canasta.spec import (
    CANASTA_SIZE,
    DECK,
    FIRST,
    JOKER,
    KIND,
    MELDS,
    RANK_TEXTS,
    TWO,
    VALUES,
)
from kartenrunde.games.canasta.state import IN_MELDS, State


def lay_groups(state: State, move: int, events: Listener) -> None:
    """Lay what a move says."""
    public = state.public
    groups = groups_of(move)
    opening = not public.laid[public.turn & 1]
    laid = _lay(state, groups, named_cards(move))
    if events is not None:
        faces = [DECK.texts(cards) for cards in laid]
        _tell_laid(state, groups, laid, faces, events)
        _tell_made(state, groups, faces, opening, events)


def take_top(state: State, move: int, events: Listener) -> list[int]:
    """Lay the top with what a move says; the rest of the pile, which has come to the hand."""
    public = state.public
    seat, pile = public.turn, public.pile
    side = seat & 1
    groups = groups_of(move)
    opening = not public.laid[side]
    top = pile.pop()
    rank = KIND[top]
    meld = side * MELDS + rank
    state.place[top] = IN_MELDS + meld
    public.naturals[meld] += 1
    public.taken = rank
    if public.naturals[meld] + public.wilds[meld] == CANASTA_SIZE:
        public.canastas[side] += 1
    public.laid[side] += VALUES[rank]
    laid = _lay(state, groups, named_cards(move))
    public.pile = []
    state.receive(seat, pile)
    if events is not None:
        faces = [DECK.texts(cards) for cards in laid]
        faces[0] = (DECK.faces[top], *faces[0])
        _tell_taken(state, groups, laid, faces, pile, events)
        _tell_made(state, groups, faces, opening, events)
    return pile


def _lay(state: State, groups: list[int], named: list[int] | None) -> list[list[int]]:
    """Move the hand cards of each group; which they were."""
    public = state.public
    seat = public.turn
    side = seat & 1
    hand, place, melds, wild_counts = state.hands[seat], state.place, public.naturals, public.wilds
    count = points = ranks = 0
    laid = []
    for group in groups:
        rank = group & 15
        meld = side * MELDS + rank
        naturals, twos, jokers = group >> NATURALS & 15, group >> TWOS & 15, group >> JOKERS
        size = naturals + twos + jokers
        cards = _cards_for(place, seat, rank, group) if named is None else named[:size]
        if named is not None:
            named = named[size:]
        for card in cards:
            place[card] = IN_MELDS + meld
        laid.append(cards)
        hand[rank] -= naturals
        melds[meld] += naturals
        points += VALUES[rank] * naturals
        if size > naturals:
            hand[TWO] -= twos
            hand[JOKER] -= jokers
            wild_counts[meld] += twos + jokers
            points += VALUES[TWO] * twos + VALUES[JOKER] * jokers
        total = melds[meld] + wild_counts[meld]
        public.canastas[side] += total >= CANASTA_SIZE > total - size
        count += size
        ranks |= 1 << rank
    public.sizes[seat] -= count
    public.laid[side] += points
    public.melded[side] |= ranks
    public.now |= ranks
    return laid


def _cards_for(place: bytearray, seat: int, rank: int, group: int) -> list[int]:
    """The lowest hand cards of the kinds that a group holds."""
    cards = []
    card = FIRST[rank]
    for _ in range(group >> NATURALS & 15):
        card = place.find(seat, card)
        cards.append(card)
        card += 1
    if group >> TWOS:
        for kind, count in ((TWO, group >> TWOS & 15), (JOKER, group >> JOKERS)):
            card = FIRST[kind]
            for _ in range(count):
                card = place.find(seat, card)
                cards.append(card)
                card += 1
    return cards


def _melds_told(
    state: State, groups: list[int], laid: list[list[int]], faces: list[tuple[str, ...]]
) -> tuple[tuple[LaidMeld, ...], tuple[LaidMeld, ...]]:
    """What was laid, as everybody hears it and as the seat does."""
    ranks = [RANK_TEXTS[group & 15] for group in groups]
    handles = [tuple([state.handles[card] for card in cards]) for cards in laid]
    told = tuple(map(LaidMeld, ranks, faces))
    return told, tuple(map(LaidMeld, ranks, faces, handles))


def _tell_laid(
    state: State,
    groups: list[int],
    laid: list[list[int]],
    faces: list[tuple[str, ...]],
    events: list[Event],
) -> None:
    seat = state.public.turn
    told, own = _melds_told(state, groups, laid, faces)
    events.append(Event(Laid(seat, told), {seat: Laid(seat, own)}))


def _tell_taken(
    state: State,
    groups: list[int],
    laid: list[list[int]],
    faces: list[tuple[str, ...]],
    rest: list[int],
    events: list[Event],
) -> None:
    seat = state.public.turn
    top, count = faces[0][0], len(rest)
    told, own = _melds_told(state, groups, laid, faces)
    heard = TookPile(seat, top, count, own, state.shown(rest))
    events.append(Event(TookPile(seat, top, count, told), {seat: heard}))


def _tell_made(
    state: State,
    groups: list[int],
    faces: list[tuple[str, ...]],
    opening: bool,
    events: list[Event],
) -> None:
    """What the laid cards have made: canastas, an opened side."""
    public = state.public
    seat = public.turn
    side = seat & 1
    for group, added in zip(groups, faces, strict=True):
        meld = side * MELDS + (group & 15)
        size = public.naturals[meld] + public.wilds[meld]
        if size >= CANASTA_SIZE > size - len(added):
            rank = RANK_TEXTS[group & 15]
            events.append(Event(CanastaMade(seat, rank, public.wilds[meld] == 0)))
    if opening:
        events.append(Event(Opened(seat, public.laid[side])))
