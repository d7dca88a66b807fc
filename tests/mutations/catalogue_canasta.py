"""Canasta: for every clause one wrong line that a test bearing its id has to notice."""

from typing import Final

from tests.mutations.mutation import Mutation

_GAME = "games/canasta/"

MUTATIONS: Final = [
    Mutation("CA1", _GAME + "spec.py", "23456789TJQKA", "A23456789TJQK"),
    Mutation("CA2", _GAME + "spec.py", "MOST_SEATS: Final = 4", "MOST_SEATS: Final = 3"),
    Mutation(
        "CA3", _GAME + "rules.py", "(state.draw_pile, seats, 1)", "(state.draw_pile, seats, 2)"
    ),
    Mutation("CA3", _GAME + "rules.py", "stream.below(seats)", "0"),
    Mutation("CA3", _GAME + "rules.py", "(seat + 1) % public.seats", "seat"),
    Mutation("CA3", _GAME + "legality.py", "if seat != public.turn:", "if False:"),
    Mutation("CA4", _GAME + "legality.py", "move.card not in handles", "not handles"),
    Mutation("CA5", _GAME + "state.py", "max(map(", "min(map("),
    Mutation("CA5", _GAME + "rules.py", "HIGHEST if len(best) == 1 else TIED", "HIGHEST"),
    Mutation("CA6", _GAME + "projection.py", "hand_cards(audience)", "hand_cards(0)"),
    Mutation("offer", _GAME + "spec.py", "(1, 3, 5)", "(1, 3)"),
    Mutation("offer", _GAME + "game.py", 'target_option = "target"', "target_option = None"),
]
