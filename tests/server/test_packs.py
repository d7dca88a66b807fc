"""Which drawing shows a game's cards, and what of it a page gets."""

import re
from itertools import product
from typing import Any

import pytest

from kartenrunde.engine import games
from kartenrunde.server.offer import offers, pictures
from kartenrunde.server.packs import excerpt, pack_for, symbol
from tests.support.visitor import Visitor


def all_options(game: Any) -> list[Any]:
    choices = game.choices(game.seat_range[0])
    sets = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    return [game.options_type(**options) for options in sets]


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_one_drawing_shows_all_cards_of_a_game_under_any_options(game: Any) -> None:
    decks = {game.deck_of(options) for options in all_options(game)}
    assert {pack_for(tuple(deck.cards_by_face)) for deck in decks} <= {
        "french",
        "latin",
        "stapelsprint",
    }


def test_cards_that_nobody_drew_are_an_error() -> None:
    with pytest.raises(LookupError, match="face-9x"):
        pack_for(("7h", "9x"))


def test_an_excerpt_holds_what_it_shows_and_is_small() -> None:
    part = excerpt("french", (symbol("Ah"), symbol("★")))
    ids = re.findall(r'\bid="([^"]+)"', part)
    assert {"french-face-Ah", "french-face-star"} <= set(ids)
    assert len(ids) == len(set(ids)) and "french-face-Kh" not in ids
    assert set(re.findall(r'href="#([^"]+)"', part)) <= set(ids)
    assert part.startswith("<svg") and len(part) < 12_000


def test_the_lobby_draws_each_card_once() -> None:
    ids = re.findall(r'\bid="([^"]+)"', pictures(offers()))
    assert len(ids) == len(set(ids))
    wanted = {f"{offer.pack}-{name}" for offer in offers() for name in offer.symbols}
    assert wanted <= set(ids)


@pytest.mark.parametrize(("pack", "drawing"), [("french", "french"), ("spanish", "latin")])
async def test_the_page_of_a_table_brings_the_cards_that_lie_there(
    anna: Visitor, pack: str, drawing: str
) -> None:
    solo = await anna.open_solo(game="bundles", level="beginner", pack=pack)
    room = await anna.open_room(game="bundles", pack=pack)
    for invite in (solo, room):
        page = (await anna.http.get(f"/t/{invite}")).text
        assert f'data-pack="{drawing}"' in page
