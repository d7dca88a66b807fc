"""Plays what it notices: never past the stock card, but past much else, and discards at a whim."""

from typing import Final

from kartenrunde.bots.policy import Choice
from kartenrunde.bots.stapelsprint import discarding, greedy, reasons
from kartenrunde.bots.stapelsprint.sight import FROM_PILE, Sight
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.stapelsprint.spec import JOKER, PILES

# Of a hundred times.
OVERLOOKS_HAND_CARD: Final = 40
OVERLOOKS_PILE_CARD: Final = 70
OVERLOOKS_JOKER: Final = 40
WASTES_JOKER: Final = 25
DISCARDS_AT_A_WHIM: Final = 70


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The stock card, a number that fits, a joker below the stock card, or else any discard."""
    return decide(Sight(known.view), rng)


def decide(sight: Sight, rng: Stream) -> Choice:
    """The choice from what is in sight, as far as it is noticed."""
    if not sight.hand:
        return greedy.decide(sight)
    choice = greedy.stock_play(sight) or _number(sight, rng) or _joker(sight, rng)
    return choice or _discard(sight, rng)


def _happens(percent: int, rng: Stream) -> bool:
    return rng.below(100) < percent


def _number(sight: Sight, rng: Stream) -> Choice | None:
    for source, rank in sight.tops():
        overlooked = OVERLOOKS_PILE_CARD if source >= FROM_PILE else OVERLOOKS_HAND_CARD
        if rank in sight.needs and not _happens(overlooked, rng):
            return Choice(sight.play(source, sight.needs.index(rank)), reasons.BUILDS)
    return None


def _joker(sight: Sight, rng: Stream) -> Choice | None:
    """A joker onto the sequence that then takes the stock card, or else sometimes onto any."""
    if JOKER not in sight.hand:
        return None
    place = sight.hand.index(JOKER)
    below = sight.stock - 1
    if below in sight.needs and not _happens(OVERLOOKS_JOKER, rng):
        return Choice(sight.play(place, sight.needs.index(below)), reasons.FREES_STOCK)
    if _happens(WASTES_JOKER, rng):
        return Choice(sight.play(place, rng.below(len(sight.needs))), reasons.BUILDS)
    return None


def _discard(sight: Sight, rng: Stream) -> Choice:
    numbers = [place for place, rank in enumerate(sight.hand) if rank != JOKER]
    if not numbers or not _happens(DISCARDS_AT_A_WHIM, rng):
        return discarding.choose(sight)
    place = numbers[rng.below(len(numbers))]
    pile = rng.below(PILES)
    why = discarding.reason(sight.hand[place], sight.piles[pile])
    return Choice(sight.discard(place, pile), why)
