"""Every index knows its tables, who was at them, and which ones are over."""

from kartenrunde.table.ports import Row, TableCard
from tests.store.conftest import Ports


def card(table: str, opened_s: float = 100.0) -> TableCard:
    """A room as it is opened."""
    return TableCard(table, f"invite-{table}", "room", "stapelsprint", opened_s)


async def test_a_card_is_found_by_its_invite_alone(ports: Ports) -> None:
    await ports.index.add(card("t"))
    assert await ports.index.find("invite-t") == card("t")
    assert await ports.index.find("t") is None


async def test_marks_change_only_what_they_name(ports: Ports) -> None:
    await ports.index.add(card("t"))
    await ports.index.mark("t", started_s=200.0)
    await ports.index.mark("t", last_person_s=300.5)
    await ports.index.mark("t")
    found = await ports.index.find("invite-t")
    assert found is not None
    assert (found.opened_s, found.started_s, found.last_person_s) == (100.0, 200.0, 300.5)


async def test_a_guest_finds_their_tables_the_latest_first(ports: Ports) -> None:
    for number, table in enumerate(("old", "new", "foreign")):
        await ports.index.add(card(table, opened_s=float(number)))
    for table in ("old", "new", "new"):
        await ports.index.join(table, "anna")
    await ports.index.join("foreign", "bob")
    assert [found.table for found in await ports.index.of_guest("anna")] == ["new", "old"]
    assert list(await ports.index.of_guest("nobody")) == []


async def test_M20_rooms_never_started_and_matches_left_expire(ports: Ports) -> None:
    for table in ("waiting", "fresh", "played", "left"):
        await ports.index.add(card(table, opened_s=500.0 if table == "fresh" else 100.0))
    for table, last_s in (("played", 900.0), ("left", 150.0)):
        await ports.index.mark(table, started_s=120.0, last_person_s=last_s)
    expired = await ports.index.expired(never_started_before_s=400.0, started_before_s=200.0)
    assert sorted(expired) == ["left", "waiting"]


async def test_a_removed_table_takes_its_log_with_it(ports: Ports) -> None:
    for table in ("gone", "kept"):
        await ports.index.add(card(table))
        await ports.log.append(Row(table, 1, "a", "m", b"x"))
    await ports.index.remove("gone")
    assert await ports.index.find("invite-gone") is None
    assert await ports.log.read("gone") == []
    assert len(await ports.log.read("kept")) == 1
