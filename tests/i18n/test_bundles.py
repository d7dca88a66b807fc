"""Stealing Bundles in words: packs with their own courts, and who steals from whom."""

import pytest

from kartenrunde import i18n
from kartenrunde.games.bundles.spec import PACKS

STOLEN = {
    "de": (
        "Anna spielt einen Buben und stiehlt Ben den Stapel: 5 Karten!",
        "Du spielst einen Buben und stiehlst Ben den Stapel: 5 Karten!",
        "Anna spielt einen Buben und stiehlt deinen Stapel: 5 Karten!",
    ),
    "en": (
        "Anna plays a jack and steals Ben’s bundle: 5 cards!",
        "You play a jack and steal Ben’s bundle: 5 cards!",
        "Anna plays a jack and steals your bundle: 5 cards!",
    ),
    "es": (
        "Anna juega una sota y roba el montón de Ben: ¡5 cartas!",
        "Juegas una sota y robas el montón de Ben: ¡5 cartas!",
        "Anna juega una sota y roba tu montón: ¡5 cartas!",
    ),
    "pl": (
        "Anna zagrywa waleta i kradnie stosik (5 kart). Traci go Ben!",
        "Zagrywasz waleta i kradniesz stosik (5 kart). Traci go Ben!",
        "Anna zagrywa waleta i kradnie twój stosik: 5 kart!",
    ),
    "cs": (
        "Anna hraje kluka a krade hromádku (5 karet). Přichází o ni Ben!",
        "Hraješ kluka a kradeš hromádku (5 karet). Přichází o ni Ben!",
        "Anna hraje kluka a krade tvoji hromádku: 5 karet!",
    ),
}
TAKEN = {
    "de": ("Anna spielt einen Reiter und nimmt eine Karte vom Tisch.", "2 Karten vom Tisch."),
    "en": ("Anna plays a knight and takes one card from the table.", "2 cards from the table."),
    "es": ("Anna juega un caballo y se lleva una carta de la mesa.", "2 cartas de la mesa."),
    "pl": ("Anna zagrywa jeźdźca i zabiera ze stołu jedną kartę.", "ze stołu 2 karty."),
    "cs": ("Anna hraje jezdce a bere ze stolu jednu kartu.", "ze stolu 2 karty."),
}


@pytest.mark.parametrize(("pack", "courts"), [("french", 3), ("spanish", 3), ("italian", 3)])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_SB19_the_ranks_of_a_pack_are_named_apart(language: str, pack: str, courts: int) -> None:
    deck = PACKS[pack].deck
    ids = {i18n.rank_message_id(face) for face in deck.cards_by_face}
    assert len({i18n.text(language, message_id) for message_id in ids}) == len(deck) // 4
    assert len(ids & {f"rank-{rank}" for rank in ("jack", "queen", "king", "sota", "knight")}) == (
        courts
    )


def test_SB19_every_pack_has_its_own_numbers_of_courts() -> None:
    named = {face: i18n.rank_message_id(face) for face in ("10o", "10O", "8p", "8P", "9V", "11g")}
    assert list(named.values()) == [
        "rank-sota",
        "rank-king",
        "rank-eight",
        "rank-sota",
        "rank-knight",
        "rank-knight",
    ]
    assert {i18n.rank_message_id(face) for face in ("As", "1o", "1O")} == {"rank-ace"}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_SB6_a_theft_is_told_to_thief_victim_and_all_others(language: str) -> None:
    words = {"name": "Anna", "card": "10o", "count": 5}
    told = i18n.text(language, "bundles-stole", victim="Ben", **words)
    own = i18n.text(language, "bundles-stole.you", victim="Ben", **words)
    suffered = i18n.text(language, "bundles-stole.from-you", **words)
    assert (told, own, suffered) == STOLEN[language]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_SB7_a_take_is_told_with_its_card_and_count(language: str) -> None:
    whole, end = TAKEN[language]
    assert i18n.text(language, "bundles-took", name="Anna", card="9V", count=1) == whole
    assert i18n.text(language, "bundles-took", name="Anna", card="9V", count=2).endswith(end)


def test_a_victim_s_name_that_runs_right_to_left_is_fenced_in() -> None:
    told = i18n.text("en", "bundles-stole", name="Anna", victim="דוד", card="7h", count=1)
    assert "\u2068דוד\u2069’s bundle" in told


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_SB20_a_seat_s_only_bundle_bears_no_number(language: str) -> None:
    said = [i18n.text(language, "bundles-bundle-own-empty", bundle=number) for number in (0, 2)]
    assert said[1].replace(" 2", "") == said[0]
