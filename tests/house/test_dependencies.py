"""CONTRIBUTING names every dependency, with its reason."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NODE = json.loads((ROOT / "requirements" / "node" / "package.json").read_text(encoding="utf-8"))
ROWS = [
    [cell.strip() for cell in row.strip("|").split("|")]
    for row in CONTRIBUTING.splitlines()
    if row.startswith("| ")
]


def reasons(row_length: int = 4) -> dict[str, str]:
    """Yield the reason for each package that has a row in a table of dependencies."""
    rows = (row for row in ROWS if len(row) == row_length)
    return {name: row[3] for row in rows for name in row[0].split(", ") if name != "package"}


def test_every_package_that_ships_has_a_reason_and_every_reason_a_package() -> None:
    shipped = {
        re.split(r"[\[<>=; ]", line, maxsplit=1)[0] for line in PROJECT["project"]["dependencies"]
    }
    assert {name for name, reason in reasons().items() if reason} == shipped | set(
        NODE["dependencies"]
    )


def test_every_tool_is_named() -> None:
    groups = [*PROJECT["dependency-groups"].values(), NODE["devDependencies"]]
    tools = [tool.partition(">=")[0].replace("pytest-", "-") for group in groups for tool in group]
    assert [tool for tool in tools if not re.search(rf"{re.escape(tool)}\b", CONTRIBUTING)] == []
