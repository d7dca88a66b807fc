"""Stapelsprint behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import (
    FIRST_DEAL,
    SPECTATOR,
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
from kartenrunde.games.stapelsprint import projection, rules, spec
from kartenrunde.games.stapelsprint.events import AnyEvent
from kartenrunde.games.stapelsprint.legality import REFUSALS, legal_moves, number_of
from kartenrunde.games.stapelsprint.moves import STOCK, AnyMove, Discard
from kartenrunde.games.stapelsprint.state import RUNNING, State
from kartenrunde.games.stapelsprint.view import View

Choice = int | str | bool | None


class Stapelsprint(Game[State]):
    """The rules of docs/rules/stapelsprint.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.StapelsprintOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent
    refusals = REFUSALS
    endings = tuple(projection.ENDINGS)
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

    def dealer(self, state: State) -> Seat:
        return state.public.dealer

    def to_move(self, state: State) -> Seat | None:
        return state.public.turn if state.public.ending == RUNNING else None

    def legal_moves(self, state: State) -> list[int]:
        public = state.public
        return legal_moves(public, state.hands[public.turn])

    apply = staticmethod(rules.apply)

    def check(self, state: State, seat: Seat, move: AnyMove) -> int:
        return number_of(state.public, seat, state.hands[seat], state.handles_of(seat), move)

    def move(self, state: State, number: int) -> AnyMove:
        return projection.move_of(number, state.handles_of(state.public.turn))

    def outcome(self, state: State) -> Outcome | None:
        return projection.outcome_of(state.public)

    def view(self, state: State, audience: Audience) -> View:
        return projection.view_of(state, audience)

    def legal_from_view(self, view: View) -> list[AnyMove]:
        return projection.legal_from(view)

    def determinize(self, known: InformationSet, stream: Stream) -> State:
        return projection.determinize(known, stream)

    def fallback(self, view: View) -> AnyMove:
        discards = [move for move in view.legal if isinstance(move, Discard)]
        return discards[-1] if discards else view.legal[0]

    def zones(self, state: State) -> Zones:
        public = state.public
        zones = {"draw_pile": state.draw_pile, "cleared": state.cleared}
        for number, sequence in enumerate(public.sequences):
            zones[f"sequence {number}"] = sequence
        for number, pile in enumerate(public.piles):
            zones[f"pile {number // spec.PILES}.{number % spec.PILES}"] = pile
        for seat in range(public.seats):
            top = public.tops[seat][STOCK]
            zones[f"stock top {seat}"] = [] if top == spec.NO_CARD else [top]
            zones[f"stock {seat}"] = state.stocks[seat]
            zones[f"hand {seat}"] = state.hands[seat]
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        seats = range(state.public.seats)
        stocks = [f"stock {seat}" for seat in seats]
        hands = [f"hand {seat}" for seat in seats if seat != audience]
        assert audience in (SPECTATOR, *seats)
        return ["draw_pile", *stocks, *hands]

    def exchange(self, state: State, first: int, second: int) -> None:
        super().exchange(state, first, second)
        handles = state.handles
        handles[first], handles[second] = handles[second], handles[first]


GAME = Stapelsprint()
