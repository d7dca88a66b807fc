"""What stays the same through a deal: who follows whom, whose bundles are where, and the options.

Bundle b of seat s stands at spot `s * MOST_BUNDLES + b`.
"""

from typing import Final

from kartenrunde.games.bundles.spec import COUNTER_CLOCKWISE, MOST_BUNDLES, PACKS
from kartenrunde.games.bundles.view import View

NO_RANK: Final = -1

RANK_OF: Final = {
    name: dict(zip(pack.deck.faces, pack.ranks, strict=True)) for name, pack in PACKS.items()
}
"""By pack and face."""


class Setting:
    """One deal's arrangement, from the view of any seat.

    `after[s]` are the players in the direction of play, seat s the last of them. `jack` is the rank
    that may steal any bundle, or NO_RANK. `by_cards`: the margin counts, not who is ahead (SB-14).
    """

    __slots__ = (
        "after",
        "by_cards",
        "double",
        "friendly",
        "hand_size",
        "jack",
        "last_capture",
        "own_spots",
        "play_off",
        "players",
        "rank_of",
        "ranks",
        "rival_spots",
        "seats",
        "sweep_bonus",
    )

    def __init__(self, view: View) -> None:
        options = view.options
        pack = PACKS[options.pack]
        self.seats = seats = len(view.seats)
        self.players = [seat for seat, part in enumerate(view.seats) if part.plays]
        step = -1 if options.pack == COUNTER_CLOCKWISE else 1
        around = [[(seat + step * i) % seats for i in range(1, seats + 1)] for seat in range(seats)]
        self.after = [[seat for seat in order if view.seats[seat].plays] for order in around]
        bundles = range(MOST_BUNDLES if options.double else 1)
        self.own_spots = [[seat * MOST_BUNDLES + b for b in bundles] for seat in range(seats)]
        self.rival_spots = [
            [spot for other in order if other != seat for spot in self.own_spots[other]]
            for seat, order in enumerate(self.after)
        ]
        self.by_cards = options.games > 1 and options.counting == "cards" and not view.play_off
        self.rank_of = RANK_OF[options.pack]
        self.ranks = max(pack.ranks) + 1
        self.jack = pack.jack if options.wild_jacks else NO_RANK
        self.hand_size = options.hand_size
        self.friendly = options.friendly
        self.double = options.double
        self.sweep_bonus = options.sweep_bonus
        self.last_capture = options.last_capture
        self.play_off = view.play_off
