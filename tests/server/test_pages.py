"""Pages by HTTP: what they hold, what they refuse, and where they send people."""

import re

import httpx
import pytest

from kartenrunde.i18n import LANGUAGES, text
from tests.support.server_process import ServerProcess
from tests.support.visitor import Visitor

INVITE = "abcdefghijklmnopqrstuvwxyz"


async def test_the_lobby_offers_every_way_in_without_javascript(anna: Visitor) -> None:
    answer = await anna.http.get("/")
    assert answer.status_code == 200
    assert "<script" not in answer.text
    for path in ("/solo", "/rooms", "/name", "/language"):
        assert f'action="{path}"' in answer.text
    assert text("de", "lobby-option-most", value="30", count=4) in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_speak_the_browsers_language(server: ServerProcess, language: str) -> None:
    async with Visitor(server.origin, f"{language};q=0.9, fr") as visitor:
        lobby = await visitor.http.get("/")
        rules = await visitor.http.get("/rules/stapelsprint")
    for page in (lobby, rules):
        assert f'<html lang="{language}">' in page.text
    assert text(language, "lobby-lead") in lobby.text
    assert text(language, "rules-section-mistakes") in rules.text


async def test_a_chosen_language_outweighs_the_browsers(anna: Visitor) -> None:
    form = {"language": "cs", "back": "/rules/stapelsprint"}
    answer = await anna.http.post("/language", data=form)
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/stapelsprint")
    assert '<html lang="cs">' in (await anna.http.get("/")).text


@pytest.mark.parametrize(
    "back", ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere"]
)
async def test_the_language_form_leads_nowhere_else(anna: Visitor, back: str) -> None:
    answer = await anna.http.post("/language", data={"language": "cs", "back": back})
    assert answer.status_code == 400


async def test_rules_are_a_page_and_a_part(anna: Visitor) -> None:
    page = (await anna.http.get("/rules/stapelsprint")).text
    part = (await anna.http.get("/rules/stapelsprint?part=1")).text
    assert part.startswith("<article") and "<script" not in page
    assert part.strip() in page
    assert "2,5" in part and "{" not in part
    assert (await anna.http.get("/rules/poker")).status_code == 404


async def test_the_name_is_kept_and_taken_back(anna: Visitor) -> None:
    answer = await anna.http.post("/name", data={"name": "  Łucja   <b>Ž</b> "})
    assert answer.status_code == 303
    assert 'value="Łucja &lt;b&gt;Ž&lt;/b&gt;"' in (await anna.http.get("/")).text
    await anna.http.post("/name", data={"name": ""})
    assert 'name="name" value=""' in (await anna.http.get("/")).text


@pytest.mark.parametrize("name", ["x" * 21, "a\x00b", "a\u202eb"])
async def test_a_name_that_will_not_do_is_shown_with_its_reason(anna: Visitor, name: str) -> None:
    answer = await anna.http.post("/name", data={"name": name})
    assert answer.status_code == 422
    assert text("de", "name-bad") in answer.text


async def test_tables_to_go_on_with_stand_in_the_lobby(anna: Visitor) -> None:
    invite = await anna.open_solo()
    assert f'href="/t/{invite}"' in (await anna.http.get("/")).text


async def test_the_table_page_holds_what_the_island_needs(anna: Visitor) -> None:
    invite = await anna.open_room()
    page = (await anna.http.get(f"/t/{invite}")).text
    found = dict(re.findall(r'data-([a-z]+)="([^"]*)"', page))
    assert found["invite"] == invite
    assert (found["kind"], found["language"], found["origin"]) == ("room", "de", anna.origin)
    loads = re.findall(r'(?:href|src|data-locale)="(/s/[^"]+)"', page)
    assert any(path.endswith("table/app.js") for path in loads)
    for path in loads:
        assert (await anna.http.get(path)).status_code == 200, path
    assert 'id="face-7"' in page and "<noscript>" in page


