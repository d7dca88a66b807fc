"""The naive Canasta counts the worked deals as they were worked out."""

import pytest

from tests.games.canasta import naive_words
from tests.games.canasta.worked_deals import OPENINGS, WORKED, Opening, Worked

SPARE = "QQ"


@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: worked.name)
def test_the_naive_rules_count_a_worked_deal(worked: Worked) -> None:
    deal = naive_words.deal(worked.position, worked.strict)
    for text in worked.moves.split("; "):
        assert not deal.ending
        action = naive_words.action(text)
        assert deal.forbidden(action) == set()
        deal.do(action)
    assert deal.ending
    assert tuple(deal.score(0).values()) == worked.first
    assert tuple(deal.score(1).values()) == worked.second


@pytest.mark.parametrize("opening", OPENINGS, ids=str)
def test_the_naive_rules_know_what_an_opening_needs(opening: Opening) -> None:
    held = " ".join(opening.laid.replace(" ", ""))
    deal = naive_words.deal(f"playing: yes | score: {opening.score} | hand: {held} Q J")
    forbidden = deal.forbidden(naive_words.action(f"lay {opening.laid}"))
    assert forbidden == ({"CA-14"} if opening.missing else set())
