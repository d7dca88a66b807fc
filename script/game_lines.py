"""How many lines a game has in each ring: `python script/game_lines.py` prints them as a table.

A file is a game's if its name, or that of a folder around it, has the game's id in it as a word.
Drawings are not counted.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
STUB: Final = ROOT / "script" / "stub"
STUB_ID: Final = "newgame"
SUFFIXES: Final = {".css", ".ftl", ".js", ".md", ".py"}

PARTS: Final = {
    "rules, `games/`": "src/kartenrunde/games",
    "computer players, `bots/`": "src/kartenrunde/bots",
    "table in the browser, `web/`": "src/kartenrunde/web",
    "five languages, `i18n/locales/`": "src/kartenrunde/i18n/locales",
    "papers, `docs/`": "docs",
    "tests, `tests/`": "tests",
}


def games() -> list[str]:
    """The ids of the games that can be played."""
    return sorted(path.parent.name for path in (ROOT / PARTS["rules, `games/`"]).glob("*/game.py"))


def files(root: Path, part: str, game: str) -> Iterator[Path]:
    """The files below a part of a checkout that are a game's own."""
    own = re.compile(rf"(.+[_-])?{game}([_-].+)?(\.\w+)?")
    for path in sorted((root / part).rglob("*")):
        if path.suffix in SUFFIXES:
            names = path.relative_to(root / part).parts
            if any(own.fullmatch(name) for name in names):
                yield path


def lines(root: Path, part: str, game: str) -> int:
    """How many lines these have."""
    found = files(root, part, game)
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in found)


def counted(asked: list[str]) -> dict[str, list[int]]:
    """For each part the lines of these games, then of the stub."""
    columns = [*((ROOT, game) for game in asked), (STUB, STUB_ID)]
    found = {
        part: [lines(root, folder, game) for root, game in columns]
        for part, folder in PARTS.items()
    }
    return found | {"together": [sum(column) for column in zip(*found.values(), strict=True)]}


def table() -> str:
    """The numbers as Markdown."""
    heads = ["Lines", *(f"`{game}`" for game in games()), "stub"]
    parts = counted(games())
    rows = [[part, *(f"{count:,}" for count in counts)] for part, counts in parts.items()]
    ruler = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, ruler, *rows))


if __name__ == "__main__":
    print(table())
