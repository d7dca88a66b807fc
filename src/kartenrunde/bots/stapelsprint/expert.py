"""Plans the whole turn: the stock card at the least cost, fresh hands, and nothing for rivals."""

from typing import Final

from kartenrunde.bots.policy import Choice
from kartenrunde.bots.stapelsprint import discarding, reasons
from kartenrunde.bots.stapelsprint.plan import Plan
from kartenrunde.bots.stapelsprint.prospect import FROM_HAND
from kartenrunde.bots.stapelsprint.sight import FROM_PILE, FROM_STOCK, Sight
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.stapelsprint.moves import EndTurn
from kartenrunde.games.stapelsprint.spec import HAND_SIZE

OWN_CHANCE: Final = 10.0
"""What the own stock card's chance counts against the cost of a discard."""


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The first play of the best line, or else the best discard."""
    return decide(Sight(known.view))


def decide(sight: Sight) -> Choice:
    """The choice that depends on nothing but what is in sight."""
    plan = Plan(sight)
    if plan.line:
        source, rank, sequence = plan.line[0]
        place = sight.hand.index(rank) if source == FROM_HAND else source
        return Choice(sight.play(place, sequence), reason(plan))
    if not sight.hand:
        return Choice(EndTurn(), reasons.NOTHING_LEFT)
    place, pile = best_discard(sight, plan)
    return Choice(
        sight.discard(place, pile), discarding.reason(sight.hand[place], sight.piles[pile])
    )


def best_discard(sight: Sight, plan: Plan) -> tuple[int, int]:
    """The place in hand and the pile that leave the best chances for the next turn."""
    after = plan.prospect
    draws = HAND_SIZE + 1 - len(sight.hand)
    best_value = float("-inf")
    best = (0, 0)
    for place, rank in enumerate(sight.hand):
        after.take_from_hand(rank)
        for number, pile in enumerate(sight.piles):
            after.put_on_pile(number, rank)
            chance = plan.judge.own_chance(after, draws)
            after.take_from_pile(number)
            value = OWN_CHANCE * chance - discarding.cost(rank, pile)
            if value > best_value:
                best_value = value
                best = (place, number)
        after.return_to_hand(rank)
    return best


def reason(plan: Plan) -> str:
    """Why the plan's line begins as it does."""
    source, _, sequence = plan.line[0]
    if source == FROM_STOCK:
        return reasons.PLAYS_STOCK
    last, _, goal = plan.line[-1]
    if last == FROM_STOCK and sequence == goal:
        return reasons.FREES_STOCK
    hand_cards = sum(play[0] == FROM_HAND for play in plan.line)
    if hand_cards and hand_cards == plan.prospect.hand_left:
        return reasons.EMPTIES_HAND
    return reasons.UNBURIES if source >= FROM_PILE else reasons.BUILDS
