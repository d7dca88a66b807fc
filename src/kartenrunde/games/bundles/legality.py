"""Which moves a seat has, from what that seat knows and nothing else (G-9)."""

from kartenrunde.engine import IllegalMove
from kartenrunde.games.bundles.moves import EFFECTS, LAY, STEAL, TAKE, AnyMove, Lay, Steal, Take
from kartenrunde.games.bundles.spec import MOST_BUNDLES
from kartenrunde.games.bundles.state import NO_CARD, RUNNING, Public


def legal_moves(public: Public, hand: list[int]) -> list[int]:
    """The moves of the seat to move, who holds `hand`; empty once the deal is over."""
    if public.ending != RUNNING:
        return []
    ranks = public.pack.ranks
    return [
        place * EFFECTS + effect
        for place, card in enumerate(hand)
        for effect in _effects(public, ranks[card])
    ]


def _effects(public: Public, rank: int) -> list[int]:
    """What playing a card of that rank may do, in the order of SB-6 to SB-8."""
    steals = _steals(public, rank)
    into = _receivers(public)
    effects = [STEAL + spot * MOST_BUNDLES + own for spot in steals for own in into]
    if any(public.pack.ranks[public.tops[spot]] == rank for spot in steals):
        return effects
    ranks = public.pack.ranks
    if any(ranks[card] == rank for card in public.table):
        return effects + [TAKE + own for own in into]
    return [*effects, LAY]


def _steals(public: Public, rank: int) -> list[int]:
    """The foreign bundles that a card of that rank may steal (SB-6, SB-18, SB-21)."""
    options = public.options
    if options.friendly:
        return []
    any_top = options.wild_jacks and rank == public.pack.jack
    ranks = public.pack.ranks
    return [
        spot
        for spot, top in enumerate(public.tops)
        if top != NO_CARD
        and spot // MOST_BUNDLES != public.turn
        and (any_top or ranks[top] == rank)
    ]


def _receivers(public: Public) -> tuple[int, ...]:
    """The own bundles that may receive a capture (SB-20)."""
    spot = public.turn * MOST_BUNDLES
    started = any(public.sizes[spot : spot + MOST_BUNDLES])
    return (0, 1) if public.options.double and started else (0,)


def number_of(public: Public, seat: int, hand: list[int], handles: list[int], move: AnyMove) -> int:
    """The number of a seat's move; raises `IllegalMove` naming the clause that forbids it."""
    if public.ending != RUNNING:
        raise IllegalMove("move/over", "SB-11")
    if seat != public.turn:
        raise IllegalMove("move/not_your_turn", "SB-4")
    if move.card not in handles:
        raise IllegalMove("move/not_in_hand", "SB-5")
    place = handles.index(move.card)
    rank = public.pack.ranks[hand[place]]
    effects = _effects(public, rank)
    effect = _effect_of(public, move)
    if effect not in effects:
        raise _refusal(public, effects, effect, move)
    return place * EFFECTS + effect


def _effect_of(public: Public, move: AnyMove) -> int:
    match move:
        case Steal(seat=victim, bundle=bundle, into=into):
            _demand_place(victim, public.seats)
            _demand_place(bundle, MOST_BUNDLES)
            _demand_place(into, MOST_BUNDLES)
            return STEAL + (victim * MOST_BUNDLES + bundle) * MOST_BUNDLES + into
        case Take(into=into):
            _demand_place(into, MOST_BUNDLES)
            return TAKE + into
        case Lay():
            return LAY


def _demand_place(place: int, places: int) -> None:
    if not 0 <= place < places:
        raise IllegalMove("move/no_such_place", "SB-5", places=places)


def _refusal(public: Public, effects: list[int], effect: int, move: AnyMove) -> IllegalMove:
    """Why the effect is none of those that the card has."""
    other_receiver = effect - move.into if isinstance(move, Steal | Take) else effect
    if other_receiver in effects:
        return IllegalMove("move/one_bundle", "SB-20")
    if isinstance(move, Steal):
        if public.options.friendly:
            return IllegalMove("move/friendly", "SB-18")
        if move.seat == public.turn:
            return IllegalMove("move/own_bundle", "SB-8")
        if public.tops[move.seat * MOST_BUNDLES + move.bundle] == NO_CARD:
            return IllegalMove("move/no_bundle", "SB-6")
        return IllegalMove("move/other_top", "SB-6")
    if LAY in effects:
        return IllegalMove("move/nothing_to_take", "SB-7")
    if TAKE in effects:
        return IllegalMove("move/must_take", "SB-7")
    return IllegalMove("move/must_steal", "SB-6")
