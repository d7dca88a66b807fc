"""docs/protocol.md says what the code says: every message, field, move, event and code."""

import re
from collections.abc import Iterable
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.structs import fields

from kartenrunde.engine import games
from kartenrunde.engine.outcome import Outcome
from kartenrunde.games.stapelsprint.events import HandCard
from kartenrunde.games.stapelsprint.view import SeatView
from kartenrunde.table.journal import MOST_STEPS
from kartenrunde.table.projection import MOST_REVEALED
from kartenrunde.wire import inbound, outbound, table_event

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text()
NAME = re.compile(r"`([^`]+)`")


def rows(first_cell: str) -> dict[str, set[str]]:
    """The rows of all tables whose first column has that heading: name and fields."""
    found: dict[str, set[str]] = {}
    inside = False
    for line in TEXT.splitlines():
        cells = (
            [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        )
        if cells and cells[0] == first_cell:
            inside = True
        elif not cells:
            inside = False
        elif inside and (name := NAME.fullmatch(cells[0])):
            assert name[1] not in found, name[1]
            found[name[1]] = set(NAME.findall(cells[1]))
    return found


def wire_names(struct: type[Struct]) -> set[str]:
    """The names of a struct's fields as they go over the wire."""
    return {field.encode_name for field in fields(struct)}


def of_code(union: UnionType | Any, without: Iterable[str] = ()) -> dict[str, set[str]]:
    """Tags and fields of a closed union."""
    return {
        str(struct.__struct_config__.tag): wire_names(struct) - set(without)
        for struct in get_args(union)
    }


def test_signals_and_commands() -> None:
    assert rows("Signal") == of_code(inbound.Signal)
    assert rows("Command") == of_code(inbound.AnyCommand, without=("id", "version"))


def test_messages_of_the_server() -> None:
    assert rows("Message") == of_code(outbound.ToBrowser)


def test_parts_of_a_state() -> None:
    parts: list[type[Struct]] = [
        outbound.Step,
        outbound.Room,
        outbound.You,
        outbound.Fairness,
    ]
    seats = {seat.__name__: wire_names(seat) | {"occupant"} for seat in get_args(outbound.AnySeat)}
    assert rows("Part") == seats | {part.__name__: wire_names(part) for part in parts}


def test_events_of_the_table_and_the_games() -> None:
    documented = of_code(table_event.AnyTableEvent)
    for game in games().values():
        documented |= of_code(game.event_type)
    assert rows("Event") == documented


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_moves_and_views_of_the_games(game: Any) -> None:
    assert of_code(game.move_type).items() <= rows("Move").items()
    view_parts = [game.view_type, SeatView, HandCard, Outcome]
    expected = {part.__name__: wire_names(part) for part in view_parts}
    assert expected.items() <= rows("Part of the view").items()


def test_numbers_that_the_page_names() -> None:
    assert inbound.PROTOCOL == 1
    assert "Protocol 1;" in TEXT
    assert f"latest {MOST_STEPS}" in TEXT
    assert {3: "latest three"}[MOST_REVEALED] in TEXT


def test_codes_of_refusals_are_those_that_have_a_sentence() -> None:
    sentences = (ROOT / "src/kartenrunde/i18n/locales/en/refusals.ftl").read_text()
    ids = set(re.findall(r"^(refusal-[a-z-]+) =", sentences, re.MULTILINE))
    codes = {line for line in rows("Code")}
    assert {"refusal-" + re.sub("[/_]", "-", code) for code in codes} == ids


def test_codes_of_refusals_are_those_that_the_code_gives() -> None:
    sources = (ROOT / "src" / "kartenrunde").rglob("*.py")
    source = "".join(path.read_text() for path in sources)
    given = set(re.findall(r'"((?:move|table|wire)/[a-z_]+)"', source))
    assert set(rows("Code")) == given
