"""Broken, huge and endless frames end that socket and nothing else (faults 11, 12, 13)."""

import asyncio
import json
import random  # noqa: TID251 - which frames are tried, not which cards are dealt
import socket
import struct
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests import counts
from tests.support.server_process import ServerProcess
from tests.support.visitor import Line, Visitor

FRAME_LIMIT: Final = 64 * 1024
FINAL_CODES: Final = {1002, 1003, 1007, 1009, 4400, 4429}
MEMORY_KB: Final = 6144
"""What a server may grow by while it is mistreated; a leak of any frame would be more."""
SLOW_READER_STATES: Final = 600
STALLED_S: Final = 5 * 10
"""Five times as long as the server waits for somebody who takes nothing."""
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
HELLO: Final = b'{"type":"hello","protocol":1}'


def frame(payload: bytes, *, first: int = 0x80 | TEXT, is_masked: bool = True) -> bytes:
    """A frame as it goes over the line; `first` is its first byte."""
    size = len(payload)
    mask = 0x80 if is_masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    return head + (bytes(4) if is_masked else b"") + payload


class Peer:
    """A bare socket after the handshake."""

    def __init__(self, visitor: Visitor, invite: str, receive_buffer: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(STALLED_S)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", visitor.http.base_url.port or 0))
        request = (
            f"GET /ws/{invite} HTTP/1.1\r\nHost: x\r\nOrigin: {visitor.origin}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {visitor.cookie}\r\n\r\n"
        )
        self.socket.sendall(request.encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head[:40]

    def send(self, data: bytes) -> bool:
        """Whether the server took it; it may have hung up."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def close_code(self) -> int | None:
        """Read on until the closing frame, and its code; None if the line just ends."""
        data = b""
        try:
            while part := self.socket.recv(65536):
                data += part
                opcode, payload, data = _skip_to_close(data)
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2])
        except ConnectionError:
            pass
        finally:
            self.socket.close()
        return None


def _skip_to_close(data: bytes) -> tuple[int | None, bytes, bytes]:
    """The closing frame if it is there; else what is left after all whole frames."""
    while len(data) >= 4:
        opcode, size, start = data[0] & 0x0F, data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        payload = data[start : start + size]
        if len(payload) < size:
            break
        data = data[start + size :]
        if opcode == CLOSE:
            return opcode, payload, data
    return None, b"", data


@pytest.fixture
async def calm(bob: Visitor) -> Line:
    """Somebody who plays meanwhile."""
    return await bob.sit_at(await bob.open_solo())


async def settled_memory_kb(server: ServerProcess) -> int:
    """What the server holds once it has done what it does by itself after its start."""
    while "files prepared" not in server.journal.read_text():
        await asyncio.sleep(0.1)
    held_kb = [0, 0, server.memory_kb]
    while held_kb[-1] - held_kb[-3] > 256:
        await asyncio.sleep(1.5)
        held_kb.append(server.memory_kb)
    return held_kb[-1]


async def undisturbed(calm: Line, server: ServerProcess) -> None:
    """The other plays on as if nothing had been."""
    assert server.is_alive
    assert (await calm.command("set_pace", pace="fast"))["type"] == "accepted"
    assert "Traceback" not in server.journal.read_text()


HURT: Final = {
    "unmasked": frame(HELLO, is_masked=False),
    "reserved opcode": frame(HELLO, first=0x83),
    "reserved bit": frame(HELLO, first=0xC1),
    "control frame too long": frame(b"x" * 200, first=0x89),
    "fragmented control frame": frame(b"x", first=0x09),
    "continuation of nothing": frame(b"x", first=0x80),
    "text inside a text": frame(b"a", first=TEXT) + frame(b"b", first=TEXT),
    "bad UTF-8": frame(b"\xff\xfe\xfa"),
    "half a letter": frame("ř".encode()[:1]),
    "binary": frame(HELLO, first=0x80 | BINARY),
    "an impossible length": b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "a bad closing code": frame(struct.pack("!H", 1005), first=0x88),
    "one byte too long": frame(b" " * (FRAME_LIMIT + 1)),
    "17 fragments of 4 KB": b"".join(
        frame(b" " * 4096, first=TEXT if number == 0 else 0) for number in range(17)
    ),
}


@pytest.mark.parametrize("kind", HURT)
async def test_S06_fault_11_a_broken_frame_ends_its_socket_for_good(
    anna: Visitor, server: ServerProcess, calm: Line, kind: str
) -> None:
    invite = await anna.open_solo()

    def hurt() -> int | None:
        peer = Peer(anna, invite)
        peer.send(frame(HELLO))
        peer.send(HURT[kind])
        return peer.close_code()

    assert await asyncio.to_thread(hurt) in FINAL_CODES
    await undisturbed(calm, server)


@pytest.mark.parametrize("size", [17 * 1024, 1 << 20, 40 << 20], ids=["17 KB", "1 MB", "40 MB"])
async def test_S06_fault_12_a_huge_message_costs_no_memory(
    anna: Visitor, server: ServerProcess, calm: Line, size: int
) -> None:
    invite = await anna.open_solo()
    before_kb = await settled_memory_kb(server)

    def send_huge() -> int | None:
        peer = Peer(anna, invite)
        peer.send(frame(HELLO))
        peer.send(frame(b'{"type":"' + b"x" * size + b'"}'))
        peer.send(frame(struct.pack("!H", 1000), first=0x88))
        return peer.close_code()

    code = await asyncio.to_thread(send_huge)
    assert code == (1000 if size < FRAME_LIMIT else 1009) or (size > 1 << 20 and code is None)
    assert server.memory_kb - before_kb < MEMORY_KB
    await undisturbed(calm, server)


async def test_fault_12_fragments_without_end_are_cut_off(
    anna: Visitor, server: ServerProcess, calm: Line
) -> None:
    invite = await anna.open_solo()
    before_kb = await settled_memory_kb(server)

    def send_on() -> int:
        peer = Peer(anna, invite)
        sent = 0
        while sent < 10_000 and peer.send(frame(b"x" * 1000, first=TEXT if not sent else 0)):
            sent += 1
        peer.socket.close()
        return sent

    assert await asyncio.to_thread(send_on) < 10_000
    assert server.memory_kb - before_kb < MEMORY_KB
    await undisturbed(calm, server)


def odd_texts() -> Iterator[str]:
    """Messages that are nearly, or not at all, ours; the same ones in every run."""
    chance = random.Random(4711)
    valid = [
        {"type": "move", "id": "a" * 12, "version": 3, "move": {"type": "end_turn"}},
        {"type": "take_seat", "id": "b" * 12, "version": 3, "seat": 1},
        {"type": "set_options", "id": "c" * 12, "version": 3, "seats": 2, "options": {}},
        {"type": "presence", "visible": True, "paused": False},
        {"type": "addition", "deal": 1, "bytes": "0" * 32},
    ]
    odd: list[Any] = [None, -1, 2.5, 1e308, 2**70, "", "0", "__proto__", [], {}, True, "\u0000"]
    broken = ["", "{", "[[[", "NaN", "Infinity", '{"type":', "\u2028", "null", "0", '"x"', "{}{}"]
    while True:
        message: dict[str, Any] = dict(chance.choice(valid))
        match chance.randrange(5):
            case 0:
                yield chance.choice(broken)
            case 1:
                message[chance.choice(list(message))] = chance.choice(odd)
                yield json.dumps(message)
            case 2:
                message[chance.choice(["seed", "seat ", "__proto__", "x" * 500])] = chance.choice(
                    odd
                )
                yield json.dumps(message)
            case 3:
                text = json.dumps(message)
                cut = chance.randrange(len(text))
                yield text[:cut] + chance.choice('\\"{[,\x00ř') + text[cut + 1 :]
            case _:
                depth = chance.choice([100, 1000, 10_000])
                yield '{"type":"move","id":"' + "d" * 12 + '","version":1,"move":' + "[" * depth


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_S06_S08_fault_11_ten_thousand_odd_frames_change_nothing(
    start_server: Any, tmp_path: Any
) -> None:
    """Each socket is closed for good after a few of them; then the next one goes on."""
    server: ServerProcess = start_server()
    async with Visitor(server.origin) as bob:
        calm = await bob.sit_at(await bob.open_solo())
        invite = await bob.open_room()
        texts = odd_texts()
        await asyncio.to_thread(mistreat, bob.origin, invite, texts, counts.FUZZ_FRAMES // 10)
        before_kb = await settled_memory_kb(server)
        sent, codes = await asyncio.to_thread(
            mistreat, bob.origin, invite, texts, counts.FUZZ_FRAMES
        )
        assert sent >= counts.FUZZ_FRAMES
        assert codes <= FINAL_CODES
        assert server.memory_kb - before_kb < MEMORY_KB
        await undisturbed(calm, server)


def mistreat(
    origin: str, invite: str, texts: Iterator[str], frames: int
) -> tuple[int, set[int | None]]:
    """Send so many frames over as many sockets as it takes; every one is a browser of its own."""
    sent, codes = 0, set()
    while sent < frames:
        visitor = Visitor(origin)
        visitor.http.cookies.set("guest", f"{sent:043d}")
        peer = Peer(visitor, invite)
        batch = [next(texts) for _ in range(40)]
        peer.send(frame(HELLO) + b"".join(frame(text.encode()) for text in batch))
        codes.add(peer.close_code())
        sent += len(batch)
    return sent, codes


async def test_S07_a_flood_is_slowed_then_closed_for_good(anna: Visitor) -> None:
    line = await anna.sit_at(await anna.open_solo())
    for _ in range(300):
        await line.socket.send('{"type":"presence","visible":true}')
    assert await line.closed(wait_s=30) == 4429
    assert line.refusals[-1]["code"] == "wire/too_fast"


async def test_S07_eight_taps_a_second_are_never_too_fast(anna: Visitor) -> None:
    line = await anna.sit_at(await anna.open_solo())
    for _ in range(5):
        for _ in range(8):
            await line.send(type="ping")
        await asyncio.sleep(1)
    assert line.frames.count('{"type":"pong"}') == 40
    assert not line.refusals and line.close_code is None


async def test_fault_13_a_slow_reader_is_closed_and_comes_back_to_the_full_view(
    anna: Visitor, server: ServerProcess, calm: Line
) -> None:
    """It never takes what it is sent; the others at its table notice nothing."""
    invite = await anna.open_room()
    tabs = [await anna.sit_at(invite) for _ in range(6)]
    before_kb = await settled_memory_kb(server)
    peer = Peer(anna, invite, receive_buffer=4096)
    peer.send(frame(HELLO))
    loop = asyncio.get_running_loop()
    slowest_s = 0.0
    for number in range(SLOW_READER_STATES):
        tab = tabs[number % len(tabs)]
        began_s = loop.time()
        answer = await tab.command("set_pace", pace=("slow", "fast")[number % 2])
        assert answer["type"] == "accepted"
        slowest_s = max(slowest_s, loop.time() - began_s)
        await tabs[(number + 1) % len(tabs)].reach(answer["version"])
    assert slowest_s < 2
    assert server.memory_kb - before_kb < MEMORY_KB
    assert await asyncio.to_thread(peer.close_code) in (4408, None)
    again = await anna.sit_at(invite)
    assert again.state["room"] == tabs[0].state["room"]
    await undisturbed(calm, server)
