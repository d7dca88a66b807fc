"""Hospodský autobus behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import (
    FIRST_DEAL,
    Audience,
    DealPlan,
    Event,
    Game,
    InformationSet,
    Options,
    Outcome,
    Seat,
    Zones,
)
from kartenrunde.games.autobus import legality, projection, rules, spec
from kartenrunde.games.autobus.events import AnyEvent
from kartenrunde.games.autobus.moves import AnyMove, Bus, Put
from kartenrunde.games.autobus.state import NO_CARD, RUNNING, State
from kartenrunde.games.autobus.view import View

Choice = int | str | bool | None


class Autobus(Game[State]):
    """The rules of docs/rules/autobus.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.AutobusOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent

    def deck_of(self, options: Options) -> Deck:
        return spec.DECK

    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        return {
            "main_size": spec.MAIN_SIZES,
            "hand_size": spec.HAND_SIZES,
            "rotating": (False, True),
        }

    def deal(
        self,
        seats: int,
        options: Options,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> State:
        assert isinstance(options, spec.AutobusOptions)
        last = seats - 1 if plan.dealer is None or not options.rotating else plan.dealer
        starter = (last + 1) % seats  # seat 0 unless the starter rotates (HB-2)
        return rules.new_deal(seats, options, stream, starter, events)

    def dealer(self, state: State) -> Seat:
        return projection.dealer_of(state.public)

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
        endings = [move for move in view.legal if isinstance(move, Put | Bus)]
        return endings[0] if endings else view.legal[0]

    def zones(self, state: State) -> Zones:
        public = state.public
        zones = {"draw_pile": state.draw_pile, "finished": state.finished}
        for number, row in enumerate(public.rows):
            zones[f"row {number}"] = row
        for number, reserve in enumerate(public.reserves):
            zones[f"reserve {number // spec.RESERVES}.{number % spec.RESERVES}"] = reserve
        for seat in range(public.seats):
            top = public.main_tops[seat]
            zones[f"main top {seat}"] = [] if top == NO_CARD else [top]
            zones[f"main {seat}"] = state.mains[seat]
            zones[f"hand {seat}"] = state.hands[seat]
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        seats = range(state.public.seats)
        mains = [f"main {seat}" for seat in seats]
        hands = [f"hand {seat}" for seat in seats if seat != audience]
        return ["draw_pile", *mains, *hands]


GAME = Autobus()
