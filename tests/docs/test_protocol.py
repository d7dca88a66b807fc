"""docs/protocol.md and docs/protocol/ say what the code says, name by name."""

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.structs import fields

from kartenrunde.engine import games
from kartenrunde.engine.happening import HandCard
from kartenrunde.engine.outcome import Outcome
from kartenrunde.engine.trial import kinds
from kartenrunde.table.journal import MOST_STEPS
from kartenrunde.table.projection import MOST_REVEALED, MOST_TOLD
from kartenrunde.wire import inbound, outbound, table_event

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text()
NAME = re.compile(r"`([^`]+)`")


def chapter(title: str) -> str:
    """What stands below that heading."""
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(first_cell: str, text: str = TEXT) -> dict[str, set[str]]:
    """The rows of all tables whose first column has that heading: name and fields."""
    found: dict[str, set[str]] = {}
    inside = False
    for line in text.splitlines():
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
        for struct in kinds(union)
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


def test_events_of_the_table() -> None:
    assert rows("Event", chapter("From the server")) == of_code(table_event.AnyTableEvent)


def test_what_the_games_share() -> None:
    shared = {part.__name__: wire_names(part) for part in (HandCard, Outcome)}
    assert rows("Part of the view", chapter("What the games share")) == shared


@pytest.mark.parametrize("game", games())
def test_moves_events_and_views_of_a_game(game: str) -> None:
    rules, text = games()[game], (ROOT / "docs" / "protocol" / f"{game}.md").read_text()
    assert rows("Move", text) == of_code(rules.move_type)
    assert rows("Event", text) == of_code(rules.event_type)
    own = import_module(f"kartenrunde.games.{game}.view")
    parts = [part for part in vars(own).values() if getattr(part, "__module__", "") == own.__name__]
    assert rows("Part of the view", text) == {part.__name__: wire_names(part) for part in parts}
    assert all(f"`{ending}`" in text for ending in rules.endings)


def test_numbers_that_the_page_names() -> None:
    assert inbound.PROTOCOL == 1
    assert "Protocol 1;" in TEXT
    assert f"latest {MOST_STEPS}" in TEXT
    assert {3: "latest three"}[MOST_REVEALED] in TEXT
    assert f"a long match the latest {MOST_TOLD}." in TEXT


def test_codes_of_refusals_are_those_that_have_a_sentence() -> None:
    areas = sorted((ROOT / "src/kartenrunde/i18n/locales/en").glob("*.ftl"))
    sentences = "\n".join(area.read_text() for area in areas)
    ids = set(re.findall(r"^(refusal-[a-z-]+) =", sentences, re.MULTILINE))
    codes = {line for line in rows("Code")}
    assert {"refusal-" + re.sub("[/_]", "-", code) for code in codes} == ids


def test_codes_of_refusals_are_those_that_the_code_gives() -> None:
    sources = (ROOT / "src" / "kartenrunde").rglob("*.py")
    source = "".join(path.read_text() for path in sources)
    given = set(re.findall(r'"((?:move|table|wire)/[a-z_]+)"', source))
    assert set(rows("Code")) == given
