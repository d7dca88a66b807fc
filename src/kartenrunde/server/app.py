"""The application: which path leads where."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp

from kartenrunde.server.edge import Edge
from kartenrunde.server.failure import HANDLERS
from kartenrunde.server.form import BODY_LIMIT
from kartenrunde.server.health import healthz, readyz
from kartenrunde.server.house import House
from kartenrunde.server.lobby import lobby, open_room, open_solo, set_language, set_name
from kartenrunde.server.rules_page import rules_page
from kartenrunde.server.socket import table_socket
from kartenrunde.server.static import static_file
from kartenrunde.server.table_page import qr_code, table_page


def create_app(house: House) -> ASGIApp:
    """Pages, forms, files and sockets of a house."""
    app = Litestar(
        route_handlers=[
            lobby,
            open_solo,
            open_room,
            set_name,
            set_language,
            table_page,
            qr_code,
            rules_page,
            static_file,
            healthz,
            readyz,
            table_socket,
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_LIMIT,
        state=State({"house": house}),
        openapi_config=None,
        logging_config=None,
    )
    return Edge(app, house)
