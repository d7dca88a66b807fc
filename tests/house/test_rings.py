"""The import contracts hold, and each of them would notice.

A contract whose wildcard matches nothing passes in silence, so violations of each are planted in a
copy of the package, each in a module of its own that the linter has to name under that contract.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
CONTRACTS = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}

# Contract, folder, what its planted module holds.
PLANTS = [
    ("rings", "cards", "import kartenrunde.engine"),
    ("rings", "engine", "import kartenrunde.games"),
    ("rings", "games/stapelsprint", "import kartenrunde.bots"),
    ("rings", "bots", "import kartenrunde.table"),
    ("rings", "table", "import kartenrunde.store"),
    ("rings", "store", "import kartenrunde.bus"),
    ("rings", "bus", "import kartenrunde.store"),
    ("rings", "i18n", "import kartenrunde.wire"),
    ("rings", "server", "import kartenrunde.cli"),
    ("games-apart", "games/second", "import kartenrunde.games.stapelsprint"),
    ("texts-and-messages-know-no-game", "wire", "import kartenrunde.games.stapelsprint"),
    ("texts-and-messages-know-no-game", "i18n", "import kartenrunde.games"),
    ("games-by-registry", "table", "import kartenrunde.games.stapelsprint.rules"),
    ("games-by-registry", "server", "import kartenrunde.games.stapelsprint"),
    ("core-is-pure", "cards", "import random"),
    ("core-is-pure", "engine", "from time import monotonic"),
    ("core-is-pure", "games/stapelsprint", "def late():\n    import asyncio"),
    ("cards-stand-alone", "cards", "import msgspec"),
    ("core-needs-msgspec-only", "engine", "import structlog"),
    ("core-needs-msgspec-only", "wire", "import litestar"),
    ("core-needs-msgspec-only", "bots", "from fluent import runtime"),
    ("table-knows-no-adapter", "table", "import sqlalchemy"),
    ("adapters-know-no-web", "store", "import litestar"),
    ("adapters-know-no-web", "bus", "import websockets"),
    ("server-speaks-no-sql", "server", "from sqlalchemy import select"),
]


def copy_of_the_package(target: Path) -> Path:
    """Copy the package's Python files and yield the folder to import it from."""
    leftovers = shutil.ignore_patterns("web", "locales", "templates", "__pycache__")
    shutil.copytree(ROOT / "src" / "kartenrunde", target / "kartenrunde", ignore=leftovers)
    return target


def lint(source: Path) -> tuple[dict[str, str], str]:
    """Yield KEPT or BROKEN by contract for the package under `source`, and the explanation."""
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
        + [str(ROOT / "pyproject.toml"), "--no-cache"],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    verdicts = dict(re.findall(r"^(.*) (KEPT|BROKEN)$", run.stdout, re.M))
    assert set(verdicts) == {c["name"] for c in CONTRACTS.values()}, run.stdout + run.stderr
    return verdicts, run.stdout.partition("Broken contracts")[2]


@pytest.fixture(scope="module")
def explanations(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the linter says under each contract about a package with all plants in it."""
    source = copy_of_the_package(tmp_path_factory.mktemp("planted"))
    for number, (_, folder, text) in enumerate(PLANTS):
        planted = source / "kartenrunde" / folder / f"planted_{number}.py"
        planted.parent.mkdir(exist_ok=True)
        planted.with_name("__init__.py").touch()
        planted.write_text(text + "\n")
    titles = re.split(r"^(.+)\n-+\n", lint(source)[1], flags=re.M)
    return dict(zip(titles[1::2], titles[2::2], strict=True))


def test_every_contract_is_kept(tmp_path: Path) -> None:
    verdicts, _ = lint(copy_of_the_package(tmp_path))
    assert set(verdicts.values()) == {"KEPT"}


@pytest.mark.parametrize("number", range(len(PLANTS)))
def test_a_planted_violation_is_named(explanations: dict[str, str], number: int) -> None:
    contract, _, _ = PLANTS[number]
    assert re.search(rf"planted_{number}\b", explanations[CONTRACTS[contract]["name"]])


def test_an_eleventh_ring_is_noticed(tmp_path: Path) -> None:
    (copy_of_the_package(tmp_path) / "kartenrunde" / "eleventh.py").touch()
    verdicts, explanation = lint(tmp_path)
    assert verdicts[CONTRACTS["rings"]["name"]] == "BROKEN"
    assert "eleventh" in explanation


def test_a_violation_of_every_contract_is_planted() -> None:
    assert {contract for contract, _, _ in PLANTS} == set(CONTRACTS)


def test_every_package_of_the_project_is_judged_by_the_inner_rings_contract() -> None:
    required = {
        re.split(r"[\[<>=;. ]", line, maxsplit=1)[0] for line in PROJECT["project"]["dependencies"]
    }
    judged = set(CONTRACTS["core-needs-msgspec-only"]["forbidden_modules"])
    assert required == judged | {"msgspec"}
