"""A8, A13 and the budgets: what loads, what moves, what runs while nothing happens."""

import gzip
from itertools import takewhile
from typing import Any, Final

import brotli  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import CDPSession, Page, Request

from kartenrunde.engine import games
from tests.browser import player
from tests.browser.conftest import WHOLE_DEAL, Guest
from tests.browser.house import House, script

MOST_REQUESTS: Final = 25
MOST_BROTLI: Final = 60_000
MOST_GZIP: Final = 75_000
MOST_MODULES: Final = 15
AFTER_PLAYABLE_MS: Final = 3_000
SHEETS_AFTER_MS: Final = 6_000
"""Sheets come so long after the table; on a busy machine the own turn may come no sooner."""
SHEETS_BEGUN_MS: Final = """
performance.getEntriesByType("resource")
  .filter(({name}) => name.includes("/sheets.")).map(({startTime}) => startTime)
"""
STYLED_PARTS_OF_SPRITES: Final = """
[...document.querySelectorAll(".sprite, .sprite *")].filter((part) => part.checkVisibility()).length
"""
SHORT_DEAL: Final = "short 16"
"""Over after eight own moves, from the stock too, and thirteen of the other seat."""
IDLE_MS: Final = 4_000
"""A13 says 100 ms of work in 10 s; the test looks 4 s and allows five times as much."""
MOST_IDLE_WORK_S: Final = 0.2


def deal(page: Page, house: House, **form: str | int) -> list[Request]:
    """Open a table cold and wait until a card can be played."""
    address = house.open_solo(page, **{"seats": 4, "pace": "slow", **form})
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.goto(address)
    page.wait_for_selector(".banner.is-mine")
    return asked


@pytest.mark.parametrize("game", games())
def test_P23_first_table_within_the_budget(game: str, house: House, guest: Guest) -> None:
    page = guest(settings="{speed: 0}", cold=True)
    asked = deal(page, house, game=game, pace="instant", level="beginner")
    page.wait_for_timeout(AFTER_PLAYABLE_MS)
    assert all(request.url.startswith(house.base) for request in asked)
    asked = list(takewhile(lambda request: "/sheets." not in request.url, asked))
    assert all(begun_ms >= SHEETS_AFTER_MS for begun_ms in page.evaluate(SHEETS_BEGUN_MS))
    bodies = [response.body() for request in asked if (response := request.response())]
    assert len(asked) <= MOST_REQUESTS, [request.url for request in asked]
    assert sum(len(brotli.compress(body)) for body in bodies) <= MOST_BROTLI
    assert sum(len(gzip.compress(body)) for body in bodies) <= MOST_GZIP
    modules = page.locator("link[rel=modulepreload]").count()
    assert modules <= MOST_MODULES
    assert page.evaluate(STYLED_PARTS_OF_SPRITES) == 0


def test_P23_the_answers_come_compressed(house: House, guest: Guest) -> None:
    page = guest(cold=True)
    encodings: dict[str, str | None] = {}
    page.on("response", lambda r: encodings.update({r.url: r.headers.get("content-encoding")}))
    deal(page, house, pace="instant")
    plain = [url for url, encoding in encodings.items() if "/s/" in url and not encoding]
    assert not plain


def work_s(session: CDPSession) -> float:
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))


def test_A13_a_waiting_table_does_nothing(house: House, guest: Guest) -> None:
    page = guest()
    deal(page, house, pace="instant")
    page.wait_for_timeout(2_500)
    page.evaluate(
        "() => { window.frames_asked = 0; const raf = requestAnimationFrame;"
        "window.requestAnimationFrame = (f) => { frames_asked += 1; return raf(f); } }"
    )
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = work_s(session)
    page.wait_for_timeout(IDLE_MS)
    assert work_s(session) - before < MOST_IDLE_WORK_S
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("window.frames_asked") == 0


@WHOLE_DEAL
@pytest.mark.parametrize(
    ("settings", "reduced"),
    [("{speed: 2}", "reduce"), ("{motionOff: true, speed: 2}", "no-preference")],
)
def test_A8_nothing_moves_in_a_whole_deal(
    settings: str, reduced: str, house: House, guest: Guest
) -> None:
    page = guest(settings=settings, reduced_motion=reduced)
    page.add_init_script(script("watch_motion"))
    house.shuffle_by(SHORT_DEAL)
    page.goto(house.open_solo(page, seats=2, stock_size=5))
    seen: list[int] = []
    count = "document.getAnimations().length"
    player.play_until_over(page, player.by_drags, check=lambda: seen.append(page.evaluate(count)))
    assert set(seen) == {0}
    assert page.evaluate("window.moved") == []
