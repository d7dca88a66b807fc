"""What a table has others note or tell, without depending on them."""

import logging
from collections.abc import Coroutine, Iterable
from typing import Any

from kartenrunde.table import fact as f
from kartenrunde.table.projection import Names
from kartenrunde.table.surroundings import Surroundings

_log = logging.getLogger(__name__)


class Errands:
    """The index, the bus and the guest book, as one table uses them.

    If one of them fails, what was missed is told again at the next occasion or found by the sweep.
    """

    def __init__(self, surroundings: Surroundings, table: str) -> None:
        self._world = surroundings
        self._table = table
        self.names: Names = {}

    async def note_facts(self, facts: Iterable[f.AnyFact]) -> None:
        """Have the index note who holds a seat here and that the match has started."""
        for fact in facts:
            match fact:
                case f.SeatTaken(guest=guest):
                    await self.note_seat(guest)
                case f.DealCalled(deal=1):
                    started_s = self._world.clock.unix_s()
                    await self._try(self._world.index.mark(self._table, started_s=started_s))

    async def note_seat(self, guest: str) -> None:
        """Have the index note that a guest holds a seat here."""
        await self._try(self._world.index.join(self._table, guest))

    async def note_presence(self) -> None:
        """Have the index note that somebody was here until now."""
        now_s = self._world.clock.unix_s()
        await self._try(self._world.index.mark(self._table, last_person_s=now_s))

    async def tell_nodes(self, version: int) -> None:
        """Tell the other nodes that the table has grown."""
        await self._try(self._world.bus.publish(self._table, version))

    async def learn_names(self, guests: Iterable[str]) -> None:
        """Ask for the names of guests."""
        await self._try(self._ask_names(list(guests)))

    async def _ask_names(self, guests: list[str]) -> None:
        if guests:
            self.names.update(await self._world.guests.names(guests))

    async def rename(self, guest: str, name: str | None) -> None:
        """Give a guest another name; raises what the guest book raises."""
        await self._world.guests.rename(guest, name)
        self.names[guest] = name

    async def _try(self, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except Exception as error:  # noqa: BLE001 - see the class
            _log.warning("errand_failed table=%s error=%s", self._table, type(error).__name__)
