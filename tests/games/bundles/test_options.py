"""SB-18 to SB-22 and which options go together."""

from typing import Any

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import BadOptions, DealPlan
from kartenrunde.games.bundles import GAME
from kartenrunde.games.bundles.events import Swept
from kartenrunde.games.bundles.spec import PACKS, BundlesOptions, PackName
from tests.support.bundles import Table, deal, hands_dealt


def refused(seats: int = 2, **options: Any) -> dict[str, Any]:
    """Why options are not offered: code, clause and arguments; empty if they are."""
    try:
        GAME.check_options(seats, BundlesOptions(**options))
    except BadOptions as refusal:
        return {"code": refusal.code, "clause": refusal.clause, **refusal.arguments}
    return {}


# Friendly bundles


def test_SB18_nobody_steals() -> None:
    table = deal("hand: 7 8 | bundle@1: 7 | table: 7", friendly=True)
    assert (table.refusal("7 steals 1"), table.effects("7")) == ("move/friendly", ["takes"])


def test_SB18_a_card_that_matches_only_a_bundle_is_laid_down() -> None:
    table = deal("hand: 7 8 | bundle@1: 7 | table: 4", friendly=True)
    assert table.effects("7") == ["lays"]


@pytest.mark.parametrize("other", ["double", "wild_jacks"])
def test_SB18_excludes_double_bundles_and_wild_jacks_and_says_so(other: str) -> None:
    assert refused(friendly=True, **{other: True}) == {
        "code": "table/friendly_excludes",
        "clause": "SB-18",
        "option": "friendly",
        "other": other,
    }
    assert refused(friendly=True) == refused(double=True, wild_jacks=True) == {}


def test_SB18_everything_else_goes_together() -> None:
    many: dict[str, Any] = {"last_capture": True, "sweep_bonus": True, "hand_size": 3, "games": 7}
    assert refused(friendly=True, pack="italian", counting="cards", **many) == {}
    assert refused(double=True, wild_jacks=True, pack="spanish", counting="games", **many) == {}


@pytest.mark.parametrize(
    ("option", "value"), [("games", 2), ("hand_size", 6), ("pack", "swiss"), ("counting", "tricks")]
)
def test_SB14_SB19_what_is_not_on_the_list_is_not_offered(option: str, value: Any) -> None:
    assert refused(**{option: value}) == {
        "code": "table/bad_options",
        "clause": "",
        "option": option,
    }


def test_offer_unless_agreed_otherwise_one_game_with_the_french_pack_and_nothing_else() -> None:
    assert BundlesOptions() == BundlesOptions(
        games=1,
        counting="games",
        pack="french",
        hand_size=4,
        last_capture=False,
        friendly=False,
        double=False,
        wild_jacks=False,
        sweep_bonus=False,
    )


# Forty cards


@pytest.mark.parametrize(
    ("pack", "court"), [("spanish", ["10", "11", "12"]), ("italian", ["8", "9", "10"])]
)
def test_SB19_a_pack_of_forty_has_1_to_7_and_three_court_cards(
    pack: PackName, court: list[str]
) -> None:
    deck = GAME.deck_of(BundlesOptions(pack=pack))
    ranks = [face[:-1] for face in deck.faces]
    assert len(deck) == 40 and set(ranks) == {*map(str, range(1, 8)), *court}


def test_SB19_no_two_packs_have_a_face_in_common() -> None:
    faces = [face for pack in PACKS.values() for face in pack.deck.faces]
    assert len(faces) == len(set(faces)) == 52 + 40 + 40


@pytest.mark.parametrize(("pack", "first"), [("french", 1), ("italian", 1), ("spanish", 3)])
def test_SB19_with_the_spanish_pack_the_seat_to_the_right_of_the_dealer_starts(
    pack: PackName, first: int
) -> None:
    state = GAME.deal(4, BundlesOptions(pack=pack), Stream(bytes(32)), DealPlan(0))
    assert GAME.to_move(state) == first


@pytest.mark.parametrize(("pack", "turns"), [("italian", [0, 1, 2]), ("spanish", [0, 2, 1])])
def test_SB19_with_the_spanish_pack_play_goes_counter_clockwise(
    pack: str, turns: list[int]
) -> None:
    table = deal("hand: 7 | hand@1: 2 | hand@2: 3", 3, pack=pack)
    seen = []
    for _ in range(3):
        seen.append(table.turn)
        table.do(f"{table.hand(table.turn)} lays")
    assert seen == turns


def test_SB19_so_does_the_deal() -> None:
    pack = list(range(40))
    Stream(bytes(32)).shuffle(pack)
    order = [pack.pop() for _ in range(12)]
    state = GAME.deal(3, BundlesOptions(pack="spanish"), Stream(bytes(32)), DealPlan(0))
    assert [state.hands[seat] for seat in (2, 1, 0)] == [order[place::3] for place in range(3)]


