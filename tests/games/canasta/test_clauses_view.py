"""CA-46 and CA-70: what is seen, what a seat is told of its cards, and which moves are listed."""

from typing import Any

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet
from kartenrunde.engine.happening import Drew
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.events import Discarded, Laid, TookPile
from kartenrunde.games.canasta.moves import Discard, Draw, EndDeal, Lay, Meld, TakePile
from kartenrunde.games.canasta.view import KindView
from tests.support.canasta import Table, deal

MIDDLE = (
    "hand: 8 8 2 | hand@1: 4 5 | hand@2: 6 | hand@3: 7 7 7 | melds: TTT2 | melds@1: 666 | "
    "threes: 3h | pile: 3d K 2 9 8 | draw: 4 5 | score: 1600 | score@1: -20"
)


def everybody(table: Table, field: str) -> Any:
    """What all audiences see alike in a field."""
    seen = [getattr(table.view(audience), field) for audience in (SPECTATOR, 0, 1, 2, 3)]
    assert all(value == seen[0] for value in seen)
    return seen[0]


def test_CA46_melds_red_threes_scores_and_counts_are_public() -> None:
    table = deal(MIDDLE)
    ours, theirs = everybody(table, "sides")
    assert [meld.faces[0][0] for meld in (*ours.melds, *theirs.melds)] == ["T", "6"]
    assert (ours.red_threes, theirs.red_threes) == (("3h",), ())
    assert (ours.score, ours.minimum, theirs.score, theirs.minimum) == (1600, 90, -20, 15)
    assert [seat.hand_count for seat in everybody(table, "seats")] == [3, 2, 1, 3]
    assert everybody(table, "draw_count") == 2


def test_CA46_of_the_pile_top_size_red_threes_and_why_it_is_frozen() -> None:
    table = deal(MIDDLE)
    pile = everybody(table, "pile")
    assert (pile.top[0], pile.count, pile.red_threes, pile.blocked) == ("8", 5, 1, None)
    assert [side.frozen for side in everybody(table, "sides")] == [("wild", "red_three")] * 2


def test_CA46_a_hand_is_its_owners_alone() -> None:
    table = deal(MIDDLE)
    hands = [[card.face[0] for card in table.view(seat).hand] for seat in (SPECTATOR, 0, 1, 2, 3)]
    assert hands == [[], list("882"), list("45"), ["6"], list("777")]
    assert [table.view(seat).guide is None for seat in (SPECTATOR, 0, 1)] == [True, False, False]


def test_CA46_laid_and_discarded_cards_are_told_to_all_and_their_handles_to_the_owner() -> None:
    table = deal("hand: T 9 9 | hand@1: 4 | melds: TTT | pile: 5 | playing: yes")
    events = table.do("lay T", "discard 9")
    for audience, handles, handle in ((1, None, None), (0, (0,), 1)):
        laid, discarded = [event.half(audience) for event in events[:2]]
        assert isinstance(laid, Laid) and laid.melds[0].cards == handles
        assert isinstance(discarded, Discarded) and discarded.card == handle
        assert (laid.melds[0].faces[0][0], discarded.face[0]) == ("T", "9")


def test_CA46_which_card_was_drawn_is_told_to_its_owner() -> None:
    table = deal("hand: T 9 | pile: 5 | draw: K 4")
    (drew,) = table.do("draw")
    faces = [
        [card.face[0] for card in half.cards or ()]
        for half in map(drew.half, (SPECTATOR, 0, 1, 2))
        if isinstance(half, Drew)
    ]
    assert faces == [[], ["K"], [], []]


def test_CA46_what_comes_with_the_pile_is_told_to_its_owner() -> None:
    table = deal("hand: 8 8 9 9 | melds: TTT | pile: 4 5 8 | draw: 4")
    (event,) = table.do("take 88")
    own, other = event.half(0), event.half(2)
    assert isinstance(own, TookPile) and isinstance(other, TookPile)
    assert [card.face[0] for card in own.cards or ()] == ["4", "5"]
    assert (other.cards, other.count, other.melds[0].cards) == (None, 2, None)


