"""Sheets of all faces and backs, made from the sprites and the styles that players get."""

import os
import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "kartenrunde" / "web"
IMAGES = ROOT / "docs" / "images"
WIDTHS_PX = (28, 46, 62, 92)
SUIT_SIZES = {"stapelsprint": 13, "french": 13, "latin": 10}
"""The packs, and how many cards of each make a row."""
LAYOUT = """
html { background: var(--felt); color: var(--on-felt); }
body { display: grid; grid-template-columns: repeat(3, max-content); gap: 28px 48px; }
body { inline-size: max-content; min-block-size: 0; padding: 24px 28px; }
h2 { margin: 0; font-size: 15px; }
section { display: grid; align-content: start; gap: 10px 48px; }
section:last-child { grid-area: 2 / 1 / auto / -1; grid-template-columns: repeat(2, max-content); }
section:last-child h2 { grid-column: 1 / -1; }
div { display: flex; gap: 10px; }
div + div { margin-block-start: 10px; }
.card { box-shadow: none; }
"""


def rows(symbols: list[str], kind: str, length: int) -> str:
    """Yield the sprite's face or compact drawings in rows; a back ends the faces."""
    names = [name for name in symbols if name.startswith(f"{kind}-")]
    lines = [names[start : start + length] for start in range(0, len(names), length)]
    if kind == "face":
        lines[-1].append("back")
    card = '<span class="card"><svg><use href="#{}"/></svg></span>'
    drawn = ("".join(map(card.format, line)) for line in lines)
    return f"<article>{''.join(f'<div>{line}</div>' for line in drawn)}</article>"


def page(pack: str) -> str:
    """Yield a pack's sheet as a page that needs nothing else."""
    styles = [
        (WEB / "styles" / f"{name}.css").read_text()
        for name in ("tokens", "latin", "base", "cards")
    ]
    sprite = (WEB / "cards" / f"{pack}.svg").read_text()
    symbols = re.findall(r'<symbol id="([^"]+)"', sprite)
    cards = "".join(rows(symbols, kind, SUIT_SIZES[pack]) for kind in ("face", "compact"))
    sections = (
        f'<section style="--w: {width}px"><h2>{width} px</h2>{cards}</section>'
        for width in WIDTHS_PX
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title>'
        f"<style>{''.join(styles)}{LAYOUT}</style>"
        f"<body>{sprite}{''.join(sections)}</body></html>"
    )


def draw(browser: Browser, pack: str) -> None:
    """Write a pack's sheet into docs/images."""
    sheet = IMAGES / f"cards-{pack}.png"
    view = browser.new_page()
    view.set_content(page(pack))
    view.locator("body").screenshot(path=sheet)
    view.close()
    print(f"{sheet.relative_to(ROOT)}: {sheet.stat().st_size / 1000:.0f} kB")


def main() -> None:
    """Draw the sheets of the packs named on the command line, or of all."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox", "--disable-gpu"]
        )
        for pack in sys.argv[1:] or SUIT_SIZES:
            draw(browser, pack)
        browser.close()


if __name__ == "__main__":
    main()
