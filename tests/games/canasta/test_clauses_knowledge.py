"""G-6, G-9 and CA-46: what a seat can know, and that it is enough to judge and to imagine."""

from collections import Counter
from hashlib import sha256

import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, InformationSet
from kartenrunde.engine.trial import Trial, uniform
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import MOVE_MASK, TAKE
from kartenrunde.games.canasta.rules import apply
from kartenrunde.games.canasta.spec import DECK, FIRST_RED, CanastaOptions
from kartenrunde.games.canasta.state import State
from tests.support.canasta import deal

LOOK_EVERY = 7
PUBLIC = ("pile", "had", "now", "before", "taken", "melded", "canastas", "sizes", "draw_count")


class Observed:
    """A deal played at random, and what was known on the way."""

    def __init__(self, number: int) -> None:
        key = sha256(b"canasta knowledge %d" % number).digest()
        self.trial = Trial(GAME, 4, CanastaOptions(concealed_strict=True), key)
        self.chance = Stream(key)
        self._choose = uniform(self.chance)

    def step(self) -> int:
        """Make a move; which."""
        number = self._choose(self.trial)
        self.trial.step(number)
        return number

    @property
    def state(self) -> State:
        state: State = self.trial.state
        return state

    def imagine(self, audience: int, remembers: bool = True) -> State:
        """A position that looks the same to somebody."""
        known = self.trial.known(audience)
        if not remembers:
            known = InformationSet(known.view)
        drawn = GAME.determinize(known, self.chance.clone())
        assert GAME.view(drawn, audience) == known.view
        assert sorted(card for zone in GAME.zones(drawn).values() for card in zone) == ALL
        return drawn


ALL = list(range(len(DECK)))


def faces(cards: list[int]) -> Counter[str]:
    return Counter(DECK.texts(cards))


@pytest.mark.parametrize("number", range(4))
def test_CA46_G6_what_is_imagined_looks_the_same_and_red_threes_are_in_no_hand(number: int) -> None:
    observed = Observed(number)
    audiences = [SPECTATOR, 0, 1, 2, 3] * 2
    while GAME.to_move(observed.state) is not None:
        observed.step()
        if observed.trial.steps % LOOK_EVERY == 0:
            drawn = observed.imagine(audiences[observed.trial.steps % 10])
            assert all(card < FIRST_RED for seat in range(4) for card in drawn.hand_of(seat))
            observed.imagine(audiences[observed.trial.steps % 10], remembers=False)
    for audience in (SPECTATOR, 2):
        for remembers in (True, False):
            drawn = observed.imagine(audience, remembers)
            assert GAME.outcome(drawn) == GAME.outcome(observed.state)


@pytest.mark.parametrize("number", range(2))
def test_CA37_CA46_who_remembers_knows_all_that_is_public(number: int) -> None:
    observed = Observed(number)
    while GAME.to_move(observed.state) is not None:
        observed.step()
        if observed.trial.steps % 3 == 0:
            drawn, state = observed.imagine(1), observed.state
            for name in PUBLIC if GAME.to_move(state) is not None else ():
                ours, theirs = getattr(drawn.public, name), getattr(state.public, name)
                if name == "pile":
                    ours, theirs = DECK.texts(ours), DECK.texts(theirs)
                assert ours == theirs, name


def test_CA46_what_came_with_the_pile_is_known_to_be_in_that_hand() -> None:
    takes = 0
    for observed in map(Observed, range(6)):
        while GAME.to_move(observed.state) is not None:
            seat, pile = observed.state.public.turn, observed.state.public.pile[:-1]
            if observed.step() & MOVE_MASK == TAKE and GAME.to_move(observed.state) is not None:
                takes += 1
                came = faces([card for card in pile if card < FIRST_RED])
                for audience in (SPECTATOR, (seat + 1) % 4):
                    assert not came - faces(observed.imagine(audience).hand_of(seat))
    assert takes > 3


def test_CA70_G9_a_view_is_enough_for_the_list_of_moves() -> None:
    observed = Observed(1)
    while (seat := GAME.to_move(observed.state)) is not None:
        view = GAME.view(observed.state, seat)
        assert GAME.legal_from_view(view) == list(view.legal)
        observed.step()
    assert GAME.legal_from_view(GAME.view(observed.state, 0)) == []


@pytest.mark.long
def test_CA70_wishes_are_of_every_kind_and_mostly_refused() -> None:
    observed = Observed(2)
    refused: Counter[bool] = Counter()
    while (seat := GAME.to_move(observed.state)) is not None:
        view = GAME.view(observed.state, seat)
        for wish in GAME.wishes(observed.state, observed.chance):
            refused[not GAME.accepts(view, wish)] += 1
        observed.step()
    assert refused[True] > refused[False] > 0


def test_G3_a_clone_goes_its_own_way() -> None:
    observed = Observed(3)
    for _ in range(40):
        observed.step()
    before = GAME.view(observed.state, 0)
    copy = observed.state.clone()
    while GAME.to_move(copy) is not None:
        GAME.apply(copy, GAME.random_move(copy, observed.chance))
    assert GAME.view(observed.state, 0) == before != GAME.view(copy, 0)


def test_CA42_nobody_has_to_listen() -> None:
    table = deal("hand: 9 9 | hand@1: 4 | melds: TTT | pile: 5 | draw: 3h")
    apply(table.state, GAME.check(table.state, 0, table.move("draw")))
    assert table.is_over
