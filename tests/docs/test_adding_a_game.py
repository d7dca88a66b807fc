"""docs/adding-a-game.md names the files that a game has, and counts their lines as they are."""

import re
from pathlib import Path
from typing import Final

import pytest

from kartenrunde.engine import games
from script import game_lines

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PLACES = re.findall(r"^\| `([^`]*<id>[^`]*)` \|", PAGE, re.MULTILINE)

ALLOWED: Final = 1 / 20
"""So much of a number may be wrong, or a few lines, before the page is no longer true."""
FEW_LINES: Final = 20


def told() -> dict[str, list[int]]:
    """The counts that the page tells, by part."""
    rows = re.findall(r"^\| ([^|]+) \| ((?:[\d,]+ \| ?)+)$", PAGE, re.MULTILINE)
    return {
        part: [int(n.replace(",", "")) for n in re.findall(r"[\d,]+", row)] for part, row in rows
    }


@pytest.mark.parametrize("game", [*games(), "newgame"])
def test_every_place_that_the_page_names_is_there_in_every_game(game: str) -> None:
    root = ROOT if game in games() else game_lines.STUB
    assert len(PLACES) > 20
    assert [place for place in PLACES if not (root / place.replace("<id>", game)).exists()] == []


def test_the_page_names_every_module_of_the_stub_s_rules() -> None:
    folder = "src/kartenrunde/games/<id>"
    stub = (game_lines.STUB / folder.replace("<id>", game_lines.STUB_ID)).glob("[a-z]*.py")
    assert {f"{folder}/{path.name}" for path in stub} <= set(PLACES)


def test_the_lines_are_counted_as_they_are() -> None:
    (heads,) = re.findall(r"^\| Lines \| (.+) \| stub \|$", PAGE, re.MULTILINE)
    asked = re.findall(r"`(\w+)`", heads)
    assert {"autobus", "bundles"} <= set(asked) <= set(games())
    counted = game_lines.counted(asked)
    assert told().keys() == counted.keys()
    for part, counts in counted.items():
        for said, count in zip(told()[part], counts, strict=True):
            wrong = abs(said - count)
            assert wrong <= max(FEW_LINES, count * ALLOWED), "python script/game_lines.py counts"
