"""Positions of Stapelsprint in one line, and sentences about them.

    table = deal("hand: 7 ★ | stock: 4 6 | pile1: 3 8 | seq: 1-5, ★ | draw: 9 2")
    table.do("hand 7 to 2")

Parts are separated by `|`. `hand`, `stock` and `pile1` to `pile4` are those of the seat on turn;
`@` names another seat, 0-based: `hand@1`. Cards stand bottom to top, in `draw` as they will be
drawn; `3-6` is 3 4 5 6. Sequences are separated by commas. `turn`, `dealer` and `ended` (turns
ended since a card moved) are numbers. Cards that are not named lie at the bottom of the draw pile,
or, where `draw` is given, at the bottom of the last seat's stock.

Moves are told with 1-based places: `hand 7 to 2`, `stock to 1`, `pile3 to 1`, `discard 7 to 4`,
`end`; `5#2` is the second 5 in hand.
"""

import re
from collections.abc import Sequence

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.moves import (
    FIRST_PILE,
    STOCK,
    AnyMove,
    Discard,
    EndTurn,
    PlayDiscard,
    PlayHand,
    PlayStock,
)
from kartenrunde.games.stapelsprint.spec import DECK, NO_CARD, PILES
from kartenrunde.games.stapelsprint.state import Public, State, fits_of
from kartenrunde.games.stapelsprint.view import View
from tests.support.positions import Position, parts_of

KEY = bytes(32)
UNNAMED_STOCK = "11 9"


class Table(Position[State]):
    """A position under test; seats as in the rules, 0-based."""

    game = GAME

    def move(self, text: str) -> AnyMove:
        match re.split(r" (?:to )?", text):
            case ["end"]:
                return EndTurn()
            case ["stock", to]:
                return PlayStock(int(to) - 1)
            case ["hand", card, to]:
                return PlayHand(self._handle(card), int(to) - 1)
            case ["discard", card, to]:
                return Discard(self._handle(card), int(to) - 1)
            case [pile, to]:
                return PlayDiscard(int(pile.removeprefix("pile")) - 1, int(to) - 1)
        raise ValueError(f"expected a move, got {text!r}")

    def _handle(self, card: str) -> int:
        face, _, which = card.partition("#")
        held = [own.id for own in self.view(self.turn).hand if own.face == face]
        return held[int(which or 1) - 1] if held else 999

    def view(self, audience: int = SPECTATOR) -> View:
        return GAME.view(self.state, audience)

    def hand(self, seat: int = 0) -> str:
        return " ".join(DECK.texts(self.state.hands[seat]))

    def stock(self, seat: int = 0) -> str:
        """The open card, then how many lie below it: `6 over 9`."""
        return f"{self.view().seats[seat].stock} over {len(self.state.stocks[seat])}"

    def pile(self, number: int, seat: int = 0) -> str:
        return " ".join(self.view().seats[seat].discards[number - 1])

    def sequence(self, number: int) -> str:
        return " ".join(self.view().sequences[number - 1])

    @property
    def draw_count(self) -> int:
        return len(self.state.draw_pile)

    @property
    def cleared_count(self) -> int:
        return len(self.state.set_aside)


def deal(position: str = "", seats: int = 2, key: bytes = KEY) -> Table:
    """The table that the line describes, its reshuffles drawn from `key`."""
    parts = dict(parts_of(position))
    public = Public(seats, int(parts.pop("dealer", seats - 1)))
    public.turn = int(parts.pop("turn", public.turn))
    public.ended_turns = int(parts.pop("ended", 0))
    state = State(public, Stream(key))
    pack = _Pack()
    for number, text in enumerate(parts.pop("seq", "").split(",")):
        public.sequences[number] += pack.take(text)
    public.fits = fits_of(public.sequences)
    state.set_aside += pack.take(parts.pop("cleared", ""))
    rest_is_drawn = "draw" not in parts
    state.draw_pile = pack.take(parts.pop("draw", ""))[::-1]
    for seat in range(seats):
        at = "" if seat == public.turn else f"@{seat}"
        _set_up_seat(state, seat, {name: parts.pop(name + at, None) for name in _OWN}, pack)
    (state.draw_pile if rest_is_drawn else state.stocks[-1])[:0] = pack.rest()
    assert not parts, f"no such part: {parts}"
    return Table(state)


_OWN = ("hand", "stock", *[f"pile{number + 1}" for number in range(PILES)])


def _set_up_seat(state: State, seat: int, own: dict[str, str | None], pack: "_Pack") -> None:
    tops = state.public.tops[seat]
    state.hands[seat] = pack.take(own["hand"] or "")
    for handle, card in enumerate(state.hands[seat]):
        state.handles[card] = handle
    state.arrivals[seat] = len(state.hands[seat])
    *state.stocks[seat], tops[STOCK] = pack.take(own["stock"] or UNNAMED_STOCK)
    for number in range(PILES):
        pile = pack.take(own[f"pile{number + 1}"] or "")
        state.public.piles[seat * PILES + number] = pile
        tops[FIRST_PILE + number] = pile[-1] if pile else NO_CARD


class _Pack:
    """The deck, from which the named cards are taken."""

    def __init__(self) -> None:
        self._left = {face: list(cards) for face, cards in DECK.cards_by_face.items()}

    def take(self, text: str) -> list[int]:
        return [self._left[face].pop() for face in faces(text)]

    def rest(self) -> list[int]:
        return [card for cards in self._left.values() for card in cards]


def faces(text: str) -> list[str]:
    """The faces that a text like `1-3 ★` names."""
    found: list[str] = []
    for word in text.split():
        first, dash, last = word.partition("-")
        found += map(str, range(int(first), int(last) + 1)) if dash else [word]
    return found


def views(table: Table) -> Sequence[View]:
    """What the seat on turn, the next seat and an onlooker see."""
    following = (table.turn + 1) % table.state.public.seats
    return table.view(table.turn), table.view(following), table.view(SPECTATOR)
