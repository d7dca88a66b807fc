"""Which language a browser reads."""

from litestar.datastructures import Cookie

from kartenrunde.i18n import LANGUAGES, negotiate
from kartenrunde.server.house import AnyConnection, house_of

_COOKIE = "language"
_YEAR_S = 365 * 86_400


def language_of(connection: AnyConnection) -> str:
    """The language chosen, or else the browser's first wish that we speak."""
    chosen = connection.cookies.get(_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return negotiate(connection.headers.get("accept-language"))


def language_cookie(connection: AnyConnection, language: str) -> Cookie:
    """Remembers a choice."""
    return Cookie(
        key=_COOKIE,
        value=language,
        max_age=_YEAR_S,
        samesite="lax",
        secure=house_of(connection).settings.is_secure,
    )
