"""All ports of a table together."""

from dataclasses import dataclass

from kartenrunde.table.ports import Bus, Clock, Entropy, Guests, Index, Log, Thinker


@dataclass(frozen=True)
class Surroundings:
    """What a table is given of the world."""

    log: Log
    index: Index
    guests: Guests
    bus: Bus
    clock: Clock
    thinker: Thinker
    entropy: Entropy
