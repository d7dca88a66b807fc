"""Seats over real sockets: whose they are, who may act, and that no two share one."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import pytest

from kartenrunde.i18n import text
from tests import counts
from tests.support.server_process import ServerProcess
from tests.support.visitor import GAME, Line, Message, Visitor, play_one, play_until

JOINED_S: Final = 2.0
SLACK: Final = 5
"""A test's bound is so many times wider than what is promised."""


@contextlib.asynccontextmanager
async def visitors(server: ServerProcess, count: int) -> AsyncIterator[list[Visitor]]:
    """So many browsers."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Visitor(server.origin)) for _ in range(count)]


async def started_room(people: list[Visitor], **options: Any) -> tuple[str, list[Line]]:
    """A room in which they all hold cards."""
    invite = await people[0].open_room(seats=len(people), **options)
    lines = [await person.sit_at(invite) for person in people]
    await lines[0].until(lambda state: all(seat.get("here") for seat in state["room"]["seats"]))
    await lines[0].do("start")
    for line in lines:
        await line.until(lambda state: state["view"] is not None)
    return invite, lines


def on_turn(lines: list[Line]) -> Line:
    """Whose turn it is."""
    return next(line for line in lines if line.is_on_turn)


async def test_fault_9_M04_two_tabs_of_a_seat_both_live(server: ServerProcess) -> None:
    async with visitors(server, 2) as people:
        invite, lines = await started_room(people)
        line = on_turn(lines)
        owner = people[lines.index(line)]
        second = await owner.sit_at(invite)
        assert second.view == line.view and second.seat == line.seat
        move, version = line.view["legal"][0], line.state["version"]
        answers = await asyncio.gather(
            line.move(move, version=version), second.move(move, version=version)
        )
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["code"] in ("table/stale_version", "move/not_your_turn")
        for tab in (line, second):
            await tab.reach(version + 1)
        assert second.view == line.view
        await line.leave()
        other = next(other for other in lines if other.seat != line.seat)
        await asyncio.sleep(0.3)
        assert other.state["room"]["seats"][second.seat]["here"]
        await second.leave()
        await other.until(lambda state: not state["room"]["seats"][second.seat]["here"])


async def test_M04_a_new_tab_gets_seat_and_hand_back(server: ServerProcess) -> None:
    async with visitors(server, 2) as people:
        invite, lines = await started_room(people)
        for line in lines:
            await line.cut()
        again = [await person.sit_at(invite) for person in people]
        for line, before in zip(again, lines, strict=True):
            assert (line.seat, line.view["hand"]) == (before.seat, before.view["hand"])
            assert line.state["version"] == before.state["version"]


async def test_fault_10_no_command_acts_twice_or_out_of_its_time(server: ServerProcess) -> None:
    """Repeated, reused, stale, from the future, for another seat, by an onlooker, after the end."""
    async with visitors(server, 3) as (anna, bob, cyril):
        invite, lines = await started_room([anna, bob], stock_size=5)
        onlooker = await cyril.sit_at(invite)
        line = on_turn(lines)
        other = next(other for other in lines if other is not line)
        version, move = line.state["version"], line.view["legal"][0]

        async def refused(by: Line, code: str, move: Message, **fields: Any) -> None:
            before = onlooker.state
            answer = await by.move(move, **fields)
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert answer["version"] == before["version"] == onlooker.state["version"]
            assert onlooker.view == before["view"]

        await refused(other, "move/not_your_turn", move)
        await refused(onlooker, "table/not_seated", move)
        accepted = await line.move(move, id="first-and-only")
        for tab in (*lines, onlooker):
            await tab.reach(accepted["version"])
        assert await line.move(move, id="first-and-only", version=version) == accepted
        await refused(line, "table/move_id_reused", {"type": "end_turn"}, id="first-and-only")
        turn = on_turn(lines)
        await refused(turn, "table/stale_version", turn.view["legal"][0], version=version - 1)
        await refused(turn, "table/stale_version", turn.view["legal"][0], version=version + 99)
        await play_until(lines, lambda: lines[0].state["room"]["phase"] == "between")
        await onlooker.reach(lines[0].state["version"])
        await refused(lines[0], "move/over", move)
        assert onlooker.state["version"] == len(facts(server, invite))


def facts(server: ServerProcess, invite: str) -> list[Any]:
    """The log of a table."""
    statement = "select body from log join cards using (table_id) where invite = ? order by seq"
    return [json.loads(body) for (body,) in server.query(statement, invite)]


ODD_MOVES: Final = [
    {"type": "play_hand", "card": 0, "sequence": -1},
    {"type": "play_hand", "card": 0, "sequence": 4},
    {"type": "play_hand", "card": 0, "sequence": 10**9},
    {"type": "play_hand", "card": 0, "sequence": "0"},
    {"type": "play_hand", "card": None, "sequence": 0},
    {"type": "play_hand", "card": "__proto__", "sequence": 0},
    {"type": "play_hand", "card": 999, "sequence": 0},
    {"type": "play_hand", "card": 0.5, "sequence": 0},
    {"type": "play_hand", "card": 0, "sequence": 0, "seat": 1},
    {"type": "play_opponent_stock", "sequence": 0},
    {"type": "play_discard", "pile": 5, "sequence": 0},
    {"type": "play_discard", "pile": 0, "sequence": 0},
    {"type": "discard", "card": 0, "pile": 7},
    {"type": "end_turn"},
    {},
    [],
    None,
]


@pytest.mark.parametrize("move", ODD_MOVES, ids=lambda move: json.dumps(move)[:60])
async def test_S08_an_impossible_move_gets_its_reason_and_changes_nothing(
    dealt: list[Line], move: Any
) -> None:
    line = on_turn(dealt)
    before = line.state
    answer = await line.move(move)
    assert answer["type"] == "refused" and answer["version"] == before["version"]
    for language in ("de", "en", "es", "pl", "cs"):
        message_id = "refusal-" + answer["code"].replace("/", "-").replace("_", "-")
        assert text(language, message_id, **answer["args"])
    assert line.state == before


@pytest.fixture
async def dealt(server: ServerProcess) -> AsyncIterator[list[Line]]:
    """Two people with cards."""
    async with visitors(server, 2) as people:
        yield (await started_room(people))[1]


@pytest.mark.parametrize("seats", ["0", "1", "7", "2.5", "-2"])
async def test_S08_an_impossible_number_of_seats_is_refused(anna: Visitor, seats: str) -> None:
    line = await anna.sit_at(await anna.open_room())
    before = line.state
    await line.socket.send(
        f'{{"type":"set_options","id":"odd-seats","version":{before["version"]},'
        f'"seats":{seats},"options":{{}}}}'
    )
    await line.wait_for(lambda: "odd-seats" in line.replies or line.refusals)
    refusal = line.replies.get("odd-seats") or line.refusals[0]
    assert refusal["code"] in ("table/bad_options", "wire/bad_message")
    assert line.state == before


async def test_S10_only_the_host_leads_the_room(server: ServerProcess) -> None:
    async with visitors(server, 2) as (anna, bob):
        invite = await anna.open_room(seats=3)
        host, guest = await anna.sit_at(invite), await bob.sit_at(invite)
        commands: list[tuple[str, dict[str, Any]]] = [
            ("start", {}),
            ("set_seat", {"seat": 2, "level": "expert"}),
            ("swap_seats", {"first": 0, "second": 1}),
            ("set_options", {"seats": 2, "options": {"stock_size": 5, "target": None}}),
            ("set_pace", {"pace": "fast"}),
            ("remove_person", {"seat": 0}),
        ]
        before = guest.state
        for kind, fields in commands:
            answer = await guest.command(kind, **fields)
            assert (answer["type"], answer["code"]) == ("refused", "table/not_host"), kind
        assert guest.state == before
        await host.do("remove_person", seat=guest.seat)
        assert await guest.closed() == 4404
        assert guest.gone == {"type": "gone", "code": "table/removed"}
        again = await bob.dial(invite)
        assert await again.closed() == 4404
        assert again.gone == {"type": "gone", "code": "table/removed"}


async def test_S10_an_onlooker_sees_what_is_public_and_nothing_else(server: ServerProcess) -> None:
    """A player who opens the own room in a private window learns nothing by it."""
    async with visitors(server, 3) as (anna, bob, window):
        invite, lines = await started_room([anna, bob])
        onlooker = await window.sit_at(invite)
        assert onlooker.state["you"]["seat"] is None
        await onlooker.reach((await play_one(on_turn(lines)))["version"])
        for state in onlooker.states:
            assert (state["view"]["seat"], state["view"]["hand"]) == (-1, [])
            assert state["view"]["legal"] == []
            for event in (event for step in state["steps"] for event in step["events"]):
                assert "cards" not in event and "card" not in event
        answer = await onlooker.command("next_deal")
        assert answer["code"] in ("table/not_seated", "table/started")


async def test_S04_public_ids_open_nothing(server: ServerProcess) -> None:
    """Everything B is sent about A is tried as A's key."""
    async with visitors(server, 3) as (anna, bob, thief):
        invite, lines = await started_room([anna, bob])
        mine = lines[1]
        known = {value for frame in mine.frames for value in _strings(json.loads(frame))}
        assert lines[0].state["you"]["person"] in known
        await thief.http.get("/")
        for value in known:
            line = await thief.ring(invite, cookie=f"guest={value}")
            await line.send(type="hello", protocol=1)
            await line.answered()
            assert not line.states or line.state["you"]["seat"] is None
            await line.leave()
        forged = {"type": "take_seat", "seat": 0, "person": lines[0].state["you"]["person"]}
        await mine.send(id="forged-it", version=mine.state["version"], **forged)
        await mine.wait_for(lambda: mine.refusals)
        assert mine.refusals[0]["code"] == "wire/bad_message"


