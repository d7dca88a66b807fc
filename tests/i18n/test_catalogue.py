"""Texts come whole, in the language asked for, or with a reason why not."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from kartenrunde import i18n
from kartenrunde.i18n.catalogue import area_path, messages, resource
from kartenrunde.i18n.isolation import isolated


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("de", 1, "Łucja zieht eine Karte."),
        ("en", 5, "Łucja draws 5 cards."),
        ("es", 2, "Łucja roba 2 cartas."),
        ("pl", 2, "Łucja dobiera 2 karty."),
        ("pl", 5, "Łucja dobiera 5 kart."),
        ("cs", 3, "Łucja si líže 3 karty."),
        ("cs", 5, "Łucja si líže 5 karet."),
    ],
)
def test_numbers_choose_their_plural(language: str, count: int, sentence: str) -> None:
    assert i18n.text(language, "stapelsprint-drew", name="Łucja", count=count) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Anna legt einen Joker auf Ablage 2 und beendet den Zug."),
        ("en", "Anna discards a joker onto pile 2 and ends the turn."),
        ("es", "Anna descarta un comodín en la pila 2 y termina el turno."),
        ("pl", "Anna odkłada jokera na stos 2 i kończy turę."),
        ("cs", "Anna odkládá žolíka na hromádku 2 a končí tah."),
    ],
)
def test_ranks_stand_in_their_case(language: str, sentence: str) -> None:
    assert i18n.text(language, "stapelsprint-discarded", name="Anna", card="★", pile=2) == sentence


def test_an_attribute_is_the_sentence_about_oneself() -> None:
    assert i18n.text("pl", "stapelsprint-turn-ended.you") == "Kończysz turę."


@pytest.mark.parametrize(
    ("language", "message_id", "arguments"),
    [
        ("de", "no-such-text", {}),
        ("de", "you.no-such-attribute", {}),
        ("fr", "you", {}),
        ("de", "banner-turn", {}),
        ("de", "refusal-move-wrong-rank", {"wanted": "13"}),
    ],
)
def test_a_text_that_cannot_be_made_raises(
    language: str, message_id: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(i18n.MissingTextError):
        i18n.text(language, message_id, **arguments)


def test_names_that_run_right_to_left_are_fenced_in_and_others_left_alone() -> None:
    assert i18n.text("en", "banner-turn", name="דוד") == "\u2068דוד\u2069’s turn"
    assert i18n.text("en", "banner-turn", name="Łucja") == "Łucja’s turn"
    assert isolated("a\u2069\u202eb") == "ab"


def test_the_browser_gets_one_source_without_comments() -> None:
    source = i18n.bundle_source("pl", ("ranks", "refusals"))
    body = FluentParser().parse(source).body
    assert all(isinstance(entry, ast.Message) for entry in body)
    ids = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {"rank-seven", "refusal-move-wrong-rank"} <= ids
    assert "banner-turn" not in ids


def test_a_message_is_found_as_the_parser_finds_it() -> None:
    """Those that nobody asks for are not parsed, which is only right if none names another."""
    for language in i18n.LANGUAGES:
        for area in i18n.areas():
            text = area_path(language, area).read_text(encoding="utf-8")
            parsed = [
                (entry.id.name, text[entry.span.start : entry.span.end].rstrip() + "\n")
                for entry in resource(language, area).body
                if isinstance(entry, ast.Message | ast.Term) and entry.span
            ]
            assert list(messages(language, area, later=None)) == parsed, (language, area)
            assert not re.search(r"\{\s*[-a-z]", text), (language, area)


def test_every_file_says_who_has_reviewed_it() -> None:
    for language in i18n.LANGUAGES:
        for area in i18n.areas():
            assert i18n.review(language, area)


def test_faces_lead_to_the_words_of_their_messages() -> None:
    assert i18n.rank_message_id("★") == "rank-joker"
    assert i18n.rank_message_id(12) == "rank-twelve"
    assert i18n.rank_message_id("seven") == "rank-seven"
