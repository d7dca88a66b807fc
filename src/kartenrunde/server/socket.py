"""One browser's line to one table, from the handshake to the closing code."""

import asyncio
import contextlib
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kartenrunde.server.guessing import may_guess, note_miss
from kartenrunde.server.guest import admit_guest, token_of
from kartenrunde.server.house import House, house_of
from kartenrunde.server.invite import read_invite
from kartenrunde.server.limits import Bucket
from kartenrunde.server.outbox import NOTHING_HERE, SLOW_READER, Outbox
from kartenrunde.table import Connection
from kartenrunde.table.ports import LogBusy
from kartenrunde.wire import BadMessage, FromBrowser, decode_from_browser
from kartenrunde.wire.inbound import PROTOCOL, Hello, Ping
from kartenrunde.wire.outbound import Gone, Pong, Refused

HELLO_S: Final = 5.0
FLUSH_S: Final = 5.0

LEFT: Final = 1000
TRY_LATER: Final = 1013
BAD_PROTOCOL: Final = 4400
TOO_FAST: Final = 4429

AnySocket = WebSocket[Any, Any, Any]

_log = structlog.get_logger(__name__)


@websocket("/ws/{invite:str}")
async def table_socket(socket: AnySocket) -> None:
    """Talk to a browser; the edge has let it in."""
    await socket.accept()
    try:
        await Line(house_of(socket), socket).run()
    except (OSError, WebSocketDisconnect):
        _log.debug("socket lost")
    except Exception:
        _log.exception("socket failed")  # and Litestar closes it with 4500: come back
        raise


class _Ended(Exception):
    """The line ends with `code`."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """An accepted socket."""

    def __init__(self, house: House, socket: AnySocket) -> None:
        self._house = house
        self._socket = socket
        self._outbox = Outbox(self._write)
        self._frames = Bucket(house.settings.limits.frames, house.clock.now_s)
        self._delays = Bucket(house.settings.limits.delays, house.clock.now_s)
        self._bad_messages = 0

    async def run(self) -> None:
        """Talk until one side ends it, then say why."""
        sender, talk = self._outbox.sender, asyncio.create_task(self._talk())
        try:
            await asyncio.wait({sender, talk}, return_when=asyncio.FIRST_COMPLETED)
            if talk.done():
                self._outbox.finish(talk.result())
                await asyncio.wait({sender}, timeout=FLUSH_S)
        finally:
            sender.cancel()
            talk.cancel()
            await asyncio.wait({sender, talk})
        for task in (talk, sender):
            if not task.cancelled():
                task.result()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_S):
                await self._socket.close(self._outbox.close_code or LEFT)

    async def _talk(self) -> int:
        """The code to close with."""
        connection: Connection | None = None
        try:
            connection = await self._enter(await self._hello())
            while True:
                message = await self._receive()
                if isinstance(message, Ping):
                    self._outbox.send(Pong())
                elif isinstance(message, Hello):
                    self._refuse("wire/bad_message")
                else:
                    # What has begun is finished, even when the socket is lost meanwhile.
                    await asyncio.shield(connection.receive(message))
        except _Ended as end:
            return end.code
        except LogBusy:
            self._refuse("table/busy")
            return TRY_LATER
        finally:
            # A server that ends is no person who leaves.
            if connection is not None and not self._house.is_closing:
                await asyncio.shield(connection.disconnect())

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_S):
                message = await self._receive()
        except TimeoutError:
            raise _Ended(SLOW_READER) from None
        if not isinstance(message, Hello):
            self._refuse("wire/bad_message")
            raise _Ended(BAD_PROTOCOL)
        if message.protocol != PROTOCOL:
            self._refuse("wire/unknown_protocol")
            raise _Ended(BAD_PROTOCOL)
        return message

    async def _enter(self, hello: Hello) -> Connection:
        token = token_of(self._socket)
        if token is None:
            raise self._gone("table/no_guest")
        guest = (await admit_guest(self._socket, token)).guest
        invite = read_invite(self._socket.path_params["invite"])
        if not await may_guess(self._socket, guest, invite):
            self._refuse("wire/too_fast")
            raise _Ended(TRY_LATER)
        table = await self._house.hall.enter(invite) if invite else None
        if table is None:
            note_miss(self._socket)
            raise self._gone("table/no_such_room")
        return await table.connect(guest, self._outbox, since=hello.since, visible=hello.visible)

    async def _receive(self) -> FromBrowser:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                raise _Ended(LEFT)
            text = event.get("text")
            if text is None:
                self._refuse("wire/bad_message")
                raise _Ended(BAD_PROTOCOL)
            await self._slow_down()
            try:
                return decode_from_browser(text)
            except BadMessage:
                self._refuse("wire/bad_message")
                self._bad_messages += 1
                if self._bad_messages >= self._house.settings.limits.bad_messages:
                    raise _Ended(BAD_PROTOCOL) from None

    async def _slow_down(self) -> None:
        wait_s = self._frames.wait_s()
        if wait_s > 0 and not self._delays.take():
            self._refuse("wire/too_fast")
            raise _Ended(TOO_FAST)
        await asyncio.sleep(wait_s)
        self._frames.take()

    def _gone(self, code: str) -> _Ended:
        self._outbox.send(Gone(code))
        return _Ended(NOTHING_HERE)

    def _refuse(self, code: str) -> None:
        self._outbox.send(Refused(id=None, code=code, args={}, version=self._outbox.version))

    async def _write(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