def _strings(message: Any) -> set[str]:
    match message:
        case str():
            return {message} if message.isascii() and message.isalnum() else set()
        case dict():
            return set().union(*(_strings(part) for part in message.values()))
        case list():
            return set().union(*(_strings(part) for part in message))
    return set()


async def test_M10_ten_at_once_for_the_last_seat(server: ServerProcess) -> None:
    async with visitors(server, 11) as (anna, *others):
        invite = await anna.open_room()
        host = await anna.sit_at(invite)
        lines = await asyncio.gather(*(other.sit_at(invite) for other in others))
        seated = [line for line in lines if line.state["you"]["seat"] is not None]
        assert len(seated) == 1
        for line in set(lines) - set(seated):
            await line.answered()
            assert line.refusals[0]["code"] == "table/full"
        await host.until(lambda state: all(seat.get("here") for seat in state["room"]["seats"]))
        persons = [seat["person"] for seat in host.state["room"]["seats"]]
        assert len(set(persons)) == 2


@pytest.mark.parametrize("turn", range(4))
async def test_M10_a_seat_never_holds_a_person_and_a_computer(
    server: ServerProcess, turn: int
) -> None:
    """Somebody sits down in the moment in which the host puts a computer there and starts."""
    async with visitors(server, 2) as (anna, bob):
        invite = await anna.open_room()
        host = await anna.sit_at(invite)
        await bob.http.get(f"/t/{invite}")

        async def put_computer_and_start() -> None:
            await asyncio.sleep(0.004 * turn)
            if (await host.command("set_seat", seat=1, level="beginner"))["type"] == "accepted":
                await host.command("start")

        line, _ = await asyncio.gather(bob.sit_at(invite), put_computer_and_start())
        await line.reach(host.state["version"])
        second = line.state["room"]["seats"][1]
        if line.state["you"]["seat"] == 1:
            assert second["person"] == line.state["you"]["person"]
        else:
            assert second["occupant"] == "computer"
        assert len(line.state["room"]["seats"]) == 2


