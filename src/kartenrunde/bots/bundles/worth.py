"""What a move is worth at once: cards caught, against the danger to the own bundles.

The unit is one captured card. The tuned weights were found by play against copies with one of them
changed.
"""

from typing import Final

from msgspec import Struct

from kartenrunde.bots.bundles.chance import CHANCE
from kartenrunde.bots.bundles.position import Action, Position
from kartenrunde.bots.bundles.setting import NO_RANK
from kartenrunde.games.bundles.moves import EFFECTS, LAY, TAKE
from kartenrunde.games.bundles.spec import MOST_BUNDLES


class Weights(Struct, frozen=True):
    """How much each thought counts."""

    victim: float
    """A stolen card that its owner loses; shared among the rivals."""
    danger: float
    """An own card in a bundle that is stolen."""
    feeding: float
    """A card laid for a rival to take."""
    bait: float
    """Two cards to take with a second card of the rank that is laid."""
    dead: float
    """A card laid that no rival can take."""
    jack_played: float = 0.0
    """The power of a jack that is gone."""
    held: float = 0.0
    """A card in a foreign bundle that a hand card can still steal."""
    later: float = 0.0
    """An own card that cards not dealt yet may steal."""
    jack_share: float = 0.6
    """The danger of jacks to one of two bundles."""


class Judge:
    """Tells what the actions of the seat to move are worth."""

    __slots__ = ("_chances", "_dangers", "_hand", "_jack_risk", "_loss", "_position", "_weights")

    def __init__(self, position: Position, weights: Weights) -> None:
        setting = position.setting
        seat = position.turn
        self._position = position
        self._weights = weights
        self._hand = hand = position.hands[seat]
        self._loss = weights.victim / (len(setting.players) - 1)
        self._chances = CHANCE[_held(position)][position.unseen_count - len(hand)]
        self._jack_risk = 0.0
        if setting.jack != NO_RANK:
            share = weights.jack_share if setting.double else 1.0
            self._jack_risk = share * self.chance(setting.jack)
        sizes, tops = position.sizes, position.tops
        self._dangers = [self._danger(sizes[spot], tops[spot]) for spot in setting.own_spots[seat]]

    def chance(self, rank: int) -> float:
        """How likely a rival holds that rank."""
        return self._chances[self._position.unseen[rank] - self._hand.count(rank)]

    def value(self, action: Action) -> float:
        """The worth of an action."""
        position = self._position
        rank, effect = divmod(action, EFFECTS)
        if effect == LAY:
            value = self._laid(rank) - sum(self._dangers)
        elif effect >= TAKE:
            caught = position.table[rank]
            sweeps = caught == position.on_table and position.setting.sweep_bonus
            if sweeps and position.draw_pile:
                caught += 1
            value = caught + 1 - self._endangered(effect - TAKE, rank, caught)
        else:
            spot, into = divmod(effect, MOST_BUNDLES)
            caught = position.sizes[spot]
            value = caught * (1 + self._loss) + 1 - self._endangered(into, rank, caught)
        if rank == position.setting.jack:
            value -= self._weights.jack_played * (1.5 if effect == LAY else 1.0)
        return value + self._held_back(rank, effect) if self._weights.held else value

    def _danger(self, size: int, top: int) -> float:
        """What an own bundle of that size stands to lose."""
        position, weights = self._position, self._weights
        if not size or position.setting.friendly:
            return 0.0
        left = position.unseen[top] - self._hand.count(top)
        chance = self._chances[left]
        if self._jack_risk and top != position.setting.jack:
            chance += self._jack_risk * (1 - chance)
        danger = weights.danger * chance * (1 + self._loss)
        if weights.later:
            danger += weights.later * (1 - len(position.setting.players) ** -left)
        return size * danger

    def _endangered(self, into: int, rank: int, caught: int) -> float:
        """The danger to all own bundles once one has received the catch."""
        position = self._position
        size = position.sizes[position.turn * MOST_BUNDLES + into] + caught + 1
        return sum(self._dangers) - self._dangers[into] + self._danger(size, rank)

    def _laid(self, rank: int) -> float:
        weights = self._weights
        chance = self.chance(rank)
        value = weights.dead * (1 - chance) - weights.feeding * chance * (1 + self._loss)
        if self._hand.count(rank) > 1:
            value += 2 * weights.bait * (1 - chance)
        return value

    def _held_back(self, rank: int, effect: int) -> float:
        """What foreign bundles promise that hand cards could steal later."""
        position = self._position
        stolen = effect // MOST_BUNDLES if effect < TAKE else NO_RANK
        value = 0.0
        for spot in position.setting.rival_spots[position.turn]:
            top = position.tops[spot]
            if top != NO_RANK and spot != stolen and self._hand.count(top) > (top == rank):
                value += position.sizes[spot]
        return self._weights.held * value


def _held(position: Position) -> int:
    """How many cards the rivals hold, or will hold when the seat is to move next."""
    setting = position.setting
    refill = 0 if setting.play_off or not position.draw_pile else setting.hand_size
    held = 0
    for seat in setting.players:
        if seat != position.turn:
            held += len(position.hands[seat]) or refill
    return held


def best_action(position: Position, weights: Weights) -> Action:
    """The action of most worth."""
    actions = position.actions()
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=Judge(position, weights).value)


def by_worth(position: Position, weights: Weights) -> list[Action]:
    """All actions, that of most worth first."""
    return sorted(position.actions(), key=Judge(position, weights).value, reverse=True)


PLAIN: Final = Weights(victim=1.0, danger=1.0, feeding=1.0, bait=0.3, dead=0.0, jack_played=3.0)
"""Every thought counted as what it is."""
TUNED: Final = Weights(victim=3.13, danger=1.98, feeding=0.03, bait=1.04, dead=1.9, jack_played=3.0)
"""Robbing and being robbed decide; a dead rank is laid before anything else is."""
TUNED_WILD: Final = Weights(
    victim=0.0,
    danger=1.8,
    feeding=0.0,
    bait=0.5,
    dead=0.6,
    jack_played=10.7,
    held=0.65,
    later=1.75,
)
"""Jacks are held as long as the hand lasts."""
