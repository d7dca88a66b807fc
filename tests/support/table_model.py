"""A table as somebody would keep it on paper: seats, host and people, second by second."""

from math import inf

from kartenrunde.table.times import HOST_AWAY_S, LOBBY_AWAY_S, RESTART_ALLOWANCE_S

COMPUTER = "computer"


class PaperTable:
    """The naive model: who sits where, who is host, who is here."""

    def __init__(self, host: str, seats: int) -> None:
        self.seats: list[str | None] = [host, *[None] * (seats - 1)]
        self.host: str | None = host
        self.has_started = False
        self.left: set[str] = set()
        self.tabs: dict[str, int] = {}
        self.here_since_s: dict[str, float] = {}
        self.away_since_s: dict[str, float] = {}
        self._begin_s = inf

    def people(self) -> list[str]:
        """Who holds a seat and has not left it, by seat."""
        held = [guest for guest in self.seats if guest is not None and guest != COMPUTER]
        return [guest for guest in held if guest not in self.left]

    def is_here(self, guest: str) -> bool:
        return self.tabs.get(guest, 0) > 0

    def arrive(self, guest: str, now_s: float) -> None:
        self._begin_s = min(self._begin_s, now_s + RESTART_ALLOWANCE_S)
        if not self.is_here(guest):
            self.here_since_s[guest] = now_s
        self.tabs[guest] = self.tabs.get(guest, 0) + 1
        self.left.discard(guest)

    def go(self, guest: str, now_s: float) -> None:
        self.tabs[guest] -= 1
        if not self.tabs[guest]:
            self.away_since_s[guest] = now_s

    def leave(self, guest: str, now_s: float) -> None:
        if self.has_started:
            self.left.add(guest)
        else:
            self.seats[self.seats.index(guest)] = None
        self.tabs[guest] = 0
        self.away_since_s[guest] = now_s
        if self.host == guest:
            self.host = self._longest(self.people())

    def restart(self) -> None:
        """All times begin anew, and more, once somebody has the table loaded."""
        self.tabs.clear()
        self.away_since_s.clear()
        self._begin_s = inf

    def look(self, now_s: float) -> None:
        """What happens by itself at this second."""
        if not self.has_started:
            for seat, guest in enumerate(self.seats):
                if self._has_been_away(guest, LOBBY_AWAY_S, now_s):
                    self.seats[seat] = None
                    if guest == self.host:
                        self.host = self._longest(self.people())
            self._seat_those_who_wait()
        if self.host is None or self._has_been_away(self.host, HOST_AWAY_S, now_s):
            heirs = [guest for guest in self.people() if guest != self.host]
            self.host = self._longest(heirs) or self.host

    def _seat_those_who_wait(self) -> None:
        while None in self.seats:
            waiting = [guest for guest in self.tabs if self.is_here(guest)]
            guest = self._longest([guest for guest in waiting if guest not in self.seats])
            if guest is None:
                return
            self.seats[self.seats.index(None)] = guest

    def _has_been_away(self, guest: str | None, seconds: float, now_s: float) -> bool:
        if guest is None or guest == COMPUTER or self.is_here(guest):
            return False
        return now_s >= self.away_since_s.get(guest, self._begin_s) + seconds

    def _longest(self, guests: list[str]) -> str | None:
        here = [guest for guest in guests if self.is_here(guest)]
        return min(here, key=lambda guest: self.here_since_s[guest], default=None)
