"""Between moves on the wire, which name hand cards by handle, and numbers, which count them."""

from kartenrunde.engine import IllegalMove
from kartenrunde.games.canasta.legality import (
    Refused,
    draw_refusal,
    end_refusal,
    lay_refusal,
    pile_refusal,
    take_refusal,
)
from kartenrunde.games.canasta.moves import (
    DISCARD,
    DRAW,
    END_DEAL,
    LAY,
    MOVE_BITS,
    MOVE_MASK,
    TAKE,
    AnyMove,
    Discard,
    Draw,
    EndDeal,
    Lay,
    Meld,
    TakePile,
    discard_of,
    group_of,
    groups_of,
    laying_of,
    named_cards,
    size_of,
)
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    DECK,
    FIRST,
    JOKER,
    KIND,
    RANK_TEXTS,
    TWO,
)
from kartenrunde.games.canasta.state import NOWHERE, TO_DRAW, State

Bundle = tuple[int, list[int]]
"""A rank, and hand cards for it."""

_RANK_OF_TEXT = {text: rank for rank, text in enumerate(RANK_TEXTS[: BLACK_THREE + 1])}


def number_of(state: State, seat: int, move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    public = state.public
    if public.ending is not None:
        raise IllegalMove("move/over", "CA-33")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "CA-2")
    if isinstance(move, Lay | Discard) and public.phase == TO_DRAW:
        raise IllegalMove("move/draw_first", "CA-18")
    if isinstance(move, Draw | TakePile | EndDeal) and public.phase != TO_DRAW:
        raise IllegalMove("move/already_drawn", "CA-18")
    match move:
        case Draw():
            _demand(draw_refusal(state.public))
            return DRAW
        case EndDeal():
            _demand(end_refusal(state.public))
            return END_DEAL
        case Discard(card=handle):
            return discard_of(_Hand(state).take(handle))
        case TakePile(with_=handles, melds=melds):
            _demand(pile_refusal(public))
            return _take_number(state, handles, melds)
    return _lay_number(state, move.melds)


def _take_number(state: State, handles: tuple[int, ...], melds: tuple[Meld, ...]) -> int:
    hand = _Hand(state)
    rank = KIND[state.public.pile[-1]]
    bundles = [(rank, hand.take_for(rank, handles)), *_read(hand, melds)]
    _demand_distinct(bundles)
    _demand(take_refusal(state.public, [group_for(*bundle) for bundle in bundles]))
    return number_for(state, TAKE, bundles)


def _lay_number(state: State, melds: tuple[Meld, ...]) -> int:
    bundles = _read(_Hand(state), melds)
    _demand_distinct(bundles)
    _demand(lay_refusal(state.public, [group_for(*bundle) for bundle in bundles]))
    return number_for(state, LAY, bundles)


def _read(hand: "_Hand", melds: tuple[Meld, ...]) -> list[Bundle]:
    bundles = []
    for meld in melds:
        rank = _RANK_OF_TEXT.get(meld.rank)
        if rank is None:
            raise IllegalMove("move/no_such_meld", "CA-9")
        bundles.append((rank, hand.take_for(rank, meld.cards)))
    return sorted(bundles)


def _demand_distinct(bundles: list[Bundle]) -> None:
    ranks = [rank for rank, _ in bundles]
    for rank in ranks:
        if ranks.count(rank) > 1:
            raise IllegalMove("move/rank_twice", "CA-10", rank=RANK_TEXTS[rank])


def _demand(refused: Refused | None) -> None:
    if refused is not None:
        raise IllegalMove(refused.code, refused.clause, **refused.arguments)


class _Hand:
    """The hand of the seat to move, out of which a move may name each card once."""

    def __init__(self, state: State) -> None:
        held = state.cards_at(state.public.turn)
        self._left: dict[int, int] = {state.handles[card]: card for card in held}
        self._held = set(self._left)

    def take(self, handle: int) -> int:
        if handle not in self._held:
            raise IllegalMove("move/not_in_hand", "CA-46")
        card = self._left.pop(handle, None)
        if card is None:
            raise IllegalMove("move/card_twice", "CA-10")
        return card

    def take_for(self, rank: int, handles: tuple[int, ...]) -> list[int]:
        """Cards that may lie in a meld of that rank, by number."""
        cards = sorted(map(self.take, handles))
        for card in cards:
            if KIND[card] not in (rank, TWO, JOKER):
                arguments = {"card": DECK.faces[card], "rank": RANK_TEXTS[rank]}
                raise IllegalMove("move/other_rank", "CA-8", **arguments)
        return cards


def group_for(rank: int, cards: list[int]) -> int:
    """The group that these cards are."""
    kinds = [KIND[card] for card in cards]
    return group_of(rank, kinds.count(rank), kinds.count(TWO), kinds.count(JOKER))


def number_for(state: State, move: int, bundles: list[Bundle]) -> int:
    """The number of laying these cards; it names them where the lowest would be others."""
    groups = [group_for(*bundle) for bundle in bundles]
    cards = [card for _, cards in bundles for card in cards]
    lowest = _lowest_cards(state, groups)
    return laying_of(move, groups, None if cards == lowest else cards)


def _lowest_cards(state: State, groups: list[int]) -> list[int]:
    """The cards with which a number is made that names none."""
    seat = state.public.turn
    cards = []
    place = bytearray(state.place)
    for group in groups:
        for kind, count in kinds_in(group):
            for _ in range(count):
                card = place.find(seat, FIRST[kind])
                place[card] = NOWHERE
                cards.append(card)
    return cards


def kinds_in(group: int) -> tuple[tuple[int, int], ...]:
    """How many cards of which kinds a group holds, in the order in which numbers name them."""
    return (group & 15, group >> 4 & 15), (TWO, group >> 8 & 15), (JOKER, group >> 12)


def move_of(state: State, number: int) -> AnyMove:
    """The wire form of the move of the seat to move with that number."""
    kind = number & MOVE_MASK
    if kind == DRAW:
        return Draw()
    if kind == END_DEAL:
        return EndDeal()
    if kind == DISCARD:
        return Discard(state.handles[number >> MOVE_BITS])
    groups = groups_of(number)
    cards = named_cards(number) or _lowest_cards(state, groups)
    melds = []
    for group in groups:
        size = size_of(group)
        handles = tuple(sorted([state.handles[card] for card in cards[:size]]))
        melds.append(Meld(RANK_TEXTS[group & 15], handles))
        cards = cards[size:]
    if kind == LAY:
        return Lay(tuple(melds))
    return TakePile(melds[0].cards, tuple(melds[1:]))
