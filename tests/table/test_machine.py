"""A table against a model on paper: any order of joining, leaving, moving, lag and crashes."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from kartenrunde.table.hall import table_of
from tests.support.table_model import COMPUTER, PaperTable
from tests.support.table_people import GAME, Message, Page, World
from tests.support.table_world import last_legal

GUESTS = ("anna", "ben", "cem", "dora")
SEATS = 3
guests = st.sampled_from(GUESTS)


class TableMachine(RuleBasedStateMachine):
    """One room, four people, three seats."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.pages: list[Page] = []
        self.past: list[tuple[str, str, Message, Message]] = []

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        if hasattr(self, "world"):
            self.do(self.world.hall.close())
        self.loop.close()

    @initialize(people=st.integers(1, SEATS), begins=st.booleans())
    def open_the_room(self, people: int, begins: bool) -> None:
        async def begin() -> None:
            self.world = World()
            self.world.thinker.default = last_legal
            options = {"stock_size": 5, "target": 1}
            self.invite = await self.world.hall.open_room("anna", GAME, SEATS, options)

        self.do(begin())
        self.model = PaperTable("anna", SEATS)
        for guest in GUESTS[:people]:
            self.join(guest)
        if begins:
            self.start(fill=True)

    def pass_second(self) -> None:
        self.do(self.world.clock.advance(1))
        self.model.look(self.world.clock.now_s())

    def open_pages(self) -> list[Page]:
        return [page for page in self.pages if page.line is not None and page.line.is_open]

    def seated_pages(self) -> list[Page]:
        return [page for page in self.open_pages() if page.seat is not None]

    @rule(guest=guests)
    def join(self, guest: str) -> None:
        if sum(page.guest == guest for page in self.open_pages()) >= 2:
            return
        self.pages.append(self.do(self.world.page(guest, self.invite).open()))
        self.model.arrive(guest, self.world.clock.now_s())
        self.model.look(self.world.clock.now_s())
        self.pass_second()

    @precondition(lambda self: self.open_pages())
    @rule(data=st.data())
    def close_a_tab(self, data: st.DataObject) -> None:
        page = data.draw(st.sampled_from(self.open_pages()), "tab")
        self.do(page.close())
        self.model.go(page.guest, self.world.clock.now_s())
        self.pass_second()

    @precondition(lambda self: self.seated_pages())
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        page = data.draw(st.sampled_from(self.seated_pages()), "who leaves")
        assert self.do(page.wish("leave"))["type"] == "accepted"
        self.model.leave(page.guest, self.world.clock.now_s())
        self.model.look(self.world.clock.now_s())
        self.pass_second()

    @rule(seconds=st.sampled_from([1, 31, 61, 95, 125]))
    def let_time_pass(self, seconds: int) -> None:
        for _ in range(seconds):
            self.pass_second()

    @rule()
    def crash_and_restore(self) -> None:
        before = [(page.guest, page.state) for page in self.seated_pages()]
        self.do(self.world.restart())
        self.model.restart()
        self.pages.clear()
        for guest, state in before[:2]:
            self.join(guest)
            after = self.pages[-1].state
            if after["version"] == state["version"]:
                assert (after["view"], after["you"]) == (state["view"], state["you"])

    @precondition(lambda self: not self.model.has_started)
    @rule(seats=st.permutations(range(SEATS)))
    def swap_seats(self, seats: list[int]) -> None:
        host = next((page for page in self.open_pages() if page.state["you"]["host"]), None)
        if host is None:
            return
        first, second = seats[:2]
        answer = self.do(host.wish("swap_seats", first=first, second=second))
        assert answer["type"] == "accepted"
        self.remember(host, "swap_seats", {"first": first, "second": second}, answer)
        held = self.model.seats
        held[first], held[second] = held[second], held[first]

    @precondition(lambda self: not self.model.has_started)
    @rule(fill=st.booleans())
    def start(self, fill: bool) -> None:
        host = next((page for page in self.open_pages() if page.state["you"]["host"]), None)
        if host is None:
            return
        for seat in range(SEATS):
            if fill and host.room["seats"][seat]["occupant"] == "open":
                assert (
                    self.do(host.wish("set_seat", seat=seat, level="normal"))["type"] == "accepted"
                )
                self.model.seats[seat] = COMPUTER
        answer = self.do(host.wish("start"))
        assert (answer["type"] == "accepted") == (None not in self.model.seats)
        self.model.has_started = answer["type"] == "accepted"
        self.remember(host, "start", {}, answer)
        self.do(self.world.clock.settle())

    @precondition(lambda self: any(page.is_on_turn for page in self.open_pages()))
    @rule(data=st.data(), count=st.integers(1, 8))
    def move(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            movers = [page for page in self.open_pages() if page.is_on_turn]
            if not movers:
                self.pass_second()
                continue
            page = data.draw(st.sampled_from(movers), "tab")
            move = data.draw(st.sampled_from(page.view["legal"]), "move")
            version = page.state["version"]
            move_id = f"machine-{len(self.past):05}"
            answer = self.do(page.move(move, id=move_id))
            assert answer["type"] == "accepted"
            assert answer["version"] - version in (1, 2)  # 2: taken back from the computer before
            self.remember(page, "move", {"move": move, "id": move_id, "version": version}, answer)

    @precondition(lambda self: any(page.is_on_turn for page in self.open_pages()))
    @rule()
    def play_a_while(self) -> None:
        for _ in range(200):
            page = next((page for page in self.open_pages() if page.is_on_turn), None)
            if page is None:
                self.pass_second()
            else:
                assert self.do(page.move())["type"] == "accepted"

    @precondition(lambda self: any(p.room["phase"] == "between" for p in self.seated_pages()))
    @rule(data=st.data())
    def next_deal(self, data: st.DataObject) -> None:
        page = data.draw(st.sampled_from(self.seated_pages()), "who")
        assert self.do(page.wish("next_deal"))["type"] == "accepted"
        self.do(self.world.clock.settle())

    @precondition(lambda self: self.past and self.open_pages())
    @rule(data=st.data())
    def repeat_something(self, data: st.DataObject) -> None:
        guest, wish, fields, answer = data.draw(st.sampled_from(self.past), "what")
        page = next((page for page in self.seated_pages() if page.guest == guest), None)
        if page is None:
            return
        moved = self.moves_in_log()
        assert self.do(page.wish(wish, **fields)) == answer
        assert self.moves_in_log() == moved

    @precondition(lambda self: self.past and self.seated_pages())
    @rule(data=st.data())
    def act_on_an_old_version(self, data: st.DataObject) -> None:
        page = data.draw(st.sampled_from(self.seated_pages()), "who")
        _, wish, fields, _ = data.draw(st.sampled_from(self.past), "what")
        if wish != "move" or fields["version"] >= page.state["version"] - 3:
            return
        moved = self.moves_in_log()
        late = {**fields, "id": f"lagging-{len(page.messages):06}"}
        answer = self.do(page.wish("move", **late))
        assert answer["code"] == "table/stale_version"
        assert self.moves_in_log() == moved

    def remember(self, page: Page, wish: str, fields: Message, answer: Message) -> None:
        if answer["type"] == "accepted":
            self.past.append((page.guest, wish, {"id": answer["id"], **fields}, answer))

    def moves_in_log(self) -> int:
        return sum(row.body.count(b'"moved"') for row in self.world.log.rows)

    @invariant()
    def everybody_sees_the_same_newest_table(self) -> None:
        if not self.open_pages():
            return
        head = self.world.log.head(table_of(self.invite))
        assert {page.state["version"] for page in self.open_pages()} == {head}
        rooms = [{**page.room, "seats": None} for page in self.open_pages()]
        assert all(room == rooms[0] for room in rooms)

    @invariant()
    def seats_and_host_are_as_on_paper(self) -> None:
        for page in self.open_pages():
            expected = (
                self.model.seats.index(page.guest) if page.guest in self.model.seats else None
            )
            assert page.seat == expected
            assert page.state["you"]["host"] == (self.model.host == page.guest)
            for seat, guest in zip(page.room["seats"], self.model.seats, strict=True):
                is_person = guest not in (None, COMPUTER) and guest not in self.model.left
                kind = "person" if is_person else "open" if guest is None else "computer"
                assert seat["occupant"] == kind
                if is_person and guest is not None:
                    assert seat["here"] == self.model.is_here(guest)

    @invariant()
    def all_cards_are_there(self) -> None:
        if not hasattr(self, "world"):
            return
        table = self.world.hall._tables.get(table_of(self.invite))
        if table is None or table._ledger.position.state is None:
            return
        game, state = table._ledger.position.game, table._ledger.position.state
        cards = [card for zone in game.zones(state).values() for card in zone]
        assert sorted(cards) == list(range(len(game.deck_of(game.options_type()))))

    @invariant()
    def the_log_has_no_gap_and_replays(self) -> None:
        if not hasattr(self, "world"):
            return
        rows = [row for row in self.world.log.rows if row.table == table_of(self.invite)]
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert all(isinstance(msgspec.json.decode(row.body), list) for row in rows[-3:])


TestTableMachine = TableMachine.TestCase
# Shrinking a failure of this machine takes minutes and seldom helps: the steps are printed anyhow.
TestTableMachine.settings = settings(
    stateful_step_count=25, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