async def test_the_table_page_preloads_every_module_that_is_imported_at_once(anna: Visitor) -> None:
    page = (await anna.http.get(f"/t/{await anna.open_solo()}")).text
    preloaded = set(re.findall(r'modulepreload" href="([^"]+)"', page))
    for path in preloaded:
        source = (await anna.http.get(path)).text
        for target in re.findall(r'^import[^;"]*"(\.[^"]+)"', source, re.MULTILINE):
            assert str(httpx.URL(path).join(target)) in preloaded, (path, target)


@pytest.mark.parametrize("written", ["{}.", "{}).", "{}…", "{}%20", "{}?utm_source=mail&fbclid=1"])
@pytest.mark.parametrize("shape", [str, str.upper], ids=["as sent", "capitals"])
async def test_M14_an_invite_leads_to_its_room_however_it_was_written(
    anna: Visitor, bob: Visitor, written: str, shape: "type[str]"
) -> None:
    invite = await anna.open_room()
    answer = await bob.http.get("/t/" + written.format(shape(invite)), follow_redirects=True)
    assert answer.status_code == 200
    assert f'data-invite="{invite}"' in answer.text
    assert "guest" in bob.http.cookies


@pytest.mark.parametrize("path", [INVITE, "x", "a" * 3000, "%00", INVITE + "a"])
async def test_M14_M16_an_invite_to_nowhere_says_so_and_offers_a_new_room(
    bob: Visitor, path: str
) -> None:
    answer = await bob.http.get(f"/t/{path}")
    assert answer.status_code == 404
    if len(path) < 100:
        assert text("en", "page-no-room-text") in answer.text.replace("&#39;", "'")
        assert text("en", "lobby-room-open") in answer.text


async def test_a_page_that_does_not_exist_is_a_page(anna: Visitor) -> None:
    for path in ("/nowhere", "/t", "/s/0/x.js", "/solo"):
        answer = await anna.http.get(path)
        assert answer.status_code in (404, 405)
        assert text("de", "page-not-found-title") in answer.text


async def test_the_qr_code_bears_the_public_link(anna: Visitor) -> None:
    answer = await anna.http.get(f"/t/{await anna.open_room()}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert (await anna.http.get(f"/t/{INVITE}/qr.svg")).status_code == 404


async def test_health(anna: Visitor) -> None:
    assert (await anna.http.get("/healthz")).json() == {"alive": True}
    assert (await anna.http.get("/readyz")).json() == {"ready": True}


async def test_HEAD_answers_as_GET_does_but_without_a_body(anna: Visitor) -> None:
    answer = await anna.http.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


async def test_files_are_short_and_may_be_kept_for_ever(anna: Visitor) -> None:
    page = (await anna.http.get(f"/t/{await anna.open_solo()}")).text
    path = re.findall(r'src="(/s/[^"]+)"', page)[0]
    sizes = {}
    for encoding in ("br", "gzip", "identity"):
        async with anna.http.stream("GET", path, headers={"accept-encoding": encoding}) as answer:
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers.get("content-encoding", "identity") == encoding
            sizes[encoding] = sum([len(part) async for part in answer.aiter_raw()])
    assert sizes["br"] < sizes["gzip"] < sizes["identity"]


async def test_every_answer_keeps_foreign_code_out(anna: Visitor) -> None:
    invite = await anna.open_solo()
    for path in ("/", f"/t/{invite}", "/nowhere", "/rules/stapelsprint", "/healthz"):
        answer = await anna.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son[a-z]+=|\sstyle=", answer.text)


async def test_the_guests_token_is_for_the_browsers_eyes_only(server: ServerProcess) -> None:
    async with Visitor(server.origin) as visitor:
        answer = await visitor.http.get("/")
        cookie = answer.headers["set-cookie"]
        token = visitor.http.cookies["guest"]
        assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower() and len(token) == 43
        await visitor.open_solo()
        assert visitor.http.cookies["guest"] == token
    stored = server.query("select * from guests")
    assert stored and token not in str(stored)
    assert token not in server.journal.read_text()
