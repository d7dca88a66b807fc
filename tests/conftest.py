"""What holds for every test: no network beyond this machine, and the same examples each time."""

import ipaddress
import socket
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import counts

RULES = [Path(__file__).parent / folder for folder in ("games", "conformance")]

settings.register_profile(
    "house",
    max_examples=counts.HYPOTHESIS_EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the rules; begin with what takes long, so that no core idles at the end."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in RULES):
            item.add_marker("rules")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


class NetworkForbidden(RuntimeError):
    """A test tried to reach another machine."""


@cache
def is_on_this_machine(host: object) -> bool:
    """Tell whether a connection to `host` stays on this machine."""
    if host in (None, "", b"", "localhost", b"localhost"):
        return True
    name = host.decode() if isinstance(host, bytes) else str(host)
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def guard_network(event: str, arguments: tuple[Any, ...]) -> None:
    """Audit hook: refuse to connect to, send to or look up another machine."""
    if event == "socket.connect" and arguments[0].type == socket.SOCK_DGRAM:
        return  # sends nothing; it is how one asks for the own address
    if event in ("socket.connect", "socket.sendto"):
        address = arguments[1]
        host = address[0] if isinstance(address, tuple) else None
    elif event == "socket.getaddrinfo":
        host = arguments[0]
    else:
        return
    if not is_on_this_machine(host):
        raise NetworkForbidden(f"expected an address of this machine, got {host!r} in {event}")


sys.addaudithook(guard_network)
