"""What a person sees when a page cannot be had; never a bare code, never silence."""

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from kartenrunde import i18n
from kartenrunde.engine.errors import Refusal
from kartenrunde.server.form import BadForm, ForeignForm
from kartenrunde.server.house import AnyRequest
from kartenrunde.server.language import language_of
from kartenrunde.server.page import page
from kartenrunde.table.ports import LogBusy

_log = structlog.get_logger(__name__)
_KINDS = {403: "forbidden", 404: "not-found", 405: "not-found", 429: "too-fast", 500: "error"}


class TooFast(Exception):
    """An address asks for more than people do."""


class NoSuchRoom(Exception):
    """An invite that leads nowhere."""


def refusal_text(language: str, refusal: Refusal) -> str:
    """The reason in words."""
    message_id = "refusal-" + refusal.code.replace("/", "-").replace("_", "-")
    return i18n.text(language, message_id, **refusal.arguments)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    if error.status_code >= 500:
        return _bug(request, error)
    return _show(request, error.status_code, _KINDS.get(error.status_code, "bad-form"))


def _bug(request: AnyRequest, error: Exception) -> Response[bytes]:
    _log.error("request failed", route=request.scope.get("path_template"), exc_info=error)
    return _show(request, 500, "error")


def _refused(request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    title = i18n.text(language_of(request), "page-bad-form-title")
    reason = refusal_text(language_of(request), refusal)
    return page(request, "failure.html", 422, kind="bad-form", title=title, reason=reason)


def _busy(request: AnyRequest, _error: LogBusy) -> Response[bytes]:
    title = i18n.text(language_of(request), "page-error-title")
    reason = refusal_text(language_of(request), Refusal("table/busy"))
    return page(request, "failure.html", 503, kind="busy", title=title, reason=reason)


def _show(request: AnyRequest, status_code: int, kind: str) -> Response[bytes]:
    language = language_of(request)
    title = i18n.text(language, f"page-{kind}-title")
    reason = i18n.text(language, f"page-{kind}-text")
    return page(request, "failure.html", status_code, kind=kind, title=title, reason=reason)


HANDLERS: ExceptionHandlersMap = {
    HTTPException: _http_error,
    Exception: _bug,
    Refusal: _refused,
    LogBusy: _busy,
    BadForm: lambda request, _: _show(request, 400, "bad-form"),
    ForeignForm: lambda request, _: _show(request, 403, "forbidden"),
    TooFast: lambda request, _: _show(request, 429, "too-fast"),
    NoSuchRoom: lambda request, _: _show(request, 404, "no-room"),
}
