"""What only the SQLite store promises: durability, full disks, one writer, guests."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from kartenrunde.store import Guest, SqliteStore, StoreError, writer
from kartenrunde.table.ports import Appended, LogBusy, Row, TableCard

BODY = b"x" * 200


def row(seq: int, body: bytes = BODY) -> Row:
    return Row("t", seq, "anna", f"move-{seq}", body)


def guest(name: str, token_hash: str = "hash") -> Guest:
    return Guest(name, token_hash, None, "de", 1.0)


async def pragma(store: SqliteStore, statement: str) -> object:
    """The answer of the writing connection."""
    async with store._writing.connect() as connection:
        return await connection.scalar(text(f"pragma {statement}"))


async def test_what_is_acknowledged_would_outlive_a_power_cut(store: SqliteStore) -> None:
    assert await pragma(store, "synchronous") == 2
    assert await pragma(store, "journal_mode") == "wal"


async def test_a_batch_shares_one_commit(store: SqliteStore) -> None:
    """Between two looks of the writer the queue fills; then all of it goes in together."""
    commits = 0
    commit = store._writer._commit

    async def counted(batch: object) -> list[bool]:
        nonlocal commits
        commits += 1
        return await commit(batch)  # type: ignore[arg-type]

    store._writer._commit = counted  # type: ignore[method-assign]
    answers = await asyncio.gather(*(store.log.append(row(seq)) for seq in range(1, 301)))
    assert answers == [Appended()] * 300
    assert commits <= 3


async def test_a_full_disk_refuses_and_recovers(store: SqliteStore) -> None:
    """SQLite is told that no page is left, which is what it sees on a full disk."""
    await store.log.append(row(1))
    used = await pragma(store, "page_count")
    await pragma(store, f"max_page_count={used}")
    big = b"x" * 100_000
    with pytest.raises(LogBusy):
        await store.log.append(row(2, big))
    assert [found.seq for found in await store.log.read("t")] == [1]
    await pragma(store, "max_page_count=1000000")
    assert await store.log.append(row(2, big)) == Appended()
    assert await store.database.is_writable()


async def test_a_full_disk_shows_until_writing_works_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store._writer.fault = "database or disk is full"
    monkeypatch.setattr(store._writer, "_commit", _full)
    assert not await store.database.is_writable()
    monkeypatch.undo()
    assert await store.database.is_writable()


async def _full(_batch: object) -> list[bool]:
    from sqlalchemy.exc import OperationalError

    raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))


async def test_the_queue_is_bounded(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUEUE_LIMIT", 10)
    answers = await asyncio.gather(
        *(store.log.append(row(seq)) for seq in range(1, 21)), return_exceptions=True
    )
    assert sum(isinstance(answer, LogBusy) for answer in answers) == 10
    assert await store.log.append(row(50)) == Appended()


async def test_one_job_that_cannot_be_written_takes_no_other_down(store: SqliteStore) -> None:
    await store.index.add(TableCard("t", "invite", "room", "stapelsprint", 1.0))
    twice = TableCard("t", "invite", "room", "stapelsprint", 1.0)
    answers = await asyncio.gather(
        store.log.append(row(1)),
        store.index.add(twice),
        store.log.append(row(2)),
        return_exceptions=True,
    )
    assert [type(answer).__name__ for answer in answers] == [
        "Appended",
        "IntegrityError",
        "Appended",
    ]


async def test_an_asker_who_left_does_not_stop_the_writer(store: SqliteStore) -> None:
    asking = asyncio.create_task(store.log.append(row(1)))
    await asyncio.sleep(0)
    asking.cancel()
    assert await store.log.append(row(2)) == Appended()
    assert [found.seq for found in await store.log.read("t")] == [1, 2]


async def test_closing_writes_what_waits_and_refuses_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "kartenrunde.db"
    store = await SqliteStore.open(path)
    waiting = [asyncio.create_task(store.log.append(row(seq))) for seq in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [Appended()] * 100
    with pytest.raises(LogBusy):
        await store.log.append(row(101))
    with sqlite3.connect(path) as connection:
        assert connection.execute("select count(*) from log").fetchone() == (100,)
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()


async def test_a_file_has_one_server(tmp_path: Path, store: SqliteStore) -> None:
    with pytest.raises(StoreError, match="in use by another server"):
        await SqliteStore.open(tmp_path / "kartenrunde.db")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Anna, " * 500)
    with pytest.raises(StoreError, match="cannot be used"):
        await SqliteStore.open(path)
    assert path.read_text().startswith("Dear Anna")


async def test_a_browser_is_recognised_by_the_hash_of_its_token(store: SqliteStore) -> None:
    assert await store.guests.recognise("hash") is None
    assert await store.guests.admit(guest("g1")) == guest("g1")
    assert await store.guests.recognise("hash") == guest("g1")


async def test_two_first_tabs_of_one_browser_are_one_guest(store: SqliteStore) -> None:
    admitted = await asyncio.gather(*(store.guests.admit(guest(f"g{n}")) for n in range(5)))
    assert len({found.guest for found in admitted}) == 1


async def test_names_come_and_go(store: SqliteStore) -> None:
    await store.guests.admit(guest("g1"))
    await store.guests.rename("g1", "Łucja")
    await store.guests.speak("g1", "pl")
    unknown = [f"unknown {number}" for number in range(1200)]
    assert await store.guests.names(["g1", *unknown]) == {"g1": "Łucja"}
    await store.guests.rename("g1", None)
    assert await store.guests.names(["g1"]) == {"g1": None}
    found = await store.guests.recognise("hash")
    assert found is not None and found.language == "pl"
