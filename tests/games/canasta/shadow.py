"""A position of the game told to the naive rules, and both compared card by card."""

from kartenrunde.games.canasta.spec import DECK, MELDS, RANK_TEXTS, SEATS, SIDES
from kartenrunde.games.canasta.state import IN_MELDS, RED_THREES, TO_DRAW, State
from tests.games.canasta.naive import Deal, Side


def shadow_of(state: State) -> Deal:
    """The naive deal in the same position."""
    public = state.public
    texts = DECK.texts
    deal = Deal(
        hands=[list(texts(state.hand_of(seat))) for seat in range(SEATS)],
        sides=[_side_of(state, side) for side in range(SIDES)],
        draw_pile=list(texts(state.draw_pile)),
        pile=list(texts(public.pile)),
        turn=public.turn,
        playing=public.phase != TO_DRAW,
        strict=public.options.concealed_strict,
        had_laid={seat for seat in range(SEATS) if public.had[seat]},
    )
    deal.old_ranks = list(deal.side.melds)
    return deal


def _side_of(state: State, side: int) -> Side:
    melds = {
        RANK_TEXTS[rank]: list(DECK.texts(state.cards_at(IN_MELDS + side * MELDS + rank)))
        for rank in range(MELDS)
    }
    threes = list(DECK.texts(state.cards_at(RED_THREES + side)))
    laid = {rank: faces for rank, faces in melds.items() if faces}
    return Side(state.public.scores[side], laid, threes)


def differences(deal: Deal, state: State) -> list[str]:
    """What a deal that was played beside the game's own has otherwise; nothing, if all is well."""
    other = shadow_of(state)
    found = []
    for seat in range(SEATS):
        if sorted(deal.hands[seat]) != sorted(other.hands[seat]):
            found.append(f"hand {seat}")
    for mine, its in zip(deal.sides, other.sides, strict=True):
        if {rank: sorted(faces) for rank, faces in mine.melds.items()} != {
            rank: sorted(faces) for rank, faces in its.melds.items()
        }:
            found.append("melds")
        if sorted(mine.red_threes) != sorted(its.red_threes):
            found.append("red threes")
    for name in ("draw_pile", "pile", "turn", "playing", "had_laid"):
        if not deal.ending and getattr(deal, name) != getattr(other, name):
            found.append(name)
    if bool(deal.ending) != (state.public.ending is not None):
        found.append("ending")
    return found
