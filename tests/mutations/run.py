"""Tries every mutation: `python -m tests.mutations.run [game…]` prints one line for each.

A mutation is tried in a forked process, where the changed file is what the import finds; no
source is written. It is forked from a session of pytest that is ready to collect, so that each pays
for its own tests alone: those that bear the clause's id, up to the first that fails.
"""

import gc
import os
import sys
import tempfile
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import BinaryIO, Final, NoReturn

import msgspec  # noqa: F401  # shared by all attempts
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
NOT_NEEDED = ("cacheprovider", "unraisableexception", "threadexception", "xdist", "logging")
OPTIONS = ["-x", "-q", "-s", "--tb=native", "--assert=plain", *[f"-pno:{it}" for it in NOT_NEEDED]]
"""Nobody reads how an assertion failed either, so the tests need not be rewritten to tell it."""
VERDICTS: Final[dict[int, str]] = {
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
    if mutation.old not in source:
        raise ValueError(f"expected {mutation.old!r} in {mutation.file}")
    return source.replace(mutation.old, mutation.new)


@cache
def files_with(mark: str) -> tuple[str, ...]:
    """The test modules in which that text stands."""
    found = [path for folder in TESTED for path in sorted(folder.rglob("test_*.py"))]
    return tuple(str(path) for path in found if mark in path.read_text())


def with_control(game: str) -> list[Mutation]:
    """A change that changes nothing, which has to survive, and the mutations of the game."""
    mutations = CATALOGUES[game]
    return [mutations[0]._replace(new=mutations[0].old), *mutations]


class Attempts:
    """A plugin that tries mutations instead of collecting; each in a fork of the session."""

    def __init__(self, asked: list[str]) -> None:
        self._waiting = [(game, change) for game in asked for change in with_control(game)]
        self._running: dict[int, tuple[Mutation, BinaryIO]] = {}
        self._missed = 0
        self._mark = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """Fork for each mutation; in a forked process let the session go on with its tests."""
        assert "kartenrunde" not in sys.modules
        gc.freeze()  # what is there by now is no garbage of an attempt
        while self._waiting or self._running:
            while self._waiting and len(self._running) < AT_ONCE:
                game, mutation = self._waiting.pop(0)
                self._mark = f"_{mutation.clause}_"
                files = [name for name in files_with(self._mark) if not of_another(game, name)]
                report = tempfile.TemporaryFile()  # noqa: SIM115
                process = os.fork()
                self._running[process] = (mutation, report)
                if process == 0:
                    see(mutation, report.fileno())
                    session.config.args = files
                    session.config.option.keyword = asking(self._mark, game)
                    return
            self._tell(*os.wait())
        pytest.exit(f"{self._missed} mutations were missed", returncode=int(self._missed > 0))

    @pytest.hookimpl(tryfirst=True)
    def pytest_ignore_collect(self) -> bool:
        """Nothing: the files that are asked for are chosen already."""
        return False

    @pytest.hookimpl(tryfirst=True)
    def pytest_pycollect_makeitem(self, name: str) -> list[pytest.Item] | None:
        """None of a function that does not bear the id: its cases need not be made."""
        return [] if name.startswith("test_") and self._mark not in name else None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """What takes long comes last: most mutations do not get so far."""
        items.sort(key=lambda item: item.get_closest_marker("long") is not None)

    def _tell(self, process: int, status: int) -> None:
        mutation, report = self._running.pop(process)
        code = os.waitstatus_to_exitcode(status)
        verdict = VERDICTS.get(code, f"the tests did not run: exit code {code}")
        change = f"{mutation.old} → {mutation.new}"
        with report:
            print(f"{verdict:<10} {mutation.clause:<6} {mutation.file}: {change}", flush=True)
            if verdict != ("caught" if mutation.new != mutation.old else "survived"):
                self._missed += 1
                report.seek(0)
                print(report.read().decode(errors="replace"))


def see(mutation: Mutation, report: int) -> None:
    """Make this process import the mutation, and print into a file."""
    os.dup2(report, 1)
    os.dup2(report, 2)
    sys.meta_path.insert(0, Importer(mutation))


def asking(mark: str, game: str) -> str:
    """An expression for the tests with that mark and about no other game."""
    return " and ".join([mark, *[f"not {other}" for other in CATALOGUES if other != game]])


def of_another(game: str, file: str) -> bool:
    """Whether a test module asks about another game."""
    return Path(file).parent.name in CATALOGUES.keys() - {game}


def main() -> NoReturn:
    settings.register_profile("hasty", HASTY)
    options = [*OPTIONS, "--hypothesis-profile", "hasty", "--rootdir", str(ROOT), str(HARMLESS)]
    code = pytest.main(options, plugins=[Attempts(sys.argv[1:] or list(CATALOGUES))])
    sys.stdout.flush()
    os._exit(code)  # most often this is an attempt, which has nothing to tidy up


if __name__ == "__main__":
    main()
