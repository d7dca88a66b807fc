"""S12: the deals of every game are uniform, and no two are alike."""

from collections import Counter
from typing import Any, Final

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan, Game, games
from tests import counts
from tests.conformance.tables import seed_of

GAMES = list(games().values())
DEVIATIONS: Final = 3.5
AT_ONCE: Final = 1_000
"""So many deals are counted together, place by place."""


def zones(game: Game[Any], stream: Stream) -> dict[str, list[int]]:
    """The cards after a deal, by zone."""
    state = game.deal(game.seat_range[0], game.options_type(), stream, DealPlan(0))
    return {name: list(cards) for name, cards in game.zones(state).items()}


def moves_cards_while_dealing(game: Game[Any]) -> bool:
    """Whether some cards come elsewhere by what they are, like the red threes of Canasta."""
    sizes = [list(map(len, zones(game, Stream(seed_of(n))).values())) for n in range(20)]
    return any(other != sizes[0] for other in sizes)


EVEN_GAMES = [game for game in GAMES if not moves_cards_while_dealing(game)]


def places(game: Game[Any], stream: Stream) -> list[int]:
    """The card at every place after a deal, in an order that says nothing about the cards."""
    return [card for cards in zones(game, stream).values() for card in cards]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_S12_every_card_comes_to_every_hand_equally_often(game: Game[Any]) -> None:
    """Among those cards that a hand may hold once all has been dealt."""
    hands: dict[str, Counter[int]] = {}
    stream = Stream(seed_of("dealing"))
    deals = counts.DEALS_FOR_STATISTICS // 4
    for _ in range(deals):
        for name, cards in zones(game, stream).items():
            if name.startswith("hand ") and cards:
                hands.setdefault(name, Counter()).update(cards)
    assert hands
    for hand in hands.values():
        likely = hand.total() / deals / len(hand)
        variance = deals * likely * (1 - likely)
        chi_square = sum((seen - deals * likely) ** 2 / variance for seen in hand.values())
        assert abs(chi_square - len(hand)) < DEVIATIONS * (2 * len(hand)) ** 0.5


@pytest.mark.parametrize("game", EVEN_GAMES, ids=lambda game: game.id)
def test_S12_every_card_comes_to_every_place_equally_often(game: Game[Any]) -> None:
    size = len(game.deck_of(game.options_type()))
    cells: list[Counter[int]] = [Counter() for _ in range(size)]
    stream = Stream(seed_of("dealing"))
    for _ in range(counts.DEALS_FOR_STATISTICS // AT_ONCE):
        deals = [places(game, stream) for _ in range(AT_ONCE)]
        for cell, cards in zip(cells, zip(*deals, strict=True), strict=True):
            cell.update(cards)
    expected = counts.DEALS_FOR_STATISTICS / size
    seen = [cell[card] for cell in cells for card in range(size)]
    assert sum(seen) == counts.DEALS_FOR_STATISTICS * size
    chi_square = sum((count - expected) ** 2 / expected for count in seen)
    freedom = (size - 1) ** 2
    assert abs(chi_square - freedom) < DEVIATIONS * (2 * freedom) ** 0.5


@pytest.mark.parametrize("game", EVEN_GAMES, ids=lambda game: game.id)
def test_S12_deals_of_different_seeds_have_nothing_in_common(game: Game[Any]) -> None:
    deals = [places(game, Stream(seed_of(number))) for number in range(50)]
    common = [
        sum(card == other for card, other in zip(one, two, strict=True))
        for number, one in enumerate(deals)
        for two in deals[:number]
    ]
    assert sum(common) / len(common) < 1.2 and max(common) < 9


def fullest_hand(deal: dict[str, list[int]]) -> list[int]:
    """The first of the largest hands."""
    return max((cards for name, cards in deal.items() if name.startswith("hand ")), key=len)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_S12_hands_of_different_seeds_have_nothing_in_common(game: Game[Any]) -> None:
    deals = [zones(game, Stream(seed_of(number))) for number in range(50)]
    hands = [set(fullest_hand(deal)) for deal in deals]
    common = [len(one & two) for number, one in enumerate(hands) for two in hands[:number]]
    expected = len(common) * len(hands[0]) ** 2 / len(game.deck_of(game.options_type()))
    assert abs(sum(common) - expected) < DEVIATIONS * expected**0.5
