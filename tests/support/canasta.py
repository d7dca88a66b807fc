"""Positions of Canasta in one line, and sentences about them.

    table = deal("hand: 7 7 K 2 ★ | melds: KKK2 | pile: 5 K | playing: yes")
    table.do("lay K:K2", "discard 7")

Parts are separated by `|`. Behind `@` stands a seat for `hand`, a side for `melds`, `threes` and
`score`; without it the seat on turn and its side are meant, for `hand`, or seat 0 and side 0. Cards
are named by rank, or by rank and suit where that matters: `7`, `7h`, black threes `3`, jokers `★`.
A meld is one word, `KKK2`, and belongs to its first natural's rank; otherwise the rank comes first,
`K:22`. A pile is told from the bottom up, `draw` as the cards will be drawn; without it all other
cards lie there, four of spades first, red threes last; with it they are out of play. `turn` and
`dealer` are seats. With `playing: yes` the seat on turn has drawn. `laid: 0 2` are seats that have
laid cards in an earlier turn. Hands that are not named are empty.

Moves: `draw`, `take`, `take KK`, `take KK + 777 A:2`, `lay 777 K:2★`, `discard K`, `end`.
"""

import re
from collections.abc import Sequence
from typing import Final

from kartenrunde.engine import SPECTATOR, IllegalMove
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.events import SideSheet
from kartenrunde.games.canasta.moves import (
    AnyMove,
    Discard,
    Draw,
    EndDeal,
    Lay,
    Meld,
    TakePile,
)
from kartenrunde.games.canasta.spec import (
    CANASTA_SIZE,
    DECK,
    FIRST_RED,
    FIRST_WILD,
    KIND,
    MELDS,
    RANK_TEXTS,
    SEATS,
    SIDES,
    VALUES,
    CanastaOptions,
)
from kartenrunde.games.canasta.state import (
    IN_DRAW_PILE,
    IN_MELDS,
    IN_PILE,
    NOWHERE,
    RED_THREES,
    TO_DRAW,
    TO_PLAY,
    Public,
    State,
)
from kartenrunde.games.canasta.view import Guide, View
from tests.support.positions import Position, parts_of

NO_HANDLE: Final = 999
_CARD = re.compile(r"[2-9TJQKA★][shdc]?")


class Table(Position[State]):
    """A position under test."""

    game = GAME

    def move(self, text: str) -> AnyMove:
        verb, _, words = text.partition(" ")
        with_, _, melds = words.partition("+")
        hand = _Handles(self.view(self.turn))
        match verb:
            case "draw":
                return Draw()
            case "end":
                return EndDeal()
            case "discard":
                return Discard(hand.take(words)[0])
            case "lay":
                return Lay(tuple(map(hand.meld, words.split())))
            case "take":
                return TakePile(hand.take(with_), tuple(map(hand.meld, melds.split())))
        raise ValueError(f"expected a move, got {text!r}")

    def may(self, text: str) -> bool:
        """Whether a move is accepted; not all of these are listed."""
        return not self.refusal(text)

    def why_not(self, text: str) -> tuple[str, str, dict[str, str | int]]:
        """Code, clause and arguments with which a move is refused."""
        refused = self.refused(text)
        assert isinstance(refused, IllegalMove), f"{text} is accepted"
        return refused.code, refused.clause, dict(refused.arguments)

    def refusal_of(self, move: AnyMove) -> tuple[str, str]:
        """Code and clause with which a move is refused that words cannot say."""
        try:
            GAME.check(self.state, self.turn, move)
        except IllegalMove as refused:
            return refused.code, refused.clause
        return "", ""

    def view(self, audience: int = SPECTATOR) -> View:
        return GAME.view(self.state, audience)

    @property
    def guide(self) -> Guide:
        """What the seat on turn is told about its cards."""
        guide = self.view(self.turn).guide
        assert guide is not None
        return guide

    @property
    def public(self) -> Public:
        return self.state.public

    def hand(self, seat: int = 0) -> str:
        """A hand's ranks, in the order of kinds."""
        cards = sorted(self.state.hand_of(seat))
        return " ".join(RANK_TEXTS[KIND[card]] for card in cards)

    def melds(self, side: int = 0) -> str:
        """A side's melds as words: `777 KKK2`."""
        melds = self.view().sides[side].melds
        return " ".join("".join(face[0] for face in meld.faces) for meld in melds)

    @property
    def pile(self) -> str:
        """The pile's ranks from the bottom up; red threes as `R`."""
        return " ".join("R" if c >= FIRST_RED else RANK_TEXTS[KIND[c]] for c in self.public.pile)

    def sheet(self, side: int = 0) -> SideSheet:
        """What the deal, now over, has brought a side."""
        assert self.public.sheets is not None
        return self.public.sheets[side]


