"""Canasta told a second time: from the clauses alone, with plain lists of faces, in no hurry.

Nothing of the game's own code is used here. `forbidden` names the clauses that an action offends,
`Deal.do` does what a legal one does, and `score` counts item by item. Faces are as on the wire.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

JOKER: Final = "★"
WILD: Final = frozenset([JOKER, "2s", "2h", "2d", "2c"])
RANKS: Final = "456789TJQKA"
BLACK_THREES: Final = frozenset(["3s", "3c"])
RED_THREES: Final = frozenset(["3h", "3d"])
FOUR_SEATS: Final = 4
NOT_HELD: Final = "not held"
"""Stands for a clause where an action names a card that is not in the hand, or names it twice."""


class Group(NamedTuple):
    """Cards that are laid as one rank."""

    rank: str
    faces: list[str]


class Action(NamedTuple):
    """`faces`: what is discarded, or what goes with the top of the pile."""

    kind: str
    faces: list[str] = []
    groups: list[Group] = []

    @property
    def all_faces(self) -> list[str]:
        """All cards that would leave the hand."""
        return self.faces + [face for group in self.groups for face in group.faces]


def rank_of(face: str) -> str:
    return face[0]


def is_wild(face: str) -> bool:
    return face in WILD


def wilds(faces: Sequence[str]) -> list[str]:
    return [face for face in faces if face in WILD]


def naturals(faces: Sequence[str]) -> list[str]:
    return [face for face in faces if face not in WILD]


def value(face: str) -> int:
    """What a card counts (CA-6)."""
    if face == JOKER:
        return 50
    if rank_of(face) in "2A":
        return 20
    return 10 if rank_of(face) in "89TJQK" else 5


def worth(faces: Sequence[str]) -> int:
    return sum(map(value, faces))


def minimum(score: int) -> int:
    """What a side's first laying has to reach, by its score before the deal (CA-14)."""
    if score < 0:
        return 15
    if score < 1500:
        return 50
    return 90 if score < 3000 else 120


def unlike_a_rank(rank: str, faces: Sequence[str]) -> set[str]:
    """The clauses that cards offend which do not go with that rank, or a rank of no meld."""
    if rank == "3":
        return {"CA-8"} if set(naturals(faces)) - BLACK_THREES else set()
    if rank not in RANKS or rank == "":
        return {"CA-9"}
    return {"CA-8"} if [face for face in naturals(faces) if face[0] != rank] else set()


def unlike_a_meld(rank: str, faces: Sequence[str]) -> set[str]:
    """The clauses that all cards of one meld offend."""
    found = unlike_a_rank(rank, faces)
    if found:
        return found
    if rank == "3":
        return set() if 3 <= len(faces) <= 4 and not wilds(faces) else {"CA-35"}
    few = len(faces) < 3 or len(naturals(faces)) < 2
    return {"CA-8"} if few or len(wilds(faces)) > 3 else set()


@dataclass
class Side:
    """What two partners have on the table, and their score before the deal."""

    score_before: int = 0
    melds: dict[str, list[str]] = field(default_factory=dict)
    red_threes: list[str] = field(default_factory=list)

    @property
    def has_opened(self) -> bool:
        return bool(self.melds)

    def with_groups(self, groups: Sequence[Group]) -> "Side":
        """The side after these cards have been laid."""
        melds = {rank: faces[:] for rank, faces in self.melds.items()}
        for rank, faces in groups:
            melds[rank] = melds.get(rank, []) + faces
        return Side(self.score_before, melds, self.red_threes)

    @property
    def has_canasta(self) -> bool:
        return any(len(faces) >= 7 for faces in self.melds.values())


