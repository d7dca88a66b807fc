"""CA-8 to CA-17: melds, canastas, opening."""

import pytest

from kartenrunde.games.canasta.events import CanastaMade, Opened
from kartenrunde.games.canasta.moves import Lay, Meld
from tests.support.canasta import deal

OPEN = "melds: TTT | playing: yes"

# A meld


@pytest.mark.parametrize(
    ("cards", "code", "arguments"),
    [
        ("77", "move/meld_too_small", {"rank": "7", "missing": 1}),
        ("7", "move/meld_too_small", {"rank": "7", "missing": 2}),
        ("72", "move/too_few_naturals", {"rank": "7", "missing": 1}),
        ("722", "move/too_few_naturals", {"rank": "7", "missing": 1}),
        ("7:22★", "move/too_few_naturals", {"rank": "7", "missing": 2}),
        ("7722★★", "move/too_many_wilds", {"rank": "7", "most": 3, "over": 1}),
    ],
)
def test_CA8_three_cards_two_of_them_natural_three_wild_at_most(
    cards: str, code: str, arguments: dict[str, str | int]
) -> None:
    table = deal(f"hand: 7 7 7 2 2 ★ ★ 9 9 | {OPEN}")
    assert table.why_not(f"lay {cards}") == (code, "CA-8", arguments)
    assert table.may("lay 777") and table.may("lay 772")


def test_CA8_two_naturals_with_three_wild_cards_are_legal() -> None:
    assert deal(f"hand: 7 7 2 2 ★ 9 9 | {OPEN}").may("lay 7722★")


@pytest.mark.parametrize("meld", ["KK222", "KKKKKKK222"])
def test_CA8_three_wild_cards_are_the_limit_for_good(meld: str) -> None:
    table = deal(f"hand: K ★ 9 9 | melds: {meld} | playing: yes")
    assert table.why_not("lay K:★")[1:] == ("CA-8", {"rank": "K", "most": 3, "over": 1})
    assert table.refusal("lay K★") == "move/too_many_wilds"
    assert table.may("lay K")


@pytest.mark.parametrize("rank", ["2", "★"])
def test_CA9_wild_cards_alone_are_no_meld(rank: str) -> None:
    table = deal(f"hand: 2 2 2 ★ ★ ★ K K 9 9 | {OPEN}")
    assert table.why_not(f"lay {rank * 3}") == ("move/no_such_meld", "CA-9", {})
    assert table.may("lay KK2")


def test_CA9_threes_are_no_ordinary_meld() -> None:
    table = deal("hand: 3 3 3 9 9 9 | melds: TTT | playing: yes")
    assert table.refusal("lay 333") == "move/threes_need_canasta"
    assert table.may("lay 999")


def test_CA10_a_rank_is_added_to_the_meld_there_is() -> None:
    table = deal("hand: T T 9 9 | melds: TTT | playing: yes")
    table.do("lay TT")
    assert table.melds() == "TTTTT"


def test_CA10_also_to_a_finished_canasta() -> None:
    table = deal("hand: T 9 9 | melds: TTTTTTT | playing: yes")
    table.do("lay T")
    assert table.melds() == "TTTTTTTT"


def test_CA10_only_to_the_own_sides_melds() -> None:
    table = deal("hand: T 9 9 | melds@1: TTT | melds: 555 | playing: yes")
    assert table.why_not("lay T") == ("move/meld_too_small", "CA-8", {"rank": "T", "missing": 2})
    table = deal("turn: 2 | hand: T 9 9 | melds: TTT | playing: yes")
    table.do("lay T")
    assert (table.melds(0), table.melds(1)) == ("TTTT", "")


def test_CA10_an_action_names_a_rank_once() -> None:
    table = deal(f"hand: 7 7 7 7 7 7 9 9 | {OPEN}")
    for move in ("lay 777 777", "lay 7 77777"):
        assert table.why_not(move) == ("move/rank_twice", "CA-10", {"rank": "7"})
    assert table.may("lay 777777")


