"""One socket of a guest at a table."""

from typing import TYPE_CHECKING, Protocol

from kartenrunde.table.presence import Tab
from kartenrunde.wire import FromBrowser, ToBrowser
from kartenrunde.wire.outbound import Gone

if TYPE_CHECKING:
    from kartenrunde.table.authority import Table


class Outbox(Protocol):
    """Where messages to one browser go."""

    def send(self, message: ToBrowser) -> None:
        """Take a message; never blocks, never raises."""


class Connection(Tab):
    """A guest's page, as the table sees it."""

    def __init__(
        self, table: "Table", guest: str, outbox: Outbox, since: int, is_visible: bool
    ) -> None:
        super().__init__(guest, is_visible)
        self._table = table
        self._outbox = outbox
        self.is_open = True
        self.sent = since
        """The version the browser holds; 0 for none."""
        self.wants_state = True
        self.asked: ToBrowser | None = None
        """The last question of the shuffle that was put to it."""

    def send(self, message: ToBrowser) -> None:
        """Pass a message on, unless the connection is over."""
        if self.is_open:
            self._outbox.send(message)

    def end(self, code: str) -> None:
        """Say that there is nothing more here; the server closes the socket."""
        self.send(Gone(code))
        self.is_open = False

    async def receive(self, message: FromBrowser) -> None:
        """Have the table handle a message of this browser."""
        if self.is_open:
            await self._table.receive(self, message)

    async def disconnect(self) -> None:
        """The socket is closed, or silent for too long."""
        self.is_open = False
        await self._table.disconnect(self)
