"""What can be set, and the limits that nobody who plays ever meets."""

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, then so many a second."""

    burst: float
    per_s: float


class Limits(Struct, frozen=True):
    """How much one socket or one address may ask for."""

    frames: Rate = Rate(40, 20)
    """Of a socket; beyond it frames wait."""
    delays: Rate = Rate(100, 1)
    """Frames of a socket that had to wait; beyond it the socket is closed for good."""
    bad_messages: int = 20
    """Frames that are none of ours before a socket is closed for good."""
    browser_handshakes: Rate = Rate(40, 2)
    """Sockets that one browser opens."""
    handshakes: Rate = Rate(300, 60)
    """Of an address: a whole club behind one router comes back after a restart."""
    guesses: Rate = Rate(30, 0.5)
    """Invites of an address that lead nowhere."""
    openings: Rate = Rate(100, 0.3)
    """Tables that an address opens."""


class Settings(Struct, frozen=True):
    """Where the server keeps its data and under which addresses it is known.

    The first origin is the public one: it stands in invite links and QR codes. Pages and sockets
    of other origins may not act here. With `gathers_loopback` a page opened under a loopback name
    is sent to the public address, so that one browser stays one guest.
    """

    data: Path
    origins: tuple[str, ...]
    gathers_loopback: bool = True
    behind_proxy: bool = False
    limits: Limits = Limits()

    @property
    def public(self) -> str:
        """The address for links."""
        return self.origins[0]

    @property
    def is_secure(self) -> bool:
        """Whether browsers come by https."""
        return urlsplit(self.public).scheme == "https"

    @property
    def database(self) -> Path:
        """The file of the SQLite database."""
        return self.data / "kartenrunde.db"
