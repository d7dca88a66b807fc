"""The clauses of Hospodský autobus: one that is lost in rulebook and tests alike is missed."""

from typing import Final

PREFIX: Final = "HB"
CLAUSES: Final = [f"{PREFIX}-{number}" for number in range(1, 28)]
