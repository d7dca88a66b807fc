"""What a page's form sends, read strictly."""

from collections.abc import Collection
from typing import Final
from urllib.parse import parse_qsl

from kartenrunde.server.house import AnyRequest, house_of

BODY_LIMIT: Final = 8192
_MOST_FIELDS: Final = 30
_TYPE: Final = "application/x-www-form-urlencoded"


class BadForm(Exception):
    """A form that none of our pages sends."""


class ForeignForm(Exception):
    """A form that another site's page sends, or one that hides where it comes from."""


async def read_form(request: AnyRequest) -> dict[str, str]:
    """The fields; raises `ForeignForm` before anything is read, `BadForm` for what is no form."""
    if request.headers.get("origin") not in house_of(request).settings.origins:
        raise ForeignForm
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != _TYPE:
        raise BadForm
    body = await request.body()
    try:
        fields = parse_qsl(
            body.decode(),
            keep_blank_values=True,
            strict_parsing=bool(body),
            errors="strict",
            max_num_fields=_MOST_FIELDS,
        )
    except ValueError as error:
        raise BadForm from error
    form = dict(fields)
    if len(form) != len(fields):
        raise BadForm
    return form


def take_only(form: dict[str, str], known: Collection[str]) -> None:
    """Raise `BadForm` if there is a field that nobody asked for."""
    if not form.keys() <= set(known):
        raise BadForm
