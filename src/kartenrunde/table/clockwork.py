"""What a table does by itself: who it waits for, what it will write down next, and when."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from kartenrunde.table import fact as f
from kartenrunde.table.agenda import agenda, is_awake
from kartenrunde.table.ledger import Ledger
from kartenrunde.table.presence import Presence, TurnWatch
from kartenrunde.table.shuffle import ShuffleRound
from kartenrunde.table.surroundings import Surroundings
from kartenrunde.table.thinking import Thinking, key_of
from kartenrunde.table.times import PACE_S


class Deed(NamedTuple):
    """Something due at a time; `facts` makes what the log is to say, nothing for a mere look."""

    at_s: float
    author: str
    facts: Callable[[], tuple[f.AnyFact, ...]]


class Clockwork:
    """The shuffle, the computer players and the agenda of one table."""

    def __init__(
        self,
        surroundings: Surroundings,
        ledger: Ledger,
        allowance_s: float,
        call_back: Callable[[], None],
    ) -> None:
        now_s = surroundings.clock.now_s()
        self.presence = Presence(now_s, allowance_s)
        self.watch = TurnWatch(now_s, allowance_s)
        self.shuffle: ShuffleRound | None = None
        self._thinking: Thinking | None = None
        self._surroundings = surroundings
        self._ledger = ledger
        self._call_back = call_back
        self._was_awake = False
        self._seen = ledger.position
        self.watch.turn = self._seen.turn_key

    def follow(self, now_s: float) -> None:
        """Catch up with the ledger and with who is here."""
        before, self._seen = self._seen, self._ledger.position
        if self._seen.cards_version != before.cards_version:
            self.watch.follow(self._seen.turn_key, now_s)
        elif self._seen.holders != before.holders or not self._was_awake:
            self.watch.pace(now_s)
        self._was_awake = self._is_awake(now_s)
        self._follow_shuffle(now_s)
        self._follow_thinking(now_s)

    def _follow_shuffle(self, now_s: float) -> None:
        position = self._seen
        if self.shuffle is not None and not self.shuffle.fits(position):
            self.shuffle = None
        if self.shuffle is None and position.phase == "shuffling":
            self.shuffle = ShuffleRound(position)
        if self.shuffle is not None and self.shuffle.began_s is None and self._is_awake(now_s):
            self.shuffle.began_s = now_s

    def _follow_thinking(self, now_s: float) -> None:
        position = self._seen
        if self._thinking is not None and self._thinking.key != key_of(position):
            self.stop_thinking()
        if self._thinking is None and position.acting_level is not None and self._is_awake(now_s):
            thinker = self._surroundings.thinker
            journal = self._ledger.journal
            self._thinking = Thinking(position, journal, thinker, now_s, self._call_back)

    def stop_thinking(self) -> None:
        """What the computer player thinks about is not wanted any more."""
        if self._thinking is not None:
            self._thinking.drop()
            self._thinking = None

    def next_deed(self, now_s: float) -> Deed | None:
        """The deed that is due first."""
        return min(self._deeds(now_s), key=lambda deed: deed.at_s, default=None)

    def _deeds(self, now_s: float) -> Iterator[Deed]:
        position = self._seen
        for due in agenda(position, self.presence, self.watch, now_s):
            if due.facts or due.at_s > now_s:
                yield Deed(due.at_s, f.TABLE, partial(tuple, due.facts))
        if position.has_foreign_deal:
            deal = position.deal
            yield Deed(now_s, f.TABLE, lambda: (f.DealAbandoned(deal), f.Revealed(deal)))
        if (newcomer := self._newcomer()) is not None:
            yield Deed(now_s, newcomer.guest, lambda: (newcomer,))
        shuffle = self.shuffle
        if shuffle is not None and (at_s := shuffle.due_s(self.present_seats())) is not None:
            entropy = self._surroundings.entropy
            yield Deed(at_s, f.TABLE, lambda: shuffle.facts(position, entropy))
        thinking = self._thinking
        if thinking is not None and self._is_awake(now_s):
            paced_s = self.watch.shown_s + PACE_S[position.pace]
            at_s = paced_s if thinking.is_done else max(paced_s, thinking.overdue_s)
            yield Deed(at_s, f.COMPUTER, lambda: (thinking.moved(position),))

    def _newcomer(self) -> f.SeatTaken | None:
        """In the lobby, who has waited longest for a seat takes the lowest open one."""
        position = self._seen
        seat = position.open_seat()
        if position.phase != "lobby" or seat is None:
            return None
        guests = [guest for guest in self.presence.guests if position.seat_of(guest) is None]
        guest = self.presence.longest(guests)
        return None if guest is None else f.SeatTaken(seat, guest)

    def present_seats(self) -> set[int]:
        """The seats whose people are here."""
        persons = self._seen.persons.items()
        return {seat for seat, person in persons if self.presence.is_here(person.guest)}

    def _is_awake(self, now_s: float) -> bool:
        return is_awake(self._seen, self.presence, now_s)
