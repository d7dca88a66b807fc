"""Forms: only our own pages' forms count, and what is wrong is refused with a sentence."""

import asyncio
from typing import Any

import httpx
import pytest

from kartenrunde.i18n import text
from tests.support.server_process import ServerProcess
from tests.support.visitor import Visitor

SOLO = {"game": "stapelsprint", "seats": "2", "level": "normal", "stock_size": "10"}


def opened(server: ServerProcess) -> int:
    """How many tables there are."""
    found: int = server.query("select count(*) from cards")[0][0]
    return found


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
@pytest.mark.parametrize("path", ["/solo", "/rooms", "/name", "/language"])
async def test_S01_a_foreign_page_cannot_act_for_its_visitor(
    anna: Visitor, server: ServerProcess, path: str, origin: str
) -> None:
    before = opened(server)
    host = server.origin.removeprefix("http://")
    answer = await anna.http.post(
        path, data=SOLO, headers={"origin": origin.format(host=host, origin=server.origin)}
    )
    assert answer.status_code == 403
    assert text("de", "page-forbidden-text") in answer.text
    assert opened(server) == before


async def test_S01_a_form_without_an_origin_counts_as_foreign(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.origin, verify=False) as client:
        assert (await client.post("/solo", data=SOLO)).status_code == 403


@pytest.mark.parametrize(
    "change",
    [
        {"game": "poker"},
        {"game": ""},
        {"seats": "2.5"},
        {"seats": "-1"},
        {"seats": "²"},
        {"seats": "1e9"},
        {"seats": ""},
        {"level": "godlike"},
        {"seed": "0" * 64},
        {"position": "won"},
        {"__proto__": "1"},
    ],
)
async def test_S08_a_form_that_no_page_sends_is_refused(
    anna: Visitor, server: ServerProcess, change: dict[str, str]
) -> None:
    before = opened(server)
    answer = await anna.http.post("/solo", data={**SOLO, **change})
    assert answer.status_code == 400
    assert text("de", "page-bad-form-text") in answer.text
    assert opened(server) == before


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "1"},
        {"seats": "7"},
        {"stock_size": "11"},
        {"stock_size": "0"},
        {"stock_size": "None"},
        {"seats": "6", "stock_size": "30"},
        {"target": "21"},
    ],
)
async def test_S08_what_the_game_does_not_offer_is_refused_in_the_players_language(
    bob: Visitor, server: ServerProcess, change: dict[str, str]
) -> None:
    before = opened(server)
    answer = await bob.http.post("/solo", data={**SOLO, **change})
    assert answer.status_code == 422
    assert "Traceback" not in answer.text
    reason = text("en", "refusal-table-bad-options")
    assert reason in answer.text.replace("&#39;", "'")
    assert opened(server) == before


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"\xff\xfe=1", "application/x-www-form-urlencoded"),
        (b"game=stapelsprint&game=other&seats=2", "application/x-www-form-urlencoded"),
        (b"&".join(b"f%d=1" % n for n in range(100)), "application/x-www-form-urlencoded"),
        (b'{"game":"stapelsprint","seats":2}', "application/json"),
        (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
        (b"", "application/x-www-form-urlencoded"),
        (b"game", "application/x-www-form-urlencoded"),
    ],
)
async def test_S06_a_body_that_is_no_form_is_refused(
    anna: Visitor, body: bytes, content_type: str
) -> None:
    headers = {"content-type": content_type}
    answer = await anna.http.post("/solo", content=body, headers=headers)
    assert answer.status_code == 400


async def test_S06_a_huge_form_is_refused(anna: Visitor, server: ServerProcess) -> None:
    async def endless() -> Any:
        for _ in range(64):
            yield b"x" * 65536

    before_kb = server.memory_kb
    headers = {"content-type": "application/x-www-form-urlencoded"}
    try:
        answer = await anna.http.post("/solo", content=endless(), headers=headers)
    except (httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        pass  # the server hung up in the middle of it
    else:
        assert answer.status_code == 413
    assert server.memory_kb - before_kb < 8192
    assert (await anna.http.get("/healthz")).status_code == 200


async def test_S07_an_address_that_opens_tables_without_end_is_slowed(
    server: ServerProcess,
) -> None:
    async with Visitor(server.origin) as greedy, Visitor(server.origin) as other:
        answer = await greedy.http.post("/solo", data=SOLO)
        opened_tables = 0
        while answer.status_code == 303 and opened_tables < 400:
            opened_tables += 1
            answer = await greedy.http.post("/solo", data=SOLO)
        assert opened_tables >= 100
        assert answer.status_code == 429
        assert text("de", "page-too-fast-text") in answer.text
        assert await other.open_solo()


async def test_two_forms_at_once_make_two_tables_of_one_guest(server: ServerProcess) -> None:
    async with Visitor(server.origin) as visitor:
        await visitor.http.get("/")
        first, second = await asyncio.gather(visitor.open_solo(), visitor.open_solo())
        lobby = (await visitor.http.get("/")).text
    assert first != second and first in lobby and second in lobby
