"""Somebody who plays Canasta at a page: sees what lies open, moves by one kind of input."""

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Unmoved

from tests.browser import player
from tests.browser.house import House, script

LOOK: Final = script("look_canasta")
FAST: Final = "{speed: 0, hand: 'groups'}"
FAN: Final = "{speed: 0, hand: 'fan'}"
TOO_SOON_MS: Final = 360
"""A second tap within this time is a double one, and the main button does not hear it."""
TRIES: Final = 3
TRY_MS: Final = 8_000
WILD: Final = "2★"
VALUES: Final = (
    {"★": 50, "2": 20, "A": 20} | dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5)
)
"""What everybody at a table knows."""


@dataclass(frozen=True)
class Spot:
    """A place with cards."""

    key: str
    rank: str
    count: int
    effect: str


class Sight(NamedTuple):
    """What can be seen."""

    phase: str
    over: bool
    asks: bool
    busy: bool
    total: int
    missing: int
    hand: list[Spot]
    melds: list[Spot]
    tray: list[Spot]
    pile: Spot
    ends: bool
    stock: int
    said: str

    def held(self, rank: str) -> int:
        """How many cards of a rank are in the hand."""
        return sum(spot.count for spot in self.hand if spot.rank == rank)

    @property
    def has_canasta(self) -> bool:
        """Whether a canasta lies on the own side."""
        return any(spot.effect in ("natural", "mixed") for spot in self.melds)


def look(page: Page) -> Sight:
    seen = player.glance(page, LOOK)
    for zone in ("hand", "melds", "tray"):
        seen[zone] = [Spot(**spot) for spot in seen[zone]]
    seen["pile"] = Spot(**seen["pile"])
    return Sight(**seen)


class Act(Protocol):
    """One kind of input."""

    def put(self, page: Page, rank: str, count: int, place: str) -> None:
        """Put so many cards of a rank from the hand onto a place."""

    def main(self, page: Page) -> None:
        """Do what the main button says."""

    def press(self, page: Page, name: str) -> None:
        """Press a button of the bar below or of a sheet."""

    def open_pile(self, page: Page) -> None:
        """Look at the discard pile."""


def _spots(page: Page, rank: str) -> list[str]:
    return [spot.key for spot in look(page).hand if spot.rank == rank]


class Taps:
    """A finger on a phone, the hand by ranks."""

    def put(self, page: Page, rank: str, count: int, place: str) -> None:
        (key,) = _spots(page, rank)
        for step in range(count):
            page.wait_for_timeout(TOO_SOON_MS if step else 0)
            self._tap(page, f'[data-key="{key}"]')
        self._tap(page, f'.target[data-key="{place}"]')

    def main(self, page: Page) -> None:
        page.wait_for_timeout(TOO_SOON_MS)
        self._tap(page, "[data-action=main]")

    def press(self, page: Page, name: str) -> None:
        self._tap(page, f"[data-action={name}]")

    def open_pile(self, page: Page) -> None:
        self._tap(page, '[data-key="pile"]')

    @staticmethod
    def _tap(page: Page, selector: str) -> None:
        spot = page.locator(selector)
        spot.wait_for(timeout=TRY_MS)
        box = spot.bounding_box()
        assert box is not None
        # Unlike a touch of the screen it waits until the place lies still.
        spot.tap(position={"x": box["width"] / 2, "y": min(box["height"] / 2, 30)}, timeout=TRY_MS)


class Clicks(Taps):
    """A mouse that clicks, the hand by ranks."""

    @staticmethod
    def _tap(page: Page, selector: str) -> None:
        page.click(selector, position={"x": 12, "y": 14})


class Drags:
    """A mouse on a desk, the hand as a fan; buttons are pressed."""

    def put(self, page: Page, rank: str, count: int, place: str) -> None:
        for _ in range(count):
            before = look(page)
            drag(page, _spots(page, rank)[0], place)
            settle(page, before)

    def main(self, page: Page) -> None:
        if look(page).phase == "draw" and not look(page).tray:
            drag(page, "draw", "hand")
        else:
            page.wait_for_timeout(TOO_SOON_MS)
            page.click("[data-action=main]")

    def press(self, page: Page, name: str) -> None:
        page.click(f"[data-action={name}]")

    def open_pile(self, page: Page) -> None:
        page.click('[data-key="pile"]')


def drag(page: Page, source: str, place: str) -> None:
    """Carry a card with the mouse."""
    box = page.locator(f'[data-key="{source}"]').bounding_box()
    assert box is not None, source
    page.mouse.move(box["x"] + 12, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] + 40, steps=2)
    page.wait_for_selector(f'[data-key="{place}"]')
    x, y = player.middle(page, place)
    page.mouse.move(x - 12, y - 12, steps=3)
    page.mouse.move(x, y)
    page.mouse.up()


