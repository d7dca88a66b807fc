"""The rulebooks, the tests and the code speak of the same clauses.

The clauses stand here and in `tests/games/<game>/clauses.py` as literals, so that one that is lost
in rulebook and tests alike is missed.
"""

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from kartenrunde.engine import games

ROOT = Path(__file__).parents[2]
TESTED = [ROOT / "tests" / ring for ring in ("cards", "engine", "games", "conformance", "table")]

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)

GENERAL: Final = [f"G-{number}" for number in range(1, 11)]
_BY_GAME: Final = {game: import_module(f"tests.games.{game}.clauses") for game in games()}
OWN: Final[dict[str, list[str]]] = {game: module.CLAUSES for game, module in _BY_GAME.items()}
PREFIXES: Final = "|".join(["G", *(module.PREFIX for module in _BY_GAME.values())])
CASES: Final = [
    *["R01", "R02", "R04", "R06", "R07", "R08", "R10", "R11"],
    *["R13", "R15", "R16", "R17", "R19", "R20", "R21", "S12"],
]
"""Faults that other tables had, as far as they are faults of the rules."""
CLAUSES: Final = [*GENERAL, *(clause for clauses in OWN.values() for clause in clauses)]


def functions() -> list[str]:
    """The names of the tests of the inner rings."""
    found = []
    for folder in TESTED:
        for path in folder.rglob("test_*.py"):
            nodes = ast.walk(ast.parse(path.read_text()))
            found += [node.name for node in nodes if isinstance(node, FUNCTIONS)]
    return [name for name in found if name.startswith("test_")]


def ids_in(names: list[str]) -> set[str]:
    """The ids of clauses that names of tests bear."""
    marks = {mark for name in names for mark in name.split("_")}
    return {mark for mark in marks if re.fullmatch(rf"({PREFIXES})\d+", mark)}


def clauses_in(book: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{book}.md").read_text()
    return re.findall(r"^- \*\*([A-Z]+-\d+)\*\* ", text, re.MULTILINE)


def test_the_rulebooks_have_their_clauses_in_order() -> None:
    assert clauses_in("general") == GENERAL
    assert {game: clauses_in(game) for game in games()} == OWN


def test_every_clause_has_a_test_that_bears_its_id_and_no_test_another() -> None:
    assert ids_in(functions()) == {clause.replace("-", "") for clause in CLAUSES}


def test_every_case_has_a_test_that_bears_its_id() -> None:
    names = functions()
    assert [case for case in CASES if not any(f"_{case}_" in name for name in names)] == []


def test_the_options_on_offer_have_tests() -> None:
    for game in games():
        folder = ROOT / "tests" / "games" / game
        assert any("def test_offer_" in path.read_text() for path in folder.glob("test_*.py"))


@pytest.mark.parametrize("ring", ["cards", "engine", "games"])
def test_the_code_cites_no_clause_that_is_not_there(ring: str) -> None:
    cited = {
        clause
        for path in (ROOT / "src" / "kartenrunde" / ring).rglob("*.py")
        for clause in re.findall(rf"\b(?:{PREFIXES})-\d+\b", path.read_text())
    }
    assert cited and cited <= set(CLAUSES)