@pytest.mark.parametrize(("pack", "dealt"), [("italian", [1, 2, 2, 1]), ("spanish", [1, 1, 2, 2])])
def test_SB19_the_cards_of_a_short_last_deal_go_round_in_the_direction_of_play(
    pack: str, dealt: list[int]
) -> None:
    table = deal("hand: 7 | draw: 1 2 3 4 5 6", 4, pack=pack)
    table.do("7 lays")
    assert [seat.hand_count for seat in table.view().seats] == dealt


@pytest.mark.parametrize(
    ("seats", "hand_size", "deals", "last"),
    [(2, 4, 5, 2), (3, 4, 3, 4), (4, 4, 3, 1), (2, 3, 6, 3), (3, 3, 4, 3), (4, 3, 3, 3)],
)
@pytest.mark.parametrize("pack", ["spanish", "italian"])
def test_SB19_forty_cards_come_out_even_or_not(
    pack: str, seats: int, hand_size: int, deals: int, last: int
) -> None:
    dealt = hands_dealt(seats, pack=pack, hand_size=hand_size)
    assert dealt == [[hand_size] * seats] * (deals - 1) + [[last] * seats]


# Double bundles


def test_SB20_the_player_chooses_which_bundle_receives_a_take() -> None:
    table = deal("hand: 7 2 | bundle: 4 | table: 7 | hand@1: 3", double=True)
    assert table.effects("7") == ["takes into 1", "takes into 2"]
    table.do("7 takes into 2")
    assert (table.bundle(0, 1), table.bundle(0, 2)) == ("4 of 1", "7 of 2")


def test_SB20_and_which_receives_a_stolen_bundle() -> None:
    table = deal("hand: 7 2 | bundle: 4 | bundle2: 5 | bundle2@1: 9 7 | hand@1: 3", double=True)
    assert table.effects("7") == ["steals 1.2 into 1", "steals 1.2 into 2"]
    table.do("7 steals 1.2 into 1")
    assert (table.bundle(0, 1), table.bundle(0, 2), table.bundle(1, 2)) == ("7 of 4", "5 of 1", "–")


def test_SB20_while_both_own_bundles_are_empty_the_first_is_used() -> None:
    table = deal("hand: 7 2 | table: 7 | hand@1: 3", double=True)
    assert (table.refusal("7 takes into 2"), table.effects("7")) == (
        "move/one_bundle",
        ["takes into 1"],
    )


def test_SB20_also_the_first_may_be_started_when_the_second_holds_cards() -> None:
    table = deal("hand: 7 2 | bundle2: 5 | table: 7 | hand@1: 3", double=True)
    assert table.effects("7") == ["takes into 1", "takes into 2"]


def test_SB20_without_double_bundles_there_is_one() -> None:
    table = deal("hand: 7 9 | bundle: 4 | table: 7 | bundle@1: 9")
    assert (table.refusal("7 takes into 2"), table.refusal("9 steals 1 into 2")) == (
        "move/one_bundle",
        "move/one_bundle",
    )
    assert table.may("7 takes") and table.may("9 steals 1")


def test_SB20_one_played_card_steals_one_bundle() -> None:
    position = "hand: 7 2 | bundle@1: 3 7 | bundle2@1: 7 | bundle@2: 7 | hand@1: 3"
    table = deal(position, 3, double=True)
    assert table.effects("7") == ["steals 1.1 into 1", "steals 1.2 into 1", "steals 2.1 into 1"]
    table.do("7 steals 1.1")
    assert table.counts() == [3, 1, 1]


def test_SB20_own_bundles_are_never_a_target() -> None:
    table = deal("hand: 7 2 | bundle: 7 | bundle2: 5 | hand@1: 3", double=True)
    assert (table.refusal("7 steals 0.1 into 2"), table.effects("7")) == (
        "move/own_bundle",
        ["lays"],
    )


def test_SB20_both_bundles_count() -> None:
    table = deal("hand: 7 | bundle: 4 5 | bundle2: 6 | bundle@1: 8 | draw:", double=True)
    table.do("7 lays")
    assert table.outcome is not None and table.outcome.points == (3, 1)


# Wild jacks


@pytest.mark.parametrize(("pack", "jack"), [("french", "J"), ("spanish", "10"), ("italian", "8")])
def test_SB21_a_jack_may_steal_any_bundle_whatever_its_top(pack: str, jack: str) -> None:
    position = f"hand: {jack} 2 | bundle@1: 5 | bundle@2: 6 7 | hand@1: 3"
    table = deal(position, 3, pack=pack, wild_jacks=True)
    assert table.effects(jack) == ["steals 1", "steals 2", "lays"]
    table.do(f"{jack} steals 2")
    assert table.counts() == [3, 1, 0]


