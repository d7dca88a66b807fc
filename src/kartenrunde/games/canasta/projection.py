"""From a position to what one audience may know of it.

Every field is put in by name; nothing is copied and then taken out (G-6, CA-46).
"""

from kartenrunde.games.canasta.legality import (
    Refused,
    match_refusal,
    must_take,
    pile_refusal,
    take_refusal,
)
from kartenrunde.games.canasta.listing import held_by_kind, legal_moves, number_with, ways
from kartenrunde.games.canasta.moves import TAKE, TakePile, group_of
from kartenrunde.games.canasta.naming import move_of
from kartenrunde.games.canasta.scoring import outcome_of
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    CANASTA_SIZE,
    DECK,
    FEWEST_NATURALS,
    FIRST_RED,
    FIRST_WILD,
    JOKER,
    KIND,
    MELDS,
    MOST_WILDS,
    RANK_TEXTS,
    RANKS,
    SEATS,
    SIDES,
    SMALLEST_MELD,
    TWO,
    VALUES,
    side_of,
)
from kartenrunde.games.canasta.state import IN_MELDS, RED_THREES, TO_DRAW, Public, State
from kartenrunde.games.canasta.view import (
    Blocker,
    Freezer,
    Guide,
    KindView,
    MeldView,
    PileView,
    Reason,
    SeatView,
    SideView,
    TakeView,
    View,
)

_VALUES = {text: VALUES[kind] for kind, text in enumerate(RANK_TEXTS)}


def view_of(state: State, audience: int) -> View:
    """The view of a seat, or of an onlooker."""
    public = state.public
    running = public.ending is None
    layout = state.layout()
    numbers = legal_moves(state) if running and audience == public.turn else []
    return View(
        seat=audience,
        turn=public.turn if running else None,
        dealer=public.dealer,
        options=public.options,
        phase="draw" if public.phase == TO_DRAW else "play",
        seats=tuple([_seat_view(state, seat) for seat in range(SEATS)]),
        sides=tuple([_side_view(public, layout, side) for side in range(SIDES)]),
        pile=_pile_view(public),
        draw_count=public.draw_count,
        values=_VALUES,
        hand=state.hand_cards(audience),
        guide=_guide(state, audience) if running and audience >= 0 else None,
        legal=tuple([move_of(state, number) for number in numbers]),
        sheets=public.sheets,
        outcome=outcome_of(state),
    )


def _seat_view(state: State, seat: int) -> SeatView:
    public = state.public
    return SeatView(
        side=side_of(seat),
        hand_count=public.sizes[seat],
        concealed=public.is_concealed(seat),
        shown=None if public.ending is None else DECK.texts(state.hand_of(seat)),
    )


def _side_view(public: Public, layout: list[list[int]], side: int) -> SideView:
    melds = [
        _meld_view(public, layout, side * MELDS + rank)
        for rank in range(MELDS)
        if public.melded[side] >> rank & 1
    ]
    return SideView(
        score=public.scores[side],
        minimum=public.minimums[side],
        opened=public.laid[side] > 0,
        has_canasta=public.canastas[side] > 0,
        laid_points=public.laid[side],
        melds=tuple(melds),
        red_threes=DECK.texts(layout[RED_THREES + side]),
        frozen=_freezers(public, side),
    )


def _meld_view(public: Public, layout: list[list[int]], meld: int) -> MeldView:
    rank = meld % MELDS
    naturals, wilds = public.naturals[meld], public.wilds[meld]
    is_canasta = naturals + wilds >= CANASTA_SIZE
    return MeldView(
        rank=RANK_TEXTS[rank],
        faces=DECK.texts(layout[IN_MELDS + meld]),
        naturals=naturals,
        wilds=wilds,
        room=0 if rank == BLACK_THREE else MOST_WILDS - wilds,
        canasta=("mixed" if wilds else "natural") if is_canasta else None,
    )


def _freezers(public: Public, side: int) -> tuple[Freezer, ...]:
    found: list[Freezer] = []
    if any(FIRST_WILD <= card < FIRST_RED for card in public.pile):
        found.append("wild")
    if public.red_threes_in_pile():
        found.append("red_three")
    if not public.laid[side]:
        found.append("unopened")
    return tuple(found)


def _pile_view(public: Public) -> PileView:
    top = public.pile[-1] if public.pile else None
    blocked: Blocker | None = None
    if top is not None and KIND[top] >= BLACK_THREE:
        blocked = "black_three" if KIND[top] == BLACK_THREE else "wild"
    return PileView(
        top=None if top is None else DECK.faces[top],
        count=len(public.pile),
        red_threes=public.red_threes_in_pile(),
        blocked=blocked,
    )


def _guide(state: State, seat: int) -> Guide:
    public = state.public
    hand = state.hands[seat]
    decides = seat == public.turn and public.phase == TO_DRAW
    takes = _take_views(state) if decides else ()
    return Guide(
        kinds=tuple(
            [
                _kind_view(public, side_of(seat), hand, kind)
                for kind in range(JOKER + 1)
                if hand[kind]
            ]
        ),
        takes=takes,
        no_take=_no_take(public, hand) if decides and not takes else None,
        must_take=decides and must_take(public),
    )


def _take_views(state: State) -> tuple[TakeView, ...]:
    public = state.public
    if pile_refusal(public) is not None:
        return ()
    held = held_by_kind(state)
    found = []
    for way, group in ways(public, state.hands[public.turn]).items():
        move = move_of(state, number_with(state, held, TAKE, [group]))
        assert isinstance(move, TakePile)
        refused = take_refusal(public, [group])
        found.append(TakeView(way, move, None if refused is None else _reason(refused)))
    return tuple(found)


def _no_take(public: Public, hand: list[int]) -> Reason | None:
    """Why there is no way to take: what the best try would be told."""
    refused = pile_refusal(public)
    if refused is None:
        rank = KIND[public.pile[-1]]
        wilds = min(1, hand[TWO] + hand[JOKER])
        refused = match_refusal(public, group_of(rank, hand[rank], wilds))
    return None if refused is None else _reason(refused)


def _reason(refused: Refused) -> Reason:
    return Reason(refused.code, refused.clause, dict(refused.arguments))


def _kind_view(public: Public, side: int, hand: list[int], kind: int) -> KindView:
    melded, count = public.melded[side], hand[kind]
    is_new = kind <= BLACK_THREE and not melded >> kind & 1
    return KindView(
        rank=RANK_TEXTS[kind],
        count=count,
        value=VALUES[kind],
        onto=tuple([RANK_TEXTS[rank] for rank in _fitting(public, side, kind)]),
        missing=max(0, SMALLEST_MELD - count) if is_new else None,
        missing_naturals=_missing_naturals(kind, count) if is_new else None,
    )


def _missing_naturals(kind: int, count: int) -> int:
    wanted = SMALLEST_MELD if kind == BLACK_THREE else FEWEST_NATURALS
    return max(0, wanted - count)


def _fitting(public: Public, side: int, kind: int) -> list[int]:
    """The melds of a side to which a card of that kind can be added (CA-8, CA-10)."""
    melded = public.melded[side]
    if kind <= BLACK_THREE:
        return [kind] if melded >> kind & 1 else []
    first = side * MELDS
    return [
        rank
        for rank in range(RANKS)
        if melded >> rank & 1 and public.wilds[first + rank] < MOST_WILDS
    ]
