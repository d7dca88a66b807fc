"""How nodes tell one another that a table has grown; adapters of the port `Bus`."""

from kartenrunde.bus.memory import MemoryBus

__all__ = ["MemoryBus"]
