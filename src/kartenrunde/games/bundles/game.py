"""Stealing Bundles behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import (
    FIRST_DEAL,
    Audience,
    BadOptions,
    DealPlan,
    Event,
    Game,
    InformationSet,
    Match,
    Options,
    Outcome,
    Seat,
    Zones,
)
from kartenrunde.games.bundles import legality, match, projection, rules, spec
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
        if _own(options).friendly and (_own(options).double or _own(options).wild_jacks):
            raise BadOptions("table/friendly_excludes", "SB-18")

    def next_plan(self, seats: int, options: Options, played: Match) -> DealPlan | None:
        return match.next_plan(seats, _own(options), played)

    def next_dealer(self, seats: int, options: Options, played: Match) -> Seat | None:
        return match.next_dealer(seats, _own(options), played)

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

    def dealer(self, state: State) -> Seat:
        return state.public.dealer

    def to_move(self, state: State) -> Seat | None:
        return state.public.turn if state.public.ending == RUNNING else None

    def legal_moves(self, state: State) -> list[int]:
        public = state.public
        return legality.legal_moves(public, state.hands[public.turn])

    def apply(self, state: State, move: int, events: list[Event] | None = None) -> None:
        rules.apply(state, move, events)

    def check(self, state: State, seat: Seat, move: AnyMove) -> int:
        hand, handles = state.hands[seat], state.handles[seat]
        return legality.number_of(state.public, seat, hand, handles, move)

    def move(self, state: State, number: int) -> AnyMove:
        return projection.move_of(number, state.handles[state.public.turn])

    def outcome(self, state: State) -> Outcome | None:
        return projection.outcome_of(state)

    def view(self, state: State, audience: Audience) -> View:
        return projection.view_of(state, audience)

    def legal_from_view(self, view: View) -> list[AnyMove]:
        return projection.legal_from(view)

    def determinize(self, known: InformationSet, stream: Stream) -> State:
        return projection.determinize(known, stream)

    def fallback(self, view: View) -> AnyMove:
        return view.legal[0]

    def zones(self, state: State) -> Zones:
        zones = {"draw_pile": state.draw_pile, "table": state.public.table}
        for spot, bundle in enumerate(state.bundles):
            zones[f"bundle {spot // spec.MOST_BUNDLES}.{spot % spec.MOST_BUNDLES}"] = bundle
        for seat, hand in enumerate(state.hands):
            zones[f"hand {seat}"] = hand
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        hands = [f"hand {seat}" for seat in range(state.public.seats) if seat != audience]
        return ["draw_pile", *hands]


def _own(options: Options) -> spec.BundlesOptions:
    assert isinstance(options, spec.BundlesOptions)
    return options


GAME = Bundles()
