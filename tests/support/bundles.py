"""Positions of Stealing Bundles in one line, and sentences about them.

    table = deal("hand: 7 J | hand@1: 2 | bundle@1: 3 9 | table: 7 7 4", wild_jacks=True)
    table.do("7 takes")

Parts are separated by `|`. `hand`, `bundle` and `bundle2` (with double bundles) are those of the
seat on turn; `@` names another seat, 0-based: `hand@1`. Cards are named by rank, or by rank and
suit where that matters: `7` or `7h`. They stand bottom to top, in `draw` as they will be drawn.
`turn` and `dealer` are numbers, seat 0 is on turn unless they are given; `players` are the seats
of a play-off. Cards that are not named lie
at the bottom of the draw pile, or, where `draw` is given, in the box.

Moves are told as `7 steals 1` (the bundle of seat 1), `7 takes`, `7 lays`. With double bundles the
number of a bundle, 1 or 2, may follow: `7 steals 1.2 into 2`, `7 takes into 2`.
"""

import re
from typing import Any

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, Event
from kartenrunde.engine.happening import Drew
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.moves import AnyMove, Lay, Steal, Take
from kartenrunde.games.bundles.setting import setting_of
from kartenrunde.games.bundles.spec import MOST_BUNDLES, BundlesOptions, Pack
from kartenrunde.games.bundles.state import NOBODY, Public, State
from kartenrunde.games.bundles.view import View
from tests.support.positions import Position, parts_of

KEY = bytes(32)
NO_HANDLE = 999


class Table(Position[State]):
    """A position under test."""

    game = GAME

    def move(self, text: str) -> AnyMove:
        card, verb, *words = re.split(r"[ .]", text.replace(" into ", " >"))
        into = next((int(word[1:]) - 1 for word in words if word.startswith(">")), 0)
        numbers = [int(word) for word in words if not word.startswith(">")]
        match verb, numbers:
            case "lays", []:
                return Lay(self._handle(card))
            case "takes", []:
                return Take(self._handle(card), into)
            case "steals", [seat]:
                return Steal(self._handle(card), seat, 0, into)
            case "steals", [seat, bundle]:
                return Steal(self._handle(card), seat, bundle - 1, into)
        raise ValueError(f"expected a move, got {text!r}")

    def _handle(self, card: str) -> int:
        held = [own.id for own in self.view(self.turn).hand if card in (own.face, own.face[:-1])]
        return held[0] if held else NO_HANDLE

    def effects(self, card: str) -> list[str]:
        """All that playing a card may do, in the words of moves."""
        handle = self._handle(card)
        legal = [move for move in self.view(self.turn).legal if move.card == handle]
        return [effect_in_words(move, self.public.setting.options.double) for move in legal]

    def view(self, audience: int = SPECTATOR) -> View:
        return GAME.view(self.state, audience)

    @property
    def public(self) -> Public:
        return self.state.public

    def hand(self, seat: int = 0) -> str:
        return self._ranks(self.state.hands[seat])

    def bundle(self, seat: int = 0, number: int = 1) -> str:
        """Top and size: `7 of 3`; `–` if there is none."""
        bundle = self.view().seats[seat].bundles[number - 1]
        return f"{bundle.top[:-1]} of {bundle.count}" if bundle.top else "–"

    def counts(self) -> list[int]:
        """How many cards each seat has captured."""
        seats = self.view().seats
        return [sum(bundle.count for bundle in seat.bundles) for seat in seats]

    @property
    def table(self) -> str:
        return " ".join(face[:-1] for face in self.view().table)

    @property
    def draw_count(self) -> int:
        return self.view().draw_count

    def _ranks(self, cards: list[int]) -> str:
        return " ".join(face[:-1] for face in self.state.deck.texts(cards))


def effect_in_words(move: AnyMove, double: bool) -> str:
    """A move without its card, in the words of this module."""
    match move:
        case Lay():
            return "lays"
        case Take(into=into):
            return f"takes into {into + 1}" if double else "takes"
        case Steal(seat=seat, bundle=bundle, into=into):
            return f"steals {seat}.{bundle + 1} into {into + 1}" if double else f"steals {seat}"


def deal(position: str = "", seats: int = 2, **options: Any) -> Table:
    """The table that the line describes."""
    parts = dict(parts_of(position))
    players = tuple(map(int, parts.pop("players", "").split())) or None
    chosen = BundlesOptions(**options)
    GAME.check_options(seats, chosen)
    setting = setting_of(seats, chosen, players)
    dealer = max(seat for seat in range(seats) if setting.after[seat] == setting.players[0])
    public = Public(setting, int(parts.pop("dealer", dealer)), players is not None)
    public.turn = int(parts.pop("turn", public.turn))
    state = State(public, Stream(KEY))
    pack = _Cards(setting.pack, position)
    rest_is_drawn = "draw" not in parts
    state.draw_pile = pack.take(parts.pop("draw", ""))[::-1]
    for card in pack.take(parts.pop("table", "")):
        public.lay(card)
    for seat in range(seats):
        at = "" if seat == public.turn else f"@{seat}"
        state.take(seat, pack.take(parts.pop(f"hand{at}", "")), None)
        for number, name in enumerate(("bundle", "bundle2")):
            cards = pack.take(parts.pop(f"{name}{at}", ""))
            if cards:
                state.bundles[seat * MOST_BUNDLES + number] = cards
                public.grow(seat * MOST_BUNDLES + number, cards[-1], len(cards))
    public.last_capture = NOBODY
    if rest_is_drawn:
        state.draw_pile[:0] = pack.rest()
    assert not parts, f"no such part: {parts}"
    return Table(state)


def hands_dealt(seats: int, **options: Any) -> list[list[int]]:
    """How many cards each seat gets in each deal of one game, played by the first legal moves."""
    events: list[Event] = []
    state = GAME.deal(seats, BundlesOptions(**options), Stream(KEY), events=events)
    dealt: list[list[int]] = []
    while True:
        drawn = [event.public for event in events if isinstance(event.public, Drew)]
        if drawn:
            counts = {each.seat: each.count for each in drawn}
            dealt.append([counts.get(seat, 0) for seat in range(seats)])
        if GAME.to_move(state) is None:
            return dealt
        events = []
        GAME.apply(state, GAME.legal_moves(state)[0], events)


class _Cards:
    """The pack, from which the named cards are taken; those named by suit are kept for it."""

    def __init__(self, pack: Pack, position: str) -> None:
        words = set(re.findall(r"\w+", position))
        faces = pack.deck.faces
        self._left = {face: card for card, face in enumerate(faces) if face in words}
        self._left |= {face: card for card, face in enumerate(faces) if face not in words}
        self._named = words

    def take(self, text: str) -> list[int]:
        return [self._left.pop(self._face(word)) for word in text.split()]

    def _face(self, word: str) -> str:
        if word in self._left:
            return word
        same = [face for face in self._left if face[:-1] == word and face not in self._named]
        if not same:
            raise ValueError(f"expected a card that is left, got {word!r}")
        return same[0]

    def rest(self) -> list[int]:
        return list(self._left.values())
