"""The import contracts hold, and each of them would notice.

A contract whose wildcard matches nothing passes in silence, so one violation of each is planted in
a copy of the package, and exactly the contracts named beside it have to break.
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

SECOND_GAME = "games/second/__init__.py"
PLANTS = [
    ({"rings", "cards-stand-alone"}, "cards/planted.py", "import kartenrunde.engine"),
    ({"rings"}, "engine/planted.py", "import kartenrunde.games"),
    ({"rings"}, "games/stapelsprint/planted.py", "import kartenrunde.bots"),
    ({"rings"}, "bots/planted.py", "import kartenrunde.table"),
    ({"rings"}, "table/planted.py", "import kartenrunde.store"),
    ({"rings"}, "store/planted.py", "import kartenrunde.bus"),
    ({"rings"}, "bus/planted.py", "import kartenrunde.store"),
    ({"rings"}, "i18n/planted.py", "import kartenrunde.wire"),
    ({"rings"}, "server/planted.py", "import kartenrunde.cli"),
    ({"rings"}, "eleventh_ring.py", ""),
    ({"games-apart"}, SECOND_GAME, "import kartenrunde.games.stapelsprint"),
    (
        {"texts-and-messages-know-no-game"},
        "wire/planted.py",
        "import kartenrunde.games.stapelsprint",
    ),
    ({"texts-and-messages-know-no-game"}, "i18n/planted.py", "import kartenrunde.games"),
    ({"games-by-registry"}, "table/planted.py", "import kartenrunde.games.stapelsprint.rules"),
    ({"games-by-registry"}, "server/planted.py", "import kartenrunde.games.stapelsprint"),
    ({"core-is-pure"}, "cards/planted.py", "import random"),
    ({"core-is-pure"}, "engine/planted.py", "from time import monotonic"),
    ({"core-is-pure"}, "games/stapelsprint/planted.py", "def late():\n    import asyncio"),
    ({"cards-stand-alone"}, "cards/planted.py", "import msgspec"),
    ({"core-needs-msgspec-only"}, "engine/planted.py", "import structlog"),
    ({"core-needs-msgspec-only"}, "wire/planted.py", "import litestar"),
    ({"core-needs-msgspec-only"}, "bots/planted.py", "from fluent import runtime"),
    ({"table-knows-no-adapter"}, "table/planted.py", "import sqlalchemy"),
    ({"adapters-know-no-web"}, "store/planted.py", "import litestar"),
    ({"adapters-know-no-web"}, "bus/planted.py", "import websockets"),
    ({"server-speaks-no-sql"}, "server/planted.py", "from sqlalchemy import select"),
]


def broken_contracts(source: Path) -> set[str]:
    """Yield the ids of the contracts that the package under `source` breaks."""
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
        + [str(ROOT / "pyproject.toml"), "--no-cache"],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    verdicts = {
        contract: re.search(re.escape(f"{settings['name']} ") + r"(KEPT|BROKEN)", run.stdout)
        for contract, settings in CONTRACTS.items()
    }
    unjudged = [contract for contract, verdict in verdicts.items() if verdict is None]
    assert not unjudged, f"no verdict on {unjudged}:\n{run.stdout}{run.stderr}"
    return {name for name, verdict in verdicts.items() if verdict and verdict[1] == "BROKEN"}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package's Python files, to plant violations in."""
    modules = shutil.ignore_patterns("web", "locales", "templates", "__pycache__")
    shutil.copytree(ROOT / "src" / "kartenrunde", tmp_path / "kartenrunde", ignore=modules)
    return tmp_path


def test_every_contract_is_kept(source: Path) -> None:
    assert broken_contracts(source) == set()


@pytest.mark.parametrize(("expected", "file", "text"), PLANTS)
def test_a_planted_violation_is_caught(
    source: Path, expected: set[str], file: str, text: str
) -> None:
    planted = source / "kartenrunde" / file
    planted.parent.mkdir(exist_ok=True)
    planted.write_text(text + "\n")
    assert broken_contracts(source) == expected


def test_a_violation_of_every_contract_is_planted() -> None:
    assert set().union(*(expected for expected, _, _ in PLANTS)) == set(CONTRACTS)


def test_every_package_of_the_project_is_judged_by_the_inner_rings_contract() -> None:
    required = {
        re.split(r"[\[<>=;. ]", line, maxsplit=1)[0] for line in PROJECT["project"]["dependencies"]
    }
    judged = set(CONTRACTS["core-needs-msgspec-only"]["forbidden_modules"])
    assert required == judged | {"msgspec"}
