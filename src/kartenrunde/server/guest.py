"""Who is asking: a browser is its guest by a random token in a cookie, stored here only hashed."""

import hashlib
import re
import secrets
from typing import Final

from litestar.datastructures import Cookie

from kartenrunde.server.house import AnyConnection, house_of
from kartenrunde.server.language import language_of
from kartenrunde.store import Guest

_COOKIE: Final = "guest"
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}\Z")
_ID_BYTES: Final = 12
_LIFE_S: Final = 400 * 86_400  # the longest that browsers allow


def token_of(connection: AnyConnection) -> str | None:
    """The token that the browser has."""
    token = connection.cookies.get(_COOKIE, "")
    return token if _TOKEN.match(token) else None


def new_token() -> str:
    """A token for a browser that has none."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def guest_cookie(connection: AnyConnection, token: str) -> Cookie:
    """Gives a browser its token, or lets it keep it for longer."""
    return Cookie(
        key=_COOKIE,
        value=token,
        max_age=_LIFE_S,
        httponly=True,
        samesite="lax",
        secure=house_of(connection).settings.is_secure,
    )


async def known_guest(connection: AnyConnection) -> Guest | None:
    """The guest a browser is; None for one who has done nothing yet."""
    token = token_of(connection)
    if token is None:
        return None
    return await house_of(connection).store.guests.recognise(_hash(token))


async def admit_guest(connection: AnyConnection, token: str) -> Guest:
    """The guest with that token, made if need be."""
    house = house_of(connection)
    known = await house.store.guests.recognise(_hash(token))
    if known is not None:
        return known
    return await house.store.guests.admit(
        Guest(
            guest=secrets.token_hex(_ID_BYTES),
            token_hash=_hash(token),
            name=None,
            language=language_of(connection),
            created_s=house.clock.unix_s(),
        )
    )


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
