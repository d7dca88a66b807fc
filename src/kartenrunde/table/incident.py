"""What went wrong at a table, for whoever runs the server."""

import logging

from kartenrunde.table.position import Position

_log = logging.getLogger(__name__)


def report(what: str, position: Position) -> None:
    """A line with table, seq and version, and never a name, a seed or a card."""
    version = position.version
    _log.warning("%s table=%s seq=%d version=%d", what, position.table, version + 1, version)
