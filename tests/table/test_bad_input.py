"""Malformed, impossible and absurd messages: a typed refusal, nothing changed, nobody dead."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.wire import BadMessage, decode_from_browser
from tests import counts
from tests.support.table_people import Message, Page, World, on_turn

ABSURD: Final[list[Any]] = [
    -1, 4, 7, 10**9, 10**30, 2.5, "0", "", None, True, [], {}, [[]], {"a": 1}, "__proto__",
    "opponentStock", "'; drop table log;--", "\u0000", "★" * 1_000, float("1e300"),
]  # fmt: skip


async def refusal_of(page: Page, message: Message) -> str:
    """The code with which the table, or the wire before it, refuses a message."""
    before = len(page.messages)
    try:
        decoded = decode_from_browser(msgspec.json.encode(message))
    except BadMessage:
        return "wire/bad_message"
    assert page.line is not None
    await page.line.receive(decoded)
    refused = [m["code"] for m in page.messages[before:] if m["type"] == "refused"]
    return refused[0] if refused else ""


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"type": "play_stock", "sequence": -1}, "move/no_such_place"),
        ({"type": "play_stock", "sequence": 4}, "move/no_such_place"),
        ({"type": "play_stock", "sequence": 10**9}, "move/no_such_place"),
        ({"type": "play_stock", "sequence": "0"}, "wire/bad_message"),
        ({"type": "play_stock", "sequence": None}, "wire/bad_message"),
        ({"type": "play_stock", "sequence": "__proto__"}, "wire/bad_message"),
        ({"type": "play_stock", "sequence": 0, "rank": 3}, "wire/bad_message"),
        ({"type": "play_stock", "sequence": 0, "seat": 1}, "wire/bad_message"),
        ({"type": "play_opponentStock", "sequence": 0}, "wire/bad_message"),
        ({"type": "play_hand", "card": 99, "sequence": 0}, "move/not_in_hand"),
        ({"type": "play_hand", "card": -1, "sequence": 0}, "move/not_in_hand"),
        ({"type": "play_discard", "pile": 4, "sequence": 0}, "move/no_such_place"),
        ({"type": "play_discard", "pile": 0, "sequence": 0}, "move/empty_pile"),
        ({"type": "discard", "card": 0, "pile": 5}, "move/no_such_place"),
        ({"type": "discard", "card": 2.5, "pile": 0}, "wire/bad_message"),
        ({"type": "end_turn"}, "move/must_discard"),
        ({}, "wire/bad_message"),
        ([], "wire/bad_message"),
        (7, "wire/bad_message"),
        ("end_turn", "wire/bad_message"),
    ],
)
async def test_S08_impossible_moves(move: Any, code: str) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    view = page.view
    answer = await page.wish("move", move=move)
    assert (answer["code"], answer["version"]) == (code, page.state["version"])
    assert page.view == view


async def test_S08_a_card_that_was_played_already() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    gone = None
    while gone is None or on_turn(pages).state["you"]["person"] != gone[0]:
        page = on_turn(pages)
        move = [m for m in page.view["legal"] if m["type"] == "discard"][0]
        gone = gone or (page.state["you"]["person"], move)
        await page.move(move)
    page = on_turn(pages)
    assert (await page.move(gone[1]))["code"] == "move/not_in_hand"
    other = next(p for p in pages if p is not page)
    foreign = {"type": "discard", "card": 4_711, "pile": 0}
    assert other.view["hand"]
    assert (await page.move(foreign))["code"] == "move/not_in_hand"


@pytest.mark.parametrize("seats", [0, 1, 7, 15])
async def test_S08_impossible_numbers_of_seats(seats: int) -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    answer = await host.wish("set_options", seats=seats, options={})
    assert answer["code"] == "table/bad_options"
    for broken in (2.5, "2", None, 16, -1):
        message = {"type": "set_options", "id": "x" * 8, "version": 1, "seats": broken}
        assert await refusal_of(host, message | {"options": {}}) == "wire/bad_message"
    assert len(host.room["seats"]) == 2


def valid_messages(page: Page) -> list[Message]:
    """Messages that the page could send now."""
    command = {"id": "mutation-1", "version": page.state["version"]}
    moves = [{"type": "move", **command, "move": move} for move in page.view["legal"][:6]]
    return [
        *moves,
        {"type": "ping"},
        {"type": "presence", "visible": True, "paused": False},
        {"type": "rename", "name": "Anna"},
        {"type": "still_here"},
        {"type": "hash", "deal": 1, "hash": "0" * 64},
        {"type": "addition", "deal": 1, "bytes": "0" * 32},
        {"type": "take_seat", **command, "seat": 0},
        {"type": "set_seat", **command, "seat": 1, "level": "normal"},
        {"type": "swap_seats", **command, "first": 0, "second": 1},
        {"type": "set_options", **command, "seats": 2, "options": {"stock_size": 5}},
        {"type": "set_pace", **command, "pace": "fast"},
        {"type": "remove_person", **command, "seat": 1},
        {"type": "start", **command},
        {"type": "next_deal", **command},
    ]


def mutations(page: Page, count: int) -> Iterator[Message]:
    """Valid messages with one thing changed, added or taken away, at any depth."""
    stream = Stream(b"mutations".ljust(32))
    for number in range(count):
        message = msgspec.json.decode(
            msgspec.json.encode(valid_messages(page)[number % len(valid_messages(page))])
        )
        place = message
        while (inner := [v for v in place.values() if isinstance(v, dict)]) and stream.below(2):
            place = inner[0]
        field = [*place, "extra"][stream.below(len(place) + 1)] if place else "extra"
        if stream.below(4) == 0:
            place.pop(field, None)
        else:
            place[field] = ABSURD[stream.below(len(ABSURD))]
        yield message


async def test_S08_mutated_messages_change_nothing_or_are_legal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    codes = set()
    for message in mutations(pages[0], counts.MUTATIONS):
        page = on_turn(pages)
        version, view = page.state["version"], page.view
        code = await refusal_of(page, message)
        codes.add(code)
        if code:
            assert (page.state["version"], page.view) == (version, view), message
        assert page.state["version"] <= version + 1
        assert (await refusal_of(page, {"type": "ping"})) == ""
    text = b"".join(frame for page in pages for frame in page.frames)
    assert b"Traceback" not in text
    assert b"Error" not in text
    assert {"wire/bad_message", "table/not_host", "table/started", ""} <= codes
    assert not caplog.messages
    assert (await on_turn(pages).move())["type"] == "accepted"


@pytest.mark.parametrize(
    "move",
    [
        b'{"type":"end_turn"' + b" " * 60_000 + b"}",
        b"[" * 5_000 + b"]" * 5_000,
        b'{"type":"discard","card":' + b"9" * 400 + b',"pile":0}',
        b'{"type":"discard","type":"end_turn"}',
    ],
)
async def test_S08_absurd_spellings_of_a_move(move: bytes) -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    frame = b'{"type":"move","id":"absurd-001","version":%d,"move":%s}'
    try:
        message = decode_from_browser(frame % (page.state["version"], move))
    except BadMessage:
        return
    version = page.state["version"]
    assert page.line is not None
    await page.line.receive(message)
    assert page.messages[-1]["type"] == "refused"
    assert page.state["version"] == version


async def test_the_log_keeps_one_spelling_of_a_move() -> None:
    world = World()
    pages = await world.match("anna", "ben")
    page = on_turn(pages)
    move = [m for m in page.view["legal"] if m["type"] == "discard"][0]
    spaced = msgspec.json.format(msgspec.json.encode(move), indent=20)
    frame = b'{"type":"move","id":"spaced-001","version":%d,"move":%s}'
    assert page.line is not None
    await page.line.receive(decode_from_browser(frame % (page.state["version"], spaced)))
    assert msgspec.json.encode(move) in world.log.rows[-1].body
    assert b"  " not in world.log.rows[-1].body


async def test_a_second_hello_is_refused() -> None:
    world = World()
    host, *_ = await world.room("anna", seats=2)
    assert await refusal_of(host, {"type": "hello", "protocol": 1}) == "wire/bad_message"
