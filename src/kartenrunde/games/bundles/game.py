"""Stealing Bundles behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Stream
from kartenrunde.engine import (
    Audience,
    BadOptions,
    Event,
    Game,
    InformationSet,
    Options,
    Outcome,
    Seat,
    Zones,
)
from kartenrunde.games.bundles import legality, projection, rules, spec
from kartenrunde.games.bundles.events import AnyEvent
from kartenrunde.games.bundles.moves import AnyMove
from kartenrunde.games.bundles.state import RUNNING, State
from kartenrunde.games.bundles.view import View

Choice = int | str | bool | None
SWITCH = (False, True)


class Bundles(Game[State]):
    """The rules of docs/rules/bundles.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.BundlesOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent

    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        return {
            "games": spec.GAMES,
            "counting": ("games", "cards"),
            "pack": tuple(spec.PACKS),
            "hand_size": spec.HAND_SIZES,
            "last_capture": SWITCH,
            "friendly": SWITCH,
            "double": SWITCH,
            "wild_jacks": SWITCH,
            "sweep_bonus": SWITCH,
        }
