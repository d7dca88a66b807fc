"""The port `Guests` over a database, and how the server knows a browser again."""

from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import select, update

from kartenrunde.store import schema
from kartenrunde.store.database import Database

GUESTS_PER_QUERY: Final = 500

_guests = schema.guests


class Guest(Struct, frozen=True):
    """Somebody without an account. `token_hash` is what the browser's cookie must hash to."""

    guest: str
    token_hash: str
    name: str | None
    language: str
    created_s: float


class DatabaseGuests:
    """Rows of the table `guests`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recognise(self, token_hash: str) -> Guest | None:
        """The guest with that token."""
        statement = select(_guests).where(_guests.c.token_hash == token_hash)
        found = await self._database.read(statement)
        return _guest(found[0]) if found else None

    async def admit(self, guest: Guest) -> Guest:
        """The guest, or who came with the same token first."""
        insert = self._database.insert(_guests).values(asdict(guest)).on_conflict_do_nothing()
        await self._database.writer.execute(insert)
        return await self.recognise(guest.token_hash) or guest

    async def names(self, guests: Iterable[str]) -> dict[str, str | None]:
        """The names of those that are known, None for one without a name."""
        wanted = list(guests)
        names: dict[str, str | None] = {}
        for start in range(0, len(wanted), GUESTS_PER_QUERY):
            statement = select(_guests.c.guest, _guests.c.name).where(
                _guests.c.guest.in_(wanted[start : start + GUESTS_PER_QUERY])
            )
            names.update((guest, name) for guest, name in await self._database.read(statement))
        return names

    async def rename(self, guest: str, name: str | None) -> None:
        """Give a guest another name."""
        await self._change(guest, name=name)

    async def speak(self, guest: str, language: str) -> None:
        """Note the language a guest has chosen."""
        await self._change(guest, language=language)

    async def _change(self, guest: str, **values: str | None) -> None:
        statement = update(_guests).where(_guests.c.guest == guest).values(**values)
        await self._database.writer.execute(statement)


def _guest(found: sqlalchemy.Row[*tuple[Any, ...]]) -> Guest:
    return Guest(*found)
