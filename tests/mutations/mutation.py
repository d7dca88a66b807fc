"""What a mutation is."""

from typing import NamedTuple


class Mutation(NamedTuple):
    """A clause, a file of the package, and what stands there instead of a line's part."""

    clause: str
    file: str
    old: str
    new: str
