"""What waits to go out on one socket; bounded, so that nobody who does not read costs memory."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kartenrunde.wire import ToBrowser, encode
from kartenrunde.wire.outbound import Gone, State

FRAME_LIMIT: Final = 64
BYTE_LIMIT: Final = 256 * 1024

NOTHING_HERE: Final = 4404
SLOW_READER: Final = 4408


class Outbox:
    """Takes messages at any time without waiting, and sends them one after the other.

    `sender` ends when `finish` was called and all is out, or is cancelled when the browser reads
    too slowly; `close_code` says then what to close the socket with.
    """

    def __init__(self, write: Callable[[str], Awaitable[None]]) -> None:
        self._write = write
        self._frames: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self.close_code: int | None = None
        self.version = 0
        """The newest version that was put in."""
        self.sender = asyncio.create_task(self._send_all())

    def send(self, message: ToBrowser) -> None:
        """Put a message in, unless the socket is about to be closed."""
        if self.close_code is not None:
            return
        frame = encode(message)
        self._frames.append(frame)
        self._size += len(frame)
        self._wake.set()
        if len(self._frames) > FRAME_LIMIT or self._size > BYTE_LIMIT:
            self._frames.clear()
            self.close_code = SLOW_READER
            self.sender.cancel()
        elif isinstance(message, State):
            self.version = message.version
        elif isinstance(message, Gone):
            self.finish(NOTHING_HERE)

    def finish(self, close_code: int) -> None:
        """Send what is in, then end with that code; the first call counts."""
        if self.close_code is None:
            self.close_code = close_code
            self._wake.set()

    async def _send_all(self) -> None:
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self._size -= len(frame)
                await self._write(frame.decode())
            if self.close_code is not None:
                return
            self._wake.clear()
            await self._wake.wait()