class Keys:
    """Keys alone, the hand by ranks."""

    def put(self, page: Page, rank: str, count: int, place: str) -> None:
        (key,) = _spots(page, rank)
        player.walk_to(page, key)
        for _ in range(count):
            page.keyboard.press("Enter")
        player.walk_to(page, place)
        page.keyboard.press("Enter")

    def main(self, page: Page) -> None:
        page.wait_for_timeout(TOO_SOON_MS)
        page.keyboard.press("e")

    def press(self, page: Page, name: str) -> None:
        page.wait_for_selector(f"[data-action={name}]")
        for _ in range(30):
            if page.evaluate("document.activeElement.dataset.action ?? ''") == name:
                break
            inside = page.evaluate(
                "document.activeElement.closest('[data-region=actions]') !== null"
            )
            page.keyboard.press("ArrowRight" if inside else "Tab")
        page.keyboard.press("Enter")

    def open_pile(self, page: Page) -> None:
        player.walk_to(page, "pile")
        page.keyboard.press("Enter")


CALLED: Final = f"""
() => {{
  const now = ({LOOK})();
  return now.over || (now.phase !== "" && !now.busy);
}}
"""


def settle(page: Page, before: Sight, *, wait_s: float = 20) -> Sight:
    """Wait until something else is to be seen, and nothing moves; a card asked about lies half."""
    deadline = time.monotonic() + wait_s
    while time.monotonic() < deadline:
        now = look(page)
        if now.over or (now.asks and not before.asks) or (now != before and not now.busy):
            return now
        page.wait_for_timeout(15)
    raise TimeoutError(f"expected something else than {before}")


def play_until_over(page: Page, act: Act, *, limit_s: float = 240) -> int:
    """Play to the result of the deal; yields the number of turns."""
    deadline, turns = time.monotonic() + limit_s, 0
    while time.monotonic() < deadline:
        sight = look(page)
        if sight.over:
            return turns
        if not sight.asks and (not sight.phase or sight.busy):
            player.comes(page, CALLED, None, limit_s)
            continue
        take_step(page, act, sight)
        turns += sight.phase == "draw"
    raise TimeoutError(f"expected a result after {limit_s} s and {turns} turns: {look(page)}")


def take_step(page: Page, act: Act, sight: Sight) -> None:
    """One step, and as people do it: once more if nothing comes of it."""
    for _ in range(TRIES):
        with suppress(TimeoutError, Unmoved):
            _step(page, act, sight)
            settle(page, sight)
            return
    raise TimeoutError(f"expected something else than {sight} after {TRIES} tries")


def _step(page: Page, act: Act, sight: Sight) -> None:
    """Draw, lay what is sensible, or discard."""
    if sight.asks:
        act.press(page, "confirm")
    elif sight.phase == "draw" and _wants_pile(sight):
        _take(page, act)
    elif sight.phase == "draw" and not sight.stock and sight.ends:
        act.press(page, "shortcut")
    elif sight.phase == "draw" or (sight.tray and sight.missing <= 0):
        act.main(page)
    elif wish := next(_wishes(sight), None):
        act.put(page, *wish)
    else:
        act.put(page, _discard(sight), 1, "pile")


def _wants_pile(sight: Sight) -> bool:
    rank, fits = sight.pile.rank, "blocked" not in sight.pile.effect
    return fits and not sight.tray and sight.missing <= 0 < sight.stock and sight.held(rank) >= 2


def _take(page: Page, act: Act) -> None:
    """With two cards of its top's rank, where the sheet offers it; else draw."""
    act.open_pile(page)
    page.wait_for_selector(".sheet-pile")
    if page.locator("[data-action=way-0]").count():
        act.press(page, "way-0")
        return
    act.press(page, "close")
    page.wait_for_selector(".sheet-pile", state="detached")
    act.main(page)


def _wishes(sight: Sight) -> Iterator[tuple[str, int, str]]:
    """Cards that lay well, two being kept: onto own melds, or three of a rank set out."""
    keep = 1 if sight.has_canasta else 2
    if sight.missing > 0 and not sight.tray and not _opens(sight):
        return
    mine = {spot.key.removeprefix("meld:") for spot in sight.melds}
    out = {spot.key.removeprefix("tray:") for spot in sight.tray}
    loose = sum(spot.count for spot in sight.hand)
    for rank in dict.fromkeys(spot.rank for spot in sight.hand):
        count = sight.held(rank)
        if rank in mine and loose - count >= keep:
            yield rank, count, f"meld:{rank}"
        if rank not in mine | out | {"3", *WILD} and count >= 3 and loose - count >= keep:
            yield rank, count, "tray"


def _opens(sight: Sight) -> bool:
    ranks = {spot.rank for spot in sight.hand} - {"3", *WILD}
    laid = [(rank, sight.held(rank)) for rank in ranks if sight.held(rank) >= 3]
    points = sum(VALUES[rank] * count for rank, count in laid)
    rest = sum(spot.count for spot in sight.hand) - sum(count for _, count in laid)
    return points >= sight.missing and rest >= 2


def _discard(sight: Sight) -> str:
    """A rank of which there is little."""
    ranks = [spot.rank for spot in sight.hand]
    return min(ranks, key=lambda rank: (rank in WILD, sight.held(rank), VALUES[rank]))


def sit_down(page: Page, house: House, **form: str | int) -> None:
    """Open a table and wait for the own turn."""
    page.goto(house.open_solo(page, **{"game": "canasta", "seats": 4, "level": "beginner", **form}))
    page.wait_for_selector(".banner.is-mine", timeout=40_000)
