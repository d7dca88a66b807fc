"""A1 and A3: what axe finds on every page, pairwise over language, theme and size; target sizes."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize

from tests import counts
from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script

AXE: Final = Path(__file__).parents[2] / ".venv-dev/node/node_modules/axe-core/axe.min.js"

LANGUAGES: Final = ("de", "en", "es", "pl", "cs")
THEMES: Final = ("light", "dark", "forced")
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": PHONE,
    "tablet": {"width": 768, "height": 1024},
    "desktop": DESKTOP,
}
FAST: Final = "{speed: 0}"

Case = tuple[str, str, str, str]


def a_table(page: Page, house: House) -> None:
    """With ten cards: an Experte is rid of five before one's own first turn, once in 120 deals."""
    page.goto(house.open_solo(page, seats=4, stock_size=10))
    page.wait_for_selector(".banner.is-mine")


def lobby(page: Page, house: House) -> None:
    page.goto(house.base)


def rules(page: Page, house: House) -> None:
    page.goto(f"{house.base}/rules/stapelsprint")


def room(page: Page, house: House) -> None:
    page.goto(house.open_room(page.context, seats=4, stock_size=5))
    page.click("[data-seat='2'] [data-action=put-computer]")
    page.wait_for_selector("[data-seat='2'][data-occupant=computer]")


def table_at_start(page: Page, house: House) -> None:
    a_table(page, house)
    pick_a_card(page)


def pick_a_card(page: Page) -> None:
    page.click("[data-action=hints]")
    page.click("[data-zone=hand]")


def table_in_the_middle(page: Page, house: House) -> None:
    a_table(page, house)
    made = []

    def enough(page: Page, move: player.Wish) -> None:
        player.by_drags(page, move)
        made.append(move)

    player.play_together({page: enough}, lambda: len(made) >= 6 or player.look(page).over)


def table_at_the_end(page: Page, house: House) -> None:
    page.goto(house.open_solo(page, seats=4, stock_size=5))
    page.wait_for_selector("[data-zone=stock]")
    player.play_until_over(page, player.by_drags)


def table_with_settings(page: Page, house: House) -> None:
    a_table(page, house)
    open_settings(page)


def open_settings(page: Page) -> None:
    page.click(".to-menu")
    page.click("dialog [data-action=settings]")
    page.wait_for_selector(".sheet-settings")


PLACES: Final[dict[str, Callable[[Page, House], None]]] = {
    place.__name__: place
    for place in (
        lobby,
        rules,
        room,
        table_at_start,
        table_in_the_middle,
        table_at_the_end,
        table_with_settings,
    )
}


AFTER_RELOAD: Final = {"table_at_start": pick_a_card, "table_with_settings": open_settings}


def pairs_of(case: Case) -> set[object]:
    return set(combinations(enumerate(case), 2))


def pairwise(most: int) -> Iterator[Case]:
    """Cases in which every two values of two factors meet: greedily the one with most new pairs."""
    factors = (tuple(PLACES), LANGUAGES, THEMES, tuple(SIZES))
    everything = list(product(*factors))
    open_pairs = {pair for case in everything for pair in pairs_of(case)}
    for _ in range(most):
        best = max(
            everything, key=lambda case: len(open_pairs & set(combinations(enumerate(case), 2)))
        )
        open_pairs -= set(combinations(enumerate(best), 2))
        everything.remove(best)
        yield best
    assert not open_pairs, f"expected {most} runs to do, still open: {open_pairs}"


CASES: Final = sorted(pairwise(counts.AXE_RUNS))


def dress(page: Page, place: str, language: str, theme: str, size: str) -> None:
    """The same page in another language, theme and size."""
    page.set_viewport_size(SIZES[size])
    page.emulate_media(
        color_scheme="dark" if theme == "dark" else "light",
        forced_colors="active" if theme == "forced" else "none",
    )
    if page.evaluate("document.documentElement.lang") != language:
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.reload()
        page.wait_for_selector("main, .table")
        AFTER_RELOAD.get(place, lambda _: None)(page)


@WHOLE_DEAL
@pytest.mark.parametrize("place", PLACES)
def test_A1_axe_finds_nothing(place: str, house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    PLACES[place](page, house)
    found: list[Any] = []
    for _, language, theme, size in (case for case in CASES if case[0] == place):
        dress(page, place, language, theme, size)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found += [f"{language} {theme} {size}: {what}" for what in page.evaluate(script("axe"))]
        found += [f"{size}: {what}" for what in page.evaluate(script("small_targets"))]
    assert not found, "\n".join(found)
