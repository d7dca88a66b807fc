"""Canasta behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import FIRST_DEAL, DealPlan, Event, Options, Zones
from kartenrunde.engine.hand_game import HandGame
from kartenrunde.games.canasta import legality, projection, rules, spec
from kartenrunde.games.canasta.events import AnyEvent
from kartenrunde.games.canasta.moves import AnyMove, move_of
from kartenrunde.games.canasta.state import State
from kartenrunde.games.canasta.view import View

Choice = int | str | bool | None


class Canasta(HandGame[State]):
    """The rules of docs/rules/canasta.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.FEWEST_SEATS, spec.MOST_SEATS)
    options_type = spec.CanastaOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent
    refusals = legality.REFUSALS
    endings = (spec.HIGHEST, spec.TIED)
    target_option = "target"

    def deck_of(self, options: Options) -> Deck:
        return spec.DECK

    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        return {"target": spec.TARGETS}

    def deal(
        self,
        seats: int,
        options: Options,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> State:
        return rules.new_deal(seats, stream, plan.dealer, events)

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
        return {**super().zones(state), "played": state.public.played}


GAME = Canasta()
