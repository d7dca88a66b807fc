"""A browser without a screen: pages by HTTP, a table by its socket, in the order of events."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
WAIT_S: Final = 25.0
"""Five times as long as a socket that says nothing is kept, the longest that a test waits for."""
GAME: Final = "stapelsprint"


class Visitor:
    """One browser with its cookies; `origin` is the address it has opened.

    Each comes from an address of its own unless `address` says whose household it is in.
    """

    _numbers = count(1)

    def __init__(self, origin: str, language: str = "de", address: str | None = None) -> None:
        self.origin = origin
        self.address = address or f"127.0.{next(self._numbers) % 250 + 1}.1"
        self._lines: list[Line] = []
        self.http = httpx.AsyncClient(
            base_url=origin,
            headers={"origin": origin, "accept-language": language},
            timeout=WAIT_S,
            transport=httpx.AsyncHTTPTransport(
                local_address=self.address,
                verify=False,  # plain http; reading certificates would take longer than a test
            ),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for line in self._lines:
            await line.leave()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """As the browser sends it with the handshake."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open_solo(self, **fields: object) -> str:
        """Open a table against computer players; yields the invite."""
        return await self._open("/solo", {"game": GAME, "seats": 2, **fields})

    async def open_room(self, **fields: object) -> str:
        """Open a room; yields the invite."""
        return await self._open("/rooms", {"game": GAME, "seats": 2, **fields})

    async def _open(self, path: str, fields: dict[str, object]) -> str:
        answer = await self.http.post(path, data=fields)
        assert answer.status_code == 303, (answer.status_code, answer.text[-300:])
        return answer.headers["location"].removeprefix("/t/")

    async def sit_at(self, invite: str, **how: Any) -> "Line":
        """Open the page of a table and its socket, and wait for the first view."""
        if "guest" not in self.http.cookies:
            assert (await self.http.get(f"/t/{invite}")).status_code == 200
        line = await self.dial(invite, **how)
        await line.until(lambda state: True)
        return line

    async def dial(self, invite: str, **how: Any) -> "Line":
        """Open the socket and say hello."""
        line = await self.ring(invite, **how)
        await line.send(type="hello", protocol=1, since=line.since, visible=True)
        return line

    async def ring(self, invite: str, *, cookie: str | None = None, **how: Any) -> "Line":
        """Open the socket and say nothing."""
        line = Line(await self.handshake(invite, cookie=cookie or self.cookie), **how)
        self._lines.append(line)
        return line

    async def handshake(self, invite: str, **headers: str) -> ClientConnection:
        """Open the bare socket; raises `InvalidStatus`."""
        return await connect(
            f"{self.origin.replace('http', 'ws', 1)}/ws/{invite}",
            origin=headers.pop("origin", self.origin),  # type: ignore[arg-type]
            additional_headers={"cookie": headers.pop("cookie", self.cookie), **headers},
            open_timeout=WAIT_S,
            close_timeout=1,
            compression=None,
            local_addr=(self.address, 0),
        )


class Line:
    """An open socket; answers the shuffle by itself and keeps every frame."""

    def __init__(self, socket: ClientConnection, *, since: int = 0, answers: bool = True) -> None:
        self.socket = socket
        self.since = since
        self.frames: list[str] = []
        self.states: list[Message] = []
        self.replies: dict[str, Message] = {}
        self.refusals: list[Message] = []
        self.gone: Message | None = None
        self._answers = answers
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @property
    def state(self) -> Message:
        """The newest state."""
        return self.states[-1]

    @property
    def view(self) -> Any:
        """What the seat sees of the cards."""
        return self.state["view"]

    @property
    def seat(self) -> int:
        """The own seat."""
        seat: int = self.state["you"]["seat"]
        return seat

    @property
    def is_on_turn(self) -> bool:
        """Whether the own seat may act now."""
        return bool(self.states and self.view and self.view["legal"])

    @property
    def close_code(self) -> int | None:
        """The code the socket was closed with; None while it is open."""
        return self.socket.close_code

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def command(self, kind: str, **fields: Any) -> Message:
        """Send a command over the newest version; yields `accepted` or `refused`."""
        move_id = fields.pop("id", None) or secrets.token_hex(8)
        version = fields.pop("version", None)
        version = self.state["version"] if version is None else version
        self.replies.pop(move_id, None)
        await self.send(type=kind, id=move_id, version=version, **fields)
        await self.wait_for(lambda: move_id in self.replies)
        return self.replies[move_id]

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command that has to be accepted, and wait until it shows."""
        answer = await self.command(kind, **fields)
        assert answer["type"] == "accepted", answer
        await self.reach(answer["version"])

    async def move(self, move: Message, **fields: Any) -> Message:
        """Make a move."""
        return await self.command("move", move=move, **fields)

    async def until(self, wanted: Callable[[Message], Any]) -> Message:
        """The first state, from the newest on, that is as wanted."""
        await self.wait_for(lambda: bool(self.states) and wanted(self.state))
        return self.state

    async def answered(self) -> None:
        """Wait until the server has said anything but pong."""
        await self.wait_for(lambda: self.refusals or self.gone or self.states)

    async def reach(self, version: int) -> None:
        """Wait until that version has arrived."""
        await self.until(lambda state: state["version"] >= version)

    async def wait_for(self, happened: Callable[[], Any], wait_s: float = WAIT_S) -> None:
        """Wait for something that messages bring about; fails when the socket is closed."""
        async with asyncio.timeout(wait_s):
            while not happened():
                if self._reading.done():
                    raise AssertionError(f"closed with {self.close_code}: {self.frames[-1:]}")
                self._news.clear()
                await self._news.wait()

    async def closed(self, wait_s: float = WAIT_S) -> int:
        """Wait until the server has closed the socket; yields its code."""
        async with asyncio.timeout(wait_s):
            await asyncio.wait({self._reading})
        return self.socket.close_code or 1006

    async def leave(self) -> None:
        """Close the tab."""
        await self.socket.close()
        await asyncio.wait({self._reading})

    async def cut(self) -> None:
        """Lose the network, without a word."""
        self.socket.transport.abort()
        await asyncio.wait({self._reading})

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                await self._take(msgspec.json.decode(frame))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._news.set()

    async def _take(self, message: Message) -> None:
        match message["type"]:
            case "state":
                if not self.states or message["version"] >= self.state["version"]:
                    self.states.append(message)
            case "accepted" | "refused" if message.get("id"):
                self.replies[message["id"]] = message
            case "refused":
                self.refusals.append(message)
            case "gone":
                self.gone = message
            case "contribute" | "open" if self._answers:
                await self._answer(message)

    async def _answer(self, message: Message) -> None:
        deal = message["deal"]
        addition = hashlib.sha256(f"{id(self)} {deal}".encode()).digest()[:16]
        if message["type"] == "contribute":
            await self.send(type="hash", deal=deal, hash=hashlib.sha256(addition).hexdigest())
        else:
            await self.send(type="addition", deal=deal, bytes=addition.hex())


async def play_one(line: Line) -> Message:
    """Make the move a hasty person makes: the first that the view lists."""
    return await line.move(line.view["legal"][0])


async def play_until(lines: list[Line], over: Callable[[], bool]) -> None:
    """Let whoever is on turn play, one move at a time, until it is over."""
    while not over():
        line = next((line for line in lines if line.is_on_turn), None)
        if line is None:
            await asyncio.sleep(0.005)
            continue
        answer = await play_one(line)
        for other in lines:
            await other.reach(answer["version"])
