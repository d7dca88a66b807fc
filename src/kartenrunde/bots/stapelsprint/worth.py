"""What a position is worth where the own turn pauses or ends. The unit is one stock card played.

A turn pauses where new cards come to light: behind the stock card, and behind the last hand card.
All weights were found by play against a copy with one of them changed.
"""

from typing import Final

from kartenrunde.bots.stapelsprint.chance import CHANCE, RUNS, fewest_missing, ladder
from kartenrunde.bots.stapelsprint.prospect import Prospect
from kartenrunde.bots.stapelsprint.sight import NOTHING, Rival, Sight
from kartenrunde.games.stapelsprint.spec import HAND_SIZE, JOKER, LAST_RANK

STOCK: Final = 1.0
WIN: Final = 1000.0
LAST_CARDS: Final = 1.0
"""How much more a stock card is worth when it is the last: this, shared by the cards left."""
JOKER_SPENT: Final = 0.35
HAND_CARD: Final = 0.04
"""A card kept is one less to draw."""
PILE_CARD: Final = 0.03
"""A card played off a pile uncovers the next."""
FRESH_HAND: Final = 0.35
"""An emptied hand brings five cards in the same turn."""
OWN_CHANCE_NOW: Final = 0.5
OWN_CHANCE_LATER: Final = 0.25
"""The chance to play the stock card, in this turn and in the next."""
DANGER: Final = 0.35
"""The chance that rivals play theirs."""
DANGER_AT_PAUSE: Final = 0.35
LATER_RIVAL: Final = 0.5
"""What a rival's chance counts, compared with the rival's before."""


class Judge:
    """Tells what a prospect is worth to the seat."""

    def __init__(self, sight: Sight) -> None:
        self._stock = sight.stock
        self._stock_left = sight.stock_left
        self._can_draw = sight.can_draw
        self._dangers: list[list[float]] = []
        weight = 1.0
        for rival in sight.rivals:
            self._dangers.append(_dangers(rival, weight))
            weight *= LATER_RIVAL

    def behind_stock(self, after: Prospect) -> float:
        """The worth of a line that ends with the stock card."""
        if self._stock_left == 1:
            return WIN
        value = STOCK + LAST_CARDS / self._stock_left + _cards(after)
        if self.brings_hand(after):
            value += FRESH_HAND
        return value - DANGER_AT_PAUSE * self.danger(after.needs)

    def without_stock(self, after: Prospect) -> float:
        """The worth of a line that empties the hand, or ends the turn with a discard."""
        if self.brings_hand(after):
            chance = self.own_chance(after, HAND_SIZE)
            value = _cards(after) + FRESH_HAND + OWN_CHANCE_NOW * chance
            return value - DANGER_AT_PAUSE * self.danger(after.needs)
        chance = self.own_chance(after, HAND_SIZE + 1 - after.hand_left)
        value = _cards(after) + OWN_CHANCE_LATER * chance
        return value - DANGER * self.danger(after.needs)

    def brings_hand(self, after: Prospect) -> bool:
        """Tell whether a new hand is drawn at once (ST-12)."""
        return not after.hand_left and self._can_draw

    def danger(self, needs: list[int]) -> float:
        """How likely the rivals are to play their stock cards, weighed."""
        total = 0.0
        for dangers in self._dangers:
            most = 0.0
            for need in needs:
                if dangers[need] > most:
                    most = dangers[need]
            total += most
        return total

    def own_chance(self, after: Prospect, draws: int) -> float:
        """The chance to reach the own stock card with so many new cards."""
        if self._stock == NOTHING:
            return 0.0
        runs = RUNS[self._stock]
        missing = fewest_missing(runs, after.needs, after.numbers, after.ladders)
        missing -= after.counts[JOKER]
        return CHANCE[min(draws, HAND_SIZE)][max(missing, 0)]


def _cards(after: Prospect) -> float:
    """What the cards played and kept are worth by their number."""
    kept = HAND_CARD * after.hand_left
    return PILE_CARD * after.pile_cards - JOKER_SPENT * after.jokers_spent - kept


def _dangers(rival: Rival, weight: float) -> list[float]:
    """For each need: how likely a sequence there lets the rival play its stock card."""
    weight *= 1 + LAST_CARDS / max(rival.stock_left, 1)
    runs = RUNS[rival.stock]
    ladders = [ladder(pile) for pile in rival.piles]
    jokers = sum([rungs & 1 for rungs in ladders])
    dangers = [0.0]
    for need in range(1, LAST_RANK + 1):
        missing = fewest_missing(runs, [need], 0, ladders)
        dangers.append(weight * CHANCE[HAND_SIZE][max(missing - jokers, 0)])
    return dangers
