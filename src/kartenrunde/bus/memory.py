"""The bus of a single node."""

from collections.abc import Callable

Listener = Callable[[str, int], None]


class MemoryBus:
    """Tells every listener of this process at once."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    async def publish(self, table: str, seq: int) -> None:
        """Tell that the table is at that seq."""
        for listener in tuple(self._listeners.values()):
            listener(table, seq)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have every hint told to the listener; the answer ends that."""
        key = object()
        self._listeners[key] = listener
        return lambda: _forget(self._listeners, key)


def _forget(listeners: dict[object, Listener], key: object) -> None:
    listeners.pop(key, None)
