"""Who may open a socket, and what the first frames have to be."""

import asyncio
import socket
from collections import Counter

import pytest
from websockets.exceptions import InvalidStatus

from tests import counts
from tests.support.server_process import ServerProcess
from tests.support.visitor import WAIT_S, Visitor

HOME = "127.0.251.1"
BUSY_HOME = "127.0.252.1"
"""No other test comes from these addresses."""
INVITE = "abcdefghijklmnopqrstuvwxyz"


async def refused_status(visitor: Visitor, invite: str, **headers: str) -> int:
    """The status with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as refusal:
        await visitor.handshake(invite, **headers)
    assert refusal.value.response.body in (b"", None)
    return refusal.value.response.status_code


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        "null",
        "",
        "http://127.0.0.1:1",
        "https://{host}",
        "{origin}.evil",
    ],
)
async def test_S01_fault_24_a_socket_of_a_foreign_page_is_refused(
    anna: Visitor, server: ServerProcess, origin: str
) -> None:
    invite = await anna.open_solo()
    host = server.origin.removeprefix("http://")
    foreign = origin.format(host=host, origin=server.origin)
    assert await refused_status(anna, invite, origin=foreign) == 403


async def test_S01_a_socket_without_an_origin_is_refused(server: ServerProcess) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(upgrade_request(server, INVITE).replace(b"Origin", b"X-Origin"))
    assert (await reader.readline()).startswith(b"HTTP/1.1 403")
    writer.close()
    await writer.wait_closed()


def upgrade_request(server: ServerProcess, invite: str, cookie: str = "") -> bytes:
    """The first bytes of a handshake."""
    return (
        f"GET /ws/{invite} HTTP/1.1\r\nHost: {server.origin[7:]}\r\nOrigin: {server.origin}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
    ).encode()


async def test_a_page_may_be_open_under_every_printed_address(server: ServerProcess) -> None:
    assert [origin.split(":")[1] for origin in server.origins] == ["//127.0.0.1", "//localhost"]
    for origin in server.origins:
        async with Visitor(server.origin) as visitor:
            await visitor.open_solo()
            socket = await visitor.handshake(INVITE, origin=origin)
            await socket.close()


async def test_a_socket_without_a_guest_is_told_to_keep_cookies(anna: Visitor) -> None:
    line = await anna.ring(await anna.open_solo(), cookie="x=1")
    await line.send(type="hello", protocol=1)
    assert await line.closed() == 4404
    assert line.gone == {"type": "gone", "code": "table/no_guest"}


async def test_M14_a_dead_invite_is_told_for_good(anna: Visitor) -> None:
    await anna.open_solo()
    for invite in (INVITE, "x", "A" * 500):
        line = await anna.dial(invite)
        assert await line.closed() == 4404
        assert line.gone == {"type": "gone", "code": "table/no_such_room"}


async def test_M14_an_invite_in_capitals_with_a_full_stop_leads_to_the_table(anna: Visitor) -> None:
    invite = await anna.open_solo()
    line = await anna.sit_at(invite.upper() + ".")
    assert line.seat == 0


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping"}', "wire/bad_message"),
        ('{"type":"hello","protocol":2}', "wire/unknown_protocol"),
        ('{"type":"hello"}', None),
        ("nonsense", None),
    ],
)
async def test_a_socket_that_begins_with_anything_but_hello_is_closed(
    anna: Visitor, first: str, code: str | None
) -> None:
    line = await anna.ring(await anna.open_solo())
    await line.socket.send(first)
    if code is None:  # none of ours: refused, and still waited for a proper one
        await line.wait_for(lambda: line.refusals)
        assert line.refusals[0]["code"] == "wire/bad_message"
    else:
        assert await line.closed() == 4400
        assert line.refusals[0]["code"] == code


async def test_a_socket_that_says_nothing_is_closed_and_may_come_back(anna: Visitor) -> None:
    line = await anna.ring(await anna.open_solo())
    assert await line.closed() == 4408


async def test_a_second_hello_is_refused(anna: Visitor) -> None:
    line = await anna.sit_at(await anna.open_solo())
    await line.send(type="hello", protocol=1)
    await line.wait_for(lambda: line.refusals)
    assert line.refusals[0]["code"] == "wire/bad_message"


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_fault_24_guesses_are_slowed_and_leak_nothing_while_others_play(
    server: ServerProcess,
) -> None:
    """Ten thousand guesses from the address that a family at play shares."""
    async with (
        Visitor(server.origin, address=HOME) as family,
        Visitor(server.origin, address=HOME) as guesser,
    ):
        invite = await family.open_solo()
        line = await family.sit_at(invite)
        await guesser.open_room()
        outcomes = await asyncio.to_thread(guess, guesser, counts.GUESSES)
        assert outcomes.pop("table/no_such_room") < 300
        assert set(outcomes) == {"wire/too_fast", "403"}
        again = await family.sit_at(invite)
        assert again.view == line.view


def guess(visitor: Visitor, guesses: int) -> Counter[str]:
    """Try invites by socket; yields how often each answer came."""
    request = raw_handshake(visitor, INVITE)
    guessed = (f"{n:026d}".translate(DIGITS).encode() for n in range(guesses))
    return Counter(guess_one(visitor, request.replace(INVITE.encode(), code)) for code in guessed)


DIGITS = str.maketrans("0123456789", "abcdefghij")


def guess_one(visitor: Visitor, handshake: bytes) -> str:
    """What an invite is answered with, over a bare socket: a library would take minutes."""
    with socket.socket() as peer:
        peer.settimeout(WAIT_S)
        peer.bind((visitor.address, 0))
        peer.connect(("127.0.0.1", visitor.http.base_url.port))
        peer.sendall(handshake)
        answer = peer.recv(4096)
        status = answer.split(maxsplit=2)[1].decode()
        if status != "101":
            return status
        peer.sendall(masked(b'{"type":"hello","protocol":1}'))
        while b"}" not in answer:
            answer += peer.recv(4096)
        return answer.partition(b'"code":"')[2].partition(b'"')[0].decode()


def raw_handshake(visitor: Visitor, invite: str) -> bytes:
    """A handshake of that visitor."""
    return (
        f"GET /ws/{invite} HTTP/1.1\r\nHost: x\r\nOrigin: {visitor.origin}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {visitor.cookie}\r\n\r\n"
    ).encode()


def masked(text: bytes) -> bytes:
    """A short text frame; the mask of zeros leaves it readable."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_fault_24_guesses_by_page_are_slowed_too(server: ServerProcess) -> None:
    """A guess comes back every two seconds, so of three one may be answered."""
    async with (
        Visitor(server.origin, address=BUSY_HOME) as family,
        Visitor(server.origin, address=BUSY_HOME) as guesser,
    ):
        invite = await family.open_solo()
        codes = [(await guesser.http.get(f"/t/{INVITE}")).status_code for _ in range(60)]
        assert codes.count(404) < 50 and 429 in codes[-3:]
        assert set(codes) == {404, 429}
        known = [
            (await guesser.http.get(f"/t/{name}")).status_code for name in [INVITE, invite] * 3
        ]
        assert 429 in known[1::2]
        assert (await family.http.get(f"/t/{invite}")).status_code == 200


async def test_S06_handshakes_broken_off_do_no_harm(anna: Visitor, server: ServerProcess) -> None:
    line = await anna.sit_at(await anna.open_solo())
    for number in range(counts.BROKEN_HANDSHAKES):
        peer = socket.create_connection(("127.0.0.1", server.port))
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # RST, no FIN
        peer.send(upgrade_request(server, INVITE)[: 1 + number % 260])
        peer.close()
    assert (await line.command("set_pace", pace="fast"))["type"] == "accepted"
    assert server.is_alive
