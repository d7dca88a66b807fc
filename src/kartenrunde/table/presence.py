"""Who is here, since when, and since when whoever is on turn has done nothing.

Nothing of this is stored: after a restart everybody is away, and every time begins anew.
"""

from collections.abc import Iterable
from math import inf

from kartenrunde.table.times import (
    IDLE_NOTICE_S,
    IDLE_S,
    MOST_STILL_HERE,
    SOLO_HIDDEN_S,
    STILL_HERE_S,
)

TurnKey = tuple[int, int | None]
"""A deal, and the seat on turn in it."""


class Tab:
    """One open page of a guest."""

    def __init__(self, guest: str, is_visible: bool) -> None:
        self.guest = guest
        self.is_visible = is_visible
        self.is_paused = False


class Presence:
    """The open tabs of one table, and the times that follow from them."""

    def __init__(self, now_s: float, allowance_s: float) -> None:
        self._begin_s = now_s + allowance_s
        self._tabs: dict[str, list[Tab]] = {}
        self._here_since_s: dict[str, float] = {}
        self._away_since_s: dict[str, float] = {}
        self.rests_from_s: float | None = now_s
        """From when on nobody follows the game with a free hand; None while somebody does."""

    def is_here(self, guest: str) -> bool:
        """Whether a tab of the guest is open."""
        return guest in self._tabs

    @property
    def guests(self) -> list[str]:
        """Everybody who is here, with a seat or without."""
        return list(self._tabs)

    def away_since_s(self, guest: str) -> float:
        """Since when a guest who is not here has been away."""
        return self._away_since_s.get(guest, self._begin_s)

    def longest(self, guests: Iterable[str]) -> str | None:
        """The one of these guests who has been here longest without a break."""
        here = [guest for guest in guests if guest in self._tabs]
        return min(here, key=self._here_since_s.__getitem__, default=None)

    def arrive(self, tab: Tab, now_s: float) -> None:
        """A tab opens."""
        if tab.guest not in self._tabs:
            self._here_since_s[tab.guest] = now_s
        self._tabs.setdefault(tab.guest, []).append(tab)
        self.look_again(now_s)

    def go(self, tab: Tab, now_s: float) -> None:
        """A tab closes."""
        tabs = self._tabs.get(tab.guest, [])
        if tab not in tabs:
            return
        tabs.remove(tab)
        if not tabs:
            del self._tabs[tab.guest]
            self._away_since_s[tab.guest] = now_s
        self.look_again(now_s)

    def look_again(self, now_s: float) -> None:
        """Tabs were shown, hidden, paused or closed: is somebody still following?"""
        visible = [tab for tabs in self._tabs.values() for tab in tabs if tab.is_visible]
        resting_s = inf if self.rests_from_s is None else self.rests_from_s
        if any(not tab.is_paused for tab in visible):
            self.rests_from_s = None
        elif visible:
            self.rests_from_s = min(resting_s, now_s)
        else:
            self.rests_from_s = min(resting_s, now_s + SOLO_HIDDEN_S)


class TurnWatch:
    """How long the seat on turn has had."""

    def __init__(self, now_s: float, allowance_s: float) -> None:
        self.turn: TurnKey = (0, None)
        self.began_s = now_s + allowance_s
        """When the turn began."""
        self.acted_s = now_s + allowance_s
        """When the seat on turn last did something, or came back."""
        self.shown_s = now_s
        """When something last happened with the cards; the next must not follow too fast."""
        self._extensions = 0
        self._has_granted = False

    @property
    def idle_at_s(self) -> float:
        """When a computer player acts for somebody present."""
        return self.acted_s + IDLE_S + self._extensions * STILL_HERE_S

    @property
    def notice_at_s(self) -> float:
        """When they are told so."""
        return self.idle_at_s - IDLE_S + IDLE_NOTICE_S

    def follow(self, turn: TurnKey, now_s: float) -> None:
        """The cards have changed."""
        self.pace(now_s)
        if turn != self.turn:
            self.turn = turn
            self.began_s = now_s
        self.act(now_s)

    def pace(self, now_s: float) -> None:
        """Something can be seen to have happened."""
        self.shown_s = now_s

    def act(self, now_s: float) -> None:
        """The seat on turn shows that somebody is there."""
        self.acted_s = now_s
        self._extensions = 0
        self._has_granted = False

    def grant(self, now_s: float) -> None:
        """Whoever comes back is not replaced at once; only the first return of a turn counts."""
        if not self._has_granted:
            self._has_granted = True
            self.acted_s = max(self.acted_s, now_s - IDLE_NOTICE_S)

    def extend(self) -> None:
        """The seat on turn wants more time."""
        self._extensions = min(self._extensions + 1, MOST_STILL_HERE)