async def test_M16_dialling_a_moment_before_the_start_ends_in_a_seat_or_a_word(
    server: ServerProcess,
) -> None:
    async with visitors(server, 3) as (anna, bob, late):
        invite = await anna.open_room()
        host = await anna.sit_at(invite)
        await bob.sit_at(invite)
        await host.until(lambda state: all(seat.get("here") for seat in state["room"]["seats"]))
        await late.http.get(f"/t/{invite}")
        line, answer = await asyncio.gather(late.sit_at(invite), host.command("start"))
        assert answer["type"] == "accepted"
        await line.until(lambda state: state["room"]["phase"] == "playing")
        assert line.state["you"]["seat"] is None and line.close_code is None


async def test_M16_leaving_and_coming_back_to_the_same_lobby(server: ServerProcess) -> None:
    async with visitors(server, 2) as (anna, bob):
        invite = await anna.open_room()
        host, guest = await anna.sit_at(invite), await bob.sit_at(invite)
        await guest.do("leave")
        assert await guest.closed() == 4404
        again = await bob.sit_at(invite)
        assert again.seat == 1
        await host.until(lambda state: all(seat.get("here") for seat in state["room"]["seats"]))
        await host.do("start")


async def test_M20_fifty_who_come_at_once_are_all_answered(server: ServerProcess) -> None:
    async with visitors(server, counts.JOINERS) as people:
        invite = await people[0].open_room(seats=6)
        for person in people[1:]:
            person.http.cookies.set("guest", f"{people.index(person):043d}")
        loop = asyncio.get_running_loop()
        began_s = loop.time()
        lines = await asyncio.gather(*(person.sit_at(invite) for person in people))
        assert loop.time() - began_s < JOINED_S * SLACK
        seats = [line.state["you"]["seat"] for line in lines]
        assert sorted(seat for seat in seats if seat is not None) == list(range(6))


