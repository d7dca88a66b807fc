"""The lint passes on the texts as they are and sees each kind of fault planted in them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kartenrunde.i18n import completeness
from kartenrunde.i18n.inventory import Entry, entries
from kartenrunde.i18n.usage import Usage


def in_place(language: str, key: str, **changes: object) -> list[Entry]:
    """The entries, one of them changed."""
    hits = [entry for entry in entries() if (entry.language, entry.key) == (language, key)]
    assert len(hits) == 1
    return [replace(entry, **changes) if entry is hits[0] else entry for entry in entries()]  # type: ignore[arg-type]


def words(language: str, key: str, sentence: str) -> list[Entry]:
    """The entries, one of them with another plain sentence."""
    return in_place(language, key, words=sentence, source=sentence)


def test_the_texts_are_complete_alike_and_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert completeness.main() == 0, capsys.readouterr().out


PLANTED: dict[str, tuple[Callable[[], list[Entry]], str]] = {
    "twice the same id": (lambda: [*entries(), entries()[0]], "stands 2 times"),
    "a key one language lacks": (
        lambda: [e for e in entries() if (e.language, e.key) != ("pl", "you")],
        "pl/table.ftl: you is missing",
    ),
    "an attribute one language lacks": (
        lambda: [e for e in entries() if (e.language, e.key) != ("cs", "log-computer-off.you")],
        "cs/table.ftl: log-computer-off.you is missing",
    ),
    "another variable": (
        lambda: in_place("es", "banner-turn", variables=frozenset({"who"})),
        "es/table.ftl: banner-turn: $name, $who here or in English only",
    ),
    "a plural category left out": (
        lambda: in_place("pl", "points", plurals=(frozenset({"one", "few", "other"}),)),
        "pl/table.ftl: points: plural needs exactly few, many, one, other",
    ),
    "a rank without a form": (
        lambda: [e for e in entries() if (e.language, e.key) != ("cs", "rank-two.acc")],
        "cs/ranks.ftl: rank-two lacks .acc",
    ),
    "a form no rank has": (
        lambda: in_place("cs", "you", forms=frozenset({"dat"})),
        "no rank has .dat",
    ),
    "a form nobody asks for": (
        lambda: [replace(e, forms=e.forms - {"nom-a"}) for e in entries()],
        "de/ranks.ftl: no sentence asks for .nom-a",
    ),
    "a sentence not translated": (
        lambda: words("es", "you", next(e.source for e in entries() if e.key == "you")),
        "es/table.ftl: you: the same as in 'de'",
    ),
    "markup": (lambda: words("en", "you", "<b>You</b>"), "no HTML"),
    "another maker's name": (lambda: words("en", "you", "like skip-b"), "another maker's name"),
    "a formal address": (lambda: words("de", "you", "Wo sind Ihre Karten?"), "we say du"),
    "a word of another game": (
        lambda: words("es", "autobus-main-pile", "Pozo"),
        "es/autobus.ftl: autobus-main-pile: 'Pozo': a word of Canasta",
    ),
    "a past tense about a person": (lambda: words("pl", "you", "Wygrałeś"), "no past tense"),
    "foreign quotation marks": (lambda: words("cs", "you", "«Ty»"), "not a quotation mark here"),
    "a name in a case": (
        lambda: words("pl", "banner-turn", "Kolej na { $name }"),
        "would have to be inflected",
    ),
    "an id nobody uses": (
        lambda: [
            *entries(),
            *(replace(e, message_id="stray-text") for e in entries() if e.key == "you"),
        ],
        "table.ftl: stray-text is used nowhere",
    ),
    "a value of an option without its text": (
        lambda: [e for e in entries() if e.key != "autobus-option-rotating-yes"],
        "autobus asks for autobus-option-rotating-yes, which no language has",
    ),
    "a text of a value that no option has": (
        lambda: [
            *entries(),
            *(
                replace(e, message_id="autobus-option-rotating-open")
                for e in entries()
                if e.key == "autobus-option-rotating-yes"
            ),
        ],
        "autobus.ftl: autobus-option-rotating-open is used nowhere",
    ),
    "a refusal without its text": (
        lambda: [e for e in entries() if e.key != "refusal-move-over"],
        "asks for refusal-move-over, which no language has",
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_seen(fault: str) -> None:
    plant, line = PLANTED[fault]
    assert any(line in found for found in completeness.faults(plant()))


def test_ids_are_found_however_the_source_names_them(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(
        't("plain"); attr("own-line", "you"); const c = x ? "either-one" : "or-other";\n'
        't(`level-${level}`); say({ id: "a-phrase" }); t(`${id}-playable`);\n'
        '["card-hand", "expert"];'
    )
    (tmp_path / "a.py").write_text(
        'text(language, "page-title"); text(l, f"page-{kind}-text"); "log-" + reason;\n'
        'Refusal("table/seats_open"); kind = "not_found"; reason = "away"'
    )
    usage = Usage(tmp_path)
    used = "plain own-line either-one level-expert a-phrase card-hand-playable page-title"
    used += " page-not-found-text log-away"
    assert [name for name in used.split() if not usage.uses(name)] == []
    assert not usage.uses("level-genius")
    assert not usage.uses("page-not-found-title")
    assert set(usage.asked()) == {
        ("a.js", "plain"),
        ("a.js", "own-line"),
        ("a.js", "a-phrase"),
        ("a.py", "page-title"),
    }
    assert list(usage.refusal_ids()) == [("a.py", "refusal-table-seats-open")]
