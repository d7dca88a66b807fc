"""What a told deal begins with; those of a game stand in `plans_<game>.py`."""

from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent


class Plan(NamedTuple):
    """One told deal. Moves of a type in `put_off` are made when there is no other; a play-off is
    among `players`."""

    game: str
    variant: str
    seats: int
    seed: bytes
    options: str = "{}"
    put_off: frozenset[str] = frozenset()
    players: tuple[int, ...] | None = None

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}_{self.variant}_{self.seats}p.txt"
