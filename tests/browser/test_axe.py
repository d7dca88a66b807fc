"""A1 and A3: what axe finds on every page, pairwise over language, theme and size; target sizes."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from tests import counts
from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script
from tests.browser.strategy_stapelsprint import SHORT, SHORT_DEALS

AXE: Final = Path(__file__).parents[2] / ".venv-dev/node/node_modules/axe-core/axe.min.js"

LANGUAGES: Final = ("de", "en", "es", "pl", "cs")
THEMES: Final = ("light", "dark", "forced")
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": PHONE,
    "tablet": {"width": 768, "height": 1024},
    "desktop": DESKTOP,
}
FAST: Final = "{speed: 0}"
MIDDLE: Final = 4
"""Own moves so far; eight of them end the deal."""

Case = tuple[str, str, str, str]


def lobby(page: Page, house: House) -> None:
    page.goto(house.base)


def rules(page: Page, house: House) -> None:
    page.goto(f"{house.base}/rules/stapelsprint")


def room(page: Page, house: House) -> None:
    page.goto(house.open_room(page.context, seats=4, stock_size=5))
    page.click("[data-seat='2'] [data-action=put-computer]")
    page.wait_for_selector("[data-seat='2'][data-occupant=computer]")


PAGES: Final = {place.__name__: place for place in (rules, room, lobby)}


def pick_a_card(page: Page) -> None:
    page.click("[data-action=hints]")
    page.click("[data-zone=hand]")


def open_settings(page: Page) -> None:
    page.click(".to-menu")
    page.click("dialog [data-action=settings]")
    page.wait_for_selector(".sheet-settings")


def play_to_the_middle(page: Page) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    made: list[player.Wish] = []

    def note(page: Page, move: player.Wish) -> None:
        player.by_drags(page, move)
        made.append(move)

    player.play_together({page: note}, lambda: len(made) == MIDDLE)
    page.wait_for_selector(".banner.is-mine")


def play_to_the_end(page: Page) -> None:
    player.play_until_over(page, player.by_drags)


def see_the_result(page: Page) -> None:
    page.wait_for_selector(".sheet-result")


def nothing(page: Page) -> None:
    """All is there."""


Deed = Callable[[Page], None]

STAGES: Final[list[tuple[Deed, dict[str, Deed]]]] = [
    (nothing, {"table_at_start": pick_a_card, "table_with_settings": open_settings}),
    (play_to_the_middle, {"table_in_the_middle": nothing}),
    (play_to_the_end, {"table_at_the_end": see_the_result}),
]
"""How a table gets there, and what is done to each page of it before axe looks."""

PLACES: Final = [place for _, places in STAGES for place in places] + list(PAGES)


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


def cases_of(place: str, language: str) -> Iterator[Case]:
    return (case for case in CASES if case[:2] == (place, language))


def translate(page: Page, language: str) -> None:
    """The same page in another language."""
    if page.evaluate("document.documentElement.lang") != language:
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.reload()
        page.wait_for_selector("main, .table [data-zone]")


def complaints(page: Page, cases: Iterator[Case]) -> Iterator[str]:
    """What is wrong on this page in each theme and size."""
    for place, language, theme, size in cases:
        page.set_viewport_size(SIZES[size])
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light",
            forced_colors="active" if theme == "forced" else "none",
        )
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(AXE.read_text(encoding="utf-8"))
        for what in page.evaluate(script("axe")) + page.evaluate(script("small_targets")):
            yield f"{place} {language} {theme} {size}: {what}"


@WHOLE_DEAL
@pytest.mark.parametrize("place", PAGES)
def test_A1_axe_finds_nothing(place: str, house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    PAGES[place](page, house)
    found: list[str] = []
    for language in LANGUAGES:
        translate(page, language)
        found += complaints(page, cases_of(place, language))
    assert not found, "\n".join(found)


@WHOLE_DEAL
def test_A1_axe_finds_nothing_from_the_deal_to_the_result(house: House, guest: Guest) -> None:
    page = guest(settings=FAST)
    house.shuffle_by(SHORT_DEALS["beginner"])
    page.goto(house.open_solo(page, level="beginner", **SHORT))
    page.wait_for_selector(".banner.is-mine")
    found: list[str] = []
    languages = list(LANGUAGES)
    for get_there, places in STAGES:
        get_there(page)
        for language in languages:
            translate(page, language)
            for place, do in places.items():
                do(page)
                found += complaints(page, cases_of(place, language))
        languages.reverse()
    assert not found, "\n".join(found)
