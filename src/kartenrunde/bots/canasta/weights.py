"""What counts how much for a careful player, in points unless it says otherwise.

Found by play against a pool of opponents, at the minimums 50, 90 and 120.
"""

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True):
    """A careful player's sense of values."""

    single: float
    pair: float
    triple: float
    """What it costs to discard a card of a rank that is held so often."""
    own: float
    """The same, where the own side has the meld."""
    value: float
    """For each point that the card counts."""
    black_three: float
    wild: float

    stake: float
    stake_card: float
    """What it costs if the next seat takes the pile, and each of its cards with it."""
    stake_unopened: float
    """By how much more, as long as the own side has not opened."""
    unopened: float
    unopened_value: float
    """How likely a side that has not opened can open with a pair; and by the points of three."""
    fed: float
    """What is left of the danger, if the next seat has discarded the rank itself."""
    freeze: float
    freeze_unopened: float
    """What a wild card is worth on the pile, a card of it; before the own side has opened."""

    opening_card: float
    opening_two: float
    opening_joker: float
    """What opening costs, by the hand cards that it takes."""
    opening_limit: float
    opening_urgent: float
    opening_pile: float
    """What it may cost; in addition, if the rivals have opened; and for each card of the pile."""

    take_pair: float
    take_wild: float
    take_alone: float
    """So many cards must lie in the pile, to take it with a pair, with a wild card, or alone."""
    keep_new: int
    keep_added: int
    """More cards than that stay in hand, when new melds are laid or old ones added to."""
    most_wilds: int
    """For a canasta."""
    panic: int
    """A rival may hold so many cards, and its side a canasta, until all is laid."""
    memory: bool
    """Whether it remembers the pile and what was picked up."""


NORMAL: Final = Weights(
    single=3.0,
    pair=6.0,
    triple=6.08,
    own=25.0,
    value=-0.05,
    black_three=-0.16,
    wild=27.16,
    stake=17.51,
    stake_card=2.29,
    stake_unopened=1.0,
    unopened=0.6,
    unopened_value=0.0,
    fed=0.29,
    freeze=5.78,
    freeze_unopened=5.78,
    opening_card=1.85,
    opening_two=5.0,
    opening_joker=8.0,
    opening_limit=9.06,
    opening_urgent=-3.52,
    opening_pile=3.26,
    take_pair=2.0,
    take_wild=2.81,
    take_alone=2.01,
    keep_new=5,
    keep_added=2,
    most_wilds=2,
    panic=3,
    memory=False,
)
EXPERT: Final = Weights(
    single=3.0,
    pair=8.68,
    triple=4.91,
    own=0.85,
    value=-0.04,
    black_three=-3.77,
    wild=26.92,
    stake=36.72,
    stake_card=2.21,
    stake_unopened=1.5,
    unopened=0.42,
    unopened_value=1.21,
    fed=1.03,
    freeze=-10.09,
    freeze_unopened=7.27,
    opening_card=1.99,
    opening_two=5.32,
    opening_joker=7.16,
    opening_limit=9.6,
    opening_urgent=-0.18,
    opening_pile=4.22,
    take_pair=1.0,
    take_wild=2.54,
    take_alone=2.14,
    keep_new=5,
    keep_added=1,
    most_wilds=3,
    panic=1,
    memory=True,
)
