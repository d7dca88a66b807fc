"""Brings a database to the present schema, by itself, when the server starts."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from kartenrunde.store.errors import NewerSchemaError

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def revisions() -> list[str]:
    """The numbers of all schemas this version knows, the present one last."""
    return sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; raises `NewerSchemaError` and changes nothing if it is ahead."""
    known = revisions()
    present = _revision(connection)
    if present == known[-1]:
        return
    if present is not None and present not in known:
        raise NewerSchemaError(
            f"expected a database of schema {known[-1]} or older, got {present}: a newer "
            "Kartenrunde has written it. Start that version, or another folder with --data. "
            "Nothing was changed."
        )
    _upgrade(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("select version_num from alembic_version"))
    return revision


def _upgrade(connection: Connection) -> None:
    # Only here: a start without anything to change need not wait for Alembic to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
