"""How somebody opened a game last: the lobby's forms begin with that. It lies in their browser."""

from collections.abc import Mapping
from typing import Final, Literal
from urllib.parse import parse_qsl, quote, unquote, urlencode

from litestar.datastructures import Cookie

from kartenrunde.server.house import AnyConnection, house_of

Way = Literal["solo", "rooms"]

_YEAR_S: Final = 365 * 86_400
_LONGEST: Final = 1_000


def habit_of(connection: AnyConnection, way: Way, game: str) -> Mapping[str, str]:
    """The fields of the last form; a value that is not offered any more is for nobody to choose."""
    kept = connection.cookies.get(_key(way, game), "")
    return dict(parse_qsl(unquote(kept))) if len(kept) <= _LONGEST else {}


def habit_cookie(connection: AnyConnection, way: Way, form: Mapping[str, str]) -> Cookie:
    """Remembers a form that was good."""
    return Cookie(
        key=_key(way, form["game"]),
        value=quote(urlencode({name: text for name, text in form.items() if name != "game"})),
        max_age=_YEAR_S,
        httponly=True,
        samesite="lax",
        secure=house_of(connection).settings.is_secure,
    )


def _key(way: Way, game: str) -> str:
    return f"last-{way}-{game}"
