"""Hands out the files that may be kept for ever."""

import asyncio

from litestar import Response, get
from litestar.exceptions import NotFoundException

from kartenrunde.server.compression import accepted
from kartenrunde.server.house import AnyRequest, house_of


@get("/s/{tree:str}/{path:path}")
async def static_file(request: AnyRequest) -> Response[bytes]:
    """A file of the present tree; those of an earlier one are gone."""
    assets = house_of(request).assets
    path = str(request.path_params["path"]).lstrip("/")
    asset = assets.find(path)
    if asset is None or assets.root != f"/s/{request.path_params['tree']}":
        raise NotFoundException
    encoding = accepted(request.headers.get("accept-encoding"))
    body = await asyncio.to_thread(asset.encoded, encoding)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "Accept-Encoding"}
    if encoding.value is not None:
        headers["content-encoding"] = encoding.value
    return Response(body, media_type=asset.type, headers=headers)
