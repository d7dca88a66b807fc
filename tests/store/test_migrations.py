"""A database is brought up to date by itself, and never touched by an older version."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from kartenrunde.store import NewerSchemaError, SqliteStore, schema
from kartenrunde.store.migration import MIGRATIONS, revisions
from kartenrunde.table.ports import Row


def in_file(path: Path, statement: str) -> list[Any]:
    connection = sqlite3.connect(path)
    try:
        with connection:
            return connection.execute(statement).fetchall()
    finally:
        connection.close()


async def test_the_migrations_lead_to_the_schema(store: SqliteStore) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection)
        return list(compare_metadata(context, schema.metadata))

    async with store._writing.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_the_revisions_known_are_those_that_alembic_finds() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert sorted(script.revision for script in scripts.walk_revisions()) == revisions()
    assert scripts.get_current_head() == revisions()[-1]


async def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kartenrunde.db"
    for _ in range(2):
        store = await SqliteStore.open(path)
        await store.log.append(Row("t", 1, "a", "m", b"x"))
        await store.close()
    assert in_file(path, "select seq from log") == [(1,)]
    assert in_file(path, "select version_num from alembic_version") == [(revisions()[-1],)]


async def test_a_newer_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "kartenrunde.db"
    await (await SqliteStore.open(path)).close()
    in_file(path, "update alembic_version set version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(NewerSchemaError, match=r"9999.*newer Kartenrunde"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_a_database_from_before_any_start_is_made(tmp_path: Path) -> None:
    path = tmp_path / "kartenrunde.db"
    path.touch()
    store = await SqliteStore.open(path)
    assert await store.log.read("t") == []
    await store.close()
