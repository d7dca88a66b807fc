"""Positions of Hospodský autobus in one line, and sentences about them.

    table = deal("hand: 7 ★ | main: 4 6 | r1: 3 3 | r2: ★ = 7 | rows: A-5, ★ | draw: 9 2")
    table.do("hand 7 to 2")

Parts are separated by `|`. `hand`, `main` and `r1` to `r4` (reserves) are those of the seat on
turn; `@` names another seat, 0-based: `hand@1`. Cards are named by rank and stand bottom to top, in
`draw` as they will be drawn; `3-6` is 3 4 5 6, `T` is ten. `= 7` after the cards of a reserve is
the rank that a joker has bound it to. Rows are separated by commas. `turn`, `dealer` and `ended`
(turns ended since a card moved) are numbers. Cards that are not named lie at the bottom of the draw
pile, or, where `draw` is given, at the bottom of the last seat's main pile.

Moves are told with 1-based places: `hand 7 to 2`, `main to 1`, `r3 to 1`, `put 7 on 4`,
`put ★ on 4 as 7`, `bus 7`, `end`; `5#2` is the second 5 in hand.
"""

import re
from collections.abc import Iterator

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR
from kartenrunde.games.autobus import GAME
from kartenrunde.games.autobus.moves import (
    AnyMove,
    Bus,
    EndTurn,
    PlayHand,
    PlayMain,
    PlayReserve,
    Put,
)
from kartenrunde.games.autobus.spec import RANK_TEXTS, RANKS, RESERVES
from kartenrunde.games.autobus.state import Public, State, fits_of
from kartenrunde.games.autobus.view import View
from tests.support.positions import Position, parts_of

KEY = bytes(32)
NO_HANDLE = 999
UNNAMED_MAIN = "J 9"
_OWN = ("hand", "main", *[f"r{number + 1}" for number in range(RESERVES)])


class Table(Position[State]):
    """A position under test."""

    game = GAME

    def move(self, text: str) -> AnyMove:
        match re.split(r" (?:to |on |as )?", text):
            case ["end"]:
                return EndTurn()
            case ["bus", card]:
                return Bus(self._handle(card))
            case ["main", to]:
                return PlayMain(int(to) - 1)
            case ["hand", card, to]:
                return PlayHand(self._handle(card), int(to) - 1)
            case ["put", card, to]:
                return Put(self._handle(card), int(to) - 1)
            case ["put", card, to, rank]:
                return Put(self._handle(card), int(to) - 1, rank)
            case [reserve, to]:
                return PlayReserve(int(reserve.removeprefix("r")) - 1, int(to) - 1)
        raise ValueError(f"expected a move, got {text!r}")

    def _handle(self, card: str) -> int:
        rank, _, which = card.partition("#")
        held = [own.id for own in self.view(self.turn).hand if own.face[0] == rank]
        return held[int(which or 1) - 1] if held else NO_HANDLE

    def view(self, audience: int = SPECTATOR) -> View:
        return GAME.view(self.state, audience)

    def hand(self, seat: int = 0) -> str:
        return ranks_of(self.state.hands[seat])

    def main(self, seat: int = 0) -> str:
        """The open card, then how many lie below it: `6 over 9`."""
        top = self.view().seats[seat].main
        return f"{top[0] if top else '–'} over {len(self.state.mains[seat])}"

    def bottom(self, seat: int = 0) -> str:
        """The lowest card of a main pile."""
        return ranks_of(self.state.mains[seat][:1])

    def reserve(self, number: int, seat: int = 0) -> str:
        """Cards and rank: `7 ★ = 7`; empty if it is free."""
        reserve = self.view().seats[seat].reserves[number - 1]
        return " ".join([*[face[0] for face in reserve.cards], f"= {reserve.rank}"])

    def row(self, number: int) -> str:
        return " ".join(face[0] for face in self.view().rows[number - 1])

    @property
    def draw_count(self) -> int:
        return self.view().draw_count

    @property
    def finished_count(self) -> int:
        return self.view().finished_count


def ranks_of(cards: list[int]) -> str:
    return " ".join(RANK_TEXTS[RANKS[card]] for card in cards)


def deal(position: str = "", seats: int = 2, hand_size: int = 4, key: bytes = KEY) -> Table:
    """The table that the line describes, its reshuffles drawn from `key`."""
    parts = dict(parts_of(position))
    public = Public(seats, int(parts.pop("dealer", seats - 1)), hand_size)
    public.turn = int(parts.pop("turn", public.turn))
    public.ended_turns = int(parts.pop("ended", 0))
    state = State(public, Stream(key))
    pack = _Pack()
    for number, text in enumerate(parts.pop("rows", "").split(",")):
        public.rows[number] += pack.take(text)
    public.fits = fits_of(public.rows)
    state.set_aside += pack.take(parts.pop("finished", ""))
    rest_is_drawn = "draw" not in parts
    state.draw_pile = pack.take(parts.pop("draw", ""))[::-1]
    for seat in range(seats):
        at = "" if seat == public.turn else f"@{seat}"
        _set_up_seat(state, seat, {name: parts.pop(name + at, None) for name in _OWN}, pack)
    (state.draw_pile if rest_is_drawn else state.mains[-1])[:0] = pack.rest()
    assert not parts, f"no such part: {parts}"
    return Table(state)


def _set_up_seat(state: State, seat: int, own: dict[str, str | None], pack: "_Pack") -> None:
    public = state.public
    state.take(seat, pack.take(own["hand"] or ""), None)
    *state.mains[seat], public.main_tops[seat] = pack.take(own["main"] or UNNAMED_MAIN)
    for number in range(RESERVES):
        text, _, bound = (own[f"r{number + 1}"] or "").partition("=")
        cards = pack.take(text)
        if cards:
            rank = RANK_TEXTS.index(bound.strip()) if bound else RANKS[cards[0]]
            public.set_reserve_rank(seat, number, rank)
            public.reserves[seat * RESERVES + number] = cards


class _Pack:
    """The deck, from which the named cards are taken."""

    def __init__(self) -> None:
        self._left = list(range(len(RANKS)))

    def take(self, text: str) -> list[int]:
        return [self._card(rank) for rank in ranks_in(text)]

    def _card(self, rank: int) -> int:
        card = next(card for card in self._left if RANKS[card] == rank)
        self._left.remove(card)
        return card

    def rest(self) -> list[int]:
        return self._left


def ranks_in(text: str) -> Iterator[int]:
    """The ranks that a text like `A-3 ★` names."""
    for word in text.split():
        first, _, last = word.partition("-")
        yield from range(RANK_TEXTS.index(first), RANK_TEXTS.index(last or first) + 1)
