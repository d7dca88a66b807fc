"""Stealing Bundles behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import (
    FIRST_DEAL,
    Audience,
    BadOptions,
    Choice,
    DealPlan,
    Event,
    Match,
    Options,
    Seat,
    Zones,
)
from kartenrunde.engine.hand_game import HandGame
from kartenrunde.games.bundles import legality, match, projection, rules, spec
from kartenrunde.games.bundles.events import AnyEvent
from kartenrunde.games.bundles.moves import AnyMove, move_of
from kartenrunde.games.bundles.state import State
from kartenrunde.games.bundles.view import View

SWITCH = (False, True)


class Bundles(HandGame[State]):
    """The rules of docs/rules/bundles.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.BundlesOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent
    refusals = legality.REFUSALS
    endings = (spec.ALL_PLAYED,)

    def deck_of(self, options: Options) -> Deck:
        return spec.PACKS[_own(options).pack].deck

    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        return {
            "pack": tuple(spec.PACKS),
            "games": spec.GAMES,
            "counting": ("games", "cards"),
            "hand_size": spec.HAND_SIZES,
            "last_capture": SWITCH,
            "friendly": SWITCH,
            "double": SWITCH,
            "wild_jacks": SWITCH,
            "sweep_bonus": SWITCH,
        }

    def check_options(self, seats: int, options: Options) -> None:
        super().check_options(seats, options)
        for other in ("double", "wild_jacks"):
            if _own(options).friendly and getattr(options, other):
                raise BadOptions("table/friendly_excludes", "SB-18", option="friendly", other=other)

    def next_plan(self, seats: int, options: Options, played: Match) -> DealPlan | None:
        return match.next_plan(seats, _own(options), played)

    def next_dealer(self, seats: int, options: Options, played: Match) -> Seat | None:
        return match.next_dealer(seats, _own(options), played)

    def ranking(self, seats: int, options: Options, played: Match) -> tuple[int, ...]:
        return match.ranking(seats, _own(options), played)

    def scores(self, seats: int, options: Options, played: Match) -> tuple[int, ...]:
        return match.scores(seats, _own(options), played)

    def deal(
        self,
        seats: int,
        options: Options,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> State:
        return rules.new_deal(seats, _own(options), stream, plan.dealer, plan.play_off, events)

    moves_of = staticmethod(legality.legal_moves)
    number_of = staticmethod(legality.number_of)
    move_of = staticmethod(move_of)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(projection.outcome_of)
    view = staticmethod(projection.view_of)
    known_of = staticmethod(projection.known_of)
    determinize = staticmethod(projection.determinize)

    def fallback(self, view: View) -> AnyMove:
        return view.legal[0]

    def zones(self, state: State) -> Zones:
        zones = dict(super().zones(state))
        zones["table"] = state.public.table
        for name, piles in (("bundle", state.bundles), ("bonus", state.bonuses)):
            for spot, pile in enumerate(piles):
                zones[f"{name} {spot // spec.MOST_BUNDLES}.{spot % spec.MOST_BUNDLES}"] = pile
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        bonuses = [name for name in self.zones(state) if name.startswith("bonus")]
        return [*super().hidden_zones(state, audience), *bonuses]


def _own(options: Options) -> spec.BundlesOptions:
    assert isinstance(options, spec.BundlesOptions)
    return options


GAME = Bundles()
