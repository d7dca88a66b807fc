"""Deals worked out by hand: cards in, every item of the score out.

A position is told in the words of `tests/support/canasta.py`; the last move ends the deal. Items
are canastas, red threes, going out, laid cards, cards in hand.
"""

from typing import Final, NamedTuple

Items = tuple[int, int, int, int, int]


class Worked(NamedTuple):
    """What both sides get at the end of a deal."""

    name: str
    position: str
    moves: str
    first: Items
    second: Items
    strict: bool = False


class Opening(NamedTuple):
    """A first laying: how many points are missing to it, by the side's score before the deal."""

    score: int
    laid: str
    missing: int


OPENINGS: Final = [
    # Fifteen below zero
    Opening(-5, "444", 0),
    Opening(-5, "4444444", 0),
    # Fifty from zero on
    Opening(0, "444", 35),
    Opening(0, "4444444", 15),
    Opening(0, "KKK", 20),
    Opening(0, "KKK2", 0),
    Opening(0, "KK2", 10),
    Opening(0, "KK★", 0),
    Opening(0, "444 555 TT2", 0),
    Opening(0, "666 777 992", 0),
    Opening(1495, "KKKK", 10),
    Opening(1495, "KKK2", 0),
    # Ninety
    Opening(1500, "KKK2", 40),
    Opening(1500, "KKK 999", 30),
    Opening(1500, "AAA KKK", 0),
    Opening(1500, "7777777 444", 40),
    Opening(2995, "AAA KKK", 0),
    Opening(2995, "AA2 QQ2", 0),
    # A hundred and twenty
    Opening(3000, "AAA KKK", 30),
    Opening(3000, "AAA2 KKKK", 0),
    Opening(3000, "4444★★", 0),
    Opening(3000, "AAAAA 444", 5),
    Opening(4995, "AAAAA 888", 0),
]

NOBODY_OUT: Final = "draw: | pile: 9 | hand: K 5 | hand@1: 4 | hand@2: Q | hand@3: 8"
"""Nobody goes out: 25 are in the hands of the first side, 15 in those of the other."""
NOTHING: Final = (0, 0, 0, 0, -15)

