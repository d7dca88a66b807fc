"""Hospodský autobus behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import FIRST_DEAL, Audience, Choice, DealPlan, Event, Options, Zones
from kartenrunde.engine.hand_game import HandGame
from kartenrunde.games.autobus import legality, projection, rules, spec
from kartenrunde.games.autobus.events import AnyEvent
from kartenrunde.games.autobus.moves import AnyMove, Bus, Put, move_of
from kartenrunde.games.autobus.state import NO_CARD, State
from kartenrunde.games.autobus.view import View


class Autobus(HandGame[State]):
    """The rules of docs/rules/autobus.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.AutobusOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent
    refusals = legality.REFUSALS
    endings = (spec.MAIN_EMPTIED, spec.DRAWN)

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
        dealer = plan.dealer if options.rotating else None
        if dealer is None:
            dealer = seats - 1  # so that seat 0 starts (HB-2)
        return rules.new_deal(seats, options, stream, dealer, events)

    moves_of = staticmethod(legality.legal_moves)
    number_of = staticmethod(legality.number_of)
    move_of = staticmethod(move_of)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(projection.outcome_of)
    view = staticmethod(projection.view_of)
    known_of = staticmethod(projection.known_of)
    determinize = staticmethod(projection.determinize)

    def fallback(self, view: View) -> AnyMove:
        endings = [move for move in view.legal if isinstance(move, Put | Bus)]
        return endings[0] if endings else view.legal[0]

    def zones(self, state: State) -> Zones:
        public = state.public
        zones = dict(super().zones(state))
        for number, row in enumerate(public.rows):
            zones[f"row {number}"] = row
        for number, reserve in enumerate(public.reserves):
            zones[f"reserve {number // spec.RESERVES}.{number % spec.RESERVES}"] = reserve
        for seat in range(public.seats):
            top = public.main_tops[seat]
            zones[f"main top {seat}"] = [] if top == NO_CARD else [top]
            zones[f"main {seat}"] = state.mains[seat]
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        mains = [f"main {seat}" for seat in range(state.public.seats)]
        return [*super().hidden_zones(state, audience), *mains]


GAME = Autobus()
