"""Where the log, the index and the guests are kept; adapters of the table's ports."""

from kartenrunde.store.errors import NewerSchemaError, StoreError
from kartenrunde.store.guests import DatabaseGuests, Guest
from kartenrunde.store.index import DatabaseIndex
from kartenrunde.store.log import DatabaseLog
from kartenrunde.store.sqlite import SQLITE_VERSION, SqliteStore

__all__ = [
    "SQLITE_VERSION",
    "DatabaseGuests",
    "DatabaseIndex",
    "DatabaseLog",
    "Guest",
    "NewerSchemaError",
    "SqliteStore",
    "StoreError",
]
