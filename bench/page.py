"""How soon a first table can be played, and how long an own move blocks, on a cheap phone.

script/bench page: Chromium at 360x640, cold, with 1.6 Mbit/s, 150 ms and a fourth of this machine's
speed. Aims: playable in 1.5 s; no script of an own move blocks the page for more than 16 ms.
"""

import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser import player
from tests.browser.conftest import chromium_flags
from tests.browser.house import House

LOADS: Final = 5
MOVES: Final = 12
SLOWER: Final = 4
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
LOADED_S: Final = 5.0
PLAYABLE: Final = ".banner.is-mine"
NOTE_PLAYABLE: Final = f"""
new MutationObserver(() => {{
    if (document.querySelector("{PLAYABLE}")) window.playable_ms ??= performance.now();
}}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""
SETTLED_MS: Final = 700
SCRIPTS: Final = {"EventDispatch", "FunctionCall", "RunMicrotasks", "FireAnimationFrame"}
CATEGORIES: Final = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel"]


def main() -> None:
    """Measure and print."""
    path = shutil.which(os.environ.get("CHROMIUM") or "chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder), salt="bench")
        browser = driver.chromium.launch(executable_path=path, args=chromium_flags())
        try:
            show("first table playable", [load_ms(browser, house) for _ in range(LOADS)], 1500)
            moves = list(moves_ms(browser, house))
            show("an own move blocks for", [script_ms for script_ms, _ in moves], 16)
            show("its drawing included", [task_ms for _, task_ms in moves], None)
        finally:
            browser.close()
            house.stop()


def show(what: str, found_ms: list[float], aim_ms: float | None) -> None:
    """One line of the result."""
    median_ms = statistics.median(found_ms)
    print(
        f"{what:<24} median {median_ms:7.1f} ms   from {min(found_ms):7.1f} to "
        f"{max(found_ms):7.1f}   {len(found_ms)} times"
        + (f", aim {aim_ms:.0f} ms" if aim_ms else "")
    )


def load_ms(browser: Browser, house: House) -> float:
    """From navigation until the banner says that it is the visitor's turn, by a cold browser."""
    page = arrive(browser)
    address = house.open_solo(page, seats=2, stock_size=10, pace="instant")
    wait_for_own_turn(browser, house, page, address)
    slow_down(page)
    page.add_init_script(NOTE_PLAYABLE)
    page.goto(address, wait_until="commit")
    # Asking the page meanwhile would make it load the driver's own scripts.
    time.sleep(LOADED_S)
    found: float = page.evaluate("window.playable_ms")
    page.context.close()
    return found


def wait_for_own_turn(browser: Browser, house: House, page: Page, address: str) -> None:
    """Let the deal begin in another tab of the same guest, so that only loading is measured."""
    first = page.context.new_page()
    first.goto(address)
    first.wait_for_selector(PLAYABLE)
    first.close()


def moves_ms(browser: Browser, house: House) -> Iterator[tuple[float, float]]:
    """The longest script, and the longest task, on the page's thread in each of several moves."""
    page = arrive(browser)
    page.goto(house.open_solo(page, seats=4, stock_size=20, pace="instant"))
    slow_down(page)
    for _ in range(MOVES):
        page.wait_for_selector(PLAYABLE)
        page.wait_for_timeout(SETTLED_MS)
        sight = player.look(page)
        wish = player.wish(sight)
        browser.start_tracing(page=page, categories=CATEGORIES)
        player.by_taps(page, wish)
        page.wait_for_timeout(SETTLED_MS)
        trace = json.loads(browser.stop_tracing())
        yield longest_ms(trace, SCRIPTS), longest_ms(trace, {"RunTask"})
    page.context.close()


def longest_ms(trace: dict[str, Any], names: Collection[str]) -> float:
    """The longest event of one of those names on the renderer's main thread."""
    events = trace["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    durations_ms = [
        event.get("dur", 0) / 1000
        for event in events
        if event["name"] in names and (event["pid"], event["tid"]) in threads
    ]
    return max(durations_ms, default=0.0)


def arrive(browser: Browser) -> Page:
    """A new visitor with a phone."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    return context.new_page()


def slow_down(page: Page) -> None:
    """Make line and machine as slow as a cheap phone's."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


if __name__ == "__main__":
    main()
