"""The server as a process: uvicorn, its signals and its end."""

import asyncio
import os
import socket
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kartenrunde.server.app import create_app
from kartenrunde.server.house import House, open_house
from kartenrunde.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

FRAME_BYTES: Final = 64 * 1024
PING_S: Final = 20
STALL_S: Final = 10
"""A peer that takes nothing for so long is cut off."""
GRACE_S: Final = 2
"""For answers under way when the server is asked to end."""


async def serve(settings: Settings, listener: socket.socket, opened: Callable[[], None]) -> None:
    """Serve until a signal says otherwise; `opened` is called when the first page can be had.

    Raises `StoreError` if the database cannot be used.
    """
    async with open_house(settings) as house:
        config = _configure(create_app(house), settings)
        await Server(config, house, opened).serve(sockets=[listener])


def _configure(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Peer,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=GRACE_S,
    )


class Server(uvicorn.Server):
    """Ends in an orderly way at the first signal and at once at the second."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every socket to come back (1012); nobody is noted as having left."""
        self._house.is_closing = True
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take a signal. What is acknowledged is on the disk, so an end at once loses nothing."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True


class Peer(WebSocketsSansIOProtocol):
    """A browser's end of a socket; one that stops reading cannot hold its buffer for ever."""

    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The buffer is full."""
        super().pause_writing()
        self._stalled = self.loop.call_later(STALL_S, self.transport.abort)

    def resume_writing(self) -> None:
        """The peer reads again."""
        self._give_time()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The peer is gone."""
        self._give_time()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """The peer is silent; what still waits for it must not keep it among the living."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: "ASGISendEvent") -> None:
        """Send; to a socket that was closed for a broken frame that is no fault of the sender."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def _give_time(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
