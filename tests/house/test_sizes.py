"""The size limits see every kind of function, in both languages."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIMITS = "[tool.kartenrunde.sizes]\nfunction = 4\nmodule = 8\ntest = 12\n"
FIVE_LINES = "\n    1\n    2\n    3\n    4\n"
FIVE_LINES_JS = "{\n1;\n2;\n3;\n}"


def complaints(root: Path, file: str, text: str, waivers: str = "") -> list[str]:
    """Yield what script/sizes.py says about a checkout that holds one module."""
    settings = f"{LIMITS}[tool.kartenrunde.sizes.waivers]\n{waivers}"
    (root / "pyproject.toml").write_text(settings)
    (root / file).parent.mkdir(exist_ok=True)
    (root / file).write_text(text)
    run = subprocess.run(
        [sys.executable, ROOT / "script" / "sizes.py"],
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    lines = run.stdout.splitlines()
    assert (run.returncode == 0) == (lines == ["All sizes kept."])
    return [] if run.returncode == 0 else lines


@pytest.mark.parametrize(
    ("file", "text", "name"),
    [
        ("src/a.py", f"def long():{FIVE_LINES}", "long"),
        ("src/a.py", f"async def long():{FIVE_LINES}", "long"),
        ("src/a.py", "class A:\n    @property\n    def long():" + "\n        0" * 4, "long"),
        ("src/a.js", f"function long() {FIVE_LINES_JS}", "long"),
        ("src/a.js", f"const long = async () => {FIVE_LINES_JS}", "long"),
        ("src/a.js", f"export class A {{ #long() {FIVE_LINES_JS} }}", "long"),
        ("src/a.js", f"a.long = function* () {FIVE_LINES_JS}", "long"),
        ("src/a.js", f"on(`${{x.map(() => {FIVE_LINES_JS})}}`)", "(anonymous)"),
    ],
)
def test_a_long_function_is_seen(tmp_path: Path, file: str, text: str, name: str) -> None:
    (complaint,) = complaints(tmp_path, file, text)
    assert complaint.startswith(f"{file}:")
    assert complaint.endswith(f": {name} has 5, at most 4 lines")


@pytest.mark.parametrize("suffix", ["py", "js"])
def test_a_long_module_is_seen_and_a_test_may_be_longer(tmp_path: Path, suffix: str) -> None:
    assert not complaints(tmp_path, f"src/a.{suffix}", "\n" * 8)
    assert complaints(tmp_path, f"src/a.{suffix}", "\n" * 9)
    (tmp_path / f"src/a.{suffix}").unlink()
    assert not complaints(tmp_path, f"tests/a.{suffix}", "\n" * 12)
    assert complaints(tmp_path, f"tests/a.{suffix}", "\n" * 13)


def test_a_waiver_needs_a_reason_and_a_use(tmp_path: Path) -> None:
    text = f"def long():{FIVE_LINES}"
    assert not complaints(tmp_path, "src/a.py", text, '"src/a.py:long" = "reads as one table"')
    assert complaints(tmp_path, "src/a.py", text, '"src/a.py:long" = ""')
    assert complaints(tmp_path, "src/a.py", "", '"src/a.py:long" = "reads as one table"')
