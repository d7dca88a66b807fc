"""What is still told of the past."""

from kartenrunde.engine import FIRST_DEAL, Event
from kartenrunde.table.fact import DealCalled, Entry, PaceSet
from kartenrunde.table.journal import MOST_STEPS, Journal
from kartenrunde.wire.table_event import OptionsSet, SeatOpened


def journal_of(entries: int) -> Journal:
    """A lobby in which the pace was set again and again."""
    journal = Journal()
    for seq in range(1, entries + 1):
        entry = Entry(seq, "anna", f"move-{seq:04}", (PaceSet("fast"),))
        journal.add(entry, [Event(OptionsSet())])
    return journal


def test_all_steps_after_a_version() -> None:
    journal = journal_of(5)
    assert [step.seq for step in journal.steps(journal.first(2), audience=0)] == [3, 4, 5]
    assert journal.steps(journal.first(5), audience=0) == ()


def test_a_version_that_never_was_is_no_version() -> None:
    assert journal_of(5).first(6) == 0


def test_a_new_deal_begins_a_new_page() -> None:
    journal = journal_of(5)
    journal.add(Entry(6, "anna", "deal-0001", (DealCalled(1, FIRST_DEAL),)), [])
    journal.add(Entry(7, "anna", "pace-0001", (PaceSet("slow"),)), [Event(OptionsSet())])
    assert journal.first(0) == 5
    assert [step.seq for step in journal.steps(5, audience=0)] == [6, 7]
    assert journal.seq_of("anna", "move-0003") == 3


def test_a_message_holds_the_latest_steps_at_most() -> None:
    journal = journal_of(MOST_STEPS + 100)
    assert journal.first(0) == 100
    assert len(journal.steps(journal.first(0), audience=0)) == MOST_STEPS


def test_each_audience_hears_its_half_or_nothing() -> None:
    journal = Journal()
    events = [Event(OptionsSet(), {1: SeatOpened(1)}), Event(None, {0: SeatOpened(0)})]
    journal.add(Entry(1, "anna", "halves-01", (PaceSet("slow"),)), events)
    heard = {seat: [bytes(e) for e in journal.steps(0, seat)[0].events] for seat in (-1, 0, 1)}
    assert heard[-1] == [b'{"type":"options_set"}']
    assert heard[0] == [b'{"type":"options_set"}', b'{"type":"seat_opened","seat":0}']
    assert heard[1] == [b'{"type":"seat_opened","seat":1}']
