"""Tries every mutation: `python -m tests.mutations.run [game…]` prints one line for each.

A mutation is tried in a forked process, where the changed file is what the import finds; nothing is
written. Only tests that bear the clause's id are run, up to the first that fails.
"""

import gc
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType

import pytest
from hypothesis import Phase, settings

from tests.mutations.catalogue import CATALOGUES
from tests.mutations.mutation import Mutation

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kartenrunde"
TESTED = [ROOT / "tests" / ring for ring in ("cards", "engine", "games", "table", "conformance")]
HARMLESS = ROOT / "tests" / "house" / "test_network_guard.py"
AT_ONCE = 2

HASTY = settings(
    deadline=None, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate)
)
"""Nobody reads the examples that fail here, so they need not be simple."""
OPTIONS = ["-x", "-q", "--tb=native", "--assert=plain", "-p", "no:cacheprovider"]
"""Nobody reads how an assertion failed either, so the tests need not be rewritten to tell it."""
VERDICTS = {
    pytest.ExitCode.OK: "survived",
    pytest.ExitCode.TESTS_FAILED: "caught",
    pytest.ExitCode.NO_TESTS_COLLECTED: "no test bears the id",
}


class Mutated(SourceFileLoader):
    """Loads a module from its changed source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = self.source_to_code(self._source.encode(), self.path)
        return code


class Importer(MetaPathFinder):
    """Finds the mutated module before the path does."""

    def __init__(self, mutation: Mutation) -> None:
        path = PACKAGE / mutation.file
        self._name = ".".join(["kartenrunde", *Path(mutation.file).with_suffix("").parts])
        self._source = mutated(path.read_text(), mutation)

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        assert spec and spec.origin
        spec.loader = Mutated(name, spec.origin, self._source)
        return spec


def mutated(source: str, mutation: Mutation) -> str:
    """The source with the change made."""
    changed = source.replace(mutation.old, mutation.new)
    if changed == source:
        raise ValueError(f"expected {mutation.old!r} in {mutation.file}")
    return changed


@cache
def files_with(mark: str) -> tuple[str, ...]:
    """The test modules in which that text stands."""
    found = [path for folder in TESTED for path in sorted(folder.rglob("test_*.py"))]
    return tuple(str(path) for path in found if mark in path.read_text())


def warm_up() -> None:
    """Load what every attempt needs, so that forked processes share it; nothing of the project."""
    with redirect_stdout(io.StringIO()):
        pytest.main([*OPTIONS, "--collect-only", "--rootdir", str(ROOT), str(HARMLESS)])
    assert "kartenrunde" not in sys.modules
    gc.freeze()  # what is there by now is no garbage of an attempt


def attempt(game: str, mutation: Mutation, report: int) -> int:
    """Run the tests of the mutation's clause in this process; the exit code of pytest."""
    sys.dont_write_bytecode = True
    sys.meta_path.insert(0, Importer(mutation))
    os.dup2(report, 1)
    os.dup2(report, 2)
    settings.register_profile("hasty", HASTY)
    mark = f"_{mutation.clause}_"
    asked = [mark, *[f"not {other}" for other in CATALOGUES if other != game]]
    files = [name for name in files_with(mark) if not of_another(game, name)]
    options = [*OPTIONS, "--hypothesis-profile", "hasty", "--rootdir", str(ROOT)]
    return pytest.main([*options, "-k", " and ".join(asked), *files])


def of_another(game: str, file: str) -> bool:
    """Whether a test module asks about another game."""
    return Path(file).parent.name in CATALOGUES.keys() - {game}


def verdicts(asked: list[str]) -> Iterator[tuple[Mutation, str, str]]:
    """Each mutation of these games with what became of it, and with what pytest printed."""
    warm_up()
    running: dict[int, tuple[Mutation, int]] = {}
    waiting = [(game, mutation) for game in asked for mutation in CATALOGUES[game]]
    while running or waiting:
        while waiting and len(running) < AT_ONCE:
            game, mutation = waiting.pop(0)
            report = tempfile.TemporaryFile()  # noqa: SIM115
            process = os.fork()
            if process == 0:
                code: int = pytest.ExitCode.INTERNAL_ERROR
                try:
                    code = attempt(game, mutation, report.fileno())
                finally:
                    os._exit(code)
            running[process] = (mutation, os.dup(report.fileno()))
            report.close()
        process, status = os.wait()
        mutation, descriptor = running.pop(process)
        with os.fdopen(descriptor, "rb") as file:
            file.seek(0)
            printed = file.read().decode(errors="replace")
        code = os.waitstatus_to_exitcode(status)
        known = {int(each): text for each, text in VERDICTS.items()}
        yield mutation, known.get(code, f"the tests did not run: exit code {code}"), printed


def main() -> int:
    missed = 0
    for mutation, verdict, printed in verdicts(sys.argv[1:] or list(CATALOGUES)):
        print(
            f"{verdict:<10} {mutation.clause:<6} {mutation.file}: {mutation.old} → {mutation.new}"
        )
        if verdict != "caught":
            missed += 1
            print(printed)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
