"""Somebody who plays Stealing Bundles: points at a card and, where one can choose, at a place."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser import player
from tests.browser.house import House, script

LOOK: Final = script("look_bundles")
AUTOPLAY: Final = script("autoplay")
LIKED: Final = ("steal", "choice", "take", "lay")
"""What a card does, the best first."""
FAST: Final = "{speed: 0}"
TRIES: Final = 3
TRY_S: Final = 8.0


class Sight(NamedTuple):
    """What can be seen: cards that can be played, places to choose from, bundles, the table."""

    over: bool
    hand: list[dict[str, str]]
    targets: list[str]
    counts: dict[str, int]
    laid: list[str]

    @property
    def best(self) -> str:
        """The key of the card that does most."""
        return min(self.hand, key=lambda card: LIKED.index(card["effect"]))["key"]


Act = Callable[[Page, str], None]
"""Points at a place."""


def look(page: Page) -> Sight:
    return Sight(**player.glance(page, LOOK))


def by_taps(page: Page, key: str) -> None:
    page.touchscreen.tap(*player.middle(page, key))


def by_clicks(page: Page, key: str) -> None:
    page.mouse.click(*player.middle(page, key))


def by_keys(page: Page, key: str) -> None:
    player.walk_to(page, key)
    page.keyboard.press("Enter")


def by_drags(page: Page, key: str) -> None:
    """A card goes to the first place that is marked once it has been lifted; a place is clicked."""
    if not key.startswith("hand:"):
        return by_clicks(page, key)
    x, y = player.middle(page, key)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y - 12)
    page.wait_for_selector("[data-target]")
    page.mouse.move(*player.middle(page, look(page).targets[0]), steps=2)
    return page.mouse.up()


MOVED: Final = f"""
([key, targets]) => {{
  const now = ({LOOK})();
  const gone = !now.hand.some((card) => card.key === key);
  return now.over || gone || (now.targets.length > 0 && now.targets.join() !== targets);
}}
"""


CALLED: Final = f"() => {{ const now = ({LOOK})(); return now.over || now.hand.length > 0; }}"


def play(page: Page, act: Act, key: str = "") -> None:
    """One move of the seat that is on turn: a card, and whatever has to be chosen then."""
    place = card = key or look(page).best
    targets = ""
    while True:
        _act_until_moved(page, partial(act, page, place), [card, targets])
        sight = look(page)
        if sight.over or not sight.targets:
            return
        place, targets = sight.targets[0], ",".join(sight.targets)


def _act_until_moved(page: Page, act: Callable[[], None], before: list[str]) -> None:
    """Act as people do: once more if nothing comes of it."""
    for _ in range(TRIES):
        act()
        if player.comes(page, MOVED, before, TRY_S):
            return
    raise AssertionError(f"expected a move of {before[0]}, nothing came of {TRIES} tries")


def play_until_over(
    pages: Mapping[Page, Act],
    *,
    limit_s: float = 120,
    until: Callable[[Sight], bool] = lambda sight: sight.over,
) -> int:
    """All play to the result of the deal, or until somebody sees that; yields the moves made."""
    deadline, made = time.monotonic() + limit_s, 0
    while time.monotonic() < deadline:
        sights = {page: look(page) for page in pages}
        if any(map(until, sights.values())):
            return made
        for page, sight in sights.items():
            if sight.hand and not sight.over:
                play(page, pages[page])
                made += 1
        player.comes(next(iter(pages)), CALLED, None, player.GLANCE_S)
    raise TimeoutError(f"expected a result after {limit_s} s, made {made} moves")


def play_out_of_sight(pages: Iterable[Page], link: str, moves: Sequence[int]) -> None:
    """The first seats make so many moves, the first there is, from pages that show nothing of it.

    To draw each move costs far more than to make it. The pages stay where they are then.
    """
    base, _, invite = link.rsplit("/", 2)
    at_it = [(page, most) for page, most in zip(pages, moves, strict=True) if most]
    for page, most in at_it:
        page.goto(f"{base}/healthz")
        page.evaluate(AUTOPLAY, [invite, most])
    for page, _ in at_it:
        player.wait_until(page, "() => !document.body.dataset.autoplay")


def sit_down(page: Page, house: House, **form: str | int) -> None:
    """A table against quick computer players."""
    page.goto(house.open_solo(page, game="bundles", **{"level": "beginner", **form}))
    page.wait_for_selector("[data-zone=hand]")


def counted(page: Page) -> dict[str, int]:
    """Cards of each seat, by its name, as the result says it."""
    rows = page.locator(".sheet-result table:not(.deals) tbody tr")
    names = [name.split(" (")[0] for name in rows.locator("bdi").all_inner_texts()]
    texts = rows.locator("th small").all_inner_texts()
    numbers = [_number(text) for text in texts]
    return dict(zip(names, numbers, strict=True))


def _number(text: str) -> int:
    """How many cards, of a German sentence."""
    digits = "".join(filter(str.isdigit, text))
    return int(digits) if digits else {"eine Karte": 1, "keine Karte": 0}[text]
