"""CA-2 to CA-4: what lies where before the first move, recomputed from the shuffle alone."""

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import DealPlan
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.spec import DECK, CanastaOptions
from tests.conformance.tables import seed_of
from tests.games.canasta.naive import dealt
from tests.games.canasta.shadow import differences

DEALS = 50


@pytest.mark.parametrize("dealer", [None, 0, 1, 2, 3])
def test_CA2_CA3_CA4_G8_cards_are_dealt_in_the_order_of_the_clauses(dealer: int | None) -> None:
    covered = 0
    for number in range(DEALS):
        seed = seed_of("canasta", "dealing", number)
        stream = Stream(seed)
        by_lot = stream.below(4) if dealer is None else dealer
        pack = list(range(len(DECK)))
        stream.shuffle(pack)
        deal = dealt(list(DECK.texts(pack)), by_lot)
        state = GAME.deal(4, CanastaOptions(), Stream(seed), DealPlan(dealer))
        assert differences(deal, state) == []
        covered += len(deal.pile) > 1
    assert covered
