"""The rules pages say in every language what P-12 asks for."""

import re
from importlib import import_module

import pytest

from kartenrunde import i18n
from kartenrunde.engine import games
from kartenrunde.i18n.inventory import entries
from kartenrunde.server.rules_page import SECTIONS, Section, sections

PLAIN_PARAGRAPHS = {"goal"}


def by_name(language: str, game: str) -> dict[str, Section]:
    return {section.name: section for section in sections(language, game)}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_P12_nothing_written_is_left_out(language: str, game: str) -> None:
    written = {
        entry.message_id
        for entry in entries()
        if entry.language == language
        and entry.area in ("rules", f"rules-{game}")
        and re.fullmatch(r"rules-.*-\d+", entry.message_id)
    }
    page = by_name(language, game)
    assert tuple(page) == SECTIONS
    assert sum(len(section.paragraphs) for section in page.values()) == len(written)
    for section in page.values():
        assert section.title and section.paragraphs
        headed = section.name not in PLAIN_PARAGRAPHS
        assert all((part.heading is not None) == headed for part in section.paragraphs)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_P12_each_step_of_the_example_is_about_its_card(language: str, game: str) -> None:
    steps = by_name(language, game)["example"].paragraphs
    faces = import_module(f"tests.support.{game}_texts").STEPS
    for part, face in zip(steps, faces, strict=False):
        said = f"{part.heading} {part.text}".lower()
        rank = i18n.text(language, i18n.rank_message_id(face)).lower()
        assert re.search(rf"\b{face}\b|{rank[:-1]}", said)


def test_P12_a_game_s_own_controls_follow_those_of_all_games() -> None:
    shared = by_name("en", "stapelsprint")["controls"].paragraphs
    own = by_name("en", "autobus")["controls"].paragraphs
    assert own[: len(shared)] == shared
    assert [part.heading for part in own[len(shared) :]] == [
        "Put a card under the bus",
        "Bind a joker",
        "Put a card down and end the turn",
    ]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_times_of_a_table_stand_in_the_help(language: str, game: str) -> None:
    told = " ".join(part.text for part in by_name(language, game)["together"].paragraphs)
    for seconds in (40, 30, 60, 90, 120):
        assert f"{seconds}\u00a0s" in told
