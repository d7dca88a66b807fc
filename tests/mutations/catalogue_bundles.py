"""Stealing Bundles: for every clause one wrong line that a test bearing its id has to notice."""

from typing import Final

from tests.mutations.mutation import Mutation

_GAME = "games/bundles/"


def _rules(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "rules.py", old, new)


def _legality(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "legality.py", old, new)


def _match(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "match.py", old, new)


def _moves(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "moves.py", old, new)


def _projection(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "projection.py", old, new)


def _setting(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "setting.py", old, new)


def _spec(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "spec.py", old, new)


def _state(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "state.py", old, new)


MUTATIONS: Final = [
    # Setting up
    _spec("SB1", '"T", "J", "Q", "K")', '"T", "J", "Q", "W")'),
    _spec("SB1", '"shdc", "J"', '"shd", "J"'),
    _spec("SB2", "MOST_SEATS: Final = 4", "MOST_SEATS: Final = 3"),
    _spec("SB3", "TABLE_SIZE: Final = 4", "TABLE_SIZE: Final = 3"),
    _rules("SB4", "dealer = stream.below(seats)", "dealer = 0"),
    _state("SB4", "self.turn = setting.after[dealer]", "self.turn = dealer"),
    _match("SB4", "_games(match)[-1].dealer + step_of(options)", "_games(match)[-1].dealer"),
    # The turn
    _rules("SB5", "hands[seat].pop(move // EFFECTS)", "hands[seat].pop(0)"),
    _legality("SB5", "if move.card not in handles:", "if False:"),
    _rules("SB6", "stolen.append(card)", "stolen.insert(0, card)"),
    _rules("SB6", "public.empty(target)", "pass"),
    _legality("SB6", 'IllegalMove("move/must_steal"', 'IllegalMove("move/must_take"'),
    _moves("SB6", "    if bundles:", "    if bundles and not is_on_table:"),
    _rules("SB7", "if ranks[other] == rank:", "if ranks[other] == rank and not taken:"),
    _moves("SB7", "if is_on_table else [LAY]", "+ [LAY] if is_on_table else [LAY]"),
    _rules("SB8", "public.table.append(card)", "public.table.insert(0, card)"),
    _setting("SB8", "everybody & ~own", "everybody"),
    _moves(
        "SB9",
        "for spot in spots for into in receivers]",
        "for spot in spots[:1] for into in receivers]",
    ),
    # Further cards, end, score
    _rules("SB10", "elif state.draw_pile and not", "elif len(state.draw_pile) > 12 and not"),
    _rules("SB10", "while not state.hands[seat]:", "if not state.hands[seat]:"),
    _rules("SB10", "public.turn = seat\n        _deal_hands", "_deal_hands"),
    _rules("SB11", "public.ending = ALL_PLAYED", "public.ending = None"),
    _rules("SB11", "setting.options.last_capture and left", "left"),
    Mutation("SB12", "engine/outcome.py", "other > own", "other < own"),
    _state("SB12", "sizes[spot : spot + MOST_BUNDLES]", "sizes[spot : spot + MOST_BUNDLES + 1]"),
    _rules("SB13", "state.draw_pile and not public.is_play_off", "state.draw_pile"),
    _projection("SB13", "count if seat in players else NOBODY", "count"),
    _match("SB13", "for seat in around if seat in tied", "for seat in around"),
    _match("SB13", "_tied_at_top(last.points, last.plan.play_off)", "last.plan.play_off"),
    _match("SB14", "if len(_games(match)) == options.games:", "if match:"),
    _match("SB14", "[: options.games]", ""),
    _match("SB14", "return summed(seats, _games(match))", "return summed(seats, match)"),
    _match("SB14", 'elif options.counting == "games":', "else:"),
    _rules("SB15", "for _ in range(TABLE_SIZE):", "for _ in range(TABLE_SIZE - 1):"),
    _rules("SB15", "range(len(setting.ranks))", "range(len(setting.ranks) - 1)"),
    # Who sees what
    _projection(
        "SB16",
        "legal_moves(public, state.hand_of(audience)) if on_turn",
        "legal_moves(public, state.hand_of(audience)) if running",
    ),
    _projection(
        "SB16",
        "BundleView(face, state.public.sizes[spot])",
        "BundleView(face, len(state.bundles[spot]))",
    ),
    _projection("SB16", "bonuses[spot] += bonuses[target]", "pass"),
    # Options
    _rules("SB17", "left and spot != NOBODY", "left"),
    _rules("SB17", "divmod(spot, MOST_BUNDLES), faces", "divmod(0, MOST_BUNDLES), faces"),
    _state("SB17", "self.last_capture = spot", "self.last_capture = spot & ~1"),
    _setting("SB18", "0 if options.friendly else", ""),
    Mutation("SB18", _GAME + "game.py", '("double", "wild_jacks")', '("double",)'),
    _setting("SB19", "return -1 if options.pack == COUNTER_CLOCKWISE else 1", "return 1"),
    _spec("SB19", '(*_NUMBERS, "8", "9", "10"), "OVPG"', '(*_NUMBERS, "10", "11", "12"), "OVPG"'),
    _legality("SB20", "MOVES_INTO_EITHER if public.filled & own else", ""),
    _legality(
        "SB20", "MOVES_INTO_EITHER if public.filled & own else", "MOVES_INTO_ONE if False else"
    ),
    _rules("SB20", "spot = seat * MOST_BUNDLES + into", "spot = seat * MOST_BUNDLES"),
    _setting("SB21", "if options.wild_jacks else NO_RANK", ""),
    _legality("SB21", "if not prey or match <= ON_TABLE:", "if True:"),
    _legality("SB21", "if not prey or match <= ON_TABLE:", "if not prey:"),
    _spec("SB21", "rank_texts.index(jack)", "9"),
    _rules(
        "SB22",
        "state.bonuses[spot].append(state.draw_pile.pop())",
        "state.bonuses[spot].append(state.draw_pile.pop(0))",
    ),
    _rules("SB22", "and state.draw_pile:\n        state.bonuses", ":\n        state.bonuses"),
    _rules("SB22", "if not table and", "if"),
    _rules("SB22", "state.bonuses[spot] += state.bonuses[target]", "pass"),
    _spec("offer", "HAND_SIZES: Final = (4, 3)", "HAND_SIZES: Final = (4,)"),
    _spec("offer", "hand_size: int = 4", "hand_size: int = 3"),
    _rules("offer", "setting.options.hand_size", "4"),
]
