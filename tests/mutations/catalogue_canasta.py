"""Canasta: for every clause one wrong line that a test bearing its id has to notice."""

from typing import Final

from tests.mutations.mutation import Mutation

_GAME = "games/canasta/"


def _laying(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "laying.py", old, new)


def _legality(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "legality.py", old, new)


def _listing(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "listing.py", old, new)


def _naming(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "naming.py", old, new)


def _projection(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "projection.py", old, new)


def _rules(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "rules.py", old, new)


def _scoring(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "scoring.py", old, new)


def _spec(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "spec.py", old, new)


def _state(clause: str, old: str, new: str) -> Mutation:
    return Mutation(clause, _GAME + "state.py", old, new)


_COUNTED = "VALUES[rank] * naturals + VALUES[TWO] * twos"

MUTATIONS: Final = [
    # Setting up
    _spec("CA1", '["★"] * 4', '["★"] * 3'),
    _spec("CA1", "return seat & 1", "return seat >> 1"),
    _spec("CA2", "HAND_SIZE: Final = 11", "HAND_SIZE: Final = 13"),
    _rules("CA2", "dealer = stream.below(SEATS)", "dealer = 0"),
    _rules("CA2", "(seat + 1) % SEATS", "(seat + 3) % SEATS"),
    Mutation("CA2", "engine/game.py", "(match[-1].dealer + 1)", "match[-1].dealer"),
    _rules("CA3", "for step in range(1, SEATS + 1)", "for step in range(SEATS)"),
    _rules("CA3", "while state.hands[seat][RED_THREE]:", "if state.hands[seat][RED_THREE]:"),
    _rules("CA3", "state.take(seat, deal_off(state.draw_pile, 1), events)", "pass"),
    _rules("CA4", "or pile[-1] >= FIRST_WILD", "or pile[-1] >= FIRST_RED"),
    _rules("CA4", "not pile or pile[-1] >= FIRST_WILD", "not pile"),
    _rules("CA4", "or pile[-1] >= FIRST_WILD", "or pile[-1] >= 88"),
    _spec("CA5", "(5000, 2500)", "(5000,)"),
    Mutation("CA5", "engine/game.py", "max(scores) >= target", "max(scores) > target"),
    # Cards and melds
    _spec("CA6", "[5, 5, 5, 5, 10,", "[5, 5, 5, 5, 5,"),
    _spec("CA6", "10, 20, 5, 20, 50", "10, 15, 5, 20, 50"),
    _spec("CA6", "20, 5, 20, 50, 0]", "20, 0, 20, 50, 0]"),
    _naming("CA7", "not in (rank, TWO, JOKER)", "not in (rank, JOKER)"),
    _naming("CA7", "if KIND[card] not in (rank, TWO, JOKER):", "if False:"),
    _legality(
        "CA8", "naturals < FEWEST_NATURALS or wilds > MOST_WILDS or ", "wilds > MOST_WILDS or "
    ),
    _legality("CA8", " or naturals + wilds < SMALLEST_MELD:", ":"),
    _legality("CA8", "wilds += old_wilds", "pass"),
    _spec("CA8", "MOST_WILDS: Final = 3", "MOST_WILDS: Final = 2"),
    _naming("CA9", "RANK_TEXTS[: BLACK_THREE + 1]", "RANK_TEXTS"),
    _legality("CA9", "if rank == BLACK_THREE:", "if False:"),
    _naming("CA10", "if ranks.count(rank) > 1:", "if False:"),
    _legality("CA10", "if not size:", "if False:"),
    _legality("CA10", "naturals += old_naturals", "pass"),
    _legality("CA10", "first = (public.turn & 1) * MELDS", "first = (1 - public.turn & 1) * MELDS"),
    _naming("CA10", "card = self._left.pop(handle, None)", "card = self._left.get(handle)"),
    _spec("CA11", "CANASTA_SIZE: Final = 7", "CANASTA_SIZE: Final = 6"),
    _spec("CA11", "MIXED_BONUS: Final = 300", "MIXED_BONUS: Final = 500"),
    _projection("CA11", '("mixed" if wilds else "natural")', '("natural")'),
    _laying("CA12", "groups = groups_of(move)", "groups = groups_of(move)[:1]"),
    _legality("CA13", "if missing > 0 and", "if missing > 20 and"),
    # Opening
    _spec("CA14", "if score >= bound", "if score > bound"),
    _spec("CA14", "(1500, 90)", "(1500, 80)"),
    _spec("CA14", "_MINIMUM_BELOW_ZERO: Final = 15", "_MINIMUM_BELOW_ZERO: Final = 20"),
    _legality("CA15", _COUNTED, "VALUES[rank] * naturals"),
    _legality("CA15", "minimums[side] - points", "minimums[side] - points - 500 * canastas"),
    _legality(
        "CA16",
        "        naturals += top\n        top = 0\n        points += VALUES[rank] * naturals",
        "        points += VALUES[rank] * naturals\n        naturals += top\n        top = 0\n"
        "        points += 0",
    ),
    _legality(
        "CA16",
        "left, may_open_by_going_out=False)",
        "left, may_open_by_going_out=False) if rest < 2 else None",
    ),
    _legality("CA17", "and not public.laid[side]:", "and not public.had[public.turn]:"),
    # Drawing and taking
    _naming("CA18", "isinstance(move, Draw | TakePile | EndDeal)", "False"),
    _naming("CA18", "isinstance(move, Lay | Discard)", "False"),
    _rules("CA19", "if card < FIRST_RED:", "if True:"),
    _rules("CA19", "if card >= FIRST_RED:", "if False:"),
    _legality("CA20", "if top >= BLACK_THREE:", "if top > BLACK_THREE:"),
    _legality("CA20", "if top >= BLACK_THREE:", "if top == BLACK_THREE:"),
    _state("CA21", "max(self.pile) >= FIRST_WILD", "self.pile[-1] >= FIRST_WILD"),
    _state("CA21", "max(self.pile) >= FIRST_WILD", "max(self.pile) >= FIRST_RED"),
    _projection("CA21", "if not public.laid[side]:", "if False:"),
    _legality("CA22", "if public.is_hard():", "if False:"),
    _legality("CA22", "if naturals >= FEWEST_NATURALS:", "if naturals:"),
    _legality("CA23", "public.melded[side] >> rank & 1 or (naturals and has_wild)", "naturals"),
    _legality("CA23", "public.melded[side] >> rank & 1 or (naturals and", "(naturals and"),
    _legality("CA24", "(naturals and has_wild)", "has_wild"),
    _legality("CA24", "wilds > MOST_WILDS or ", ""),
    _legality("CA25", "    if not public.laid[side]:\n", "    if False:\n"),
    _legality("CA26", "laying[0] + rest\n", "laying[0] + rest + public.red_threes_in_pile()\n"),
    _legality("CA26", "_judge_melds(public, groups, 1)", "_judge_melds(public, groups, 0)"),
    _laying("CA26", "state.receive(seat, pile)", "pass"),
    _legality("CA27", "if len(pile) == 1 and public.sizes[public.turn] == 1:", "if False:"),
    _laying("CA28", "public.pile = []", "public.pile = pile[:1]"),
    _legality("CA29", "top = KIND[pile[-1]]", "top = max([KIND[card] for card in pile])"),
    # Discarding, keeping cards, going out
    _rules("CA30", "public.pile.append(card)", "public.pile.insert(0, card)"),
    _rules("CA30", "public.turn = turn = (seat + 1) % SEATS", "turn = public.turn"),
    _legality("CA31", "if left < 2 and not has_canasta:", "if left < 1 and not has_canasta:"),
    _legality("CA31", " - public.red_threes_in_pile()", ""),
    _legality("CA31", "public.canastas[side] + canastas > 0", "public.canastas[side] > 0"),
    _legality("CA32", "if left < 2 and not has_canasta:", "if left < 2:"),
    _rules("CA33", "if not state.public.sizes[state.public.turn]:", "if False:"),
    _rules("CA34", "if not state.public.sizes[state.public.turn]:", "if False:"),
    _legality("CA35", "if has_threes and not has_canasta:", "if False:"),
    _legality("CA35", "if has_threes and left > 1:", "if has_threes and left > 2:"),
    _legality("CA35", "if naturals < SMALLEST_MELD:", "if naturals < 2:"),
    _legality("CA35", "    if wilds:\n", "    if False:\n"),
    _rules("CA36", "if not public.sizes[seat]:", "if False:"),
    _rules("CA36", "if not state.public.sizes[state.public.turn]:", "if False:"),
    _spec("CA37", "CONCEALED_BONUS: Final = 200", "CONCEALED_BONUS: Final = 300"),
    _rules("CA37", "public.had[seat] = 1", "pass"),
    _scoring("CA37", "if public.now & public.before:", "if False:"),
    _scoring("CA37", "size - (rank == public.taken)", "size"),
    _legality("CA38", "may_open_by_going_out and goes_out", "False"),
    _legality("CA38", "may_open_by_going_out and goes_out", "goes_out"),
    _legality("CA38", "goes_out = has_canasta and left <= 1", "goes_out = has_canasta"),
    # Empty draw pile
    _rules("CA39", "if card < FIRST_RED:", "if card < FIRST_RED and public.draw_count:"),
    _legality("CA40", "if must_take(public) else None", "if False else None"),
    _legality("CA40", " and not public.is_frozen(side)", ""),
    _legality("CA40", "None if public.draw_count else Refused", "None if True else Refused"),
    _rules("CA40", "if not public.draw_count and nobody_can_take(public):", "if False:"),
    _rules("CA40", "if not public.draw_count and nobody", "if nobody"),
    _legality("CA41", "laying[0] + rest\n", "laying[0] + rest - 1\n"),
    _rules("CA42", "        if not public.draw_count:", "        if False:"),
    # Score
    _scoring("CA43", "range(side, SEATS, SIDES)", "range(side, SIDES)"),
    _scoring("CA43", "went_out and goes_out_concealed(public)", "False"),
    _scoring("CA44", "if count == ALL_RED_THREES", "if False"),
    _scoring("CA44", "points if has_melded else -points", "points"),
    _scoring("CA45", "total=public.scores[side] + deal_points", "total=deal_points"),
    Mutation("CA45", "engine/outcome.py", "other > own", "other >= own"),
    # Who sees what
    _projection("CA46", "hand=state.hand_cards(audience)", "hand=state.hand_cards(public.turn)"),
    _projection("CA46", "None if public.ending is None else DECK", "DECK"),
    _rules("CA46", "Event(Drew(seat, 1), {seat: own})", "Event(own)"),
    _laying("CA46", "Event(TookPile(seat, top, count, told), {seat: heard})", "Event(heard)"),
    _rules("CA46", "Event(Discarded(seat, face), {seat: own})", "Event(own)"),
    # The list of moves
    _listing("CA70", "for card in state.hand_of(public.turn)]", "for card in [1]]"),
    _listing("CA70", "[*moves, END_DEAL]", "moves"),
    _naming("CA70", "None if cards == lowest else cards", "None"),
    _projection("CA70", "max(0, SMALLEST_MELD - count)", "0"),
    _projection("CA70", "None if refused is None else _reason(refused)", "None"),
    _projection("CA70", "and public.wilds[first + rank] < MOST_WILDS", ""),
    # Options
    _spec("offer", "(5000, 2500)", "(5000, 1500)"),
    _spec("offer", "target: int = 5000", "target: int = 2500"),
    _spec("offer", "concealed_strict: bool = False", "concealed_strict: bool = True"),
    Mutation(
        "offer",
        _GAME + "game.py",
        '"concealed_strict": (False, True)',
        '"concealed_strict": (False,)',
    ),
    _scoring("offer", "not public.options.concealed_strict or", "True or"),
]
