"""The sheet of all faces and the back, made from the sprite and the styles that players get."""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "kartenrunde" / "web"
SHEET = ROOT / "docs" / "images" / "cards.png"
WIDTHS_PX = (28, 46, 62, 92)
RANKS = (*map(str, range(1, 13)), "star")
LAYOUT = """
html, body { background: var(--felt); color: var(--on-felt); }
body { inline-size: max-content; min-block-size: 0; padding: 24px 28px 28px; }
section + section { margin-block-start: 22px; }
h2 { margin: 0 0 8px; font-size: 15px; }
div { display: flex; gap: 10px; }
div + div { margin-block-start: 10px; }
"""


def row(kind: str, names: tuple[str, ...]) -> str:
    """Yield one line of cards, `kind` being the sprite's face or compact drawings."""
    symbols = [f"{kind}-{name}" if name in RANKS else name for name in names]
    cards = (f'<span class="card"><svg><use href="#{symbol}"/></svg></span>' for symbol in symbols)
    return f"<div>{''.join(cards)}</div>"


def page() -> str:
    """Yield the sheet as a page that needs nothing else."""
    styles = [(WEB / "styles" / f"{name}.css").read_text() for name in ("tokens", "base", "cards")]
    sizes = "".join(f".w{width} {{ --w: {width}px; }}\n" for width in WIDTHS_PX)
    sections = (
        f'<section class="w{width}"><h2>{width} px</h2>'
        f"{row('face', (*RANKS, 'back'))}{row('compact', RANKS)}</section>"
        for width in WIDTHS_PX
    )
    sprite = (WEB / "cards" / "stapelsprint.svg").read_text()
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title>'
        f"<style>{''.join(styles)}{sizes}{LAYOUT}</style>"
        f"<body>{sprite}{''.join(sections)}</body></html>"
    )


def main() -> None:
    """Write the sheet into docs/images."""
    SHEET.parent.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox", "--disable-gpu"]
        )
        view = browser.new_page(device_scale_factor=1.5)
        view.set_content(page())
        view.locator("body").screenshot(path=SHEET)
        browser.close()
    print(f"{SHEET.relative_to(ROOT)}: {SHEET.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
