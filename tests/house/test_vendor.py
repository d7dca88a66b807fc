"""The vendored files are those that were recorded, typed and licensed."""

import hashlib
import re
from pathlib import Path

import pytest

VENDOR = Path(__file__).parents[2] / "src" / "kartenrunde" / "web" / "vendor"
MODULES = sorted(VENDOR.glob("*.js"))
LINES = (VENDOR / "HASHES").read_text(encoding="utf-8").splitlines()
HASHES = {name: digest for digest, name in map(str.split, LINES)}


def test_every_vendored_file_has_a_recorded_hash() -> None:
    assert MODULES
    assert set(HASHES) == {module.name for module in MODULES}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_nobody_has_edited_a_vendored_file(module: Path) -> None:
    assert hashlib.sha256(module.read_bytes()).hexdigest() == HASHES[module.name]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_types_name_exactly_what_is_exported(module: Path) -> None:
    (exports,) = re.findall(r"export\{([^}]*)\};\s*$", module.read_text(encoding="utf-8"))
    types = module.with_suffix(".d.ts").read_text(encoding="utf-8")
    typed = re.findall(r"^export (?:abstract class|class|const|function) (\w+)", types, re.M)
    assert {name.split(" as ")[-1] for name in exports.split(",")} == set(typed)


def test_every_package_in_a_banner_has_its_licence() -> None:
    text = (VENDOR / "LICENSES.md").read_text(encoding="utf-8")
    licensed = {
        row.split(",")[0] for row in re.findall(r"^\| [^|]*\| ([^|]*,[^|]*) \|", text, re.M)
    }
    for module in MODULES:
        banner = module.read_text(encoding="utf-8").partition("\n")[0]
        packages = re.findall(r"(@?[\w/-]+) \d+\.\d+\.\d+", banner)
        assert packages and set(packages) <= licensed
