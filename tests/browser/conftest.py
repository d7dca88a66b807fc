"""Browsers for tests: one Chromium a worker, one running house, fresh guests for each test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from kartenrunde.engine.fairness import ADDITION_BYTES
from tests.browser.house import House
from tests.browser.profiles import EMPTY_AT_FIRST, Profile, Profiles

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--process-per-site",  # a guest's table opens where an earlier one has compiled its modules
    "--no-first-run",
]
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

PATIENCE_MS: Final = 40_000
"""A wait that is no question of its own costs nothing where all is well, so it may be long."""
expect.set_options(timeout=PATIENCE_MS)

SAME_ADDITION: Final = f"""
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (a) => (a.length === {ADDITION_BYTES} ? a.fill(0) : drawn(a));
"""
"""What browsers add to a shuffle is left to chance neither."""

Guest = Callable[..., Page]

WHOLE_DEAL = pytest.mark.timeout(300)
"""Whole deals take some seconds on a quiet machine; a busy one may take its time."""


def chromium_flags() -> list[str]:
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS


@pytest.fixture(scope="session")
def chromium_path() -> str:
    named = os.environ.get("CHROMIUM")
    found = next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)
    assert found is not None, "expected a Chromium; set CHROMIUM to its path"
    return found


@pytest.fixture(scope="session")
def playwright_driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright_driver: Playwright, chromium_path: str) -> Iterator[Browser]:
    browser = playwright_driver.chromium.launch(
        executable_path=chromium_path, args=chromium_flags()
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"), salt="")
    yield running
    running.stop()


@pytest.fixture
def house(house_of_all: House, request: pytest.FixtureRequest) -> House:
    """A house for all tests, each with deals of its own that are the same in every run."""
    house_of_all.shuffle_by(request.node.name)
    return house_of_all


@pytest.fixture
def mortal_house(house: House) -> Iterator[House]:
    """The house for a test that kills it; whatever happens there, it stands for the next one."""
    yield house
    if not house.is_running:
        house.start()


@pytest.fixture
def own_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house that may be opened in another way."""
    running = House(tmp_path, salt=request.node.name)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def profiles(chromium: Browser, house_of_all: House) -> Profiles:
    return Profiles(chromium, f"{house_of_all.base}/healthz")


@pytest.fixture
def guest(profiles: Profiles) -> Iterator[Guest]:
    """Opens the browser of one more guest; what goes wrong in any of their pages fails the test."""
    taken: list[tuple[dict[str, Any], Profile]] = []
    wrong: list[str] = []

    def arrive(
        *,
        language: str = "de",
        settings: str = "{}",
        viewport: ViewportSize = DESKTOP,
        cold: bool = False,
        **options: Any,
    ) -> Page:
        device = {"locale": language, **options}
        profile = (profiles.open if cold else profiles.take)(device)
        taken.append((device, profile))
        page = profile.new_page()
        page.set_viewport_size(viewport)
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(
            f"{EMPTY_AT_FIRST}{SAME_ADDITION}"
            f"if (!localStorage.getItem('kartenrunde.settings'))"
            f" localStorage.setItem('kartenrunde.settings', JSON.stringify({settings}))"
        )
        page.on("pageerror", lambda error: wrong.append(f"{error}"))
        return page

    yield arrive
    for device, profile in taken:
        profiles.give_back(device, profile)
    assert not wrong