def test_CA46_hands_are_shown_when_they_are_counted() -> None:
    table = deal("hand: 9 | hand@1: K | melds: TTTTTTT | playing: yes | pile: 5")
    assert [seat.shown for seat in everybody(table, "seats")] == [None] * 4
    told = table.told("discard 9")
    shown = [seat.shown for seat in everybody(table, "seats")]
    assert (shown[0], [face[0] for face in shown[1]]) == ((), ["K"])
    assert told[-1].hands == tuple(shown)


def test_CA46_the_view_has_no_way_into_the_pile() -> None:
    table, other = deal(MIDDLE), deal(MIDDLE.replace("3d K 2 9 8", "3d Q 2 4 8"))
    assert table.view(0) == other.view(0)


def test_CA46_what_went_into_the_pile_may_be_remembered() -> None:
    events: list[Any] = []
    state = GAME.deal(4, GAME.options_type(), Stream(bytes(32)), events=events)
    table = Table(state)
    for _ in range(6):
        events += table.do("draw")
        hand = table.view(table.turn).hand
        GAME.apply(state, GAME.check(state, table.turn, Discard(hand[0].id)), events)
    for seat in (SPECTATOR, 2):
        heard = tuple(half for event in events if (half := event.half(seat)) is not None)
        known = InformationSet(table.view(seat), heard)
        for number in range(5):
            drawn = GAME.determinize(known, Stream(bytes([number] * 32)))
            assert drawn.public.pile and _faces(drawn.public.pile) == _faces(state.public.pile)


def _faces(cards: list[int]) -> list[str]:
    return [GAME.deck_of(GAME.options_type()).faces[card] for card in cards]


# What a seat is told


def kinds(position: str) -> dict[str, KindView]:
    return {kind.rank: kind for kind in deal(position).guide.kinds}


def test_CA70_for_each_kind_of_card_the_melds_it_fits() -> None:
    told = kinds("hand: T K 2 ★ 3 | melds: TTT QQ222 444 | melds@1: KKK | playing: yes")
    onto = {rank: kind.onto for rank, kind in told.items()}
    assert onto == {"T": ("T",), "K": (), "3": (), "2": ("4", "T"), "★": ("4", "T")}
    assert (told["K"].value, told["★"].value, told["★"].count) == (10, 50, 1)


@pytest.mark.parametrize(
    ("cards", "missing", "naturals"),
    [("K", 2, 1), ("K K", 1, 0), ("K K K", 0, 0), ("3", 2, 2), ("3 3 3", 0, 0)],
)
def test_CA70_and_what_a_new_meld_would_need(cards: str, missing: int, naturals: int) -> None:
    kind = kinds(f"hand: {cards} 9 | melds: TTT | playing: yes")[cards[0]]
    assert (kind.missing, kind.missing_naturals) == (missing, naturals)


def test_CA70_there_is_no_new_meld_of_a_rank_that_the_side_has_nor_of_wild_cards() -> None:
    told = kinds("hand: T 2 9 | melds: TTT | playing: yes")
    assert [told[rank].missing for rank in "T2"] == [None, None]


def test_CA70_the_smallest_ways_to_take_and_what_forbids_them() -> None:
    table = deal("hand: 8 8 2 ★ 9 | melds: 888 | pile: 5 8 | draw: 4")
    ways = {take.way: take.refused for take in table.guide.takes}
    assert list(ways) == ["pair", "natural_and_two", "natural_and_joker", "top_alone"]
    assert set(ways.values()) == {None} and table.guide.no_take is None
    table = deal("hand: 8 8 2 ★ 9 | pile: 5 8 | draw: 4")
    (take,) = table.guide.takes
    assert take.refused is not None and take.refused.arguments["missing"] == 20


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("hand: 8 2 9 | melds: TTT | pile: 2 8", "move/frozen_needs_pair"),
        ("hand: 8 2 9 | pile: 5 8", "move/unopened_needs_pair"),
        ("hand: 2 ★ 9 | melds: TTT | pile: 5 8", "move/top_needs_natural"),
        ("hand: 9 9 | melds: TTT | pile: 5 8", "move/top_not_matched"),
        ("hand: 9 9 | melds: TTT | pile: 5 2", "move/pile_blocked"),
        ("hand: 8 | melds: 888 | pile: 8", "move/pile_of_one"),
    ],
)
def test_CA70_or_why_there_is_none(position: str, code: str) -> None:
    table = deal(position + " | draw: 4")
    assert table.guide.takes == ()
    assert table.guide.no_take is not None and table.guide.no_take.code == code
    assert table.refusal("take") in (code, "move/top_not_matched")


