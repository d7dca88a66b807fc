"""The cheapest way to a side's first melds, alone or with the top of the pile (CA-14 to CA-17)."""

from typing import Final, NamedTuple

from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.games.canasta.moves import group_of
from kartenrunde.games.canasta.spec import FEWEST_NATURALS, JOKER, RANKS, SMALLEST_MELD, TWO, VALUES
from kartenrunde.games.canasta.state import NO_RANK, Public

_MOST_WILDS: Final = 2
"""In one of the first melds."""


class _Option(NamedTuple):
    """What may be laid for a rank, what it counts and what it costs."""

    group: int
    points: int
    twos: int
    jokers: int
    cards: int
    cost: float


class _Search:
    """Depth first over ranks, for the least cost."""

    def __init__(self, hand: list[int], limit: float, options: list[list[_Option]]):
        self.best: list[int] | None = None
        self._limit = limit
        self._options = options
        wilds = VALUES[TWO] * hand[TWO] + VALUES[JOKER] * hand[JOKER]
        self._reach = [0] * (len(options) + 1)
        """The points that the naturals from a rank on can still bring, and all wilds."""
        for place in range(len(options) - 1, -1, -1):
            most = max(
                o.points - VALUES[TWO] * o.twos - VALUES[JOKER] * o.jokers for o in options[place]
            )
            self._reach[place] = self._reach[place + 1] + most
        self._reach = [reach + wilds for reach in self._reach]

    def run(
        self,
        place: int,
        laid: list[int],
        needed: int,
        left: tuple[int, int, int],
        cost: float,
        *,
        compulsory: bool = False,
    ) -> None:
        """Lay something for the rank at that place, or go on; `left`: twos, jokers, cards."""
        if needed <= 0 and not compulsory:
            self.best, self._limit = laid, cost
            return
        if place == len(self._options) or self._reach[place] < needed:
            return
        twos, jokers, cards = left
        for option in self._options[place]:
            if cost + option.cost >= self._limit:
                continue
            if option.twos > twos or option.jokers > jokers or option.cards > cards:
                continue
            rest = twos - option.twos, jokers - option.jokers, cards - option.cards
            following = [*laid, option.group]
            self.run(place + 1, following, needed - option.points, rest, cost + option.cost)
        if not compulsory:
            self.run(place + 1, laid, needed, left, cost)


def cheapest_opening(
    public: Public, hand: list[int], weights: Weights, limit: float, top: int = NO_RANK
) -> list[int] | None:
    """Groups that reach the minimum for less than `limit`; that for the top first."""
    needed = public.minimums[public.turn & 1]
    room = public.sizes[public.turn] - 2
    ranks = [rank for rank in range(RANKS) if hand[rank] >= FEWEST_NATURALS and rank != top]
    ranks.sort(key=lambda rank: VALUES[rank] * hand[rank], reverse=True)
    if top != NO_RANK:
        ranks.insert(0, top)
        room += len(public.pile) - 1 - public.red_threes_in_pile()
    points = sum([VALUES[rank] * hand[rank] for rank in ranks])
    points += VALUES[TWO] * hand[TWO] + VALUES[JOKER] * hand[JOKER]
    if top != NO_RANK:
        points += VALUES[top]
    if points < needed:
        return None
    options = [_options(hand, weights, limit, rank, int(rank == top)) for rank in ranks]
    if top != NO_RANK and not options[0]:
        return None
    search = _Search(hand, limit, [found for found in options if found])
    left = hand[TWO], hand[JOKER], room
    search.run(0, [], needed, left, 0.0, compulsory=top != NO_RANK)
    return search.best


def _options(hand: list[int], weights: Weights, limit: float, rank: int, top: int) -> list[_Option]:
    """All naturals of the rank, `top` more from the pile, with none to two wild cards."""
    naturals = hand[rank]
    found = []
    for wilds in range(_MOST_WILDS + 1):
        if naturals + top + wilds < SMALLEST_MELD:
            continue
        for jokers in range(min(wilds, hand[JOKER]) + 1):
            twos = wilds - jokers
            if twos > hand[TWO]:
                continue
            cost = weights.opening_card * (naturals + wilds)
            cost += weights.opening_two * twos + weights.opening_joker * jokers
            if cost >= limit:
                continue
            group = group_of(rank, naturals, twos, jokers)
            points = VALUES[rank] * (naturals + top) + VALUES[TWO] * twos + VALUES[JOKER] * jokers
            found.append(_Option(group, points, twos, jokers, naturals + wilds, cost))
    return found
