"""Frames: strict on the way in, complete on the way out."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import Raw

from kartenrunde.wire import BadMessage, decode_from_browser, encode
from kartenrunde.wire import inbound as wish
from kartenrunde.wire import outbound as out

COMMAND = {"id": "0123abcd", "version": 7}
FRAMES: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1, "since": 3, "visible": False},
    "ping": {},
    "presence": {"visible": True, "paused": True},
    "rename": {"name": "Łucja"},
    "still_here": {},
    "hash": {"deal": 1, "hash": "0a" * 32},
    "addition": {"deal": 1, "bytes": "0a" * 16},
    "move": {**COMMAND, "move": {"type": "end_turn"}},
    "take_seat": {**COMMAND, "seat": 1},
    "set_seat": {**COMMAND, "seat": 1, "level": None},
    "swap_seats": {**COMMAND, "first": 0, "second": 2},
    "set_options": {**COMMAND, "seats": 4, "options": {"target": None}},
    "set_pace": {**COMMAND, "pace": "slow"},
    "remove_person": {**COMMAND, "seat": 1},
    "start": {**COMMAND},
    "next_deal": {**COMMAND},
    "leave": {**COMMAND},
}


def frame_of(tag: str, **changes: Any) -> bytes:
    """The frame of a valid message with some fields changed."""
    return msgspec.json.encode({"type": tag, **FRAMES[tag], **changes})


def test_every_message_of_a_browser_has_an_example_here() -> None:
    assert set(FRAMES) == {s.__struct_config__.tag for s in get_args(wish.FromBrowser)}


@pytest.mark.parametrize("tag", FRAMES)
def test_a_message_says_what_its_frame_said(tag: str) -> None:
    message = decode_from_browser(frame_of(tag))
    assert msgspec.json.decode(msgspec.json.encode(message)) == {"type": tag, **FRAMES[tag]}
    assert decode_from_browser(frame_of(tag).decode()) == message


@pytest.mark.parametrize("tag", FRAMES)
def test_S08_an_unknown_field_is_refused(tag: str) -> None:
    with pytest.raises(BadMessage, match="seat_of_somebody_else"):
        decode_from_browser(frame_of(tag, seat_of_somebody_else=0))


@pytest.mark.parametrize("tag", [tag for tag in FRAMES if FRAMES[tag].keys() - {"name"}])
def test_S08_a_field_of_the_wrong_kind_is_refused(tag: str) -> None:
    for field in FRAMES[tag]:
        if field not in ("move", "level"):
            with pytest.raises(BadMessage):
                decode_from_browser(frame_of(tag, **{field: [1]}))


@pytest.mark.parametrize("move_id", ["short", "x" * 41, "with space", "ünïcödé-id", "newline1\n"])
def test_S08_a_move_id_is_8_to_40_plain_characters(move_id: str) -> None:
    with pytest.raises(BadMessage):
        decode_from_browser(frame_of("start", id=move_id))


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "7",
        '"start"',
        "{",
        "{}",
        '{"type":"state"}',
        '{"type":"Start","id":"0123abcd","version":1}',
        '{"type":"start","id":"0123abcd","version":-1}',
        '{"type":"start","id":"0123abcd","version":1.5}',
        '{"type":"start","id":"0123abcd","version":1e400}',
        '{"type":"start","id":"0123abcd","version":NaN}',
        '{"type":"start","id":"0123abcd","version":99999999999999999999999}',
        '{"type":"ping"} {"type":"ping"}',
        '{"type":"rename","name":"' + "x" * 41 + '"}',
        '{"type":"set_seat","id":"0123abcd","version":1,"seat":16,"level":null}',
        '{"type":"hash","deal":1,"hash":"' + "0A" * 32 + '"}',
        '{"type":"hash","deal":1,"hash":"' + "0a" * 32 + '\\n"}',
        '{"type":"addition","deal":0,"bytes":"' + "0a" * 16 + '"}',
        "[" * 10_000,
        '{"type":"move","id":"0123abcd","version":1,"move":' + "[" * 10_000,
        '{"type":"rename","name":"\\ud800"}',
        b"\xff\xfe",
        b'{"type":"rename","name":"\xff"}',
    ],
)
def test_S06_S08_a_frame_that_is_none_of_ours(frame: str | bytes) -> None:
    with pytest.raises(BadMessage):
        decode_from_browser(frame)


def test_what_the_server_sends_bears_its_type() -> None:
    view = Raw(b'{"seat":0}')
    step = out.Step(4, (Raw(b'{"type":"turn_began","seat":0}'),))
    room = out.Room(
        kind="room",
        game="stapelsprint",
        rules_version=1,
        options={"target": None},
        choices={"target": (None, 1)},
        seat_range=(2, 6),
        phase="playing",
        host=None,
        pace="normal",
        deal=1,
        paused=False,
        match_over=False,
        places=None,
        history=((0, 0),),
        sides=(0, 1),
        seats=(out.OpenSeat(0), out.ComputerSeat(1, "Emil", "expert")),
        fairness=None,
        revealed=(),
    )
    state = out.State(5, 3, (step,), room, out.You("p", None, None, False), view)
    sent = msgspec.json.decode(encode(state))
    assert sent["type"] == "state"
    assert sent["view"] == {"seat": 0}
    assert sent["steps"] == [{"seq": 4, "events": [{"type": "turn_began", "seat": 0}]}]
    assert [seat["occupant"] for seat in sent["room"]["seats"]] == ["open", "computer"]
    assert msgspec.json.decode(encode(out.Pong())) == {"type": "pong"}
    assert msgspec.json.decode(encode(out.Gone("table/full")))["type"] == "gone"