CARDS: Final = [
    Worked(
        "CA6 a card in hand",
        "draw: | pile: 9 | hand: ★ 2 A K Q J T 9 8 | hand@1: 7 6 5 4 3 | hand@2: 2 | hand@3: A",
        "end",
        (0, 0, 0, 0, -170),
        (0, 0, 0, 0, -45),
    ),
    Worked(
        "CA6 a card laid",
        "draw: | pile: 9 | hand: 4 4 | hand@1: 4 | hand@2: 4 | hand@3: 4"
        " | melds: AA2★ 7777 | melds@1: 88888",
        "end",
        (0, 0, 0, 130, -15),
        (0, 0, 0, 50, -10),
    ),
    Worked(
        "CA11 a natural canasta",
        f"{NOBODY_OUT} | melds: 7777777",
        "end",
        (500, 0, 0, 35, -25),
        NOTHING,
    ),
    Worked(
        "CA11 mixed canastas",
        f"{NOBODY_OUT} | melds: 777777★ | melds@1: KKKK222",
        "end",
        (300, 0, 0, 80, -25),
        (300, 0, 0, 100, -15),
    ),
    Worked(
        "CA11 a canasta of eight and another one",
        f"{NOBODY_OUT} | melds: 77777777 6666666",
        "end",
        (1000, 0, 0, 75, -25),
        NOTHING,
    ),
    Worked(
        "CA11 a natural one made mixed",
        "playing: yes | hand: 2 K | hand@1: 4 | hand@2: Q | hand@3: 8 | melds: 7777777 | laid: 0",
        "lay 7:2; discard K",
        (300, 0, 100, 55, -10),
        NOTHING,
    ),
]
THREES: Final = [
    *[
        Worked(
            f"CA44 {len(threes.split())} red threes of a side that has melded",
            f"{NOBODY_OUT} | melds: 666 | threes: {threes}",
            "end",
            (0, bonus, 0, 15, -25),
            NOTHING,
        )
        for threes, bonus in (("3h", 100), ("3h 3d", 200), ("3h 3h 3d", 300), ("3h 3h 3d 3d", 800))
    ],
    *[
        Worked(
            f"CA44 {len(threes.split())} red threes of a side that has not",
            f"{NOBODY_OUT} | melds: 666 | threes@1: {threes}",
            "end",
            (0, 0, 0, 15, -25),
            (0, bonus, 0, 0, -15),
        )
        for threes, bonus in (
            ("3d", -100),
            ("3h 3d", -200),
            ("3h 3d 3d", -300),
            ("3h 3h 3d 3d", -800),
        )
    ],
    Worked(
        "CA44 two each",
        f"{NOBODY_OUT} | melds: 666 | threes: 3h 3d | threes@1: 3h 3d",
        "end",
        (0, 200, 0, 15, -25),
        (0, -200, 0, 0, -15),
    ),
]
_OTHERS: Final = "hand@1: A | hand@2: K | hand@3: ★"
_CANASTA: Final = "melds: 7777777 | laid: 0"
OUT: Final = [
    Worked(
        "CA36 with a final discard",
        f"playing: yes | hand: 4 4 4 9 | {_OTHERS} | {_CANASTA}",
        "lay 444; discard 9",
        (500, 0, 100, 50, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA36 without a discard",
        f"playing: yes | hand: 4 4 4 | {_OTHERS} | {_CANASTA}",
        "lay 444",
        (500, 0, 100, 50, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA33 by the pile",
        f"hand: 4 4 | pile: 4 | {_OTHERS} | {_CANASTA}",
        "take 44",
        (500, 0, 100, 50, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA32 with a canasta of this turn",
        "playing: yes | hand: 7 7 9 | hand@1: 4 | hand@2: 4 | hand@3: 4 | melds: 77777 | laid: 0",
        "lay 77; discard 9",
        (500, 0, 100, 35, -5),
        (0, 0, 0, 0, -10),
    ),
    Worked(
        "CA43 against the partner's hand",
        "playing: yes | hand: 7 | hand@1: 4 | hand@2: ★ ★ 2 A A | hand@3: 4"
        " | melds: 777777★ | laid: 0",
        "lay 7",
        (300, 0, 100, 85, -160),
        (0, 0, 0, 0, -10),
    ),
    Worked(
        "CA35 three black threes",
        f"playing: yes | hand: 3 3 3 | {_OTHERS} | {_CANASTA}",
        "lay 333",
        (500, 0, 100, 50, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA35 three black threes and a discard",
        f"playing: yes | hand: 3 3 3 K | {_OTHERS} | {_CANASTA}",
        "lay 333; discard K",
        (500, 0, 100, 50, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA35 four black threes",
        f"playing: yes | hand: 3 3 3 3 | {_OTHERS} | {_CANASTA}",
        "lay 3333",
        (500, 0, 100, 55, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA35 the fourth after three",
        f"playing: yes | hand: 3 3 3 3 | {_OTHERS} | {_CANASTA}",
        "lay 333; lay 3:3",
        (500, 0, 100, 55, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA35 black threes with the pile, needed for the minimum",
        f"hand: 4 4 4 4 4 4 3 3 3 | pile: 4 | {_OTHERS}",
        "take 444444 + 333",
        (500, 0, 200, 50, -10),
        (0, 0, 0, 0, -70),
    ),
    Worked(
        "CA35 two black threes and a black three left in hand",
        f"playing: yes | hand: 9 | hand@1: 3 3 | hand@2: 3 | hand@3: 5 | {_CANASTA}",
        "discard 9",
        (500, 0, 100, 35, -5),
        (0, 0, 0, 0, -15),
    ),
]
_REST: Final = "hand@1: A | hand@2: K | hand@3: 5"
_LEFT: Final = (0, 0, 0, 0, -25)
CONCEALED: Final = [
    Worked(
        "CA38 in one action below the minimum",
        f"hand: 4 4 4 4 4 4 4 | draw: K 9 9 | pile: 9 | {_REST}",
        "draw; lay 4444444; discard K",
        (500, 0, 200, 35, -10),
        _LEFT,
    ),
    Worked(
        "CA38 below the minimum without a discard",
        f"score: 3000 | hand: 4 4 4 4 4 4 | draw: 4 9 9 | pile: 9 | {_REST}",
        "draw; lay 4444444",
        (500, 0, 200, 35, -10),
        _LEFT,
    ),
    Worked(
        "CA37 in one action without a discard",
        f"hand: 4 4 4 4 4 4 4 K K | draw: K 9 9 | pile: 9 | {_REST}",
        "draw; lay 4444444 KKK",
        (500, 0, 200, 65, -10),
        _LEFT,
    ),
    Worked(
        "CA37 in several actions",
        f"hand: A A A A A A 2 9 9 8 | draw: 9 5 5 | pile: 9 | {_REST}",
        "draw; lay AAAAAA2; lay 999; discard 8",
        (300, 0, 200, 170, -10),
        _LEFT,
    ),
    Worked(
        "CA37 after taking the pile, with a discard",
        f"hand: K K 5 5 5 5 5 5 5 8 | pile: K | {_REST}",
        "take KK + 5555555; discard 8",
        (500, 0, 200, 65, -10),
        _LEFT,
    ),
    Worked(
        "CA37 after taking the pile, with its cards",
        f"hand: K K A A A A 8 | pile: A A 8 A 8 K | {_REST}",
        "take KK + AAAA; lay AAA 888",
        (500, 0, 200, 200, -10),
        _LEFT,
    ),
    Worked(
        "CA37 by the pile at once",
        f"hand: K K K K K K | pile: K | {_REST}",
        "take KKKKKK",
        (500, 0, 200, 70, -10),
        _LEFT,
    ),
    Worked(
        "CA37 beside the partner's melds and onto them",
        f"playing: yes | hand: 7 7 7 9 9 9 | {_REST} | melds: 7777 | laid: 2",
        "lay 777; lay 999",
        (500, 0, 200, 65, -10),
        _LEFT,
    ),
    Worked(
        "CA37 own red threes are no laid cards",
        f"playing: yes | hand: 7 7 7 | {_REST} | melds: 7777 | laid: 2 | threes: 3h",
        "lay 777",
        (500, 100, 200, 35, -10),
        _LEFT,
    ),
    Worked(
        "CA37 not for a seat that has laid in a turn before",
        f"playing: yes | hand: 7 7 7 | {_REST} | melds: 7777 | laid: 0",
        "lay 777",
        (500, 0, 100, 35, -10),
        _LEFT,
    ),
    Worked(
        "CA37 without a laid card but the partner's",
        f"playing: yes | hand: 9 | {_REST} | melds: 7777777 | laid: 2",
        "discard 9",
        (500, 0, 200, 35, -10),
        _LEFT,
    ),
]
STRICT: Final = [
    Worked(
        "CA37 a canasta of the hand's",
        f"playing: yes | hand: 4 4 4 4 4 4 4 K | {_REST}",
        "lay 4444444; discard K",
        (500, 0, 200, 35, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 a canasta of the hand's, in two actions",
        f"playing: yes | hand: A A A A A A A K | {_REST}",
        "lay AAA; lay AAAA; discard K",
        (500, 0, 200, 140, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 beside the partner's melds",
        f"playing: yes | hand: 4 4 4 4 4 4 2 K | {_REST} | melds: 777 | laid: 2",
        "lay 4444442; discard K",
        (300, 0, 200, 65, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 not onto the partner's melds",
        f"playing: yes | hand: 4 4 4 4 4 4 4 7 | {_REST} | melds: 777 | laid: 2",
        "lay 4444444; lay 7:7",
        (500, 0, 100, 55, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 not by the partner's canasta",
        f"playing: yes | hand: 4 4 4 K | {_REST} | melds: 7777777 | laid: 2",
        "lay 444; discard K",
        (500, 0, 100, 50, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 the taken top does not count",
        f"hand: K K K K K K | pile: K | {_REST}",
        "take KKKKKK",
        (500, 0, 100, 70, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 the taken top beside seven of the hand's",
        f"hand: Q Q Q Q Q Q Q | pile: Q | {_REST}",
        "take QQQQQQQ",
        (500, 0, 200, 80, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 other cards of the pile count",
        f"hand: K K K K K 2 | pile: K K | {_REST}",
        "take KKKKK2; lay K:K",
        (300, 0, 200, 90, -10),
        _LEFT,
        strict=True,
    ),
    Worked(
        "CA37 a top of another rank does no harm",
        f"hand: K K 5 5 5 5 5 5 5 8 | pile: K | {_REST}",
        "take KK + 5555555; discard 8",
        (500, 0, 200, 65, -10),
        _LEFT,
        strict=True,
    ),
]
_HANDS: Final = "hand@1: A | hand@2: K | hand@3: 5"
EMPTY: Final = [
    Worked(
        "CA39 who draws the last card plays on, and the next seat ends the deal",
        f"draw: 6 | pile: 8 | hand: 6 6 K Q | {_HANDS.replace('A', 'A T')} | melds: 444 | laid: 0",
        "draw; lay 666; discard K; end",
        (0, 0, 0, 30, -20),
        (0, 0, 0, 0, -35),
    ),
    Worked(
        "CA40 a wild card on top",
        f"draw: 9 | pile: 8 | hand: 2 | {_HANDS} | melds: 444",
        "draw; discard 2",
        (0, 0, 0, 15, -20),
        (0, 0, 0, 0, -25),
    ),
    Worked(
        "CA40 a black three on top",
        f"draw: 9 | pile: 8 | hand: 3 | {_HANDS} | melds: 444",
        "draw; discard 3",
        (0, 0, 0, 15, -20),
        (0, 0, 0, 0, -25),
    ),
    Worked(
        "CA40 one card against a pile of one",
        f"draw: | pile: 4 | hand: 9 8 | {_HANDS} | melds: 444 | melds@1: 999",
        "take; discard 9",
        (0, 0, 0, 20, -20),
        (0, 0, 0, 30, -25),
    ),
    Worked(
        "CA40 a top that has to be taken",
        f"draw: | pile: 8 4 | hand: 9 | {_HANDS.replace('A', 'A A')} | melds: 444",
        "take; discard 8; end",
        (0, 0, 0, 20, -20),
        (0, 0, 0, 0, -45),
    ),
    Worked(
        "CA40 a frozen pile may be left, though it could be taken",
        f"draw: | pile: 2 4 | hand: 4 4 9 | {_HANDS} | melds: 444",
        "end",
        (0, 0, 0, 15, -30),
        (0, 0, 0, 0, -25),
    ),
    Worked(
        "CA40 a pile without a meld of its rank may be left",
        f"draw: | pile: 7 9 | hand: 9 9 5 | {_HANDS} | melds: 4444444",
        "end",
        (500, 0, 0, 35, -35),
        (0, 0, 0, 0, -25),
    ),
    Worked(
        "CA40 a pile without a meld of its rank may be taken",
        f"draw: | pile: 7 9 | hand: 9 9 5 | {_HANDS.replace('A', 'A A')} | melds: 444",
        "take 99; discard 5; end",
        (0, 0, 0, 45, -15),
        (0, 0, 0, 0, -45),
    ),
    Worked(
        "CA42 the last card, drawn",
        f"draw: 3d | pile: 8 | hand: 4 4 4 4 4 4 4 | {_HANDS} | melds: 777",
        "draw",
        (0, 100, 0, 15, -45),
        (0, 0, 0, 0, -25),
    ),
    Worked(
        "CA42 the last card, a replacement",
        f"draw: 3h 3d | pile: 8 | hand: 4 | {_HANDS}",
        "draw",
        (0, -200, 0, 0, -15),
        (0, 0, 0, 0, -25),
    ),
    Worked(
        "CA19 a replacement that is the last card, and no red three",
        f"draw: 3h 9 | pile: 8 | hand: 2 | {_HANDS} | melds: 777",
        "draw; discard 2",
        (0, 100, 0, 15, -20),
        (0, 0, 0, 0, -25),
    ),
]
WORKED: Final = [*CARDS, *THREES, *OUT, *CONCEALED, *STRICT, *EMPTY]


class Totals(NamedTuple):
    """Totals after a full deal, and who has won a match to a target; None: it goes on."""

    target: int
    totals: tuple[int, int]
    places: tuple[int, int] | None


MATCHES: Final = [
    Totals(5000, (4995, 100), None),
    Totals(5000, (5000, 4995), (1, 2)),
    Totals(5000, (5005, 5100), (2, 1)),
    Totals(5000, (5200, 5200), (1, 1)),
    Totals(5000, (5000, -900), (1, 2)),
    Totals(2500, (2495, 2495), None),
    Totals(2500, (2500, 2500), (1, 1)),
    Totals(2500, (-100, 2505), (2, 1)),
]
