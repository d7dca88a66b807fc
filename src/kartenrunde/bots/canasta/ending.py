"""A way to lay the whole hand, or all but one card that is then discarded (CA-32 to CA-38)."""

from kartenrunde.games.canasta.legality import lay_refusal
from kartenrunde.games.canasta.moves import group_of
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    CANASTA_SIZE,
    JOKER,
    MELDS,
    MOST_WILDS,
    RANKS,
    SMALLEST_MELD,
    TWO,
)
from kartenrunde.games.canasta.state import Public


def way_out(public: Public, hand: list[int]) -> list[int] | None:
    """Groups with which the seat to move goes out, perhaps with a discard after them."""
    wilds = hand[TWO] + hand[JOKER]
    naturals = _layable(public, hand, wilds)
    if naturals is None:
        return None
    spent = dict.fromkeys(naturals, 0)
    first = (public.turn & 1) * MELDS
    for rank, count in naturals.items():
        is_new_pair = count < SMALLEST_MELD and not public.naturals[first + rank]
        if is_new_pair and rank != BLACK_THREE:
            spent[rank] = 1
            wilds -= 1
    _spend(public, naturals, spent, wilds)
    left = sum(hand) - sum(naturals.values()) - sum(spent.values())
    if left > 1:
        return None
    groups = _groups(naturals, spent, hand[TWO])
    return groups if groups and lay_refusal(public, groups) is None else None


def _layable(public: Public, hand: list[int], wilds: int) -> dict[int, int] | None:
    """The naturals that can go, pairs with a wild card each; None if more than one is left."""
    melded = public.melded[public.turn & 1]
    naturals = {}
    pairs = singles = 0
    for rank in range(BLACK_THREE + 1):
        count = hand[rank]
        if not count:
            continue
        if melded >> rank & 1 or count >= SMALLEST_MELD:
            naturals[rank] = count
        elif count == 1:
            singles += 1
        elif rank == BLACK_THREE:
            return None
        else:
            naturals[rank] = count
            pairs += 1
        if singles > 1 or pairs > wilds:
            return None
    return naturals


def _spend(public: Public, naturals: dict[int, int], spent: dict[int, int], wilds: int) -> None:
    """Put wild cards first where they make a canasta, then wherever there is room."""
    side = public.turn & 1
    first = side * MELDS
    room = {}
    missing = {}
    for rank in range(RANKS):
        size = public.naturals[first + rank] + naturals.get(rank, 0)
        if size:
            used = public.wilds[first + rank] + spent.get(rank, 0)
            room[rank] = MOST_WILDS - used
            missing[rank] = CANASTA_SIZE - size - used
    for rank in sorted(room, key=missing.__getitem__):
        if 0 < missing[rank] <= min(wilds, room[rank]):
            spent[rank] = spent.get(rank, 0) + missing[rank]
            room[rank] -= missing[rank]
            wilds -= missing[rank]
    for rank in sorted(room, key=missing.__getitem__, reverse=True):
        more = min(wilds, room[rank])
        if more > 0:
            spent[rank] = spent.get(rank, 0) + more
            wilds -= more


def _groups(naturals: dict[int, int], spent: dict[int, int], twos: int) -> list[int]:
    """The groups, twos before jokers."""
    groups = []
    for rank in sorted({*naturals, *spent}):
        wilds = spent.get(rank, 0)
        cheap = min(wilds, twos)
        twos -= cheap
        if naturals.get(rank, 0) + wilds:
            groups.append(group_of(rank, naturals.get(rank, 0), cheap, wilds - cheap))
    return groups
