"""What Stealing Bundles is made of. Rules: docs/rules/bundles.md, SB-1 to SB-22.

Version history: 1, the first. Left out on purpose: six-card hands, sums as in Scopa, ace takes all,
steal or take by choice, bundles shared by a team.
"""

from typing import Final, Literal

from kartenrunde.cards import Deck
from kartenrunde.engine import Options

GAME_ID: Final = "bundles"
RULES_VERSION: Final = 1
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

TABLE_SIZE: Final = 4
LARGEST_HAND: Final = 4
MOST_BUNDLES: Final = 2

PackName = Literal["french", "spanish", "italian"]
Counting = Literal["games", "cards"]

ALL_PLAYED: Final = "all_played"
"""How every deal ends (SB-11)."""

SUITS: Final = 4


class Pack:
    """One kind of cards: a card's rank is `ranks[card]`, counted from 0."""

    def __init__(self, rank_texts: tuple[str, ...], suits: str, jack: str) -> None:
        self.rank_texts = rank_texts
        self.ranks = [rank for _ in suits for rank in range(len(rank_texts))]
        self.deck = Deck(text + suit for suit in suits for text in rank_texts)
        self.jack = rank_texts.index(jack)


_NUMBERS: Final = ("1", "2", "3", "4", "5", "6", "7")

PACKS: Final[dict[str, Pack]] = {
    "french": Pack(("A", *_NUMBERS[1:], "8", "9", "T", "J", "Q", "K"), "shdc", "J"),
    "spanish": Pack((*_NUMBERS, "10", "11", "12"), "ovpg", "10"),
    "italian": Pack((*_NUMBERS, "8", "9", "10"), "OVPG", "8"),
}
"""By name (SB-1, SB-19). Latin suits: coins, cups, swords, batons; Italian ones in upper case."""

COUNTER_CLOCKWISE: Final = "spanish"
"""The pack with which play, deal and starter go to the right (SB-19)."""

GAMES: Final = (1, 3, 5, 7)
HAND_SIZES: Final = (4, 3)


class BundlesOptions(Options, frozen=True):
    """The variants of SB-14 and SB-17 to SB-22, and the hand size."""

    games: int = 1
    counting: Counting = "games"
    pack: PackName = "french"
    hand_size: int = 4
    last_capture: bool = False
    friendly: bool = False
    double: bool = False
    wild_jacks: bool = False
    sweep_bonus: bool = False