def test_CA10_the_rank_of_the_top_is_not_named_again() -> None:
    table = deal("hand: 7 7 7 7 9 9 | melds: TTT | pile: 5 7")
    for move in ("take 77 + 77", "take 7 + 777"):
        assert table.why_not(move) == ("move/rank_twice", "CA-10", {"rank": "7"})
    assert table.may("take 7777")


@pytest.mark.parametrize("move", ["lay", "lay 777 T:"])
def test_CA10_something_is_laid_of_each_rank(move: str) -> None:
    table = deal(f"hand: 7 7 7 T 9 9 | {OPEN}")
    assert table.why_not(move) == ("move/nothing_laid", "CA-10", {})
    assert table.may("lay 777 T")


def test_CA10_wild_cards_alone_may_be_added() -> None:
    table = deal(f"hand: 2 ★ 9 9 | {OPEN}")
    table.do("lay T:2★")
    assert table.melds() == "TTT2★"


def test_CA10_a_card_is_named_once() -> None:
    table = deal(f"hand: ★ 7 7 5 5 9 9 | {OPEN}")
    joker, *sevens = [card.id for card in table.view(0).hand[:3]]
    twice = Lay((Meld("7", (*sevens, joker)), Meld("T", (joker,))))
    for move in (twice, Lay((Meld("T", (joker, joker)),))):
        assert table.refusal_of(move) == ("move/card_twice", "CA-10")
    assert table.may("lay T:★")


def test_CA10_only_hand_cards_are_laid() -> None:
    table = deal(f"hand: T 9 9 | hand@1: 7 7 7 | {OPEN}")
    assert table.why_not("lay 777") == ("move/not_in_hand", "CA-46", {})
    assert table.may("lay T")


# Canastas


@pytest.mark.parametrize(("added", "natural"), [("7", True), ("7:2", False), ("7:★", False)])
def test_CA11_seven_cards_make_a_canasta(added: str, natural: bool) -> None:
    table = deal("hand: 7 2 ★ 9 9 | melds: 777777 | playing: yes")
    assert CanastaMade(0, "7", natural) in table.told(f"lay {added}")
    meld = table.view().sides[0].melds[0]
    assert meld.canasta == ("natural" if natural else "mixed")


def test_CA11_six_cards_make_none() -> None:
    table = deal("hand: 7 9 9 | melds: 77777 | playing: yes")
    table.do("lay 7")
    side = table.view().sides[0]
    assert (side.melds[0].canasta, side.has_canasta) == (None, False)


@pytest.mark.parametrize(("melds", "points"), [("7777777", 500), ("777777★", 300), ("777777", 0)])
def test_CA11_a_natural_one_brings_500_and_a_mixed_one_300(melds: str, points: int) -> None:
    table = deal(f"hand: 9 | melds: {melds} QQQQQQQ | playing: yes")
    table.do("discard 9")
    assert table.sheet().canasta_points == 500 + points


def test_CA11_a_wild_card_makes_a_natural_one_mixed() -> None:
    table = deal("hand: 2 9 9 | melds: 7777777 | playing: yes")
    told = table.told("lay 7:2")
    assert table.view().sides[0].melds[0].canasta == "mixed"
    assert not any(isinstance(event, CanastaMade) for event in told)


def test_CA12_several_melds_in_one_action_and_several_actions_in_a_turn() -> None:
    table = deal(f"hand: 7 7 7 8 8 8 T K 9 9 | {OPEN}")
    table.do("lay 777 T", "lay 888")
    assert (table.melds(), table.turn) == ("777 888 TTTT", 0)


def test_CA12_laid_cards_do_not_come_back() -> None:
    table = deal(f"hand: 7 7 7 9 9 | {OPEN}")
    table.do("lay 777")
    assert table.hand() == "9 9"
    assert table.refusal("discard 7") == "move/not_in_hand" and table.may("discard 9")


