"""The page of a table: an empty place for the island, and all it needs to begin."""

import io

import segno
from litestar import Response, get
from litestar.response import Redirect

from kartenrunde.engine.registry import games
from kartenrunde.server.assets import locale_path
from kartenrunde.server.failure import NoSuchRoom, TooFast
from kartenrunde.server.guessing import may_guess, note_miss
from kartenrunde.server.guest import known_guest
from kartenrunde.server.house import AnyRequest, House, house_of
from kartenrunde.server.invite import read_invite
from kartenrunde.server.language import language_of
from kartenrunde.server.packs import pack_for
from kartenrunde.server.page import page
from kartenrunde.table.ports import TableCard

ENTRY = "table/app.js"


@get("/t/{invite:str}")
async def table_page(request: AnyRequest) -> Response[bytes] | Redirect:
    """The table; an invite that came with a full stop or in capitals is set right first."""
    card = await _card(request)
    if request.path_params["invite"] != card.invite:
        return Redirect(f"/t/{card.invite}", status_code=303)
    house, language = house_of(request), language_of(request)
    game_module, own_style = f"games/{card.game}.js", f"styles/{card.game}.css"
    own_drawing = f"games/{card.game}.svg"
    return page(
        request,
        "table.html",
        card=card,
        origin=house.settings.public,
        drawings=[path for path in ("icons.svg", own_drawing) if house.assets.find(path)],
        pack=await _pack(house, card),
        style=own_style if house.assets.find(own_style) else "styles/table.css",
        locale=house.assets.url(locale_path(language, card.game)),
        later=house.assets.url(locale_path(language, card.game, later=True)),
        entry=house.assets.url(ENTRY),
        preloads=dict.fromkeys(house.assets.preloads(ENTRY) + house.assets.preloads(game_module)),
    )


@get("/t/{invite:str}/qr.svg")
async def qr_code(request: AnyRequest) -> Response[bytes]:
    """The invite link for a camera; dark on white whatever the theme, as cameras want it."""
    card = await _card(request)
    link = f"{house_of(request).settings.public}/t/{card.invite}"
    drawing = io.BytesIO()
    segno.make_qr(link, error="m").save(
        drawing, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    headers = {"cache-control": "private, max-age=3600"}
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers=headers)


async def _pack(house: House, card: TableCard) -> str:
    """The cards that lie there; a host may still choose others before the first deal."""
    game, table = games()[card.game], await house.hall.enter(card.invite)
    options = table.options if table else game.options_type()
    return pack_for(tuple(game.deck_of(options).cards_by_face))


async def _card(request: AnyRequest) -> TableCard:
    invite = read_invite(request.path_params["invite"])
    guest = await known_guest(request)
    if not await may_guess(request, guest.guest if guest else None, invite):
        raise TooFast
    card = await house_of(request).store.index.find(invite) if invite else None
    if card is None:
        note_miss(request)
        raise NoSuchRoom
    return card
