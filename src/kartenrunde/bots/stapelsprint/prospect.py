"""What a line of plays would leave of hand, piles and sequences; changed and changed back."""

from typing import Final

from kartenrunde.bots.stapelsprint.chance import ladder
from kartenrunde.bots.stapelsprint.sight import Sight
from kartenrunde.games.stapelsprint.spec import HAND_SIZE, JOKER, LAST_RANK, PILES, SEQUENCES

FROM_HAND: Final = -1
"""A source beside FROM_STOCK and FROM_PILE: any hand card of the rank."""

# The key is a number in mixed bases: one digit for each need, each rank and each pile.
_NEED_DIGITS: Final[list[int]] = [(SEQUENCES + 1) ** need for need in range(LAST_RANK + 1)]
_HAND_BASE: Final = (SEQUENCES + 1) ** (LAST_RANK + 1)
_HAND_DIGITS: Final[list[int]] = [
    _HAND_BASE * (HAND_SIZE + 1) ** rank for rank in range(LAST_RANK + 1)
]
_PILE_BASE: Final = _HAND_BASE * (HAND_SIZE + 1) ** (LAST_RANK + 1)
_PILE_DIGITS: Final[list[int]] = [_PILE_BASE << 8 * pile for pile in range(PILES)]


class Prospect:
    """A position in the making.

    `numbers` are the ranks in hand and `ladders` what each pile gives, as bit masks. `key` is the
    same for lines that leave the same behind.
    """

    def __init__(self, sight: Sight) -> None:
        self.needs = sight.needs[:]
        self.counts = [0] * (LAST_RANK + 1)
        self.numbers: int = 0
        for rank in sight.hand:
            self.counts[rank] += 1
            self.numbers |= 1 << rank
        self.hand_left = len(sight.hand)
        self.piles = [pile[:] for pile in sight.piles]
        self.ladders = [ladder(pile) for pile in sight.piles]
        self.jokers_spent: int = 0
        self.pile_cards: int = 0
        self.key: int = 0

    def take_from_hand(self, rank: int) -> None:
        """Have one hand card of that rank less."""
        self.counts[rank] -= 1
        self.hand_left -= 1
        self.key += _HAND_DIGITS[rank]
        if not self.counts[rank]:
            self.numbers ^= 1 << rank

    def return_to_hand(self, rank: int) -> None:
        """Undo `take_from_hand`."""
        if not self.counts[rank]:
            self.numbers ^= 1 << rank
        self.key -= _HAND_DIGITS[rank]
        self.hand_left += 1
        self.counts[rank] += 1

    def take_from_pile(self, number: int) -> None:
        """Have one card less on a pile."""
        pile = self.piles[number]
        pile.pop()
        self.ladders[number] = ladder(pile)
        self.pile_cards += 1
        self.key += _PILE_DIGITS[number]

    def return_to_pile(self, number: int, rank: int) -> None:
        """Undo `take_from_pile`."""
        self.key -= _PILE_DIGITS[number]
        self.pile_cards -= 1
        self.put_on_pile(number, rank)

    def put_on_pile(self, number: int, rank: int) -> None:
        """Have one card more on a pile."""
        pile = self.piles[number]
        pile.append(rank)
        self.ladders[number] = ladder(pile)

    def move_on(self, sequence: int, rank: int) -> None:
        """Have a card of that rank on a sequence."""
        need = self.needs[sequence]
        following = need % LAST_RANK + 1
        self.needs[sequence] = following
        self.key += _NEED_DIGITS[following] - _NEED_DIGITS[need]
        if rank == JOKER:
            self.jokers_spent += 1

    def move_back(self, sequence: int, rank: int, need: int) -> None:
        """Undo `move_on`."""
        self.key += _NEED_DIGITS[need] - _NEED_DIGITS[self.needs[sequence]]
        self.needs[sequence] = need
        if rank == JOKER:
            self.jokers_spent -= 1
