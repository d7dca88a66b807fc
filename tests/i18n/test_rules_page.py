"""The rules page says in every language what P-12 asks for."""

import re

import pytest

from kartenrunde import i18n
from kartenrunde.i18n.inventory import entries
from kartenrunde.server.rules_page import SECTIONS, Section, sections

PLAIN_PARAGRAPHS = {"goal"}


def by_name(language: str) -> dict[str, Section]:
    return {section.name: section for section in sections(language, "stapelsprint")}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_P12_nothing_written_is_left_out(language: str) -> None:
    written = {
        entry.message_id
        for entry in entries()
        if entry.language == language and re.fullmatch(r"rules-.*-\d+", entry.message_id)
    }
    page = by_name(language)
    assert tuple(page) == SECTIONS
    assert sum(len(section.paragraphs) for section in page.values()) == len(written)
    for section in page.values():
        assert section.title and section.paragraphs
        headed = section.name not in PLAIN_PARAGRAPHS
        assert all((part.heading is not None) == headed for part in section.paragraphs)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_P12_the_example_plays_6_then_7_from_the_stock_then_a_joker_as_8(language: str) -> None:
    position, six, seven, joker, discard = by_name(language)["example"].paragraphs
    ranks = [i18n.text(language, f"rank-{word}").lower() for word in ("six", "seven", "eight")]
    for part, face, rank in zip((six, seven, joker), "678", ranks, strict=True):
        said = f"{part.heading} {part.text}".lower()
        assert re.search(rf"\b{face}\b|{rank[:-1]}", said)
    assert joker.heading and i18n.text(language, "rank-joker").lower() in joker.heading.lower()
    assert position.text and discard.text


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_times_of_a_table_stand_in_the_help(language: str) -> None:
    told = " ".join(part.text for part in by_name(language)["together"].paragraphs)
    for seconds in (40, 30, 60, 90, 120):
        assert f"{seconds}\u00a0s" in told
