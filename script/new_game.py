"""Makes a game from the files in script/stub, under a name of one's own.

It deals a card to each seat and the highest wins. There is a file for everything that the house
asks of a game: docs/adding-a-game.md says which, and in what order they become another.
"""

import re
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
STUB: Final = ROOT / "script" / "stub"
NAME: Final = re.compile("[a-z]{3,12}")

# What stands in the stub for the game's id, for its name, and before the number of a clause.
ID, TITLE, PREFIX = "newgame", "NewGame", "ZZ"


class Unusable(ValueError):
    """A game cannot have that name; the text says why."""


def planned(game: str) -> dict[Path, str]:
    """The files of a game, by their path from the root."""
    words = {TITLE: game.capitalize(), ID: game, PREFIX: prefix_for(game)}
    found = {}
    for file in sorted(path for path in STUB.rglob("*") if path.is_file()):
        path = str(file.relative_to(STUB))
        text = file.read_text(encoding="utf-8")
        for word, own in words.items():
            path, text = path.replace(word, own), text.replace(word, own)
        found[ROOT / path] = text
    return found


def prefix_for(game: str) -> str:
    """The shortest beginning of the name that no other game has before its clauses."""
    modules = (ROOT / "tests" / "games").glob("*/clauses.py")
    pattern = re.compile('^PREFIX: Final = "(.+)"$', re.MULTILINE)
    taken = {prefix for file in modules for prefix in pattern.findall(file.read_text())}
    beginnings = [game[:length].upper() for length in range(2, len(game) + 1)]
    free = [beginning for beginning in beginnings if beginning not in taken]
    if not free:
        raise Unusable(f"another game has {game.upper()} before its clauses")
    return free[0]


def check(game: str) -> None:
    """Raise `Unusable` unless a game can be made under this name and overwrites nothing."""
    if not NAME.fullmatch(game) or iskeyword(game):
        raise Unusable(f"expected 3 to 12 letters from a to z and no word of Python, got {game!r}")
    for file in planned(game):
        if file.exists():
            raise Unusable(f"{game} is there already: {file.relative_to(ROOT)}")
    package = ROOT / "src" / "kartenrunde"
    for folder, pattern, use in (
        (package / "i18n" / "locales" / "en", rf"^{game}( =|-)", "a text"),
        (package / "web" / "styles", rf"\.{game}\b", "a class of the style sheets"),
    ):
        for file in sorted(folder.iterdir()):
            if re.search(pattern, file.read_text(encoding="utf-8"), re.MULTILINE):
                raise Unusable(f"{game} is {use} already, in {file.relative_to(ROOT)}")


def make(game: str) -> list[Path]:
    """Write the files, in the house's form, and tell the golden deals."""
    files = planned(game)
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    modules = [str(file) for file in files if file.suffix == ".py"]
    run("ruff", "check", "--quiet", "--select", "I", "--fix", *modules)
    run("ruff", "format", "--quiet", *modules)
    run("tests.playthroughs.telling", game)
    return list(files)


def run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)


def main() -> int:
    """Make the game that the command line names."""
    if len(sys.argv) != 2:
        print("usage: script/new-game NAME", file=sys.stderr)
        return 2
    game = sys.argv[1]
    try:
        check(game)
    except Unusable as error:
        print(f"script/new-game: {error}", file=sys.stderr)
        return 2
    files = make(game)
    print(
        f"{game}: {len(files)} files and its told deals. docs/adding-a-game.md says what is next."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
