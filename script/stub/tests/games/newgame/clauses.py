"""The clauses of NewGame: one that is lost in rulebook and tests alike is missed."""

from typing import Final

PREFIX: Final = "ZZ"
CLAUSES: Final = [f"{PREFIX}-{number}" for number in range(1, 7)]
