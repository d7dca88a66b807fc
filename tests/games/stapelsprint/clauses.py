"""The clauses of Stapelsprint: one that is lost in rulebook and tests alike is missed."""

from typing import Final

PREFIX: Final = "ST"
CLAUSES: Final = [f"{PREFIX}-{number}" for number in range(1, 22)]
