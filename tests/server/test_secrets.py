"""What no frame, page, error or journal may hold while a deal runs (fault 21, S02)."""

import json
import re
from collections.abc import Iterable
from typing import Any, Final

import pytest

from kartenrunde.engine import SPECTATOR, find_game
from tests.support.server_process import ServerProcess
from tests.support.visitor import GAME, Line, Visitor, play_one, play_until

MOVES: Final = 60
OWN_ONLY: Final = {"cards", "card"}
"""Fields of events that only the acting seat is sent."""
STATE_FIELDS: Final = {"type", "version", "since", "steps", "room", "you", "view"}
ROOM_FIELDS: Final = {
    "kind", "game", "rules_version", "options", "choices", "seat_range", "phase", "host", "pace",
    "deal", "paused", "match_over", "places", "history", "sides", "seats", "fairness",
    "revealed",
}  # fmt: skip


@pytest.fixture
async def table(server: ServerProcess) -> Any:
    """Two people, a computer player and an onlooker, with cards; and the invite."""
    async with (
        Visitor(server.origin) as anna,
        Visitor(server.origin) as bob,
        Visitor(server.origin) as cyril,
    ):
        invite = await anna.open_room(seats=3)
        host, guest = await anna.sit_at(invite), await bob.sit_at(invite)
        await host.do("set_seat", seat=2, level="beginner")
        await host.do("set_pace", pace="fast")
        await host.do("start")
        onlooker = await cyril.sit_at(invite)
        for line in (host, guest, onlooker):
            await line.until(lambda state: state["view"] is not None)
        yield invite, [host, guest], onlooker


async def test_fault_21_S02_frames_hold_what_their_seat_may_see_and_nothing_else(
    server: ServerProcess, table: tuple[str, list[Line], Line]
) -> None:
    invite, lines, onlooker = table
    await play_until(lines, lambda: lines[0].state["version"] >= MOVES or _is_over(lines))
    for line, audience in ((lines[0], 0), (lines[1], 1), (onlooker, SPECTATOR)):
        for state in line.states:
            check_state(state, audience)
    seed, additions = sealed(server, invite)
    tokens = [hashed for (hashed,) in server.query("select token_hash from guests")]
    guests = [guest for (guest,) in server.query("select guest from guests")]
    for frame in (frame for line in (*lines, onlooker) for frame in line.frames):
        deal_is_over = '"revealed":[{' in frame
        for secret in [*tokens, *guests, invite, *([] if deal_is_over else [seed])]:
            assert secret not in frame
    for line in lines:  # nobody hears another's addition before all are bound by the commitment
        for frame in line.frames:
            if '"phase":"shuffling"' in frame:
                assert not any(addition in frame for addition in additions)


def _is_over(lines: Iterable[Line]) -> bool:
    return all(line.state["room"]["phase"] == "between" for line in lines)


def check_state(state: dict[str, Any], audience: int) -> None:
    """The view and the events are built for that audience and hold no field beyond."""
    game = find_game(GAME)
    assert state.keys() == STATE_FIELDS and state["room"].keys() == ROOM_FIELDS
    fairness = state["room"]["fairness"]
    if fairness is not None and state["room"]["phase"] != "between":
        assert fairness["seed"] is None
    if state["view"] is not None:
        view = game.decode_view(json.dumps(state["view"]).encode())
        assert view.seat == audience
        count = 0 if audience == SPECTATOR else view.seats[audience].hand_count
        assert len(view.hand) == count
    for event in (event for step in state["steps"] for event in step["events"]):
        if event.get("seat") != audience:
            assert not OWN_ONLY & event.keys(), event


def sealed(server: ServerProcess, invite: str) -> tuple[str, list[str]]:
    """Seed and additions of the first deal, read from the file."""
    statement = "select body from log join cards using (table_id) where invite = ? order by seq"
    facts = [fact for (body,) in server.query(statement, invite) for fact in json.loads(body)]
    seed = next(fact["seed"] for fact in facts if fact["fact"] == "deal_committed")
    additions = next(fact["additions"] for fact in facts if fact["fact"] == "deal_began")
    return seed, [addition for addition in additions if addition]


async def test_fault_21_refusals_tell_nothing_about_hidden_cards(
    table: tuple[str, list[Line], Line],
) -> None:
    """Whatever is tried, the reason speaks of what the asker sees anyway."""
    _, lines, _ = table
    waiting = next((line for line in lines if not line.is_on_turn), lines[0])
    attempts = [
        {"type": "play_hand", "card": card, "sequence": sequence}
        for card in range(8)
        for sequence in range(3)
    ]
    for attempt in attempts:
        answer = await waiting.move(attempt)
        assert answer["type"] == "accepted" or answer["args"].keys() <= {"wanted"}
        if answer["type"] == "accepted":
            await waiting.reach(answer["version"])


async def test_fault_21_pages_of_a_running_deal_hold_no_card(
    server: ServerProcess, table: tuple[str, list[Line], Line]
) -> None:
    invite, _, _ = table
    seed, additions = sealed(server, invite)
    async with Visitor(server.origin) as stranger:
        for path in (f"/t/{invite}", "/", "/readyz", "/healthz", f"/t/{invite}/qr.svg"):
            page = (await stranger.http.get(path)).text
            for secret in (seed, *additions):
                assert secret not in page
            assert "hand_count" not in page and "stock_count" not in page


async def test_S02_the_journal_holds_no_invite_token_seed_or_card(
    server: ServerProcess, table: tuple[str, list[Line], Line]
) -> None:
    invite, lines, _ = table
    await play_one(next(line for line in lines if line.is_on_turn)) if any(
        line.is_on_turn for line in lines
    ) else None
    journal = server.journal.read_text()
    seed, additions = sealed(server, invite)
    invites = [found for (found,) in server.query("select invite from cards")]
    names = [guest for (guest,) in server.query("select guest from guests")]
    for secret in (seed, *additions, *invites, *names):
        assert secret not in journal
    assert not re.search(r'"(face|hand|card|seed|move)"', journal)
    assert '"route": "/t/{invite}"' in journal
    for line in journal.splitlines():
        assert {"event", "level", "timestamp"} <= json.loads(line).keys()
