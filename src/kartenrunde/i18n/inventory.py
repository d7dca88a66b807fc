"""All entries of all Fluent files, taken apart so that they can be compared."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from kartenrunde.i18n.catalogue import areas, resource
from kartenrunde.i18n.languages import LANGUAGES

PLURAL_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True, slots=True)
class Entry:
    """One sentence: a message's value, or one of its attributes."""

    language: str
    area: str
    message_id: str
    attribute: str
    source: str
    """The pattern as written, without the name before it."""
    words: str
    """What can be read, of all variants one after the other."""
    variables: frozenset[str]
    forms: frozenset[str]
    """Forms asked of RANK."""
    plurals: tuple[frozenset[str], ...]
    """Categories of each choice by number."""

    @property
    def key(self) -> str:
        return f"{self.message_id}.{self.attribute}" if self.attribute else self.message_id

    @property
    def place(self) -> str:
        return f"{self.language}/{self.area}.ftl: {self.key}"


@cache
def entries() -> tuple[Entry, ...]:
    """Every sentence of every language."""
    return tuple(
        entry
        for language in LANGUAGES
        for area in areas()
        for message in resource(language, area).body
        if isinstance(message, ast.Message)
        for entry in _entries_of(message, language, area)
    )


def junk() -> Iterator[str]:
    """What could not be read, by place."""
    for language in LANGUAGES:
        for area in areas():
            for entry in resource(language, area).body:
                if isinstance(entry, ast.Junk):
                    start = (entry.content or "").strip()[:60]
                    yield f"{language}/{area}.ftl: not Fluent: {start!r}"


def _entries_of(message: ast.Message, language: str, area: str) -> Iterator[Entry]:
    patterns = [("", message.value), *((a.id.name, a.value) for a in message.attributes)]
    for attribute, pattern in patterns:
        if pattern is None:
            continue
        found = _Findings()
        found.visit(pattern)
        yield Entry(
            language,
            area,
            message.id.name,
            attribute,
            _serialized(pattern),
            "\n".join(found.words),
            frozenset(found.variables),
            frozenset(found.forms),
            tuple(found.plurals),
        )


def _serialized(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("x =").strip()


@dataclass
class _Findings(Visitor):
    words: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    plurals: list[frozenset[str]] = field(default_factory=list)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.named:
            self.forms.add(str(argument.value.value))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        named = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if named & PLURAL_CATEGORIES:
            self.plurals.append(frozenset(named))
        self.generic_visit(node)
