"""Everything that happens in a game can be told in every language."""

from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest

from kartenrunde import i18n
from kartenrunde.engine import games
from kartenrunde.i18n.usage import Usage


def happenings(game: str) -> Iterator[tuple[str, bool]]:
    """Type of each event of a game, and whether it is about a seat."""
    for thing in vars(import_module(f"kartenrunde.games.{game}.events")).values():
        if not (isinstance(thing, type) and issubclass(thing, msgspec.Struct)):
            continue
        tag = thing.__struct_config__.tag
        if isinstance(tag, str) and tag != thing.__name__:
            yield tag, "seat" in thing.__struct_fields__


REFUSED = {
    "wanted": "7",
    "rank": "7",
    "card": "Kh",
    "missing": 2,
    "over": 1,
    "most": 3,
    "minimum": 90,
    "points": 55,
}
"""What refusals name: a rank, a card, and how many there are or should be."""
HAPPENINGS = [(game, *happening) for game in games() for happening in happenings(game)]


def test_the_events_are_found() -> None:
    assert {
        ("stapelsprint", "played_stock", True),
        ("autobus", "bussed", True),
        ("autobus", "row_finished", False),
        ("bundles", "stole", True),
    } <= set(HAPPENINGS)


@pytest.mark.parametrize(("game", "event", "about_a_seat"), HAPPENINGS)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_event_has_a_sentence_and_one_about_oneself(
    language: str, game: str, event: str, about_a_seat: bool
) -> None:
    message_id = f"{game}-{event.replace('_', '-')}"
    arguments = import_module(f"tests.support.{game}_texts").ARGUMENTS
    sentence = i18n.text(language, message_id, name="Anna", **arguments)
    assert sentence[-1] in ".!"
    if about_a_seat:
        assert "Anna" in sentence
        own = i18n.text(language, f"{message_id}.you", **arguments)
        assert own[-1] in ".!"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_refusal_says_why_and_what_can_be_done(language: str) -> None:
    ids = {message_id for _, message_id in Usage().refusal_ids()}
    assert "refusal-move-wrong-rank" in ids
    for message_id in ids:
        sentence = i18n.text(language, message_id, **REFUSED)
        assert sentence.endswith(".")
        assert len(sentence) > 20
