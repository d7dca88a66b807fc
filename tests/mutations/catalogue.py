"""All wrong lines: one catalogue a game, `catalogue_<game>.py`."""

from importlib import import_module
from pathlib import Path
from typing import Final

from tests.mutations.mutation import Mutation

_NAMES = [path.stem for path in sorted(Path(__file__).parent.glob("catalogue_*.py"))]

CATALOGUES: Final[dict[str, list[Mutation]]] = {
    name.removeprefix("catalogue_"): import_module(f"tests.mutations.{name}").MUTATIONS
    for name in _NAMES
}
"""The mutations of each game; those of what holds in every game stand with Stapelsprint's."""
