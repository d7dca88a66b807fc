"""Invites that lead nowhere are counted for each address, so that trying them all is hopeless."""

from kartenrunde.server.house import AnyConnection, address_of, house_of


async def may_guess(connection: AnyConnection, guest: str | None, invite: str | None) -> bool:
    """Whether an invite of that address may still be looked up.

    Whoever has been at the table may always: a family behind one router does not suffer from the
    one who guesses.
    """
    house = house_of(connection)
    if not house.guesses.of(address_of(connection)).is_empty:
        return True
    cards = await house.store.index.of_guest(guest) if guest else ()
    return any(card.invite == invite for card in cards)


def note_miss(connection: AnyConnection) -> None:
    """Count an invite that led nowhere."""
    house_of(connection).guesses.of(address_of(connection)).take()
