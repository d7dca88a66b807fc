"""Canasta in words: tables with the numbers of the rules, threes by colour, what is missing."""

import re
from itertools import chain

import pytest

from kartenrunde import i18n
from kartenrunde.games.canasta import spec
from kartenrunde.server.rules_page import Paragraph, sections

BELOW_MINIMUM = {
    "de": "Hier sind es 55, es fehlen noch 35 Punkte.",
    "en": "Here are 55: 35 points short.",
    "es": "Aquí hay 55: faltan 35 puntos.",
    "pl": "Tu jest 55, brakuje jeszcze 35 punktów.",
    "cs": "Tady je 55, chybí ještě 35 bodů.",
}
KEEP_TWO = {
    "de": "Ohne Canasta müssen zwei Karten auf der Hand bleiben. Behalte eine mehr.",
    "en": "Without a canasta two cards have to stay in your hand. Keep one more.",
    "es": "Sin una canasta debes quedarte con dos cartas en la mano. Guarda una más.",
    "pl": "Bez kanasty dwie karty muszą zostać w ręku. Zostaw o jedną więcej.",
    "cs": "Bez kanasty musí v ruce zůstat dvě karty. Nech si o jednu víc.",
}
MADE = {
    "de": ("Reines Canasta aus Königen: Anna!", "Gemischtes Canasta aus Assen für euch!"),
    "en": ("Natural canasta of kings: Anna!", "Mixed canasta of aces for your side!"),
    "es": ("¡Canasta limpia de reyes: Anna!", "¡Canasta sucia de ases para tu equipo!"),
    "pl": ("Czysta kanasta królów: Anna!", "Mieszana kanasta asów dla was!"),
    "cs": ("Čistá kanasta králů: Anna!", "Smíšená kanasta es pro vás!"),
}
THREES = {
    "de": "Anna wirft eine schwarze Drei ab.",
    "en": "Anna discards a black three.",
    "es": "Anna descarta un tres negro.",
    "pl": "Anna odrzuca czarną trójkę.",
    "cs": "Anna odhazuje černou trojku.",
}


def tables(language: str) -> list[list[int]]:
    """The last column of each table on the rules page."""
    paragraphs = chain.from_iterable(part.paragraphs for part in sections(language, "canasta"))
    return [last_column(paragraph) for paragraph in paragraphs if paragraph.rows]


def last_column(paragraph: Paragraph) -> list[int]:
    head, *rows = paragraph.rows
    assert {len(row) for row in rows} == {len(head)}
    return [int(row[-1]) for row in rows]


def thresholds(language: str) -> list[int]:
    """The numbers in the left column of the table of minimums, without their separators."""
    table = next(
        p
        for s in sections(language, "canasta")
        for p in s.paragraphs
        if len(p.rows) == 5 and "120" in p.rows[-1]
    )
    left = " ".join(row[0] for row in table.rows[1:])
    return [int(re.sub(r"\D", "", number)) for number in re.findall(r"\d[\d.,\u00a0]*", left)]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_P12_the_tables_hold_the_numbers_of_the_rules(language: str) -> None:
    values, minimums, bonuses = tables(language)
    kinds = (spec.JOKER, spec.TWO, spec.RANK_TEXTS.index("K"), spec.BLACK_THREE)
    assert values == [spec.VALUES[kind] for kind in kinds]
    assert minimums == [spec.minimum_of(score) for score in (-5, 0, 1500, 3000)]
    assert bonuses == [
        spec.NATURAL_BONUS,
        spec.MIXED_BONUS,
        spec.OUT_BONUS,
        spec.CONCEALED_BONUS,
        spec.RED_THREE_BONUS,
        spec.ALL_RED_THREES_BONUS,
    ]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_CA14_the_bounds_of_the_minimums_are_those_of_the_rules(language: str) -> None:
    below, zero, low, middle, high, most = thresholds(language)
    assert (below, zero) == (0, 0)
    assert spec.minimum_of(zero) == spec.minimum_of(low) < spec.minimum_of(middle)
    assert spec.minimum_of(middle) == spec.minimum_of(high) < spec.minimum_of(most)
    assert (middle - low, most - high) == (5, 5)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_CA14_a_refused_opening_names_the_points_that_are_missing(language: str) -> None:
    said = i18n.text(language, "refusal-move-below-minimum", minimum=90, points=55, missing=35)
    assert "90" in said and said.endswith(BELOW_MINIMUM[language])


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_CA31_a_refused_laying_names_the_cards_that_have_to_stay(language: str) -> None:
    assert i18n.text(language, "refusal-move-keep-two", missing=1) == KEEP_TWO[language]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_CA11_a_canasta_is_told_by_the_words_of_its_players(language: str) -> None:
    told = i18n.text(language, "canasta-canasta-made", name="Anna", card="K", kind="natural")
    own = i18n.text(language, "canasta-canasta-made.you", card="A", kind="mixed")
    assert (told, own) == MADE[language]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_CA9_threes_are_told_by_their_colour(language: str) -> None:
    said = i18n.text(language, "canasta-discarded", name="Anna", card="black-three")
    assert said == THREES[language]
    colours = {i18n.text(language, f"rank-{colour}-three") for colour in ("red", "black")}
    assert len(colours) == 2


def test_CA7_in_spanish_a_joker_is_not_called_as_all_wild_cards_are() -> None:
    assert i18n.text("es", "rank-joker") == "comodín"
    assert i18n.text("es", "rank-wild-joker") == "joker"