async def test_a_name_given_in_the_lobby_shows_at_once_at_an_open_table(
    server: ServerProcess,
) -> None:
    async with visitors(server, 2) as (anna, bob):
        invite = await anna.open_room()
        line = await anna.sit_at(invite)
        other = await bob.sit_at(invite)
        answer = await anna.http.post("/name", data={"name": " Anna  Nowak "})
        assert answer.status_code == 303
        for shown in (line, other):
            await shown.until(lambda state: state["room"]["seats"][0]["name"] == "Anna Nowak")


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_M20_a_thousand_rooms_that_nobody_enters_cost_no_memory(
    start_server: Callable[..., ServerProcess],
) -> None:
    """They come from many addresses through a proxy, as one alone would be slowed."""
    server = start_server("--origin", PROXY)
    while "files prepared" not in server.journal.read_text():
        await asyncio.sleep(0.1)
    await open_rooms(server, range(100))
    before_kb = server.memory_kb
    await open_rooms(server, range(100, counts.EMPTY_ROOMS))
    assert server.query("select count(*) from cards") == [(counts.EMPTY_ROOMS,)]
    assert server.memory_kb - before_kb < ROOM_KB * counts.EMPTY_ROOMS
    async with Visitor(f"http://127.0.0.1:{server.port}") as visitor:
        assert (await visitor.http.get("/readyz")).status_code == 200


async def open_rooms(server: ServerProcess, numbers: range) -> None:
    """Open rooms over a few lines; without a library, which would take longer than the server."""
    lines = [numbers[first::AT_ONCE] for first in range(AT_ONCE)]
    await asyncio.gather(*[open_rooms_by_turns(server, line) for line in lines])


async def open_rooms_by_turns(server: ServerProcess, numbers: range) -> None:
    """Open one room after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    form = f"game={GAME}&seats=6"
    for number in numbers:
        writer.write(
            f"POST /rooms HTTP/1.1\r\nHost: x\r\nOrigin: {PROXY}\r\n"
            f"X-Forwarded-For: 10.0.{number // 20}.1\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(form)}\r\n\r\n{form}".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert head.startswith(b"http/1.1 303")
        await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
    writer.close()
    await writer.wait_closed()


PROXY: Final = "http://cards.example.org"
"""Not https: the server would compress all its files for it first."""
AT_ONCE: Final = 20
ROOM_KB: Final = 4
"""Much less than a room in memory would take: one that nobody enters stands in the log alone."""


async def test_M20_computers_rest_when_nobody_is_there(server: ServerProcess) -> None:
    async with Visitor(server.origin) as anna:
        invite = await anna.open_room(seats=4)
        line = await anna.sit_at(invite)
        for seat in (1, 2, 3):
            await line.do("set_seat", seat=seat, level="beginner")
        await line.do("set_pace", pace="fast")
        await line.do("start")
        await line.until(lambda state: state["view"] is not None)
        await line.leave()
        await asyncio.sleep(1)
        before = len(facts(server, invite))
        await asyncio.sleep(2)
        assert len(facts(server, invite)) == before
