"""The first page: what can be played, what goes on, who one is."""

from functools import partial
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect
from markupsafe import Markup

from kartenrunde import i18n
from kartenrunde.engine.errors import Refusal
from kartenrunde.engine.registry import games
from kartenrunde.server.failure import TooFast, refusal_text
from kartenrunde.server.form import BadForm, read_form, take_only
from kartenrunde.server.guest import admit_guest, guest_cookie, known_guest, new_token, token_of
from kartenrunde.server.habit import Way, habit_cookie, habit_of
from kartenrunde.server.house import AnyRequest, address_of, house_of
from kartenrunde.server.language import language_cookie, language_of
from kartenrunde.server.offer import LEVELS, offers, pictures, read_options
from kartenrunde.server.page import page
from kartenrunde.table.naming import LONGEST_NAME, clean_name

_SHOWN_TABLES: Final = 6
_SEE_OTHER: Final = 303


@get("/")
async def lobby(request: AnyRequest) -> Response[bytes]:
    """The lobby."""
    return await _lobby(request)


@post("/solo", status_code=_SEE_OTHER)
async def open_solo(request: AnyRequest) -> Response[bytes] | Redirect:
    """A table against computer players, and off to it."""
    form = await read_form(request)
    game, seats = _game_and_seats(form, "level", "partner", "child")
    level = form.get("level", "normal")
    partner = form.get("partner", level)
    if not {level, partner} <= set(LEVELS):
        raise BadForm
    try:
        options = read_options(games()[game], seats, form)
    except Refusal as refusal:
        return await _refused(request, "solo", form, refusal)
    guest, cookie = await _admit(request)
    _count_opening(request)
    invite = await house_of(request).hall.open_solo(guest, game, seats, options, level, partner)
    if "child" in form:
        return _to(f"/t/{invite}#child", cookie)
    return _to(f"/t/{invite}", cookie, habit_cookie(request, "solo", form))


@post("/rooms", status_code=_SEE_OTHER)
async def open_room(request: AnyRequest) -> Response[bytes] | Redirect:
    """A room for friends, and off to it."""
    form = await read_form(request)
    game, seats = _game_and_seats(form)
    try:
        options = read_options(games()[game], seats, form)
    except Refusal as refusal:
        return await _refused(request, "rooms", form, refusal)
    guest, cookie = await _admit(request)
    _count_opening(request)
    invite = await house_of(request).hall.open_room(guest, game, seats, options)
    return _to(f"/t/{invite}", cookie, habit_cookie(request, "rooms", form))


@post("/name", status_code=_SEE_OTHER)
async def set_name(request: AnyRequest) -> Response[bytes] | Redirect:
    """Another name, or none."""
    form = await read_form(request)
    take_only(form, {"name"})
    typed = form.get("name", "").strip()
    try:
        name = clean_name(typed or None)
    except Refusal:
        return await _lobby(request, status_code=422, refused_name=typed)
    guest, cookie = await _admit(request)
    await house_of(request).hall.rename(guest, name)
    return _to("/", cookie)


@post("/language")
async def set_language(request: AnyRequest) -> Redirect:
    """Another language, and back to the page it was chosen on."""
    form = await read_form(request)
    take_only(form, {"language", "back"})
    language, back = form.get("language", ""), form.get("back", "/")
    if language not in i18n.LANGUAGES or not back.startswith("/") or back.startswith(("//", "/\\")):
        raise BadForm
    guest = await known_guest(request)
    if guest is not None:
        await house_of(request).store.guests.speak(guest.guest, language)
    return _to(back, language_cookie(request, language))


async def _lobby(request: AnyRequest, status_code: int = 200, **values: Any) -> Response[bytes]:
    guest = await known_guest(request)
    tables = await house_of(request).store.index.of_guest(guest.guest) if guest else ()
    offered, assets = offers(), house_of(request).assets
    return page(
        request,
        "lobby.html",
        status_code,
        offers=offered,
        pictures=Markup(pictures(offered)),
        levels=LEVELS,
        tables=[table for table in tables if table.game in games()][:_SHOWN_TABLES],
        name=(guest and guest.name) or "",
        longest_name=LONGEST_NAME,
        habit=partial(habit_of, request),
        for_children={game for game in games() if assets.find(f"games/{game}_child.js")},
        **{"refused_name": None, "refused": None, **values},
    )


async def _refused(
    request: AnyRequest, way: Way, form: dict[str, str], refusal: Refusal
) -> Response[bytes]:
    """The form again as it was filled, and why its choices do not go together."""
    reason = refusal_text(language_of(request), refusal)
    refused = {"way": way, "game": form["game"], "form": form, "reason": reason}
    return await _lobby(request, status_code=422, refused=refused)


def _game_and_seats(form: dict[str, str], *more: str) -> tuple[str, int]:
    game, seats = form.get("game", ""), form.get("seats", "")
    if game not in games() or not (seats.isascii() and seats.isdecimal() and len(seats) <= 2):
        raise BadForm
    take_only(form, {"game", "seats", *more, *games()[game].choices(int(seats))})
    return game, int(seats)


async def _admit(request: AnyRequest) -> tuple[str, Cookie]:
    token = token_of(request) or new_token()
    guest = await admit_guest(request, token)
    return guest.guest, guest_cookie(request, token)


def _count_opening(request: AnyRequest) -> None:
    if not house_of(request).openings.of(address_of(request)).take():
        raise TooFast


def _to(path: str, *cookies: Cookie) -> Redirect:
    return Redirect(path, status_code=_SEE_OTHER, cookies=cookies)
