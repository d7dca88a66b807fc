"""The rules of a game, ready to read without anything else, or as a part for the table's sheet."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from kartenrunde import i18n
from kartenrunde.engine.registry import games
from kartenrunde.server.house import AnyRequest
from kartenrunde.server.language import language_of
from kartenrunde.server.page import page
from kartenrunde.table import times

SECTIONS: Final = (
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
_STEPS: Final = frozenset({"turn", "example"})
_TIMES: Final = {
    "hold_s": 2.5,  # web/table/play.js holds the end of a turn back for so long
    "silence_s": 40,  # the socket's pings in process.py
    "host_s": int(times.HOST_AWAY_S),
    "away_s": int(times.AWAY_ON_TURN_S),
    "lobby_s": int(times.LOBBY_AWAY_S),
    "notice_s": int(times.IDLE_NOTICE_S),
    "idle_s": int(times.IDLE_S),
    "extra_s": int(times.STILL_HERE_S),
}


class Paragraph(Struct, frozen=True):
    """A heading with its text; a text alone where there is no heading.

    `rows` is a table below the text, its head first.
    """

    heading: str | None
    text: str
    rows: tuple[tuple[str, ...], ...]


class Section(Struct, frozen=True):
    """A part of the rules; with `is_steps` its paragraphs are numbered."""

    name: str
    title: str
    is_steps: bool
    paragraphs: tuple[Paragraph, ...]


@get("/rules/{game:str}")
async def rules_page(request: AnyRequest) -> Response[bytes]:
    """The page, or with `?part=1` the article alone."""
    game = request.path_params["game"]
    if game not in games():
        raise NotFoundException
    template = "rules_article.html" if request.query_params.get("part") else "rules.html"
    return page(request, template, game=game, sections=sections(language_of(request), game))


@cache
def sections(language: str, game: str) -> tuple[Section, ...]:
    """All that is written about a game: what all games share, then what is its own."""
    found = []
    for name in SECTIONS:
        shared = _paragraphs(language, f"rules-{name}")
        paragraphs = (*shared, *_paragraphs(language, f"rules-{game}-{name}"))
        title = i18n.text(language, f"rules-section-{name}")
        found.append(Section(name, title, name in _STEPS, paragraphs))
    return tuple(found)


def _paragraphs(language: str, prefix: str) -> Iterator[Paragraph]:
    number = 1
    while (first := _text(language, f"{prefix}-{number}")) is not None:
        text = _text(language, f"{prefix}-{number}.text")
        rows = _rows(_text(language, f"{prefix}-{number}.rows") or "")
        yield Paragraph(None, first, rows) if text is None else Paragraph(first, text, rows)
        number += 1


def _rows(source: str) -> tuple[tuple[str, ...], ...]:
    """A row a line, its cells parted by "|"."""
    return tuple(tuple(map(str.strip, line.split("|"))) for line in source.splitlines())


def _text(language: str, message_id: str) -> str | None:
    try:
        return i18n.text(language, message_id, **_TIMES)
    except i18n.MissingTextError:
        return None
