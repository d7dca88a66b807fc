"""Everything that happens in Stapelsprint can be told in every language."""

from collections.abc import Iterator

import msgspec
import pytest

from kartenrunde import i18n
from kartenrunde.games.stapelsprint import events as game_events
from kartenrunde.i18n.usage import Usage

ARGUMENTS: dict[str, object] = {
    "name": "Anna",
    "card": "7",
    "as": 7,
    "count": 3,
    "sequence": 2,
    "pile": 4,
}


def happenings() -> Iterator[tuple[str, bool]]:
    """Type of each event, and whether it is about a seat."""
    for thing in vars(game_events).values():
        if not (isinstance(thing, type) and issubclass(thing, msgspec.Struct)):
            continue
        tag = thing.__struct_config__.tag
        if isinstance(tag, str) and tag != thing.__name__:
            yield tag, "seat" in thing.__struct_fields__


HAPPENINGS = dict(happenings())


def test_the_events_are_found() -> None:
    assert {"turn_began", "played_stock", "deal_drawn"} <= HAPPENINGS.keys()


@pytest.mark.parametrize("event", HAPPENINGS)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_event_has_a_sentence_and_one_about_oneself(language: str, event: str) -> None:
    message_id = f"stapelsprint-{event.replace('_', '-')}"
    sentence = i18n.text(language, message_id, **ARGUMENTS)
    assert sentence[-1] in ".!"
    if HAPPENINGS[event]:
        assert "Anna" in sentence
        own = i18n.text(language, f"{message_id}.you", **ARGUMENTS)
        assert "Anna" not in own
        assert own[-1] in ".!"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_refusal_says_why_and_what_can_be_done(language: str) -> None:
    ids = {message_id for _, message_id in Usage().refusal_ids()}
    assert "refusal-move-wrong-rank" in ids
    for message_id in ids:
        sentence = i18n.text(language, message_id, wanted="7")
        assert sentence.endswith(".")
        assert len(sentence) > 20
