"""What holds after any legal move from any position, however odd."""

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from kartenrunde.cards import Stream
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.moves import DISCARD, FIRST_PILE, STOCK
from kartenrunde.games.stapelsprint.spec import CARDS, NO_CARD, PILES, RANKS
from kartenrunde.games.stapelsprint.state import Public, State, fits_of
from tests.support.positions import fingerprint

FEW = st.integers(0, 7)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Cards anywhere, as long as a seat with an empty hand on turn could not have drawn."""
    seats = draw(st.integers(2, 6))
    cards = list(range(CARDS))
    Stream(draw(st.binary(min_size=32, max_size=32))).shuffle(cards)
    public = Public(seats, draw(st.integers(0, seats - 1)))
    state = State(public, Stream(bytes(32)))
    for number in range(4):
        public.sequences[number] = fitting(cards, draw(st.integers(0, 11)))
    public.fits = fits_of(public.sequences)
    for seat in range(seats):
        state.hands[seat] = taken(cards, draw(st.integers(0, 5)))
        state.stocks[seat] = taken(cards, draw(st.integers(0, 3)))
        (public.tops[seat][STOCK],) = taken(cards, 1)
        for pile in range(PILES):
            public.piles[seat * PILES + pile] = taken(cards, draw(st.integers(0, 2)))
        public.tops[seat][FIRST_PILE:] = tops_of(public, seat)
    if not state.hands[public.turn]:
        state.stocks[public.turn - 1][:0] = taken(cards, len(cards))
    state.set_aside = taken(cards, min(draw(FEW), len(cards)))
    state.draw_pile = taken(cards, min(draw(FEW), len(cards)))
    state.stocks[public.turn - 1][:0] = cards
    return state


def taken(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(count)]


def fitting(cards: list[int], length: int) -> list[int]:
    """A sequence of so many cards, as far as there are fitting ones."""
    sequence: list[int] = []
    for rank in range(1, length + 1):
        card = next((card for card in cards if RANKS[card] in (0, rank)), None)
        if card is None:
            break
        cards.remove(card)
        sequence.append(card)
    return sequence


def tops_of(public: Public, seat: int) -> list[int]:
    own = public.piles[seat * PILES : (seat + 1) * PILES]
    return [pile[-1] if pile else NO_CARD for pile in own]


def outcomes(state: State) -> list[tuple[int, State]]:
    """Every legal move with the position after it."""
    found = []
    for number in GAME.legal_moves(state):
        after = state.clone()
        GAME.apply(after, number)
        found.append((number, after))
    return found


@given(positions())
def test_G2_no_move_loses_or_doubles_a_card(state: State) -> None:
    for _, after in outcomes(state):
        assert sorted(chain(*GAME.zones(after).values())) == list(range(CARDS))


@given(positions())
def test_G5_every_position_has_a_legal_move_or_is_the_end(state: State) -> None:
    for _, after in outcomes(state):
        assert (GAME.to_move(after) is None) == (not GAME.legal_moves(after))


@given(positions())
def test_ST6_ST12_no_hand_on_turn_is_short_while_cards_can_be_drawn(state: State) -> None:
    for number, after in outcomes(state):
        hand = after.hands[after.public.turn]
        could_draw = bool(after.draw_pile or after.set_aside)
        if after.public.ending is None:
            assert hand or not could_draw
        if number >= DISCARD and after.public.ending is None:
            assert len(hand) == 5 or not could_draw


@given(positions())
def test_ST8_ST9_what_is_kept_beside_the_piles_agrees_with_them(state: State) -> None:
    for _, after in outcomes(state):
        public = after.public
        assert public.fits == fits_of(public.sequences)
        assert max(map(len, public.sequences)) < 12
        for seat in range(public.seats):
            assert public.tops[seat][FIRST_PILE:] == tops_of(public, seat)


@given(positions())
def test_G3_a_move_on_a_clone_leaves_the_position_alone(state: State) -> None:
    before = fingerprint(GAME, state)
    outcomes(state)
    assert fingerprint(GAME, state) == before
