"""Hospodský autobus: for every clause one wrong line that a test bearing its id has to notice."""

from typing import Final

from tests.mutations.mutation import Mutation

_GAME = "games/autobus/"


def _rules(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "rules.py", old, new)


def _legality(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "legality.py", old, new)


def _projection(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "projection.py", old, new)


def _spec(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "spec.py", old, new)


def _game(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "game.py", old, new)


MUTATIONS: Final = [
    # Setting up
    _spec("HB1", "_PACKS: Final = 2", "_PACKS: Final = 1"),
    _spec("HB2", "MOST_SEATS: Final = 4", "MOST_SEATS: Final = 5"),
    _game("HB2", "if options.rotating else None", ""),
    _rules("HB3", "main_tops[seat] = main.pop()", "main_tops[seat] = main.pop(0)"),
    _rules("HB3", "state.take(seat, hand, events)", "state.take(seat, hand, None)"),
    # The turn
    _rules(
        "HB4",
        "TurnBegan(seat)))\n    state.fill_hand(seat, public.hand_size, events)",
        "TurnBegan(seat)))\n    state.fill_hand(seat, 3, events)",
    ),
    _legality("HB5", "if seat != public.turn:", "if False:"),
    _legality("HB5", "            if rank == FREE:", "            if False:"),
    _legality("HB6", "if rank in (JOKER, ACE) else", "if rank == JOKER else"),
    _legality("HB6", "public.fits[rank] >> row & 1", "public.fits[rank]"),
    _rules("HB7", "public.rows[number] = []", "public.rows[number] = row[:1]"),
    _rules("HB7", "state.set_aside += row", "state.set_aside += row[1:]"),
    _rules("HB8", "main_tops[seat] = below.pop() if", "main_tops[seat] = below.pop(0) if"),
    _rules(
        "HB9",
        "    _place(state, card, row, events)\n    if not state.hands[seat]:",
        "    _place(state, card, row, events)\n    if False:",
    ),
    _rules(
        "HB9",
        "[public.main_tops[seat]])))\n    if not state.hands[seat]:",
        "[public.main_tops[seat]])))\n    if False:",
    ),
    _legality("HB10", "taken not in (FREE, rank)", "False"),
    _rules(
        "HB11",
        "    public.ended_turns = 0\n    begin_turn(state, (seat + 1) % public.seats, events)",
        "    pass",
    ),
    _rules("HB12", "state.mains[seat].insert(0, card)", "state.mains[seat].append(card)"),
    _legality("HB12", "if rank == JOKER or", "if"),
    _legality("HB13", "if hand:  # and", "if len(hand) > 1:  # and"),
    _rules(
        "HB13",
        "    begin_turn(state, (seat + 1) % public.seats, events)",
        "    state.fill_hand(seat, 4, events)\n"
        "    begin_turn(state, (seat + 1) % public.seats, events)",
    ),
    _legality("HB14", "moves.append(END_TURN)", "moves = moves or [END_TURN]"),
    # Jokers
    _rules("HB15", "return RANK_TEXTS[len(public.rows[row]) + 1]", "return RANK_TEXTS[0]"),
    _legality("HB16", "if move.rank not in RANK_TEXTS[ACE:]:", "if move.rank is None:"),
    _legality("HB16", "    if move.rank is not None:", "    if False:"),
    _rules("HB16", "RANKS[card] if named is None else named", "RANKS[card]"),
    _legality(
        "HB17",
        "_demand_fit(public, rank, row)\n            return PLAY_RESERVE",
        "_demand_fit(public, JOKER, row)\n            return PLAY_RESERVE",
    ),
    _rules("HB17", "if not public.reserves[spot]:", "if True:"),
    _legality("HB18", "if rank == JOKER and taken == FREE:", "if False:"),
    # Running out, ending
    Mutation("HB19", "engine/hands.py", "self.stream.shuffle(self.draw_pile)", "pass"),
    Mutation("HB19", "engine/hands.py", "missing > 0 and self.set_aside", "not hand"),
    _rules("HB20", "public.ending = MAIN_EMPTIED", "public.ending = None"),
    _rules("HB21", "public.ended_turns >= public.seats", "public.ended_turns > public.seats"),
    _rules("HB21", "and not _any_top_fits(public)", ""),
    _rules("HB21", "public.ended_turns = 0", "pass"),
    _rules("HB22", "and not _any_top_fits(public)", ""),
    _projection("HB23", "-state.main_count(seat)", "-min(state.main_count(seat), 1)"),
    _projection("HB23", "(1,) * public.seats if public.ending == DRAWN else ", ""),
    # At the table
    Mutation("HB24", "table/presence.py", "not tab.is_paused for tab", "tab.is_visible for tab"),
    _rules("HB25", "RANKS[card] if named is None else named", "RANKS[card]"),
    _projection("HB26", "on_turn = running and audience == public.turn", "on_turn = running"),
    _projection("HB26", "bussed[::-1]", "bussed"),
    _rules("HB26", "Event(Bussed(seat), {seat: own})", "Event(own)"),
    _projection("HB26", "main_count=state.main_count(seat)", "main_count=len(state.mains[seat])"),
    _spec("HB27", "ROW_PLACES: Final = 12", "ROW_PLACES: Final = 11"),
    # Options
    _spec("offer", "(10, 13, 15, 20)", "(10, 13, 20)"),
    _spec("offer", "LARGEST_HAND)\n", "LARGEST_HAND, 6)\n"),
    _spec("offer", "main_size: int = 10", "main_size: int = 13"),
    _rules("offer", "seats, options.main_size)", "seats, 10)"),
    _rules("offer", "seats, options.hand_size)", "seats, 4)"),
    _game("offer", "if options.rotating else None", "if False else None"),
]