def test_CA13_cards_set_out_on_the_tray_are_laid_in_one_action_or_not_at_all() -> None:
    table = deal("hand: 4 4 4 7 7 7 9 9 | playing: yes")
    before = table.fingerprint()
    assert table.refusal("lay 444 777") == "move/below_minimum"
    assert table.fingerprint() == before
    assert {move.__struct_config__.tag for move in table.view(0).legal} == {"discard"}


# Opening


@pytest.mark.parametrize(
    ("score", "minimum"),
    [
        *[(-5, 15), (-1000, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90)],
        *[(3000, 120), (4995, 120)],
    ],
)
def test_CA14_the_minimum_follows_from_the_score(score: int, minimum: int) -> None:
    table = deal(f"hand: 4 4 4 9 9 | score: {score} | score@1: 0 | playing: yes")
    sides = table.view().sides
    assert (sides[0].minimum, sides[1].minimum) == (minimum, 50)
    if minimum == 15:
        assert table.may("lay 444")
    else:
        missing = {"minimum": minimum, "points": 15, "missing": minimum - 15}
        assert table.why_not("lay 444") == ("move/below_minimum", "CA-14", missing)


def test_CA14_exactly_the_minimum_is_enough() -> None:
    table = deal("hand: 8 8 8 4 4 4 5 9 9 | playing: yes")
    assert table.why_not("lay 888 444")[2] == {"minimum": 50, "points": 45, "missing": 5}
    assert deal("hand: 8 8 8 4 4 4 4 9 9 | playing: yes").may("lay 888 4444")


def test_CA14_opening_is_told_with_its_points() -> None:
    assert Opened(0, 60) in deal("hand: A A A 9 9 | playing: yes").told("lay AAA")


def test_CA15_all_cards_of_the_action_count() -> None:
    table = deal("hand: K K 2 5 5 5 9 9 | playing: yes")
    assert table.refusal("lay KK2") == "move/below_minimum"
    assert table.may("lay KK2 555")


def test_CA15_cards_of_another_action_do_not() -> None:
    table = deal("hand: K K K 8 8 8 9 9 | playing: yes")
    assert table.why_not("lay KKK")[2]["missing"] == 20
    assert table.may("lay KKK 888")


def test_CA15_bonuses_do_not_count() -> None:
    table = deal("hand: 4 4 4 4 4 4 4 9 9 9 | threes: 3h 3d | playing: yes")
    assert table.why_not("lay 4444444")[2] == {"minimum": 50, "points": 35, "missing": 15}
    assert table.may("lay 4444444 999")


def test_CA16_when_opening_by_the_pile_top_and_further_melds_count() -> None:
    table = deal("hand: 8 8 7 7 7 2 9 9 | pile: A A 8")
    assert table.why_not("take 88")[2] == {"minimum": 50, "points": 30, "missing": 20}
    assert table.why_not("take 88 + 777")[2]["missing"] == 5
    assert table.may("take 882") and table.may("take 88 + 7772")


def test_CA16_what_lies_below_the_top_does_not_count() -> None:
    table = deal("hand: 8 8 9 9 | pile: ★ ★ A A A 8")
    assert table.refusal("take 88") == "move/below_minimum"
    assert deal("hand: 8 8 9 9 | pile: ★ ★ A A A 8 | score: -5").may("take 88")


@pytest.mark.parametrize("seat", [0, 2])
def test_CA17_one_partners_opening_is_enough_for_both(seat: int) -> None:
    table = deal(f"turn: {seat} | hand: 4 4 4 9 9 | melds: TTT | laid: 0 | playing: yes")
    assert table.may("lay 444")
    table = deal(f"turn: {seat} | hand: 4 4 4 9 9 | melds@1: TTT | laid: 1 | playing: yes")
    assert table.refusal("lay 444") == "move/below_minimum"
