"""The clauses of Stealing Bundles: one that is lost in rulebook and tests alike is missed."""

from typing import Final

PREFIX: Final = "SB"
CLAUSES: Final = [f"{PREFIX}-{number}" for number in range(1, 23)]
