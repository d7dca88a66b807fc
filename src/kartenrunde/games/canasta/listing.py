"""Some legal moves of the seat to move: enough that any position goes on, not all (CA-70).

They are made from the view alone (G-9), so cards are chosen by their handles, which a seat knows.
"""

from collections.abc import Iterator

from kartenrunde.games.canasta.legality import (
    end_refusal,
    lay_refusal,
    match_refusal,
    pile_refusal,
    take_refusal,
)
from kartenrunde.games.canasta.moves import (
    DRAW,
    END_DEAL,
    LAY,
    TAKE,
    discard_of,
    group_of,
)
from kartenrunde.games.canasta.naming import kinds_in, number_for
from kartenrunde.games.canasta.spec import (
    BLACK_THREE,
    CANASTA_SIZE,
    FEWEST_NATURALS,
    JOKER,
    KIND,
    KINDS,
    MELDS,
    MOST_WILDS,
    RANKS,
    SMALLEST_MELD,
    TWO,
)
from kartenrunde.games.canasta.state import TO_DRAW, Public, State
from kartenrunde.games.canasta.view import Way


def legal_moves(state: State) -> list[int]:
    """Legal moves in a stable order; none once the deal is over."""
    public = state.public
    if public.ending is not None:
        return []
    hand = state.hands[public.turn]
    held = held_by_kind(state)
    if public.phase == TO_DRAW:
        moves = [DRAW] if public.draw_count else []
        moves += [
            number_with(state, held, TAKE, groups)
            for groups in takes(public, hand)
            if take_refusal(public, groups) is None
        ]
        return moves if end_refusal(public) is not None else [*moves, END_DEAL]
    lays = [groups for groups in layings(public, hand) if lay_refusal(public, groups) is None]
    moves = [number_with(state, held, LAY, groups) for groups in lays]
    return moves + [discard_of(card) for card in state.hand_of(public.turn)]


def held_by_kind(state: State) -> list[list[int]]:
    """The hand of the seat to move by kind, each in the order in which it came."""
    held: list[list[int]] = [[] for _ in range(KINDS)]
    for card in state.hand_of(state.public.turn):
        held[KIND[card]].append(card)
    return held


def number_with(state: State, held: list[list[int]], move: int, groups: list[int]) -> int:
    """The number of a laying that takes of each kind the cards that came first."""
    used = [0] * KINDS
    bundles = []
    for group in groups:
        cards: list[int] = []
        for kind, count in kinds_in(group):
            cards += held[kind][used[kind] : used[kind] + count]
            used[kind] += count
        bundles.append((group & 15, sorted(cards)))
    return number_for(state, move, bundles)


def ways(public: Public, hand: list[int]) -> dict[Way, int]:
    """The smallest groups to go with the top that the hand allows, by way."""
    rank = KIND[public.pile[-1]]
    found: dict[Way, int] = {}
    if hand[rank] >= FEWEST_NATURALS:
        found["pair"] = group_of(rank, FEWEST_NATURALS)
    if hand[rank] and hand[TWO]:
        found["natural_and_two"] = group_of(rank, 1, 1)
    if hand[rank] and hand[JOKER]:
        found["natural_and_joker"] = group_of(rank, 1, 0, 1)
    if public.melded[public.turn & 1] >> rank & 1:
        found["top_alone"] = group_of(rank)
    return {way: group for way, group in found.items() if match_refusal(public, group) is None}


def takes(public: Public, hand: list[int]) -> Iterator[list[int]]:
    """Smallest takes; for a side that has not opened also with all that melds by itself."""
    if pile_refusal(public) is not None:
        return
    rank = KIND[public.pile[-1]]
    for group in ways(public, hand).values():
        yield [group]
    if hand[rank] >= FEWEST_NATURALS and not public.laid[public.turn & 1]:
        further = [group for group in naturals(public, hand) if group & 15 != rank]
        if further:
            yield [group_of(rank, hand[rank]), *further]


