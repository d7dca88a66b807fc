"""Looks through what hand and reserves can bring in a turn, until new cards come to light."""

from typing import Final

from kartenrunde.bots.autobus.position import (
    FROM_HAND,
    FROM_MAIN,
    FROM_RESERVE,
    NOTHING,
    Action,
    Player,
    Position,
)
from kartenrunde.bots.autobus.worth import (
    FINISHED_ROW,
    FREED_PLACE,
    HAND_CARD,
    RESERVE_CARD,
    Judge,
    Temper,
)
from kartenrunde.games.autobus.spec import ACE, JOKER, KING, RESERVES

MOST_NODES: Final = 100
"""A turn with more ways to it is rare; what was found so far has to do."""

# What a joker on top of the main pile is played for.
JOKER_BEFORE_HAND: Final = 30.0
JOKER_BEFORE_RESERVE: Final = 40.0
JOKER_BEFORE_RIVAL: Final = -60.0

# A digit for each way to play: hand cards by rank, jokers by what they stand for, reserves.
_BITS: Final = 4
_AS_JOKER: Final = KING + 1
_AS_RESERVE: Final = 2 * (KING + 1)


def main_play(position: Position) -> Action | None:
    """The play of the first seat's main top, where it fits."""
    main = position.players[0].main
    if main > JOKER:
        return Action(FROM_MAIN, main, main) if position.wanted >> main & 1 else None
    return Action(FROM_MAIN, JOKER, _rank_of_main_joker(position))


def _rank_of_main_joker(position: Position) -> int:
    own = position.players[0]

    def value(rank: int) -> float:
        following = rank + 1
        rivals = sum([rival.main == following for rival in position.players[1:]])
        return (
            rank
            + JOKER_BEFORE_HAND * (following in own.hand)
            + JOKER_BEFORE_RESERVE * own.ranks.count(following)
            + JOKER_BEFORE_RIVAL * rivals
        )

    return max([rank for rank in range(ACE, KING + 1) if position.wanted >> rank & 1], key=value)


class Plan:
    """The best line of plays of the first seat, whose main top does not fit, and how it ends.

    After `line`, if it is not empty, the main top fits, or the hand is empty, or `ending` follows.
    """

    def __init__(self, position: Position, temper: Temper, most_nodes: int = MOST_NODES) -> None:
        first = position.players[0]
        self._own = own = Player(first.main, first.hand[:], first.ranks[:], first.counts[:])
        self._main = own.main
        self._rows = position.rows[:]
        self._judge = Judge(own.main, position.players[1:], temper, position.can_draw)
        self._joker_spent = temper.joker_spent
        self._left = most_nodes
        self._seen: set[int] = set()
        self._so_far: list[Action] = []
        self._must_play = not own.hand  # if anything (HB-22)
        self._kinds = sorted(set(own.hand) - {JOKER}, reverse=True)
        self.value = float("-inf")
        self.line: list[Action] = []
        self.ending: Action | None = None
        self._explore(0, position.wanted, 0.0)
        if self.value == float("-inf"):
            _, self.ending = self._judge.best_ending(own, position.wanted)

    def _explore(self, key: int, wanted: int, gain: float) -> None:
        self._seen.add(key)
        self._left -= 1
        if self._stops(wanted, gain):
            return
        own = self._own
        for rank in self._kinds:
            if wanted >> rank & 1 and rank in own.hand:
                self._play_hand(rank, rank, key + (1 << _BITS * rank), wanted, gain + HAND_CARD)
        for place in range(RESERVES):
            rank = own.ranks[place]
            if rank != NOTHING and wanted >> rank & 1:
                digit = 1 << _BITS * (_AS_RESERVE + place)
                self._play_reserve(place, rank, key + digit, wanted, gain + RESERVE_CARD)
        if JOKER in own.hand:
            gain += HAND_CARD - self._joker_spent
            for rank in self._ranks_for_joker(wanted):
                digit = 1 << _BITS * (_AS_JOKER + rank)
                self._play_hand(JOKER, rank, key + digit, wanted, gain)

    def _stops(self, wanted: int, gain: float) -> bool:
        """Weigh stopping here, and tell whether unknown cards follow anyhow."""
        own, judge = self._own, self._judge
        if self._so_far and wanted >> self._main & 1:
            self._compare(gain + judge.main_fits(wanted), None)
            return True
        if not own.hand:
            if self._so_far or not self._must_play:
                self._compare(gain + judge.hand_empty(wanted), None)
            return not self._must_play
        value, ending = judge.best_ending(own, wanted)
        self._compare(gain + judge.after(value, wanted), ending)
        return False

    def _compare(self, value: float, ending: Action | None) -> None:
        if value > self.value:
            self.value = value
            self.line = self._so_far[:]
            self.ending = ending

    def _ranks_for_joker(self, wanted: int) -> list[int]:
        """What a joker of the hand may stand for: where something follows, or to get rid of it."""
        hand = self._own.hand
        ranks = [rank for rank in range(ACE, KING + 1) if wanted >> rank & 1]
        if len(hand) <= 2 or hand.count(JOKER) > 1:
            return ranks
        return [rank for rank in ranks if leads_on(self._own.main, hand, self._own.ranks, rank)]

    def _play_hand(self, card: int, rank: int, key: int, wanted: int, gain: float) -> None:
        if key in self._seen or not self._left:
            return
        hand = self._own.hand
        place = hand.index(card)
        del hand[place]
        self._go_on(Action(FROM_HAND, card, rank), key, wanted, gain)
        hand.insert(place, card)

    def _play_reserve(self, place: int, rank: int, key: int, wanted: int, gain: float) -> None:
        if key in self._seen or not self._left:
            return
        own = self._own
        own.counts[place] -= 1
        if not own.counts[place]:
            own.ranks[place] = NOTHING
            gain += FREED_PLACE
        self._go_on(Action(FROM_RESERVE + place, rank, rank), key, wanted, gain)
        own.counts[place] += 1
        own.ranks[place] = rank

    def _go_on(self, play: Action, key: int, wanted: int, gain: float) -> None:
        rows, rank = self._rows, play.rank
        if rank != ACE:
            rows[rank] -= 1
            if not rows[rank]:
                wanted ^= 1 << rank
        if rank == KING:
            gain += FINISHED_ROW
        else:
            rows[rank + 1] += 1
            wanted |= 2 << rank
        self._so_far.append(play)
        self._explore(key, wanted, gain)
        self._so_far.pop()
        if rank != KING:
            rows[rank + 1] -= 1
        if rank != ACE:
            rows[rank] += 1


def leads_on(main: int, hand: list[int], ranks: list[int], rank: int) -> bool:
    """Whether an own card can follow on a joker that stands for a rank."""
    following = rank + 1
    return main == following or following in hand or following in ranks
