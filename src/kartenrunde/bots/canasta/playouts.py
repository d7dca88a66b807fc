"""Which of some moves is best in many guesses at the hidden cards, each played to the deal's end.

All moves are tried on the same guesses, so that only their differences count.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from kartenrunde.bots.budget import Budget
from kartenrunde.bots.canasta.careful import decide
from kartenrunde.bots.canasta.guess import Guess
from kartenrunde.bots.canasta.scene import Scene
from kartenrunde.bots.canasta.weights import Weights
from kartenrunde.cards import Stream

MOST_GUESSES: Final = 64
GUESSES_BETWEEN_LOOKS: Final = 16
"""After so many, moves that promise nothing are given up."""
MOST_MOVES: Final = 12_000
"""Made in all playouts together."""
CERTAINTY: Final = 1.5
"""Standard errors by which a move has to lead to be preferred to the favourite."""


class _Trial:
    """A move against the favourite: how many points more it brought, guess by guess."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._count = 0
        self._sum = self._squares = 0.0

    def note(self, gain: int) -> None:
        self._count += 1
        self._sum += gain
        self._squares += gain * gain

    @property
    def gain(self) -> float:
        return self._sum / self._count

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        variance = self._squares / self._count - self.gain**2
        return sqrt(max(variance, 0.0) / self._count)


def best_by_playouts(
    scene: Scene, favourite: int, others: Sequence[int], weights: Weights, chance: Stream
) -> int:
    """The favourite, unless one of the other moves surely brings more; without time it stays."""
    trials = [_Trial(number) for number in others]
    guess = Guess(scene, chance)
    budget = Budget(MOST_MOVES)
    if budget.is_spent:
        return favourite
    for guesses in range(1, MOST_GUESSES + 1):
        supposed = guess.scene()
        usual = _play_out(supposed, favourite, weights, budget)
        for trial in trials:
            trial.note(_play_out(supposed, trial.number, weights, budget) - usual)
        if guesses % GUESSES_BETWEEN_LOOKS == 0:
            trials = [trial for trial in trials if trial.gain + trial.error > 0]
        if not trials or budget.is_spent:
            break
    better = [trial for trial in trials if trial.gain > CERTAINTY * trial.error]
    return max(better, key=lambda trial: trial.gain).number if better else favourite


def _play_out(supposed: Scene, number: int, weights: Weights, budget: Budget) -> int:
    """By how much the side to move wins the deal, if all go on carefully."""
    scene = supposed.clone()
    public = scene.public
    side = public.turn & 1
    scene.play(number)
    while public.ending is None:
        budget.steps -= 1
        scene.play(decide(scene, weights).number)
    assert public.sheets is not None
    return public.sheets[side].deal_points - public.sheets[side ^ 1].deal_points
