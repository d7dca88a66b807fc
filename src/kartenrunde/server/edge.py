"""What goes for every answer: headers that keep foreign code out, one line in the journal."""

from typing import Final, TypeGuard
from urllib.parse import urlsplit

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from kartenrunde.server.addresses import is_loopback
from kartenrunde.server.house import House

_log = structlog.get_logger(__name__)
_QUIET: Final = frozenset({"s", "healthz", "readyz"})
"""First parts of paths that are neither noted down nor moved to the public address."""
_UNUSED_POWERS: Final = ("camera", "geolocation", "microphone", "payment", "usb")


class Edge:
    """The application with its outermost skin."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._settings = house.settings
        self._clock = house.clock
        self._headers = security_headers(house.settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one connection."""
        if is_http(scope):
            await self._answer(scope, receive, send)
        elif self._may_open_socket(scope):
            await self._app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # 403

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began_s = self._clock.now_s()
        is_head = scope["method"] == "HEAD"
        if is_head:
            scope["method"] = "GET"  # the same answer, without its body
        status_code = 0

        async def send_on(message: Message) -> None:
            nonlocal status_code
            if message["type"] == "http.response.start":
                status_code = message["status"]
                message["headers"] = [*message["headers"], *self._headers]
            elif message["type"] == "http.response.body" and is_head:
                message["body"] = b""
            await send(message)

        is_quiet = scope["path"].split("/")[1] in _QUIET
        target = None if is_quiet else self._public_address(scope)
        if target is None:
            await self._app(scope, receive, send_on)
        else:
            await _redirect(target, send_on)
        if not is_quiet:
            self._note(scope, status_code, self._clock.now_s() - began_s)

    def _may_open_socket(self, scope: Scope) -> bool:
        """Only from a page of ours, and not too often."""
        house, client = self._house, scope.get("client")
        origin, browser = _header(scope, b"origin"), _header(scope, b"cookie")
        if house.is_closing or origin not in house.settings.origins:
            return False
        # Of a family behind one router, the one who overdoes it is slowed first, and alone.
        if browser and not house.browsers.of(browser).take():
            return False
        return house.handshakes.of(client[0] if client else "").take()

    def _public_address(self, scope: HTTPScope) -> str | None:
        """Where a page opened under a loopback name belongs, so that one browser is one guest."""
        if not self._settings.gathers_loopback or scope["method"] != "GET":
            return None
        host = _header(scope, b"host")
        if not is_loopback(host) or host == urlsplit(self._settings.public).netloc:
            return None
        query = scope["query_string"].decode("latin-1")
        path = scope["raw_path"].decode("latin-1")
        return f"{self._settings.public}{path}" + (f"?{query}" if query else "")

    def _note(self, scope: HTTPScope, status_code: int, took_s: float) -> None:
        route = scope.get("path_template") or "unknown"  # never the path: an invite is one
        took_ms = round(took_s * 1000, 1)
        _log.info(
            "request", method=scope["method"], route=route, status=status_code, took_ms=took_ms
        )


def is_http(scope: Scope) -> TypeGuard[HTTPScope]:
    """Whether a connection is a request rather than a socket."""
    return scope["type"] == ScopeType.HTTP


def security_headers(origins: tuple[str, ...]) -> list[tuple[bytes, bytes]]:
    """Headers of every answer; the socket's address is named for browsers whose 'self' lacks it."""
    sockets = " ".join(origin.replace("http", "ws", 1) for origin in origins)
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' {sockets}; base-uri 'self'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"permissions-policy", ", ".join(f"{power}=()" for power in _UNUSED_POWERS).encode()),
    ]


def _header(scope: Scope, name: bytes) -> str:
    return dict(scope["headers"]).get(name, b"").decode("latin-1")


async def _redirect(target: str, send: Send) -> None:
    headers = [(b"location", target.encode("latin-1")), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
