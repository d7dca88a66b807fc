"""The moves of Canasta: on the wire as tagged structs, inside as numbers of any length.

A hand card is named by its handle on the wire. Inside, what is laid is counted: a *group* is how
many naturals, twos and jokers go to one rank, and any cards of these kinds will do. Only where the
wire named others than the lowest does a number hold cards, too.
"""

from typing import Final

from msgspec import Struct, field


class Meld(Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """Hand cards, by their handles, for the side's meld of a rank; black threes are rank "3"."""

    rank: str
    cards: tuple[int, ...]


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A decision of the seat to move."""


class Draw(Move, frozen=True, tag="draw"):
    """Draw the top card of the draw pile (CA-18)."""


class TakePile(Move, frozen=True, tag="take_pile"):
    """Lay the top of the discard pile with these hand cards, and `melds`; get the rest (CA-26)."""

    with_: tuple[int, ...] = field(name="with")
    melds: tuple[Meld, ...]


class Lay(Move, frozen=True, tag="lay"):
    """Lay new melds or add to own ones, in one action (CA-12)."""

    melds: tuple[Meld, ...]


class Discard(Move, frozen=True, tag="discard"):
    """Put a hand card onto the discard pile; ends the turn (CA-30)."""

    card: int


class EndDeal(Move, frozen=True, tag="end_deal"):
    """End the deal, there being nothing to draw (CA-40)."""


AnyMove = Draw | TakePile | Lay | Discard | EndDeal

# The low bits of a number say which move it is. A discard holds its card above them; a lay or take
# the count of its groups, whether it names cards, the groups, and the cards in the order of groups.
DRAW: Final = 0
END_DEAL: Final = 1
DISCARD: Final = 2
LAY: Final = 3
TAKE: Final = 4
"""The first group of a take goes with the top card, and may be empty."""
MOVE_BITS: Final = 3
MOVE_MASK: Final = (1 << MOVE_BITS) - 1

_COUNT_MASK: Final = 15
_NAMED: Final = 1 << 7
_HEADER_BITS: Final = 8
GROUP_BITS: Final = 16
GROUP_MASK: Final = (1 << GROUP_BITS) - 1
_CARD_BITS: Final = 7
_CARD_MASK: Final = (1 << _CARD_BITS) - 1

NATURALS: Final = 4
TWOS: Final = 8
JOKERS: Final = 12
"""Where the counts stand in a group, four bits each; the lowest four are the rank."""


def group_of(rank: int, naturals: int = 0, twos: int = 0, jokers: int = 0) -> int:
    """So many cards from the hand for the meld of a rank."""
    return rank | naturals << NATURALS | twos << TWOS | jokers << JOKERS


def discard_of(card: int) -> int:
    """The number of discarding a card."""
    return DISCARD | card << MOVE_BITS


def laying_of(move: int, groups: list[int], cards: list[int] | None = None) -> int:
    """The number of a lay or take; `cards`, if they matter, in the order of the groups."""
    number = named = 0
    if cards is not None:
        named = _NAMED
        for card in reversed(cards):
            number = number << _CARD_BITS | card
    for group in reversed(groups):
        number = number << GROUP_BITS | group
    return number << _HEADER_BITS | named | len(groups) << MOVE_BITS | move


def groups_of(number: int) -> list[int]:
    """The groups of a lay or take."""
    count = number >> MOVE_BITS & _COUNT_MASK
    number >>= _HEADER_BITS
    return [number >> GROUP_BITS * place & GROUP_MASK for place in range(count)]


def named_cards(number: int) -> list[int] | None:
    """The cards of a lay or take in the order of its groups; None: the lowest of each kind."""
    if not number & _NAMED:
        return None
    groups = groups_of(number)
    number >>= _HEADER_BITS + GROUP_BITS * len(groups)
    return [number >> _CARD_BITS * place & _CARD_MASK for place in range(sum(map(size_of, groups)))]


def size_of(group: int) -> int:
    """How many hand cards a group holds."""
    return (group >> NATURALS & 15) + (group >> TWOS & 15) + (group >> JOKERS)
