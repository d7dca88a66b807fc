"""The rules pages as sections of passages, for a template to lay out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from kartenrunde.i18n.catalogue import has_text, message_ids, text

SECTIONS = (
    "goal",
    "preparation",
    "turn",
    "example",
    "special",
    "mistakes",
    "strategy",
    "questions",
    "variants",
    "controls",
    "together",
    "glossary",
)
"""Ids of the sections of every rules page, in the order read."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A step, a question, a term; `text` says more about it, or it is a paragraph by itself."""

    heading: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a rules page."""

    id: str
    title: str
    passages: tuple[Passage, ...]


def rules_sections(language: str, game: str, **arguments: object) -> tuple[Section, ...]:
    """The rules page of a game; in each section what all games share comes first.

    Passages are messages numbered in the order of their file. The arguments go to every one of
    them: the times of a table, in seconds.
    """

    def passages(section: str) -> Iterator[Passage]:
        for area in ("rules", f"rules-{game}"):
            for message_id in _numbered(area, section):
                yield passage(message_id)

    def passage(message_id: str) -> Passage:
        more = f"{message_id}.text"
        return Passage(
            text(language, message_id, **arguments),
            text(language, more, **arguments) if has_text(language, more) else None,
        )

    return tuple(
        Section(section, text(language, f"rules-section-{section}"), tuple(passages(section)))
        for section in SECTIONS
    )


def _numbered(area: str, section: str) -> Iterator[str]:
    for message_id in message_ids(area):
        if re.fullmatch(rf"{re.escape(area)}-{section}-\d+", message_id):
            yield message_id
