"""Positions as they may be: what a seat does not see, dealt anew again and again."""

from collections.abc import Sequence
from typing import Final

from kartenrunde.bots.autobus.position import Position
from kartenrunde.bots.autobus.sight import rank_of
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.autobus import GAME
from kartenrunde.games.autobus.events import Bussed
from kartenrunde.games.autobus.spec import DECK

_RANK_OF_CARD: Final = [rank_of(face) for face in DECK.faces]


class Guess:
    """What is known, and the pool of cards of which nothing is."""

    def __init__(self, known: InformationSet, seen: Position, rng: Stream) -> None:
        view = known.view
        seats = len(view.seats)
        order = [(view.seat + step) % seats for step in range(seats)]
        zones = GAME.zones(GAME.determinize(known, rng))
        own_main = _ranks(zones[f"main {view.seat}"])
        kept = min(_bussed(known), len(own_main))
        self._rng = rng
        self._seen = seen
        self._finished = _ranks(zones["set_aside"])
        self._bussed = own_main[:kept]
        self._pool = _ranks(zones["draw_pile"]) + own_main[kept:]
        for seat in order[1:]:
            self._pool += _ranks(zones[f"main {seat}"]) + _ranks(zones[f"hand {seat}"])
        self._below = [max(view.seats[seat].main_count - 1, 0) for seat in order]
        self._hands = [view.seats[seat].hand_count for seat in order]

    def position(self) -> Position:
        """One more position that looks to the seat like its own."""
        position = self._seen.clone()
        pool = self._pool[:]
        self._rng.shuffle(pool)
        position.finished = self._finished[:]
        for number, player in enumerate(position.players):
            player.below = self._bussed[:] if number == 0 else []
            for _ in range(self._below[number] - len(player.below)):
                player.below.append(pool.pop())
            if number:
                player.hand = [pool.pop() for _ in range(self._hands[number])]
        position.draw = pool
        return position


def _ranks(cards: Sequence[int]) -> list[int]:
    return [_RANK_OF_CARD[card] for card in cards]


def _bussed(known: InformationSet) -> int:
    """How many cards the seat put under the bus, and so remembers as long as they lie there."""
    seat = known.view.seat
    return sum([isinstance(event, Bussed) and event.seat == seat for event in known.events])
