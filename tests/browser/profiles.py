"""Browser profiles: cookies, storage and cache of a guest; emptied, they serve the next one."""

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

MOST_WAITING: Final = 6
"""Profiles that a worker keeps; each holds a process of some 50 MB."""

EMPTY_AT_FIRST: Final = """
if (!sessionStorage.getItem("tests.begun")) {
  localStorage.clear();
  sessionStorage.setItem("tests.begun", "yes");
}
"""
"""A tab's first page finds nothing that an earlier guest has stored."""


class Profile:
    """A browser on one kind of device.

    A page that stays open at the house keeps the process and what it has compiled: with it, the
    next guest's table takes a quarter less of the processor. A page opened from it begins in that
    process, for a quarter less again; one opened on its own begins in a process made for it, and
    leaves that for the house's.
    """

    def __init__(self, context: BrowserContext, house: str) -> None:
        self.context = context
        self._anchor = context.new_page()
        self._anchor.goto(house)

    def new_page(self) -> Page:
        """An empty page."""
        with self.context.expect_page() as opened:
            self._anchor.evaluate("void window.open('about:blank')")
        return opened.value

    def empty(self) -> None:
        """Leave nothing of a guest but the cache."""
        for page in self.context.pages:
            if page is not self._anchor:
                page.close()
        self.context.set_offline(False)
        self.context.clear_cookies()

    def close(self) -> None:
        self.context.close()


class Profiles:
    """Profiles of a browser; those that no guest uses wait, the one used last is the last to go."""

    def __init__(self, browser: Browser, house: str) -> None:
        self._browser = browser
        self._house = house
        self._waiting: list[tuple[str, Profile]] = []

    def take(self, device: dict[str, Any]) -> Profile:
        """A profile on such a device, one that waits if there is any."""
        for place, (kind, profile) in enumerate(self._waiting):
            if kind == repr(device):
                del self._waiting[place]
                return profile
        return self.open(device)

    def open(self, device: dict[str, Any]) -> Profile:
        """A profile that nobody has had: its cache is empty."""
        return Profile(self._browser.new_context(**device), self._house)

    def give_back(self, device: dict[str, Any], profile: Profile) -> None:
        """Let it wait for the next guest with such a device."""
        profile.empty()
        self._waiting.append((repr(device), profile))
        if len(self._waiting) > MOST_WAITING:
            _, oldest = self._waiting.pop(0)
            oldest.close()
