"""For whoever watches over the server."""

from litestar import Response, get

from kartenrunde.server.house import AnyRequest, house_of


@get("/healthz")
async def healthz(request: AnyRequest) -> Response[dict[str, bool]]:
    """Whether the process answers."""
    return Response({"alive": True}, headers={"cache-control": "no-store"})


@get("/readyz")
async def readyz(request: AnyRequest) -> Response[dict[str, bool]]:
    """Whether it can take moves: not while its disk is full or it is about to end."""
    house = house_of(request)
    is_ready = not house.is_closing and await house.store.database.is_writable()
    return Response(
        {"ready": is_ready},
        status_code=200 if is_ready else 503,
        headers={"cache-control": "no-store"},
    )
