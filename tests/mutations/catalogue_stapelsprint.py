"""Stapelsprint and what holds in every game: for every clause one wrong line.

A test that bears the clause's id has to turn red for it.
"""

from typing import Final

from tests.mutations.mutation import Mutation

_GAME = "games/stapelsprint/"


def _rules(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "rules.py", old, new)


def _legality(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "legality.py", old, new)


def _projection(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "projection.py", old, new)


def _spec(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "spec.py", old, new)


def _hands(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, "engine/hands.py", old, new)


MUTATIONS: Final = [
    # What holds in every game
    _rules("G1", "(seat + 1) % public.seats", "1 - seat"),
    _rules("G2", "state.set_aside += sequence", "state.set_aside += sequence[1:]"),
    _legality("G3", "public.fits[RANKS[card]] >> sequence & 1", "public.fits[RANKS[card]]"),
    _rules("G4", "if public.ending is None:", "if True:"),
    _legality("G5", "moves.append(END_TURN)", "pass"),
    _hands("G6", "if audience == SPECTATOR", "if False"),
    _hands("G6", "{seat: Drew(seat, count, cards)}", "{0: Drew(seat, count, cards)}"),
    Mutation("G6", "engine/hand_game.py", "if seat != audience", "if seat == audience"),
    Mutation("G7", "cards/stream.py", "j = word % (i + 1)", "j = word % i"),
    Mutation("G7", "cards/stream.py", "if word - j < _WORDS - i:", "if True:"),
    Mutation("G7", "engine/fairness.py", 'b"\\x00" if addition is None', 'b"" if addition is None'),
    Mutation("G8", "engine/record.py", "deal.plan, events", "FIRST_DEAL, events"),
    Mutation("G8", "engine/dealing.py", "dealt[place::places]", "dealt[place:: places + 1]"),
    _legality("G9", "moves += PLAYS[source][mask]", "moves += PLAYS[source][mask][:1]"),
    Mutation("G10", "engine/hand_game.py", "turn if state.public.ending is None else None", "turn"),
    # Setting up
    _spec("ST1", "_JOKERS: Final = 18", "_JOKERS: Final = 17"),
    _spec("ST2", "MOST_SEATS: Final = 6", "MOST_SEATS: Final = 5"),
    _rules("ST3", "[STOCK] = stock.pop()", "[STOCK] = stock.pop(0)"),
    _hands("ST4", "(dealer + 1) % seats", "dealer"),
    Mutation("ST4", "engine/game.py", "(match[-1].dealer + 1)", "match[-1].dealer"),
    _rules("ST4", "dealer = stream.below(seats)", "dealer = 0"),
    _rules(
        "ST5",
        "state.fill_hand(first, HAND_SIZE, events)",
        "[state.fill_hand(seat, HAND_SIZE, events) for seat in range(seats)]",
    ),
    # The turn
    _spec("ST6", "HAND_SIZE: Final = 5", "HAND_SIZE: Final = 4"),
    _rules("ST7", "pile[-1] if pile else NO_CARD", "pile[0] if pile else NO_CARD"),
    _legality("ST7", "if card == NO_CARD:", "if False:"),
    Mutation("ST8", _GAME + "state.py", "fits[len(sequence) + 1] |=", "fits[len(sequence)] |="),
    Mutation("ST8", _GAME + "state.py", "fits[JOKER] = _ALL_SEQUENCES", "fits[JOKER] = 0"),
    _rules("ST9", "if len(sequence) < LAST_RANK:", "if len(sequence) <= LAST_RANK:"),
    _rules("ST9", "fits[1] ^= bit", "pass"),
    Mutation("ST10", _GAME + "moves.py", "if mask >> number & 1", "if mask == 1 << number"),
    _rules("ST11", "tops[STOCK] = card = below.pop()", "tops[STOCK] = card = below.pop(0)"),
    _rules("ST12", "if state.hands[public.turn]:", "if True:"),
    _rules("ST12", "if state.hands[public.turn]:", "if False:"),
    _rules(
        "ST13", "public.piles[seat * PILES + pile].append(card)", "state.set_aside.append(card)"
    ),
    _rules("ST13", "public.tops[seat][FIRST_PILE + pile] = card", "pass"),
    _legality("ST14", "if hand:  # and", "if len(hand) > 1:  # and"),
    # Running out, winning
    _hands("ST15", "self.stream.shuffle(self.draw_pile)", "pass"),
    _hands("ST15", "missing > 0 and self.set_aside", "not hand and self.set_aside"),
    _hands("ST16", "while missing > 0 and draw_pile:", "while missing > 0:"),
    _legality("ST17", "else:  # an empty hand", "elif not moves:  # an empty hand"),
    _rules("ST18", "public.ended_turns >= public.seats", "public.ended_turns > public.seats"),
    _rules(
        "ST18", "for tops in public.tops for top in tops", "for top in public.tops[public.turn]"
    ),
    _rules("ST18", "and not _any_top_fits(public)", ""),
    _rules("ST18", "public.ended_turns = 0", "pass"),
    _rules("ST19", "public.ending = STOCK_EMPTIED", "public.ending = None"),
    _rules("ST19", "if not below:", "if len(below) < 2:"),
    _projection("ST20", "int(won and seat == public.turn)", "int(won)"),
    # Who sees what
    _projection(
        "ST21", "DECK.texts(cards) for cards in piles", "DECK.texts(cards[-1:]) for cards in piles"
    ),
    _projection(
        "ST21", "stock_count=state.stock_count(seat)", "stock_count=len(state.stocks[seat])"
    ),
    _projection("ST21", "on_turn = running and audience == public.turn", "on_turn = running"),
    # Options
    _spec("offer", "MANY_SEATS: Final = 5", "MANY_SEATS: Final = 6"),
    _spec(
        "offer", "STOCK_SIZES: Final = (5, 10, 15, 20, 30)", "STOCK_SIZES: Final = (10, 15, 20, 30)"
    ),
    _spec("offer", "(None, *range(1, 21))", "(None, *range(1, 20))"),
    _spec("offer", "stock_size: int = 10", "stock_size: int = 15"),
    _rules("offer", "draw_pile, seats, stock_size)", "draw_pile, seats, 10)"),
]