def test_SB21_no_other_card_may() -> None:
    table = deal("hand: J Q | bundle@1: 5", wild_jacks=True)
    assert (table.refusal("Q steals 1"), table.may("J steals 1")) == ("move/other_top", True)


def test_SB21_only_if_it_was_agreed_on() -> None:
    table = deal("hand: J 5 | bundle@1: 5")
    assert (table.refusal("J steals 1"), table.may("5 steals 1")) == ("move/other_top", True)


def test_SB21_not_an_empty_bundle_nor_the_own() -> None:
    table = deal("hand: J 2 | bundle: 4 | bundle@2: 5", 3, wild_jacks=True)
    assert [table.refusal(f"J steals {seat}") for seat in (0, 1)] == [
        "move/own_bundle",
        "move/no_bundle",
    ]
    assert table.effects("J") == ["steals 2", "lays"]


def test_SB21_declined_the_jack_takes_what_it_matches_on_the_table() -> None:
    table = deal("hand: J 2 | bundle@1: 5 | table: J 4", wild_jacks=True)
    assert table.effects("J") == ["steals 1", "takes"]
    assert (table.refusal("J lays"), table.may("J takes")) == ("move/must_take", True)


def test_SB21_declined_it_still_has_to_steal_a_bundle_that_it_matches() -> None:
    position = "hand: J 2 | bundle@1: J | bundle@2: 5 | table: J"
    table = deal(position, 3, wild_jacks=True)
    assert table.effects("J") == ["steals 1", "steals 2"]
    assert table.refusal("J takes") == table.refusal("J lays") == "move/must_steal"


def test_SB21_the_same_effect_is_one_move() -> None:
    table = deal("hand: J 2 | bundle@1: J", wild_jacks=True)
    assert table.effects("J") == ["steals 1"]


# Sweep bonus


def swept(position: str, move: str, **options: Any) -> Table:
    table = deal(position, sweep_bonus=True, **options)
    table.do(move)
    return table


def test_SB22_a_take_that_clears_the_table_earns_the_top_card_of_the_draw_pile() -> None:
    table = deal("hand: 7 2 | hand@1: 3 | table: 7 7 | draw: K Q", sweep_bonus=True)
    assert table.told("7 takes")[1] == Swept(0, 0)
    assert (table.bundle(), table.draw_count) == ("7 of 4", 1)


def test_SB22_it_lies_face_down_under_the_top() -> None:
    table = swept("hand: 7 2 | hand@1: 3 | bundle: 5 | table: 7 | draw: K Q", "7 takes")
    assert table.bundle() == "7 of 4"
    assert table.state.deck.texts(table.state.bonuses[0]) == ("Ks",)


def test_SB22_SB16_it_counts_and_goes_with_a_stolen_bundle() -> None:
    table = swept("hand: 7 2 | hand@1: 7 3 | table: 7 | draw: K Q", "7 takes")
    table.do("7 steals 0")
    assert (table.counts(), table.bundle(1)) == ([0, 4], "7 of 4")
    assert table.state.bonuses[0] == [] and len(table.state.bonuses[2]) == 1


def test_SB22_not_if_a_card_is_left_on_the_table() -> None:
    table = swept("hand: 7 2 | hand@1: 3 | table: 7 4 | draw: K Q", "7 takes")
    assert (table.counts(), table.draw_count) == ([2, 0], 2)


def test_SB22_without_a_draw_pile_there_is_no_bonus() -> None:
    table = swept("hand: 7 2 | hand@1: 3 | table: 7 | draw:", "7 takes")
    assert table.counts() == [2, 0]


def test_SB22_a_steal_is_never_a_sweep() -> None:
    table = swept("hand: 7 2 | hand@1: 3 | bundle@1: 7 | draw: K Q", "7 steals 1")
    assert (table.counts(), table.draw_count) == ([2, 0], 2)


def test_SB22_only_if_it_was_agreed_on() -> None:
    table = deal("hand: 7 2 | hand@1: 3 | table: 7 | draw: K Q")
    table.do("7 takes")
    assert (table.counts(), table.draw_count) == ([2, 0], 2)


def test_SB22_SB20_it_goes_to_the_bundle_that_got_the_take() -> None:
    position = "hand: 7 2 | hand@1: 3 | bundle: 5 | table: 7 | draw: K Q"
    table = swept(position, "7 takes into 2", double=True)
    assert (table.bundle(0, 1), table.bundle(0, 2)) == ("5 of 1", "7 of 3")


def test_SB22_the_last_deal_comes_out_uneven_by_it() -> None:
    table = swept("hand: 7 | table: 7 | draw: K 2 3 4 5 6 8 9", "7 takes")
    assert [seat.hand_count for seat in table.view().seats] == [3, 4]


def test_SB22_the_bonus_comes_before_the_next_cards_are_dealt() -> None:
    table = swept("hand: 7 | table: 7 | draw: K", "7 takes")
    assert (table.counts(), table.is_over) == ([3, 0], True)
