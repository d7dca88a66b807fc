"""The wire between a page and the house, in the hands of a test."""

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]
SOCKETS: Final = "**/ws/**"


class Line:
    """The wire between a page and the house, which a test can cut, deafen, or let lie."""

    def __init__(self, page: Page) -> None:
        self.up: list[Message] = []
        self.down: list[str] = []
        self.opened = 0
        self.is_dead = False
        self.drop_up: Callable[[Message], bool] = lambda _: False
        self.change_down: Callable[[Message], Message | None] = lambda message: message
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(SOCKETS, self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self.opened += 1
        self.socket = socket
        if self.is_dead:
            socket.close()
            return
        server = socket.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            self.up.append(message)
            if not self.drop_up(message):
                server.send(text)

        def down(text: str | bytes) -> None:
            self.down.append(str(text))
            changed = self.change_down(json.loads(text))
            if changed is not None:
                socket.send(json.dumps(changed))

        socket.on_message(up)
        server.on_message(down)

    def say(self, text: str) -> None:
        assert self.socket is not None
        self.socket.send(text)

    def cut(self, code: int = 1012) -> None:
        assert self.socket is not None
        self.socket.close(code=code)

    def newest_state(self) -> Message:
        """The last state that has come down, shown or not."""
        messages = map(json.loads, reversed(self.down))
        return next(message for message in messages if message["type"] == "state")

    def moves(self) -> list[Message]:
        return [message for message in self.up if message["type"] == "move"]
