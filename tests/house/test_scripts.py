"""The scripts read as sh, and script/test runs what it says."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [file for file in (ROOT / "script").iterdir() if file.is_file()]
SCRIPTS = sorted(file for file in [*FILES, ROOT / ".ci" / "run"] if not file.suffix)
SOURCED = {"environment", "chromium"}
STAGES = ["tests/games tests/conformance", "tests --ignore", "tests/browser"]

# Stands in for the real environment: every call of Python is written down, and some fail.
ENVIRONMENT = """
set -eu
cd "$(dirname "$0")/.."
fail() { echo "$*" >&2; exit 1; }
node_environment() { python=$PWD/python; }
"""
PYTHON = """#!/bin/sh
echo "$*" >>calls
case "$*" in *"${FAILING:-nothing}"*) exit 1;; esac
"""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_reads_as_sh(script: Path) -> None:
    subprocess.run(["sh", "-n", script], check=True)
    assert os.access(script, os.X_OK) == (script.name not in SOURCED)


def run_script_test(
    checkout: Path, arguments: list[str], chromium: bool, **environment: str
) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Run script/test in a checkout of stand-ins; yields its end and the calls of pytest."""
    (checkout / "script").mkdir()
    (checkout / "bin").mkdir()
    for name in ("test", "chromium"):
        shutil.copy(ROOT / "script" / name, checkout / "script")
    (checkout / "script" / "environment").write_text(ENVIRONMENT)
    programs = {"../python": PYTHON, "id": "#!/bin/sh\necho 1000\n"}
    if chromium:
        programs["chromium"] = "#!/bin/sh\n"
    for name, text in programs.items():
        (checkout / "bin" / name).write_text(text)
        (checkout / "bin" / name).chmod(0o755)
    for name in ("dirname", "grep"):
        (checkout / "bin" / name).symlink_to(shutil.which(name) or name)
    run = subprocess.run(
        [checkout / "script" / "test", *arguments],
        env={"PATH": str(checkout / "bin"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    calls = (checkout / "calls").read_text().splitlines()
    return run, [call for call in calls if "-m pytest" in call]


def stages(calls: list[str]) -> list[int]:
    """Yield which stage each call of pytest belongs to."""
    return [next(i for i, mark in enumerate(STAGES) if f" {mark}" in call) for call in calls]


def test_the_fast_tests_come_first_and_the_browser_last(tmp_path: Path) -> None:
    run, calls = run_script_test(tmp_path, [], chromium=True)
    assert run.returncode == 0, run.stderr
    assert stages(calls) == [0, 1, 2]


def test_a_failure_lets_the_rest_run_and_is_remembered(tmp_path: Path) -> None:
    run, calls = run_script_test(tmp_path, [], chromium=True, FAILING="tests/games tests/conf")
    assert run.returncode == 1
    assert "Not well: rules;" in run.stderr
    assert stages(calls) == [0, 1, 2]


def test_an_untaken_branch_of_the_rules_fails(tmp_path: Path) -> None:
    run, _ = run_script_test(tmp_path, [], chromium=True, FAILING="report --fail-under 100")
    assert run.returncode == 1
    assert "branches of the rules" in run.stderr


def test_arguments_choose_the_tests(tmp_path: Path) -> None:
    run, calls = run_script_test(tmp_path, ["tests/table", "-k", "seat"], chromium=False)
    assert run.returncode == 0
    assert calls == ["-m pytest tests/table -k seat"]


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_a_missing_browser_is_said_and_in_ci_a_failure(
    tmp_path: Path, ci: str, status: int
) -> None:
    run, calls = run_script_test(tmp_path, [], chromium=False, CI=ci)
    assert run.returncode == status
    assert "Chromium is missing" in run.stdout
    assert stages(calls) == [0, 1]
