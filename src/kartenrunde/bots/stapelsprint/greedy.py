"""Plays what fits and saves jokers for the stock card: a fixed opponent, never changed."""

from kartenrunde.bots.policy import Choice
from kartenrunde.bots.stapelsprint import discarding, reasons
from kartenrunde.bots.stapelsprint.sight import FROM_STOCK, NOTHING, Sight
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.stapelsprint.moves import EndTurn
from kartenrunde.games.stapelsprint.spec import JOKER


def choose(known: InformationSet, rng: Stream) -> Choice:
    """The stock card, the way to it, any number that fits, or else a descending discard."""
    return decide(Sight(known.view))


def decide(sight: Sight) -> Choice:
    """The choice that depends on nothing but what is in sight."""
    choice = stock_play(sight) or way_to_stock(sight) or number_play(sight)
    if choice is not None:
        return choice
    return discarding.choose(sight) if sight.hand else last_resort(sight)


def stock_play(sight: Sight) -> Choice | None:
    """The stock card, where it fits."""
    for sequence, need in enumerate(sight.needs):
        if sight.stock in (need, JOKER):
            return Choice(sight.play(FROM_STOCK, sequence), reasons.PLAYS_STOCK)
    return None


def way_to_stock(sight: Sight) -> Choice | None:
    """The next card of the run that lets the stock card follow, with as few jokers as possible."""
    if sight.stock == NOTHING:
        return None
    sources = {rank: source for source, rank in sight.tops() if rank != JOKER}
    jokers = [source for source, rank in sight.tops() if rank == JOKER]
    fewest = len(jokers) + 1
    best = None
    for sequence, need in enumerate(sight.needs):
        missing = sum(rank not in sources for rank in range(need, sight.stock))
        if need < sight.stock and missing < fewest:
            fewest = missing
            source = sources[need] if need in sources else jokers[0]
            best = Choice(sight.play(source, sequence), reasons.FREES_STOCK)
    return best


def number_play(sight: Sight) -> Choice | None:
    """A number that fits, from the piles first."""
    for source, rank in sight.tops():
        if rank in sight.needs:
            return Choice(sight.play(source, sight.needs.index(rank)), reasons.BUILDS)
    return None


def last_resort(sight: Sight) -> Choice:
    """With an empty hand: a joker from a pile if there is one (ST-17, ST-18), else the end."""
    for source, rank in sight.tops():
        if rank == JOKER:
            lowest = sight.needs.index(min(sight.needs))
            return Choice(sight.play(source, lowest), reasons.BUILDS)
    return Choice(EndTurn(), reasons.NOTHING_LEFT)
