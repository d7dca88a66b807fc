"""Pages from templates, in the reader's language."""

from functools import cache, partial
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from markupsafe import Markup

from kartenrunde import i18n
from kartenrunde.server.assets import Assets
from kartenrunde.server.compression import accepted, compress
from kartenrunde.server.guest import guest_cookie, new_token, token_of
from kartenrunde.server.house import AnyConnection, house_of
from kartenrunde.server.language import language_of

_HTML: Final = "text/html"


def page(
    connection: AnyConnection, template: str, status_code: int = 200, **values: Any
) -> Response[bytes]:
    """The template as an answer; it also gives the browser the token by which it is known."""
    house = house_of(connection)
    language = language_of(connection)
    html = (
        _environment()
        .get_template(template)
        .render(
            language=language,
            languages=i18n.LANGUAGES,
            t=partial(i18n.text, language),
            path=connection.url.path,
            static=house.assets.root,
            asset=house.assets.url,
            drawing=partial(_drawing, house.assets),
            **values,
        )
    )
    return html_response(connection, html, status_code)


def html_response(connection: AnyConnection, html: str, status_code: int) -> Response[bytes]:
    """An answer with HTML, compressed as the browser likes it."""
    encoding = accepted(connection.headers.get("accept-encoding"))
    headers = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language, Cookie"}
    if encoding.value is not None:
        headers["content-encoding"] = encoding.value
    return Response(
        compress(html.encode(), encoding, is_kept=False),
        status_code=status_code,
        media_type=_HTML,
        headers=headers,
        cookies=[guest_cookie(connection, token_of(connection) or new_token())],
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("kartenrunde.server"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _drawing(assets: Assets, path: str) -> Markup:
    return Markup(assets.inline(path))
