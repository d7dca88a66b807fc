"""Every log keeps one row a place and one row a move id, whoever races for it."""

import asyncio
from collections import Counter

from kartenrunde.table.ports import Appended, Repeated, Row, Taken
from tests.store.conftest import Ports

RACERS = 30
PLACES = 20


def row(seq: int, *, author: str = "anna", move_id: str = "", table: str = "t") -> Row:
    """A row whose body tells whose it is."""
    named = move_id or f"move-{seq}"
    return Row(table, seq, author, named, f"{author} {named}".encode())


async def test_rows_come_back_in_order_and_after_a_version(ports: Ports) -> None:
    for seq in (1, 2, 3):
        assert await ports.log.append(row(seq)) == Appended()
    await ports.log.append(row(1, table="other"))
    assert await ports.log.read("t") == [row(1), row(2), row(3)]
    assert await ports.log.read("t", after=2) == [row(3)]
    assert await ports.log.read("nowhere") == []


async def test_a_taken_place_is_not_written_over(ports: Ports) -> None:
    await ports.log.append(row(1))
    assert await ports.log.append(row(1, author="bob")) == Taken()
    assert await ports.log.read("t") == [row(1)]


async def test_a_repeated_move_id_yields_the_row_it_made(ports: Ports) -> None:
    await ports.log.append(row(1, move_id="same"))
    again = Row("t", 2, "anna", "same", b"other content")
    assert await ports.log.append(again) == Repeated(row(1, move_id="same"))
    assert await ports.log.append(row(2, author="bob", move_id="same")) == Appended()
    assert await ports.log.append(row(1, move_id="same", table="other")) == Appended()


async def test_a_command_is_found_by_its_author_and_id(ports: Ports) -> None:
    await ports.log.append(row(1, move_id="mine"))
    assert await ports.log.find("t", "anna", "mine") == row(1, move_id="mine")
    assert await ports.log.find("t", "bob", "mine") is None
    assert await ports.log.find("other", "anna", "mine") is None


async def test_heads_are_the_highest_places(ports: Ports) -> None:
    for table in (f"t{number}" for number in range(3)):
        for seq in (1, 2):
            await ports.log.append(row(seq, table=table))
    wanted = ["t0", "t2", "nowhere", *(f"unknown {number}" for number in range(1200))]
    assert await ports.log.heads(wanted) == {"t0": 2, "t2": 2}
    assert await ports.log.heads([]) == {}


async def test_of_many_racers_for_a_place_one_wins(ports: Ports) -> None:
    """Losers share the winner's batch, and it neither fails nor loses the winner."""
    for seq in range(1, PLACES + 1):
        entries = [row(seq, author=f"author {number}") for number in range(RACERS)]
        answers = await asyncio.gather(*(ports.log.append(entry) for entry in entries))
        assert Counter(type(answer) for answer in answers) == {Appended: 1, Taken: RACERS - 1}
    assert [found.seq for found in await ports.log.read("t")] == list(range(1, PLACES + 1))


async def test_M07_the_same_command_many_times_at_once_stands_once(ports: Ports) -> None:
    entry = row(1, move_id="double-click")
    answers = await asyncio.gather(*(ports.log.append(entry) for _ in range(RACERS)))
    assert Counter(type(answer) for answer in answers) == {Appended: 1, Repeated: RACERS - 1}
    assert all(answer.row == entry for answer in answers if isinstance(answer, Repeated))


async def test_bytes_are_kept_as_they_are(ports: Ports) -> None:
    body = bytes(range(256)) * 40
    await ports.log.append(Row("t", 1, "a", "m", body))
    assert (await ports.log.read("t"))[0].body == body
