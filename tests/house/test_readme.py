"""README tells the truth about what it names."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAPERS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "ARCHITECTURE.md"]


def test_readme_names_every_setting_of_the_server_and_no_other() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "kartenrunde.cli", "serve", "--help"],
        cwd=ROOT / "src",
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"--\w+", readme)) == set(re.findall(r"--\w+", run.stdout))


def test_every_link_leads_somewhere() -> None:
    links = {
        (paper, link)
        for paper in PAPERS
        for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / paper).read_text(encoding="utf-8"))
    }
    assert [(paper, link) for paper, link in sorted(links) if not (ROOT / link).exists()] == []


def test_every_script_that_a_paper_names_exists() -> None:
    text = "\n".join((ROOT / paper).read_text(encoding="utf-8") for paper in PAPERS)
    named = set(re.findall(r"(?<![\w/.])(?:script|\.ci)/[a-z-]+", text))
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
