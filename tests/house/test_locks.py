"""The lock files hold every package by its hash, and no machine's or registry's address."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHON_LOCKS = {
    "runtime.txt": PROJECT["project"]["dependencies"],
    "dev.txt": PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"],
    "bench.txt": PROJECT["dependency-groups"]["bench"],
}


def packages(lock: str) -> dict[str, str]:
    """Yield the text of each package of a Python lock file by its name."""
    text = (REQUIREMENTS / lock).read_text(encoding="utf-8").replace("\\\n", "")
    lines = (line for line in text.splitlines() if not line.startswith("--no-binary "))
    return {line.partition("==")[0].partition("[")[0]: line for line in lines}


@pytest.mark.parametrize("lock", PYTHON_LOCKS)
def test_every_dependency_is_locked(lock: str) -> None:
    wanted = {re.split(r"[\[<>=; ]", line, maxsplit=1)[0] for line in PYTHON_LOCKS[lock]}
    assert {name.replace(".", "-") for name in wanted} <= set(packages(lock))


@pytest.mark.parametrize("lock", PYTHON_LOCKS)
def test_every_locked_package_has_a_hash(lock: str) -> None:
    assert [name for name, line in packages(lock).items() if "--hash=sha256:" not in line] == []


def test_what_serves_is_what_was_tested() -> None:
    tested = packages("dev.txt")
    assert {
        name: line for name, line in packages("runtime.txt").items() if tested[name] != line
    } == {}


def test_every_node_package_has_a_hash() -> None:
    lock = json.loads((REQUIREMENTS / "node" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert [name for name, package in packages.items() if "integrity" not in package] == []


@pytest.mark.parametrize(
    "lock", [p for p in REQUIREMENTS.rglob("*") if p.is_file()], ids=lambda path: path.name
)
def test_a_lock_file_holds_no_address(lock: Path) -> None:
    assert (
        re.findall(r"\w+://\S+|--(?:index|find-links)\S*", lock.read_text(encoding="utf-8")) == []
    )