@dataclass
class Deal:
    """A position. Piles stand bottom to top; `playing`: the seat has drawn or taken.

    `tops` are the top of the pile taken in this turn, `laid_now` what was laid in it, `old_ranks`
    the melds of the side when it began; `had_laid`: seats that laid cards in a turn before it.
    """

    hands: list[list[str]]
    sides: list[Side]
    draw_pile: list[str]
    pile: list[str]
    turn: int
    playing: bool = False
    strict: bool = False
    had_laid: set[int] = field(default_factory=set)
    laid_now: list[Group] = field(default_factory=list)
    tops: list[str] = field(default_factory=list)
    old_ranks: list[str] = field(default_factory=list)
    ending: str = ""

    @property
    def hand(self) -> list[str]:
        return self.hands[self.turn]

    @property
    def side(self) -> Side:
        return self.sides[self.turn % 2]

    @property
    def top(self) -> str:
        return self.pile[-1]

    @property
    def is_frozen(self) -> bool:
        """For the side of the seat on turn (CA-21)."""
        hard = not (WILD | RED_THREES).isdisjoint(self.pile)
        return hard or not self.side.has_opened

    @property
    def is_blocked(self) -> bool:
        """Nobody at all could take the pile (CA-20)."""
        return not self.pile or is_wild(self.top) or self.top in BLACK_THREES

    @property
    def must_take(self) -> bool:
        """With an empty draw pile (CA-40 b)."""
        fits = rank_of(self.top) in self.side.melds
        return not self.draw_pile and not self.is_blocked and not self.is_frozen and fits

    def forbidden(self, action: Action) -> set[str]:
        """The clauses that forbid an action of the seat on turn; none: it is legal."""
        if self.ending:
            return {"G-5"}
        match action.kind:
            case "draw":
                return self._against_phase(False) | ({"CA-40"} if not self.draw_pile else set())
            case "end_deal":
                return self._against_phase(False) | self._against_ending()
            case "take_pile":
                return self._against_phase(False) or self._against_taking(action)
            case "lay":
                return self._against_phase(True) or self._against_laying(action)
            case "discard":
                return self._against_phase(True) or self._against_discard(action.faces[0])
        raise ValueError(f"expected an action, got {action.kind!r}")

    def _against_phase(self, playing: bool) -> set[str]:
        return set() if self.playing == playing else {"CA-18"}

    def _against_ending(self) -> set[str]:
        return {"CA-40"} if self.draw_pile or self.must_take else set()

    def _against_discard(self, face: str) -> set[str]:
        if face not in self.hand:
            return {NOT_HELD}
        return {"CA-32"} if len(self.hand) == 1 and not self.side.has_canasta else set()

    def _against_holding(self, action: Action) -> set[str]:
        left = self.hand[:]
        for face in action.all_faces:
            if face not in left:
                return {NOT_HELD}
            left.remove(face)
        return set()

    def _left_of(self, hand: list[str], action: Action) -> list[str]:
        left = hand[:]
        for face in action.all_faces:
            left.remove(face)
        return left

    def _against_naming(self, groups: list[Group]) -> set[str]:
        """A card for a rank that it is not, or a rank twice: nobody knows what is meant then."""
        found = {"CA-10"} if len({group.rank for group in groups}) < len(groups) else set()
        return found.union(*[unlike_a_rank(group.rank, group.faces) for group in groups])

    def _against_groups(self, groups: list[Group], side: Side) -> set[str]:
        """Nothing for a rank, or a meld that is none afterwards."""
        found = set() if groups and all(group.faces for group in groups) else {"CA-10"}
        return found.union(*[unlike_a_meld(rank, side.melds[rank]) for rank, _ in groups])

    def _against_laying(self, action: Action) -> set[str]:
        found = self._against_holding(action) or self._against_naming(action.groups)
        if found:
            return found
        after, left = self.side.with_groups(action.groups), self._left_of(self.hand, action)
        found = self._against_groups(action.groups, after)
        goes_out_at_once = len(left) <= 1 and after.has_canasta and self.turn not in self.had_laid
        if not self.side.has_opened and not goes_out_at_once:  # CA-38
            found |= self._below_minimum(action.all_faces)
        return found | self._against_what_is_left(action.groups, after, left)

    def missing(self, faces: Sequence[str]) -> int:
        """What these cards lack to open with; below zero: what they have beyond it (CA-15)."""
        return minimum(self.side.score_before) - worth(faces)

    def _below_minimum(self, faces: list[str]) -> set[str]:
        return {"CA-14"} if self.missing(faces) > 0 else set()

    def _against_what_is_left(self, groups: list[Group], after: Side, left: list[str]) -> set[str]:
        found = set()
        if not after.has_canasta and len(left) < 2:
            found.add("CA-31")
        threes_laid = any(group.rank == "3" for group in groups)
        if threes_laid and not (after.has_canasta and len(left) <= 1):
            found.add("CA-35")
        return found

    def _against_taking(self, action: Action) -> set[str]:
        rank = rank_of(self.top) if self.pile else ""
        groups = [Group(rank, [*self.pile[-1:], *action.faces]), *action.groups]
        found = self.against_pile() or self._against_holding(action) or self._against_naming(groups)
        if found:
            return found
        after = self.side.with_groups(groups)
        rest = [face for face in self.pile[:-1] if face not in RED_THREES]
        left = self._left_of(self.hand, action) + rest
        found = self._against_groups(groups, after) | self.against_way(rank, action.faces)
        if not self.side.has_opened:
            found |= self._below_minimum([face for group in groups for face in group.faces])
        return found | self._against_what_is_left(groups, after, left)

    def against_pile(self) -> set[str]:
        """Nobody with so many cards could take it, whichever they are."""
        if not self.pile:
            return {"CA-28"}
        if self.is_blocked:
            return {"CA-20"}
        return {"CA-27"} if len(self.hand) == len(self.pile) == 1 else set()

    def against_way(self, rank: str, faces: list[str]) -> set[str]:
        """What goes with the top is too little (CA-22 to CA-25)."""
        pair = [face for face in naturals(faces) if rank_of(face) == rank]
        if len(pair) >= 2:
            return set()
        if self.is_frozen:
            return {"CA-22"} if self.side.has_opened else {"CA-22", "CA-25"}
        if rank in self.side.melds or (pair and wilds(faces)):
            return set()
        return {"CA-23", "CA-24"} if wilds(faces) else {"CA-23"}

    def do(self, action: Action) -> None:
        """Do what a legal action does, with all that it forces."""
        match action.kind:
            case "draw":
                self._begin_playing()
                self._draw()
            case "end_deal":
                self.ending = "nobody takes"
            case "take_pile":
                self._begin_playing()
                self._take(action)
            case "lay":
                self._lay(action)
            case "discard":
                self.hand.remove(action.faces[0])
                self.pile.append(action.faces[0])
                if self.hand:
                    self._next_turn()
                else:
                    self.ending = "out"

    def _begin_playing(self) -> None:
        self.playing = True
        self.laid_now, self.tops, self.old_ranks = [], [], list(self.side.melds)

    def _draw(self) -> None:
        """Draw until it is no red three (CA-19); a last one ends the deal (CA-42)."""
        while True:
            face = self.draw_pile.pop()
            if face not in RED_THREES:
                self.hand.append(face)
                return
            self.side.red_threes.append(face)
            if not self.draw_pile:
                self.ending = "last red three"
                return

    def _take(self, action: Action) -> None:
        self.tops, rest = [self.top], self.pile[:-1]
        self.pile = []
        self.hand.append(self.tops[0])
        group = Group(rank_of(self.tops[0]), [*self.tops, *action.faces])
        self.side.red_threes += [face for face in rest if face in RED_THREES]
        self.hand.extend(face for face in rest if face not in RED_THREES)
        self._lay(Action("lay", groups=[group, *action.groups]))

    def _lay(self, action: Action) -> None:
        self.hands[self.turn] = self._left_of(self.hand, action)
        self.sides[self.turn % 2] = self.side.with_groups(action.groups)
        self.laid_now += action.groups
        if not self.hand:
            self.ending = "out"

    def _next_turn(self) -> None:
        if self.laid_now:
            self.had_laid.add(self.turn)
        self.turn = (self.turn + 1) % FOUR_SEATS
        self.playing = False
        if not self.draw_pile and (self.is_blocked or len(self.hand) == len(self.pile) == 1):
            self.ending = "nobody can take"  # CA-40 a

    @property
    def went_out(self) -> bool:
        return self.ending == "out"

    @property
    def is_concealed(self) -> bool:
        """Whether the seat that goes out has laid all its cards in this turn (CA-37)."""
        if self.turn in self.had_laid:
            return False
        return not self.strict or self._is_strictly_concealed()

    def _is_strictly_concealed(self) -> bool:
        ranks = {group.rank for group in self.laid_now}
        for rank in ranks:
            if rank in self.old_ranks:
                return False
        laid = [(rank, face) for rank, faces in self.laid_now for face in faces]
        for face in self.tops:
            laid.remove((rank_of(face), face))
        return any(sum(other == rank for other, _ in laid) >= 7 for rank in ranks)

    def score(self, side: int) -> dict[str, int]:
        """What a side gets, item by item (CA-43, CA-44); the deal is over."""
        mine = self.sides[side]
        going_out = 0
        if self.went_out and self.turn % 2 == side:
            going_out = 200 if self.is_concealed else 100
        return {
            "canastas": sum(map(canasta_bonus, mine.melds.values())),
            "red_threes": red_three_bonus(len(mine.red_threes), mine.has_opened),
            "going_out": going_out,
            "laid": sum(map(worth, mine.melds.values())),
            "in_hand": -worth(self.hands[side] + self.hands[side + 2]),
        }


def canasta_bonus(faces: list[str]) -> int:
    """What a meld counts beside its cards (CA-11)."""
    if len(faces) < 7:
        return 0
    return 300 if wilds(faces) else 500


def red_three_bonus(count: int, has_opened: bool) -> int:
    """CA-44."""
    bonus = 800 if count == 4 else 100 * count
    return bonus if has_opened else -bonus


def dealt(pack: list[str], dealer: int) -> Deal:
    """The deal before its first turn (CA-2 to CA-4); the shuffled pack's top is its last card."""
    order = [(dealer + step) % FOUR_SEATS for step in range(1, FOUR_SEATS + 1)]
    deal = Deal([[], [], [], []], [Side(), Side()], pack, [], order[0])
    for _ in range(11):
        for seat in order:
            deal.hands[seat].append(pack.pop())
    for seat in order:
        hand = deal.hands[seat]
        while red := [face for face in hand if face in RED_THREES]:
            hand.remove(red[0])
            deal.sides[seat % 2].red_threes.append(red[0])
            hand.append(pack.pop())
    while not deal.pile or is_wild(deal.top) or deal.top in RED_THREES:
        deal.pile.append(pack.pop())
    return deal
