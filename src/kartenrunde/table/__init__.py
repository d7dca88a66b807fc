"""The authority over a table: seats, people, deals; check, append, then show."""

from kartenrunde.table.authority import Table
from kartenrunde.table.connection import Connection, Outbox
from kartenrunde.table.hall import Hall

__all__ = ["Connection", "Hall", "Outbox", "Table"]
