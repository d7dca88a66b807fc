"""Under which addresses the room is open, and which one goes into links."""

import asyncio
import re
from collections.abc import Callable

import httpx
import pytest

from kartenrunde.server.addresses import is_loopback, origin, own_origins, read_origin
from tests.support.server_process import ServerProcess
from tests.support.visitor import Visitor

Start = Callable[..., ServerProcess]


async def test_M14_a_page_opened_as_localhost_moves_to_the_one_address(
    server: ServerProcess,
) -> None:
    """So that one browser is one guest, whichever way it came."""
    async with httpx.AsyncClient(verify=False) as client:
        for path in ("/", "/t/abc?utm_source=mail", "/rules/stapelsprint"):
            answer = await client.get(f"http://localhost:{server.port}{path}")
            assert answer.status_code == 307
            assert answer.headers["location"] == server.origin + path
        assert (await client.get(f"http://localhost:{server.port}/healthz")).status_code == 200


async def test_lan_prints_every_address_and_puts_the_first_into_links(
    start_server: Start,
) -> None:
    server = start_server("--lan")
    *network, loopback, local = server.origins
    assert loopback == f"http://127.0.0.1:{server.port}"
    assert local == f"http://localhost:{server.port}"
    async with httpx.AsyncClient(verify=False) as client:
        answer = await client.get(loopback, headers={"host": f"127.0.0.1:{server.port}"})
        if not network:  # a machine without any network
            assert answer.status_code == 200
            return
        assert (answer.status_code, answer.headers["location"]) == (307, f"{network[0]}/")
    async with Visitor(loopback) as visitor:
        visitor.http.headers["host"] = network[0].removeprefix("http://")
        visitor.http.headers["origin"] = network[-1]
        page = (await visitor.http.get(f"/t/{await visitor.open_room()}")).text
        assert f'data-origin="{network[0]}"' in page


async def test_origin_replaces_the_own_addresses(start_server: Start) -> None:
    server = start_server("--origin", "https://Cards.Example.org/", "--origin", "http://10.0.0.9")
    assert server.origins == ["https://cards.example.org", "http://10.0.0.9"]
    local = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=local, verify=False) as client:
        form = {"game": "stapelsprint", "seats": "2"}
        for foreign in (local, "https://example.org"):
            answer = await client.post("/rooms", data=form, headers={"origin": foreign})
            assert answer.status_code == 403
        headers = {"origin": "https://cards.example.org"}
        answer = await client.post("/rooms", data=form, headers=headers)
        assert answer.status_code == 303 and "Secure" in answer.headers["set-cookie"]
        page = (await client.get(answer.headers["location"])).text
    assert 'data-origin="https://cards.example.org"' in page


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--origin", "cards.example.org"], "expected an origin"),
        (["--origin", "https://cards.example.org/sub"], "expected an origin"),
        (["--host", "203.0.113.7"], "Cannot listen on 203.0.113.7"),
        (["--port", "99999"], "Cannot listen"),
        (["--lan", "--host", "127.0.0.1"], "not allowed with"),
        (["--data", "/proc/nowhere"], "/proc/nowhere"),
    ],
)
async def test_a_start_that_cannot_be_says_why(
    server: ServerProcess, arguments: list[str], complaint: str
) -> None:
    port = [] if "--port" in arguments else ["--port=0"]
    process = await asyncio.create_subprocess_exec(
        *server.command(*port, *arguments),
        stderr=asyncio.subprocess.PIPE,
        env=server.environment,
    )
    _, output = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode in (1, 2)
    assert complaint in output.decode() and "Traceback" not in output.decode()


def test_origins_are_written_as_browsers_write_them() -> None:
    assert origin("http", "LAPTOP", 80) == "http://laptop"
    assert origin("https", "cards.example.org", 443) == "https://cards.example.org"
    assert origin("http", "::1", 8000) == "http://[::1]:8000"
    assert read_origin("HTTPS://Cards.example.org:8443") == "https://cards.example.org:8443"
    assert own_origins("127.0.0.1", 80) == ("http://127.0.0.1", "http://localhost")
    assert own_origins("192.0.2.5", 8000) == ("http://192.0.2.5:8000",)


@pytest.mark.parametrize("text", ["", "x", "ftp://x", "http://", "http://x/y", "http://x?y"])
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected an origin"):
        read_origin(text)


def test_loopback_has_many_names() -> None:
    for name in ("localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:80", "[::1]:8000"):
        assert is_loopback(name), name
    for name in ("192.168.0.5:8000", "localhost.example.org", "", "127.0.0.1.example.org"):
        assert not is_loopback(name), name


async def test_the_first_page_names_no_foreign_address(server: ServerProcess) -> None:
    async with Visitor(server.origin) as visitor:
        page = (await visitor.http.get("/")).text
    assert set(re.findall(r"https?://[^\"' ]+", page)) <= {"http://www.w3.org/2000/svg"}
