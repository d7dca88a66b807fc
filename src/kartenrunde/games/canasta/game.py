"""Canasta behind the contract of the engine."""

from collections.abc import Mapping, Sequence

from kartenrunde.cards import Deck, Stream
from kartenrunde.engine import (
    FIRST_DEAL,
    Audience,
    Choice,
    DealPlan,
    Event,
    Game,
    IllegalMove,
    Options,
    Seat,
    Zones,
)
from kartenrunde.games.canasta import (
    legality,
    listing,
    naming,
    projection,
    recollection,
    rules,
    sampling,
    scoring,
    spec,
)
from kartenrunde.games.canasta.events import AnyEvent
from kartenrunde.games.canasta.moves import AnyMove, Discard
from kartenrunde.games.canasta.state import IN_MELDS, RED_THREES, State
from kartenrunde.games.canasta.view import View


class Canasta(Game[State]):
    """The rules of docs/rules/canasta.md."""

    id = spec.GAME_ID
    rules_version = spec.RULES_VERSION
    seat_range = (spec.SEATS, spec.SEATS)
    options_type = spec.CanastaOptions
    move_type = AnyMove
    view_type = View
    event_type = AnyEvent
    refusals = legality.REFUSALS
    endings = (spec.WENT_OUT, spec.EXHAUSTED, spec.LAST_RED_THREE)
    target_option = "target"
    lists_every_move = False

    def side_of(self, seat: Seat) -> int:
        return spec.side_of(seat)

    def deck_of(self, options: Options) -> Deck:
        return spec.DECK

    def choices(self, seats: int) -> Mapping[str, Sequence[Choice]]:
        return {"target": spec.TARGETS, "concealed_strict": (False, True)}

    def deal(
        self,
        seats: int,
        options: Options,
        stream: Stream,
        plan: DealPlan = FIRST_DEAL,
        events: list[Event] | None = None,
    ) -> State:
        assert isinstance(options, spec.CanastaOptions)
        return rules.new_deal(options, stream, plan, events)

    def dealer(self, state: State) -> Seat:
        return state.public.dealer

    def to_move(self, state: State) -> Seat | None:
        return state.public.turn if state.public.ending is None else None

    legal_moves = staticmethod(listing.legal_moves)
    random_move = staticmethod(sampling.random_move)
    wishes = staticmethod(sampling.wishes)
    check = staticmethod(naming.number_of)
    move = staticmethod(naming.move_of)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(scoring.outcome_of)
    view = staticmethod(projection.view_of)
    determinize = staticmethod(recollection.determinize)

    def legal_from_view(self, view: View) -> list[AnyMove]:
        if view.seat != view.turn:
            return []
        state = recollection.position_of(view)
        return [naming.move_of(state, number) for number in listing.legal_moves(state)]

    def accepts(self, view: View, move: AnyMove) -> bool:
        try:
            naming.number_of(recollection.position_of(view), view.seat, move)
        except IllegalMove:
            return False
        return True

    def fallback(self, view: View) -> AnyMove:
        discards = [move for move in view.legal if isinstance(move, Discard)]
        return discards[-1] if discards else view.legal[0]

    def zones(self, state: State) -> Zones:
        hand = "hand" if state.public.ending is None else "shown"
        zones = {f"{hand} {seat}": state.hand_of(seat) for seat in range(spec.SEATS)}
        zones |= {"draw_pile": state.draw_pile, "discard_pile": state.public.pile}
        layout = state.layout()
        for side in range(spec.SIDES):
            zones[f"red threes {side}"] = layout[RED_THREES + side]
            melds = layout[IN_MELDS + side * spec.MELDS :]
            zones |= {f"meld {side}.{rank}": melds[rank] for rank in range(spec.MELDS)}
        return zones

    def hidden_zones(self, state: State, audience: Audience) -> Sequence[str]:
        hands = [f"hand {seat}" for seat in range(spec.SEATS) if seat != audience]
        return ["draw_pile", *(hands if state.public.ending is None else [])]

    def exchange(self, state: State, first: int, second: int) -> None:
        place, handles = state.place, state.handles
        other = {first: second, second: first}
        state.draw_pile = [other.get(card, card) for card in state.draw_pile]
        for card in (first, second):
            if place[card] < spec.SEATS:
                state.hands[place[card]][spec.KIND[card]] -= 1
                state.hands[place[card]][spec.KIND[other[card]]] += 1
        place[first], place[second] = place[second], place[first]
        handles[first], handles[second] = handles[second], handles[first]


GAME = Canasta()
