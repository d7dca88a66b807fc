"""The command `kartenrunde`; every module here that has `add_parser` is one of its verbs."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the verb that the arguments name; the answer is the exit code."""
    parser = argparse.ArgumentParser(prog="kartenrunde", description="A card room in the browser.")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for info in iter_modules(__path__):
        if info.name != "__main__":
            import_module(f"{__name__}.{info.name}").add_parser(verbs)
    chosen = parser.parse_args(arguments)
    code: int | None = chosen.run(chosen)
    return code or 0