def naturals(public: Public, hand: list[int]) -> list[int]:
    """Without wild cards: all that can be added, and all new melds."""
    melded = public.melded[public.turn & 1]
    return [
        group_of(rank, hand[rank])
        for rank in range(RANKS)
        if hand[rank] >= SMALLEST_MELD or (hand[rank] and melded >> rank & 1)
    ]


def layings(public: Public, hand: list[int]) -> Iterator[list[int]]:
    """What may be laid: one rank each, all naturals at once, and one way to go out."""
    single = naturals(public, hand)
    everything = [[group] for group in single]
    if len(single) > 1:
        everything.append(single)
    everything += [[group] for group in _with_wilds(public, hand)]
    out = way_out(public, hand)
    if out and out not in everything:
        everything.append(out)
    yield from everything


def _with_wilds(public: Public, hand: list[int]) -> Iterator[int]:
    """One wild card with a pair, or onto a meld."""
    first = (public.turn & 1) * MELDS
    melded = public.melded[public.turn & 1]
    for rank in range(RANKS):
        if melded >> rank & 1:
            count = 0 if public.wilds[first + rank] < MOST_WILDS else None
        else:
            count = FEWEST_NATURALS if hand[rank] == FEWEST_NATURALS else None
        if count is not None:
            if hand[TWO]:
                yield group_of(rank, count, 1)
            if hand[JOKER]:
                yield group_of(rank, count, 0, 1)


def way_out(public: Public, hand: list[int]) -> list[int]:
    """A laying that leaves at most one card, if one is found without searching far."""
    plan = _Plan(public, hand)
    for rank in range(RANKS):
        plan.add_naturals(rank)
    plan.add_threes()
    plan.spend_wilds()
    return plan.groups() if plan.left <= 1 else []


class _Plan:
    """Counts of what to lay, by rank: naturals, twos, jokers."""

    def __init__(self, public: Public, hand: list[int]) -> None:
        self.public = public
        self.hand = hand
        self.first: int = (public.turn & 1) * MELDS
        self.left: int = sum(hand)
        self.wilds: list[int] = [TWO] * hand[TWO] + [JOKER] * hand[JOKER]
        self.counts: dict[int, list[int]] = {}

    def add_naturals(self, rank: int) -> None:
        """All cards of a rank, with a wild card if they are two and make a new meld."""
        count = self.hand[rank]
        is_new = not self.public.melded[self.public.turn & 1] >> rank & 1
        needs_wild = is_new and count == FEWEST_NATURALS
        if not count or (is_new and count < FEWEST_NATURALS) or (needs_wild and not self.wilds):
            return
        self.counts[rank] = [count, 0, 0]
        self.left -= count
        if needs_wild:
            self._add_wild(rank)

    def add_threes(self) -> None:
        count = self.hand[BLACK_THREE]
        if self.public.naturals[self.first + BLACK_THREE] + count >= SMALLEST_MELD and count:
            self.counts[BLACK_THREE] = [count, 0, 0]
            self.left -= count

    def spend_wilds(self) -> None:
        """First where they make a canasta, then wherever there is room."""
        ranks = [rank for rank in range(RANKS) if self._size(rank)]
        for rank in sorted(
            ranks, key=lambda rank: (self._size(rank) >= CANASTA_SIZE, -self._size(rank))
        ):
            while self.wilds and self._wilds_in(rank) < MOST_WILDS:
                self._add_wild(rank)

    def _add_wild(self, rank: int) -> None:
        kind = self.wilds.pop()
        self.counts.setdefault(rank, [0, 0, 0])[1 if kind == TWO else 2] += 1
        self.left -= 1

    def _size(self, rank: int) -> int:
        meld = self.first + rank
        added = sum(self.counts.get(rank, ()))
        return self.public.naturals[meld] + self.public.wilds[meld] + added

    def _wilds_in(self, rank: int) -> int:
        return self.public.wilds[self.first + rank] + sum(self.counts.get(rank, ())[1:])

    def groups(self) -> list[int]:
        return [group_of(rank, *self.counts[rank]) for rank in sorted(self.counts)]
