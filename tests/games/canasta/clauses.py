"""The clauses of Canasta: one that is lost in rulebook and tests alike is missed."""

from typing import Final

PREFIX: Final = "CA"
CLAUSES: Final = [f"{PREFIX}-{number}" for number in (*range(1, 47), 70)]
