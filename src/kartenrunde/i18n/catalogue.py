"""The texts: Fluent files by language and area, and sentences made from them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from kartenrunde.i18n.isolation import isolated
from kartenrunde.i18n.languages import FALLBACK_LANGUAGE, LANGUAGES
from kartenrunde.i18n.ranks import rank_message_id

LOCALES_PATH = Path(__file__).parent / "locales"
_REVIEW_MARK = "# review: "
_LATER_MARK = "Needed later"
_ENTRY = re.compile(r"^#.*|^([A-Za-z][\w-]*) *=.*(?:\n(?![#A-Za-z-]).*)*", re.MULTILINE)
"""A comment, or a message with all its lines: the next entry begins at the edge of the page."""
_AIR = re.compile(r"^([a-z][\w-]*) (=) |(\n ) +|(\{) | (\})", re.MULTILINE)
"""Space that Fluent's grammar allows and no sentence needs."""
_NAME_ARGUMENTS = frozenset({"name", "victim"})


class MissingTextError(LookupError):
    """A message that does not exist, or an argument or form it asks for that does not."""


def areas() -> tuple[str, ...]:
    """Names of all areas, one Fluent file each in every language."""
    return tuple(sorted(path.stem for path in (LOCALES_PATH / FALLBACK_LANGUAGE).glob("*.ftl")))


def area_path(language: str, area: str) -> Path:
    """Where the texts of an area lie."""
    return LOCALES_PATH / language / f"{area}.ftl"


@cache
def resource(language: str, area: str) -> ast.Resource:
    """A file, read whole and once for all who ask: the parser takes a second for all of them."""
    return FluentResource(area_path(language, area).read_text(encoding="utf-8"))


def messages(language: str, area: str, *, later: bool | None) -> Iterator[tuple[str, str]]:
    """The messages of a file by name, told apart without the parser, which takes long."""
    is_later = False
    for entry in _ENTRY.finditer(area_path(language, area).read_text(encoding="utf-8")):
        if entry[1] is None:
            is_later |= entry[0].startswith(f"## {_LATER_MARK}")
        elif later in (None, is_later):
            yield entry[1], entry[0].rstrip() + "\n"


def review(language: str, area: str) -> str:
    """Who among native speakers has read the file, "none" when nobody has."""
    first_line = area_path(language, area).read_text(encoding="utf-8").split("\n", 1)[0]
    if not first_line.startswith(_REVIEW_MARK):
        raise MissingTextError(f"{language}/{area}.ftl does not begin with {_REVIEW_MARK!r}")
    return first_line.removeprefix(_REVIEW_MARK).strip()


def text(language: str, message_id: str, /, **arguments: object) -> str:
    """The message, or with "id.attribute" its attribute, as one finished sentence.

    Raises MissingTextError rather than show a key.
    """
    bundle = _bundle(language)
    identifier, _, attribute = message_id.partition(".")
    pattern = _pattern(language, identifier, attribute)
    sentence, errors = bundle.format_pattern(pattern, _fluent_arguments(arguments))
    if errors:
        raise MissingTextError(f"{language!r} {message_id!r}: {errors[0]!r}")
    return str(sentence)


@cache
def bundle_source(language: str, wanted_areas: tuple[str, ...], later: bool | None = None) -> str:
    """Fluent source of the areas in one piece, without comments and air, for the browser.

    What the language lacks is filled in from English. `later`: only what stands below the mark in
    a file, or only what stands above it.
    """
    entries: dict[str, str] = {}
    for source_language in (language, FALLBACK_LANGUAGE):
        for area in wanted_areas:
            for message_id, source in messages(source_language, area, later=later):
                entries.setdefault(message_id, source)
    return _AIR.sub(lambda found: "".join(filter(None, found.groups())), "".join(entries.values()))


def _pattern(language: str, identifier: str, attribute: str) -> Pattern:
    """A message ready for use; no message names another, so each is parsed when first asked for."""
    bundle = _bundle(language)
    if not bundle.has_message(identifier):
        bundle.add_resource(FluentResource(_sources(language).get(identifier, "")))
    if not bundle.has_message(identifier):
        raise MissingTextError(f"no message {identifier!r}")
    message = bundle.get_message(identifier)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingTextError(f"message {identifier!r} has no {attribute or 'value'!r}")
    return pattern


def _fluent_arguments(arguments: dict[str, object]) -> dict[str, Any]:
    return {
        name: isolated(value) if name in _NAME_ARGUMENTS and isinstance(value, str) else value
        for name, value in arguments.items()
    }


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise MissingTextError(f"no language {language!r}")

    def rank(face: Any, form: str = "") -> str:
        pattern = _pattern(language, rank_message_id(face), form)
        return str(bundle.format_pattern(pattern, {})[0])

    functions: dict[str, Any] = {"RANK": rank}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    return bundle


@cache
def _sources(language: str) -> dict[str, str]:
    """Every message of a language as it is written; the first of two with one name counts."""
    found: dict[str, str] = {}
    for area in areas():
        for message_id, source in messages(language, area, later=None):
            found.setdefault(message_id, source)
    return found
