"""Every listener hears every hint until it has had enough."""

from kartenrunde.bus import MemoryBus


async def test_hints_reach_all_listeners_until_they_end_it() -> None:
    bus = MemoryBus()
    first: list[tuple[str, int]] = []
    second: list[tuple[str, int]] = []
    end_first = bus.subscribe(lambda table, seq: first.append((table, seq)))
    bus.subscribe(lambda table, seq: second.append((table, seq)))
    await bus.publish("t", 1)
    end_first()
    end_first()
    await bus.publish("t", 2)
    assert first == [("t", 1)]
    assert second == [("t", 1), ("t", 2)]


async def test_a_listener_may_end_while_it_is_told() -> None:
    bus = MemoryBus()
    heard: list[int] = []

    def once(_table: str, seq: int) -> None:
        heard.append(seq)
        end()

    end = bus.subscribe(once)
    await bus.publish("t", 1)
    await bus.publish("t", 2)
    assert heard == [1]