def test_CA70_another_seat_is_told_about_its_cards_but_not_how_to_take() -> None:
    guide = deal(MIDDLE).view(3).guide
    assert guide is not None and [kind.rank for kind in guide.kinds] == ["7"]
    assert (guide.takes, guide.no_take, guide.must_take) == ((), None, False)


# Which moves are listed


def listed(position: str) -> set[type]:
    return {type(move) for move in deal(position).view(0).legal}


def test_CA70_before_drawing_draw_takes_or_the_end_are_listed() -> None:
    assert listed("hand: 8 8 9 | melds: TTT | pile: 5 8 | draw: 4") == {Draw, TakePile}
    assert listed("hand: 8 8 9 | melds: TTT | pile: 5 8 | draw: ") == {EndDeal, TakePile}
    assert listed("hand: 8 9 9 | melds: 888 | pile: 5 8 | draw: ") == {TakePile}


def test_CA70_an_opening_take_with_all_that_melds_by_itself_is_listed() -> None:
    table = deal("hand: 8 8 K K K 9 | pile: 5 8 | draw: 4")
    assert table.move("take 88 + KKK") in table.view(0).legal


def test_CA70_afterwards_every_discard_and_single_melds() -> None:
    table = deal("hand: 8 8 8 9 9 2 ★ T | melds: TTT | pile: 5 | playing: yes")
    legal = table.view(0).legal
    assert len([move for move in legal if isinstance(move, Discard)]) == 8
    for text in ("lay 888", "lay T", "lay 888 T", "lay 992", "lay 99★", "lay T:2", "lay T:★"):
        assert table.move(text) in legal, text


def test_CA70_and_a_way_to_go_out() -> None:
    table = deal("hand: 8 8 2 3 3 3 T Q | melds: TTTTTT | playing: yes")
    assert table.move("lay 882 T 333") in table.view(0).legal


def test_CA70_a_card_is_named_by_its_handle_and_that_one_is_laid() -> None:
    table = deal("hand: Ts Th Td 9 9 | melds: TTT | playing: yes")
    table.do("lay Td")
    faces = [card.face for card in table.view(0).hand]
    assert faces[:2] == ["Ts", "Th"] and "Td" in table.view().sides[0].melds[0].faces


def test_CA70_each_wild_card_goes_where_it_was_put() -> None:
    table = deal("hand: 2h 2s ★ 9 9 | melds: TTT 777 | playing: yes")
    table.do("lay T:2h 7:2s")
    (sevens, tens) = table.view().sides[0].melds
    assert "2s" in sevens.faces and "2h" in tens.faces


def test_CA70_a_move_is_judged_from_the_view_as_at_the_table() -> None:
    table = deal("hand: 8 8 8 9 9 | melds: TTT | pile: 5 | playing: yes")
    view = table.view(0)
    assert GAME.accepts(view, table.move("lay 888"))
    assert not GAME.accepts(view, table.move("lay 99"))
    assert not GAME.accepts(table.view(1), Draw())
    assert not GAME.accepts(view, Lay((Meld("?", (0,)),)))


@pytest.mark.parametrize("position", [MIDDLE, MIDDLE + " | playing: yes"])
def test_CA70_whoever_acts_for_somebody_draws_or_discards(position: str) -> None:
    table = deal(position)
    move = GAME.fallback(table.view(0))
    assert isinstance(move, Discard if "playing" in position else Draw)
    assert move in table.view(0).legal
