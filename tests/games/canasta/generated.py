"""Actions of Canasta made by lot: sensible ones, and some with a mistake in them.

They are made as moves of the wire; `told` says the same to the naive rules.
"""

from collections.abc import Sequence
from typing import Final

from kartenrunde.cards import Stream
from kartenrunde.engine.happening import HandCard
from kartenrunde.games.canasta.moves import AnyMove, Discard, Draw, EndDeal, Lay, Meld, TakePile
from tests.games.canasta import naive
from tests.games.canasta.naive import Action, Deal, Group, is_wild, rank_of, unlike_a_meld

NO_FACE: Final = "?"
UNKNOWN: Final = 999
"""A handle that no card has."""
_RANKS: Final = naive.RANKS + "3"
_ANY_RANK: Final = _RANKS + "2★1"
_MISTAKES: Final = (
    "other card",
    "unknown card",
    "card again",
    "rank again",
    "other rank",
    "no card",
)
_EAGERNESS: Final = (2, 5, 9, 10)
"""Of ten ranks that could be laid so many are, by lot for each action."""


def told(move: AnyMove, hand: Sequence[HandCard]) -> Action:
    """The action in faces; a card that is not held, or named twice, has none."""
    faces = {card.id: card.face for card in hand}

    def names(cards: Sequence[int]) -> list[str]:
        return [faces.pop(card, NO_FACE) for card in cards]

    match move:
        case Draw():
            return Action("draw")
        case EndDeal():
            return Action("end_deal")
        case Discard(card):
            return Action("discard", names([card]))
        case Lay(melds):
            return Action("lay", [], [Group(rank, names(cards)) for rank, cards in melds_of(melds)])
        case TakePile(cards, melds):
            with_top = names(cards)
            groups = [Group(rank, names(cards)) for rank, cards in melds_of(melds)]
            return Action("take_pile", with_top, groups)


def melds_of(melds: Sequence[Meld]) -> list[tuple[str, tuple[int, ...]]]:
    return [(meld.rank, meld.cards) for meld in melds]


class Generator:
    """Makes actions for the seat on turn of a naive deal."""

    def __init__(self, chance: Stream) -> None:
        self._chance = chance
        self._hand: Sequence[HandCard] = ()
        self._faces: dict[int, str] = {}
        self._by_rank: dict[str, list[int]] = {}
        self._wild: list[int] = []
        self._left: dict[str, list[int]] = {}
        self._wild_left: list[int] = []

    def actions(self, deal: Deal, hand: Sequence[HandCard], count: int) -> list[AnyMove]:
        """So many actions; a few of them would have their place at another time of the turn."""
        self._hand, self._by_rank = hand, {}
        self._faces = {card.id: card.face for card in hand}
        self._wild = [card.id for card in hand if is_wild(card.face)]
        for card in hand:
            self._by_rank.setdefault(rank_of(card.face), []).append(card.id)
        return [self._action(deal) for _ in range(count)]

    def _action(self, deal: Deal) -> AnyMove:
        self._left, self._wild_left = self._by_rank.copy(), self._wild[:]
        self._chance.shuffle(self._wild_left)
        untimely = self._chance.below(30) == 0
        return self._before_drawing(deal) if deal.playing == untimely else self._while_playing(deal)

    def _while_playing(self, deal: Deal) -> AnyMove:
        if self._chance.below(8) == 0:
            return Discard(self._any_card() if self._chance.below(9) else UNKNOWN)
        melds = self._melds(deal, "", self._chance.below(3) > 0)
        return Lay(self._spoiled(melds or self._melds(deal, "", False)))

    def _before_drawing(self, deal: Deal) -> AnyMove:
        if self._chance.below(12) == 0:
            return EndDeal() if self._chance.below(2) else Draw()
        top = rank_of(deal.pile[-1]) if deal.pile else ""
        with_top = self._cards(top, self._chance.below(24))
        alone = deal.side.has_opened and self._chance.below(3) > 0
        melds = [] if alone else self._melds(deal, top, self._chance.below(4) > 0)
        return TakePile(tuple(with_top), self._spoiled(melds))

    def _melds(self, deal: Deal, top: str, sensible: bool) -> list[Meld]:
        """Cards for some ranks, from those that are left; the rank of the top is not among them."""
        lot = self._chance.below(1 << 32)
        eagerness = _EAGERNESS[lot % 4]
        ranks = [rank for rank in _RANKS if rank in self._by_rank or rank in deal.side.melds]
        found = []
        for rank in ranks[lot % 11 :] + ranks[: lot % 11]:
            lot = lot // 3 ^ self._chance.below(1 << 32)
            if rank == top or lot % 10 >= eagerness:
                continue
            wild_left = self._wild_left
            cards = self._cards(rank, lot // 10 % 24)
            if cards and not (sensible and self._is_no_meld(deal, rank, cards)):
                found.append(Meld(rank, tuple(cards)))
            else:
                self._left[rank], self._wild_left = self._by_rank.get(rank, []), wild_left
        return found

    def _is_no_meld(self, deal: Deal, rank: str, cards: list[int]) -> bool:
        faces = [self._faces[card] for card in cards]
        return bool(unlike_a_meld(rank, deal.side.melds.get(rank, []) + faces))

    def _cards(self, rank: str, lot: int) -> list[int]:
        """Naturals of the rank, most often all, and most often no wild cards."""
        own = self._left.get(rank, [])
        if lot % 4 == 0:
            own = own[: self._chance.below(len(own) + 1)]
        wild_count = max(lot // 4 - 2, 0)
        wild, self._wild_left = self._wild_left[:wild_count], self._wild_left[wild_count:]
        self._left[rank] = []
        return own + wild

    def _spoiled(self, melds: list[Meld]) -> tuple[Meld, ...]:
        """Now and then with a mistake."""
        if melds and self._chance.below(12) == 0:
            place = self._chance.below(len(melds))
            melds[place : place + 1] = self._mistaken(melds[place].rank, melds[place].cards)
        return tuple(melds)

    def _mistaken(self, rank: str, cards: tuple[int, ...]) -> list[Meld]:
        match _MISTAKES[self._chance.below(len(_MISTAKES))]:
            case "other card" if self._hand:
                return [Meld(rank, (*cards, self._any_card()))]
            case "unknown card":
                return [Meld(rank, (*cards[1:], UNKNOWN))]
            case "rank again":
                return [Meld(rank, cards[:1]), Meld(rank, cards[1:])]
            case "other rank":
                return [Meld(_ANY_RANK[self._chance.below(len(_ANY_RANK))], cards)]
            case "no card":
                return [Meld(rank, ())]
            case _:
                return [Meld(rank, (*cards, cards[0]))]

    def _any_card(self) -> int:
        return self._hand[self._chance.below(len(self._hand))].id
