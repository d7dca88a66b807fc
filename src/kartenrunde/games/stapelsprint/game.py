"""Stapelsprint behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import FIRST_DEAL, Audience, Choice, DealPlan, Event, Options, Zones
from kartenrunde.engine.hand_game import HandGame
from kartenrunde.games.stapelsprint import legality, projection, rules, spec
from kartenrunde.games.stapelsprint.events import AnyEvent
from kartenrunde.games.stapelsprint.moves import STOCK, AnyMove, Discard, move_of
from kartenrunde.games.stapelsprint.state import State
from kartenrunde.games.stapelsprint.view import View


class Stapelsprint(HandGame[State]):
    """The rules of docs/rules/stapelsprint.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.StapelsprintOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent
    refusals = legality.REFUSALS
    endings = (spec.STOCK_EMPTIED, spec.DRAWN_ROUND)
    target_option = "target"

    def deck_of(self, options: Options) -> Deck:
        return spec.DECK

    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        many = seats >= spec.MANY_SEATS
        sizes = spec.STOCK_SIZES_OF_MANY if many else spec.STOCK_SIZES
        return {"stock_size": sizes, "target": spec.TARGETS}

    def deal(
        self,
        seats: int,
        options: Options,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> State:
        assert isinstance(options, spec.StapelsprintOptions)
        return rules.new_deal(seats, options.stock_size, stream, plan.dealer, events)

    moves_of = staticmethod(legality.legal_moves)
    number_of = staticmethod(legality.number_of)
    move_of = staticmethod(move_of)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(projection.outcome_of)
    view = staticmethod(projection.view_of)
    known_of = staticmethod(projection.known_of)
    determinize = staticmethod(projection.determinize)

    def fallback(self, view: View) -> AnyMove:
        discards = [move for move in view.legal if isinstance(move, Discard)]
        return discards[-1] if discards else view.legal[0]

    def zones(self, state: State) -> Zones:
        public = state.public
        zones = dict(super().zones(state))
        for number, sequence in enumerate(public.sequences):
            zones[f"sequence {number}"] = sequence
        for number, pile in enumerate(public.piles):
            zones[f"pile {number // spec.PILES}.{number % spec.PILES}"] = pile
        for seat in range(public.seats):
            top = public.tops[seat][STOCK]
            zones[f"stock top {seat}"] = [] if top == spec.NO_CARD else [top]
            zones[f"stock {seat}"] = state.stocks[seat]
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        stocks = [f"stock {seat}" for seat in range(state.public.seats)]
        return [*super().hidden_zones(state, audience), *stocks]


GAME = Stapelsprint()