class _Handles:
    """The own hand, from which each word takes cards that no word has taken before."""

    def __init__(self, view: View) -> None:
        self._left = list(view.hand)

    def take(self, word: str) -> tuple[int, ...]:
        return tuple([self._one(card) for card in _CARD.findall(word)])

    def _one(self, text: str) -> int:
        for own in self._left:
            if own.face == text or own.face[0] == text:
                self._left.remove(own)
                return own.id
        return NO_HANDLE

    def meld(self, word: str) -> Meld:
        rank, cards = _rank_and_cards(word)
        return Meld(rank, self.take(cards))


def _rank_and_cards(word: str) -> tuple[str, str]:
    """The rank that a meld belongs to, and its cards."""
    rank, colon, cards = word.partition(":")
    if colon:
        return rank, cards
    naturals = [card[0] for card in _CARD.findall(word) if card[0] not in "2★"]
    return (naturals or [word[0]])[0], word


def deal(position: str = "", **options: bool) -> Table:
    """The table that the line describes."""
    parts = dict(parts_of(position))
    scores = tuple([int(parts.pop(_name("score", side), "0")) for side in range(SIDES)])
    public = Public(int(parts.pop("dealer", "3")), CanastaOptions(**options), scores)
    public.turn = int(parts.pop("turn", "0"))
    public.phase = TO_PLAY if parts.pop("playing", "") else TO_DRAW
    for text in parts.pop("laid", "").split():
        public.had[int(text)] = 1
    state = State(public)
    pack = _Pack(position)
    for seat in range(SEATS):
        own = parts.pop("hand", "") if seat == public.turn else ""
        state.receive(seat, pack.take(own or parts.pop(f"hand@{seat}", "")))
    for side in range(SIDES):
        _lay_side(state, side, parts.pop(_name("melds", side), ""), pack)
        threes = pack.take(parts.pop(_name("threes", side), ""))
        public.red_threes[side] = len(threes)
        _put(state, threes, RED_THREES + side)
    public.before = public.melded[public.turn & 1]
    public.pile = pack.take(parts.pop("pile", ""))
    _put(state, public.pile, IN_PILE)
    drawn = pack.take(parts["draw"]) if "draw" in parts else sorted(pack.rest())
    parts.pop("draw", None)
    _put(state, pack.rest(), NOWHERE)
    _put(state, drawn, IN_DRAW_PILE)
    state.draw_pile = drawn[::-1]
    public.draw_count = len(drawn)
    assert not parts, f"no such part: {parts}"
    return Table(state)


def _name(part: str, side: int) -> str:
    return f"{part}@{side}" if side else part


def _put(state: State, cards: Sequence[int], place: int) -> None:
    for card in cards:
        state.place[card] = place


def _lay_side(state: State, side: int, text: str, pack: "_Pack") -> None:
    public = state.public
    for word in text.split():
        rank = RANK_TEXTS.index(_rank_and_cards(word)[0])
        cards = pack.take(" ".join(_CARD.findall(_rank_and_cards(word)[1])))
        place = side * MELDS + rank
        public.wilds[place] = sum(card >= FIRST_WILD for card in cards)
        public.naturals[place] = len(cards) - public.wilds[place]
        public.melded[side] |= 1 << rank
        public.canastas[side] += len(cards) >= CANASTA_SIZE
        public.laid[side] += sum(VALUES[KIND[card]] for card in cards)
        _put(state, cards, IN_MELDS + place)


class _Pack:
    """The pack, from which the named cards are taken; those named by suit are kept for it."""

    def __init__(self, position: str) -> None:
        self._left = list(range(len(DECK)))
        self._kept = [face for face in _CARD.findall(position) if len(face) > 1]

    def take(self, text: str) -> list[int]:
        return [self._one(word) for word in text.split()]

    def _one(self, word: str) -> int:
        faces = DECK.faces
        if len(word) > 1:
            self._kept.remove(word)
            fitting = (card for card in self._left if faces[card] == word)
        else:
            fitting = (
                card
                for card in self._left
                if faces[card][0] == word and card < FIRST_RED and not self._is_kept(card)
            )
        found = next(fitting, None)
        if found is None:
            raise ValueError(f"expected a card that is left, got {word!r}")
        self._left.remove(found)
        return found

    def _is_kept(self, card: int) -> bool:
        face = DECK.faces[card]
        kept = self._kept.count(face)
        return kept > 0 and sum(DECK.faces[other] == face for other in self._left) <= kept

    def rest(self) -> list[int]:
        rest, self._left = self._left, []
        return rest
