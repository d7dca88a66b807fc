"""The tables of the database, the same for every kind of database.

A change here goes with a new file in migrations/versions; tests/store/test_migrations.py compares.
"""

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("author", Text, nullable=False),
    Column("move_id", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "author", "move_id"),
    sqlite_with_rowid=False,  # the rows of a table lie together
)
"""Who did what at which table; rows are only ever added, or removed with their table."""

cards: Final = Table(
    "cards",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("invite", Text, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("opened_s", Float, nullable=False),
    Column("started_s", Float),
    Column("last_person_s", Float),
)
"""The index: one card for each table. Times are Unix seconds."""

members: Final = Table(
    "members",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True, index=True),
)
"""Who has been at which table."""

guests: Final = Table(
    "guests",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text),
    Column("language", Text, nullable=False),
    Column("created_s", Float, nullable=False),
)
"""Whose browser is whose. The token itself is stored nowhere but there."""
