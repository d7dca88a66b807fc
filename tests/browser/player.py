"""Somebody who plays at a page: sees what anybody sees, moves by one kind of input."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import FloatRect, Page

from tests.browser.house import script
from tests.browser.strategy import Sight, Wish, strategy

__all__ = [
    "Act",
    "Sight",
    "Wish",
    "begin_next_deal",
    "by_drags",
    "by_keys",
    "by_taps",
    "glance",
    "look",
    "play_until",
    "play_until_over",
    "wish",
]

LOOK: Final = script("look")
WAIT: Final = script("wait")
PATIENCE_S: Final = 250
GLANCE_S: Final = 0.1
"""What one page shows, all show very soon."""
NEXT_TASK: Final = """
new Promise((done) => {
  const next = new MessageChannel();
  next.port1.onmessage = done;
  next.port2.postMessage(null);
})
"""


Act = Callable[[Page, Wish], None]


def glance(page: Page, look: str) -> dict[str, Any]:
    """What a script sees once all that a click has changed is drawn, in a task of its own."""
    return dict(page.evaluate(f"async () => {{ await {NEXT_TASK}; return ({look})(); }}"))


def look(page: Page) -> Sight:
    return Sight(**glance(page, LOOK))


def wish(sight: Sight) -> Wish:
    """A sensible move of the game that is played."""
    wanted: Wish = strategy(sight.game).wish(sight)
    return wanted


def play_until_over(
    page: Page, act: Act, *, limit_s: float = PATIENCE_S, check: Callable[[], None] = lambda: None
) -> int:
    """Play to the result of the deal; yields the number of moves made."""
    deadline, made = time.monotonic() + limit_s, 0
    while time.monotonic() < deadline:
        sight = look(page)
        if sight.over:
            return made
        if not sight.mine or sight.ghost:
            wait_until(page, CALLED)
            continue
        act(page, wish(sight))
        made += 1
        wait_until(page, CHANGED, sight.signature)
        check()
    raise TimeoutError(f"expected a result after {limit_s} s, made {made} moves")


CALLED: Final = f"""
() => {{
  const now = ({LOOK})();
  return now.over || (now.mine && !now.ghost);
}}
"""


def wait_until(page: Page, condition: str, arg: Any = None, limit_s: float = PATIENCE_S) -> None:
    """Wait for what only a change of the page brings about; a page at rest costs nothing."""
    if not comes(page, condition, arg, limit_s):
        raise TimeoutError(f"expected it within {limit_s} s: {condition.strip()} {arg or ''}")


def comes(page: Page, condition: str, arg: Any, limit_s: float) -> bool:
    """Whether a condition comes to hold in that time."""
    call = f"([arg, limit_ms]) => ({WAIT})({condition}, arg, limit_ms)"
    return bool(page.evaluate(call, [arg, limit_s * 1000]))


def play_until(page: Page, seen: Callable[[Sight], bool]) -> Sight:
    """Play until the own turn finds the table as the test needs it."""
    while True:
        page.wait_for_selector(".banner.is-mine")
        sight = look(page)
        if seen(sight):
            return sight
        by_drags(page, wish(sight))
        wait_until(page, CHANGED, sight.signature)


CHANGED: Final = f"""
(before) => {{
  const look = {LOOK};
  const now = look();
  return now.over || (now.signature !== before && !now.ghost);
}}
"""


def play_together(
    pages: Mapping[Page, Act], until: Callable[[], bool], *, limit_s: float = PATIENCE_S
) -> None:
    """Each page moves when its turn comes, until something has happened."""
    first = next(iter(pages))
    deadline = time.monotonic() + limit_s
    while not until():
        if time.monotonic() > deadline:
            raise TimeoutError(f"expected it within {limit_s} s")
        before = look(first).signature
        for page, act in pages.items():
            sight = look(page)
            if sight.mine and not sight.over and not sight.ghost:
                act(page, wish(sight))
                wait_until(page, CHANGED, sight.signature)
        comes(first, CHANGED, before, GLANCE_S)


def begin_next_deal(page: Page, *others: Page) -> None:
    """Ask for the next deal from the result, and stay until all have it.

    Who leaves while it is shuffled adds nothing to the shuffle, and another deal follows.
    """
    page.click("[data-action=next-deal-sheet]")
    for one in (page, *others):
        one.wait_for_selector(".sheet-result", state="detached")
        one.wait_for_selector("[data-zone]")


def middle(page: Page, key: str) -> tuple[float, float]:
    box = page.locator(f'[data-key="{key}"]').bounding_box()
    assert box is not None, f"expected {key} on the table"
    return _middle(box)


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 30)


def by_taps(page: Page, move: Wish) -> None:
    if not move.card:
        box = page.locator('[data-action="end-turn"]').bounding_box()
        assert box is not None
        page.touchscreen.tap(*_middle(box))
        return
    page.touchscreen.tap(*middle(page, move.card))
    page.wait_for_selector(f'.target[data-key="{move.place}"]')
    page.touchscreen.tap(*middle(page, move.place))
    if move.answer:
        box = page.locator(f'[data-answer="{move.answer}"]').bounding_box()
        assert box is not None
        page.touchscreen.tap(*_middle(box))


def by_drags(page: Page, move: Wish) -> None:
    if not move.card:
        page.click('[data-action="end-turn"]')
        return
    page.mouse.move(*middle(page, move.card))
    page.mouse.down()
    x, y = middle(page, move.place)
    page.mouse.move(x - 12, y - 12, steps=3)
    page.mouse.move(x, y)
    page.mouse.up()
    if move.answer:
        page.click(f'[data-answer="{move.answer}"]')


def by_keys(page: Page, move: Wish) -> None:
    if not move.card:
        page.keyboard.press("e")
        return
    walk_to(page, move.card)
    page.keyboard.press("Enter")
    walk_to(page, move.place)
    page.keyboard.press(" ")
    if move.answer:
        page.wait_for_selector("[data-answer]")
        page.keyboard.press(move.answer)


NEXT_KEY: Final = """
(key) => {
  const here = document.activeElement;
  const there = document.querySelector(`[data-key="${key}"]`);
  if (here.dataset.key === key) return "";
  const region = (e) => e.closest("[data-region]")?.dataset.region;
  const follows = there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  const back = here !== document.body && follows;
  if (region(here) === region(there)) return back ? "ArrowLeft" : "ArrowRight";
  return back ? "Shift+Tab" : "Tab";
}
"""


def walk_to(page: Page, key: str) -> None:
    """Go to a place as people do: Tab to its region, arrows inside, forwards or back."""
    for _ in range(30):
        press = page.evaluate(NEXT_KEY, key)
        if not press:
            return
        page.keyboard.press(press)
    raise AssertionError(f"expected to reach {key} by keys")


def inputs(page: Page) -> dict[str, int]:
    return dict(page.evaluate("window.inputs"))
