"""A browser gets the best language it asks for."""

import pytest

from kartenrunde.i18n import LANGUAGES, negotiate


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "de"),
        ("", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9", "en"),
        ("es-419", "es"),
        ("pl;q=0.7, cs;q=0.9", "cs"),
        ("fr-FR,fr;q=0.9,pl;q=0.4", "pl"),
        ("sk-SK", "cs"),
        ("ca,gl;q=0.5", "es"),
        ("de;q=0, en", "en"),
        ("*", "de"),
        ("ja", "de"),
        ("en;q=, pl;q=0.1", "pl"),
        ("en;q=nan, pl;q=0.1", "pl"),
        ("en;q=7, pl;q=0.1", "pl"),
        (";;;,,,=", "de"),
        ("x" * 100_000, "de"),
        (",".join(["fr"] * 50) + ",pl", "de"),
    ],
)
def test_the_header_decides(header: str | None, language: str) -> None:
    assert negotiate(header) == language


def test_languages_are_named_in_their_own_words_german_first() -> None:
    assert list(LANGUAGES) == ["de", "en", "es", "pl", "cs"]
    assert LANGUAGES["cs"] == "Čeština"
