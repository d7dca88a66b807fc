"""S12: the deals of every game are uniform, and no two are alike."""

from typing import Any

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan, Game, games
from tests import counts
from tests.conformance.tables import seed_of

GAMES = list(games().values())


def places(game: Game[Any], stream: Stream) -> list[int]:
    """The card at every place after a deal, in an order that says nothing about the cards."""
    state = game.deal(game.seat_range[0], game.options_type(), stream, DealPlan(0))
    return [card for cards in game.zones(state).values() for card in cards]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_S12_every_card_comes_to_every_place_equally_often(game: Game[Any]) -> None:
    size = len(game.deck_of(game.options_type()))
    cells = [[0] * size for _ in range(size)]
    stream = Stream(seed_of("dealing"))
    for _ in range(counts.DEALS_FOR_STATISTICS):
        for cell, card in zip(cells, places(game, stream), strict=True):
            cell[card] += 1
    expected = counts.DEALS_FOR_STATISTICS / size
    chi_square = sum((seen - expected) ** 2 / expected for cell in cells for seen in cell)
    freedom = (size - 1) ** 2
    assert abs(chi_square - freedom) < 3.5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_S12_deals_of_different_seeds_have_nothing_in_common(game: Game[Any]) -> None:
    deals = [places(game, Stream(seed_of(number))) for number in range(50)]
    common = [
        sum(card == other for card, other in zip(one, two, strict=True))
        for number, one in enumerate(deals)
        for two in deals[:number]
    ]
    assert sum(common) / len(common) < 1.2 and max(common) < 9
