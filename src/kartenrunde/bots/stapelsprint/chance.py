"""How likely it is that unseen cards bring what is missing.

Sets of ranks are bit masks: rank r is bit r.
"""

from typing import Final

from kartenrunde.games.stapelsprint.spec import HAND_SIZE, JOKER, LAST_RANK, RANKS

_JOKER_SHARE: Final = RANKS.count(JOKER) / len(RANKS)
_RANK_SHARE: Final = (1 - _JOKER_SHARE) / LAST_RANK


def _chances() -> list[list[float]]:
    rows = [[1.0] + [0.0] * LAST_RANK]
    for _ in range(HAND_SIZE):
        last = rows[-1]
        row = [1.0]
        for missing in range(1, LAST_RANK + 1):
            helps = min(missing * _RANK_SHARE + _JOKER_SHARE, 1.0)
            row.append(helps * last[missing - 1] + (1 - helps) * last[missing])
        rows.append(row)
    return rows


CHANCE: Final[list[list[float]]] = _chances()
"""Row d, column m: the chance that d unseen cards hold m missing ranks, jokers filling in."""


def _runs() -> list[list[int]]:
    rows = [[0] * (LAST_RANK + 1)]
    for goal in range(1, LAST_RANK + 1):
        row = [0] * (LAST_RANK + 1)
        for back in range(1, LAST_RANK):
            need = (goal - back - 1) % LAST_RANK + 1
            row[need] = row[need % LAST_RANK + 1] | 1 << need
        rows.append(row)
    return rows


RUNS: Final[list[list[int]]] = _runs()
"""Row g, column n: the ranks that bring a sequence from needing n to needing g.

A joker follows anywhere, so its row is empty.
"""


def ladder(pile: list[int]) -> int:
    """The ranks that a pile gives in one upward run: its top and what then follows in order."""
    mask = 0
    for rank in reversed(pile):
        if mask >> rank:
            break
        mask |= 1 << rank
    return mask


def fewest_missing(runs: list[int], needs: list[int], hand: int, ladders: list[int]) -> int:
    """How many ranks, on the sequence where they are fewest, neither hand nor piles can bring.

    `runs` is the goal's row. A pile helps a run if its top, the lowest rung of its ladder, does.
    """
    fewest = LAST_RANK
    for need in needs:
        run = runs[need]
        held = hand
        for rungs in ladders:
            if run & rungs & -rungs:
                held |= rungs
        missing = (run & ~held).bit_count()
        if missing < fewest:
            fewest = missing
    return fewest
