"""`kartenrunde serve`: open the card room."""

import argparse
import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from kartenrunde.server.settings import Settings


def add_parser(verbs: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the verb."""
    parser = verbs.add_parser("serve", help="open the card room to browsers")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    where.add_argument(
        "--lan", action="store_true", help="open it to the home network: all addresses"
    )
    parser.add_argument(
        "--port", type=int, default=8000, help="0 takes a free one (default: %(default)s)"
    )
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("data"),
        metavar="DIR",
        help="where games and guests are kept (default: %(default)s)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        metavar="URL",
        help="address that browsers use, behind a proxy; the first goes into links",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    # What is loaded now stays: looking through it for garbage would take a tenth of the start.
    gc.disable()
    # Only here, so that the other verbs need not wait for it to load.
    from kartenrunde.server import addresses

    host = addresses.EVERYWHERE if chosen.lan else chosen.host
    try:
        listener = addresses.listen(host, chosen.port)
    except (OSError, OverflowError) as error:
        return _complain(f"Cannot listen on {host}, port {chosen.port}: {error}")
    with listener:
        try:
            settings = _settings(chosen, host, listener.getsockname()[1])
        except (OSError, ValueError) as error:
            return _complain(str(error))
        return _serve(settings, listener)


def _settings(chosen: argparse.Namespace, host: str, port: int) -> "Settings":
    from kartenrunde.server.addresses import own_origins, read_origin
    from kartenrunde.server.settings import Settings

    named = tuple(read_origin(text) for text in chosen.origin or ())
    return Settings(
        data=chosen.data,
        origins=named or own_origins(host, port),
        gathers_loopback=not named,
        behind_proxy=bool(named),
    )


def _serve(settings: "Settings", listener: socket.socket) -> int:
    # Only here, so that what cannot be is said before the web server has loaded.
    from kartenrunde.server import journal, process
    from kartenrunde.store import StoreError

    gc.freeze()
    gc.enable()
    journal.set_up(as_json=not sys.stderr.isatty())
    port = listener.getsockname()[1]
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(process.serve(settings, listener, lambda: _announce(settings, port)))
    except (StoreError, OSError, ValueError) as error:
        return _complain(str(error))
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _announce(settings: "Settings", port: int) -> None:
    addresses = "\n".join(f"  {origin}" for origin in settings.origins)
    print(f"Kartenrunde is open on port {port}. Ctrl+C ends it.\n{addresses}\n", flush=True)


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return 1
