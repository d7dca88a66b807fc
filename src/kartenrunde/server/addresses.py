"""Where the server listens, and what browsers call that."""

import re
import socket
import struct
import sys
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
SEND_BUFFER_BYTES: Final = 64 * 1024
"""Of each connection; left to itself, Linux lets it grow to megabytes for one who does not read."""
_LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_DOCUMENTATION_NET: Final = "192.0.2.1"
_GET_INTERFACE_ADDRESS: Final = 0x8915  # SIOCGIFADDR of Linux
_HTTP_PORTS: Final = {"http": 80, "https": 443}


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 takes a free one. Raises `OSError` or `OverflowError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        listener.bind((host, port))
        listener.set_inheritable(False)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def own_origins(host: str, port: int) -> tuple[str, ...]:
    """Every address under which a browser may reach a server bound to that host."""
    hosts = _network_hosts() if host in (EVERYWHERE, "::") else [host]
    if host in (EVERYWHERE, "::", LOOPBACK, "::1", "localhost"):
        hosts += [LOOPBACK, "localhost"]
    return tuple(dict.fromkeys(origin("http", name, port) for name in hosts))


def origin(scheme: str, host: str, port: int | None) -> str:
    """The origin as browsers write it: lower case, without the scheme's own port.

    >>> origin("http", "::1", 8000)
    'http://[::1]:8000'
    """
    name = f"[{host}]" if ":" in host else host.lower()
    suffix = "" if port in (None, _HTTP_PORTS[scheme]) else f":{port}"
    return f"{scheme}://{name}{suffix}"


def read_origin(text: str) -> str:
    """The origin that somebody typed; raises `ValueError`."""
    parts = urlsplit(text.strip().rstrip("/"))
    if parts.scheme not in _HTTP_PORTS or not parts.hostname or parts.path or parts.query:
        raise ValueError(f"expected an origin like https://cards.example.org, got {text!r}")
    return origin(parts.scheme, parts.hostname, parts.port)


def is_loopback(host_header: str) -> bool:
    """Whether a Host header names this machine as seen from itself."""
    name = re.sub(r":\d*\Z", "", host_header.strip().lower())
    return name.strip("[]") in _LOOPBACK_NAMES


def _network_hosts() -> list[str]:
    """IPv4 addresses of this machine on its networks, the one towards the internet first."""
    found = [_outgoing_address(), *_interface_addresses()]
    return list(dict.fromkeys(host for host in found if host and not host.startswith("127.")))


def _outgoing_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_DOCUMENTATION_NET, 9))  # chooses a route and sends nothing
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _interface_addresses() -> list[str]:
    if sys.platform != "linux":
        return _addresses_of_own_name()
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(probe.fileno(), _GET_INTERFACE_ADDRESS, request)
            except OSError:
                continue  # an interface without an IPv4 address
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _addresses_of_own_name() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
