"""G-1 to G-10 as they show in Stapelsprint; the conformance kit holds every game to them."""

from collections import Counter
from itertools import chain

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import (
    SPECTATOR,
    DealRecord,
    Record,
    additions_hash,
    commitment,
    deal_key,
    replay,
)
from kartenrunde.engine.happening import Drew, Reshuffled, TurnBegan
from kartenrunde.engine.record import RecordedMove
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.events import Cleared, DealWon, PlayedHand, PlayedStock
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from tests.support.positions import fingerprint
from tests.support.stapelsprint import Table, deal


@pytest.mark.parametrize(("seats", "turn", "following"), [(2, 1, 0), (3, 0, 1), (6, 5, 0)])
def test_G1_the_turn_passes_to_the_next_seat_clockwise(
    seats: int, turn: int, following: int
) -> None:
    table = deal(f"turn: {turn} | hand: 7 | draw: 1-12", seats)
    table.do("discard 7 to 1")
    assert table.turn == following


def test_G1_ending_the_turn_passes_it_the_same_way() -> None:
    table = deal("hand: | draw:", seats=3)
    table.do("end")
    assert table.turn == 1


def cards_of(table: Table) -> list[int]:
    return sorted(chain(*GAME.zones(table.state).values()))


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("hand: 6 9 | seq: 1-5", "hand 6 to 1"),
        ("hand: 6 9 | stock: 2 6 | seq: 1-5", "stock to 1"),
        ("hand: 6 9 | pile1: 6 | seq: 1-5", "pile1 to 1"),
        ("hand: 6 9 | seq: 1-5", "discard 9 to 1"),
        ("hand: 12 | seq: 1-11 | draw:", "hand 12 to 1"),
        ("hand: 9 | stock: 12 | seq: 1-11", "stock to 1"),
        ("hand: 6 | seq: 1-5 | draw: 7 | cleared: 1-12", "hand 6 to 1"),
    ],
)
def test_G2_no_card_is_lost_or_doubled(position: str, move: str) -> None:
    table = deal(position)
    table.do(move)
    assert cards_of(table) == list(range(162))


def test_G3_a_move_is_refused_or_done_whole_never_nearly() -> None:
    table = deal("hand: 6 9 | seq: 1-4, 1-5")
    assert table.refusal("hand 6 to 1") == "move/wrong_rank"
    table.do("hand 6 to 2")
    assert (table.sequence(1), table.sequence(2)) == ("1 2 3 4", "1 2 3 4 5 6")


def test_G3_another_seat_is_refused_whatever_it_asks_for() -> None:
    table = deal("hand: 6 9 | hand@1: 6 | seq: 1-5")
    moves = ["hand 6 to 1", "stock to 1", "pile1 to 1", "discard 6 to 1", "end"]
    assert {table.refusal(move, seat=1) for move in moves} == {"move/not_your_turn"}


def test_G4_what_is_forced_follows_in_the_same_step_in_order() -> None:
    table = deal("hand: 12 | seq: 1-11 | draw: 5")
    told = [type(half) for half in table.told("hand 12 to 1")]
    assert told == [PlayedHand, Cleared, Drew, Reshuffled, Drew]


def test_G4_after_a_win_nothing_else_follows() -> None:
    table = deal("hand: | stock: 12 | seq: 1-11 | draw:")
    assert [type(half) for half in table.told("stock to 1")] == [PlayedStock, Cleared, DealWon]


def test_G4_a_seats_only_legal_move_is_its_own_to_make() -> None:
    table = deal("hand: | draw:")
    assert (len(table.view(0).legal), table.turn) == (1, 0)


@pytest.mark.parametrize("position", ["hand: 7", "hand: 7 | draw:", "hand: | draw:"])
def test_G5_there_is_a_legal_move_for_the_seat_on_turn(position: str) -> None:
    table = deal(position, seats=3)
    assert [bool(table.view(seat).legal) for seat in range(3)] == [True, False, False]


def test_G5_or_the_deal_is_over() -> None:
    table = deal("hand: 7 | stock: 6 | seq: 1-5")
    table.do("stock to 1")
    assert (GAME.to_move(table.state), GAME.legal_moves(table.state)) == (None, [])


def test_G7_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(bytes(32)) == SHA256_OF_32_ZEROS


SHA256_OF_32_ZEROS = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_G7_an_addition_is_bound_by_its_hash() -> None:
    assert additions_hash(bytes(16)) == (
        "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
    )


def test_G7_seed_and_every_seats_addition_decide_the_key() -> None:
    seeds = [bytes(32), bytes([1] * 32)]
    additions = [(None, None), (bytes(16), None), (None, bytes(16)), (bytes(16), bytes(16))]
    keys = {deal_key(seed, added) for seed in seeds for added in additions}
    assert len(keys) == len(seeds) * len(additions)


def test_G7_reshuffles_go_on_in_the_stream_of_the_deal() -> None:
    stream = Stream(bytes(32))
    table = deal("hand: 6 | seq: 1-5 | draw: | cleared: 1-12", key=bytes(32))
    cards = table.state.set_aside[:]
    stream.shuffle(cards)
    table.do("hand 6 to 1")
    assert table.state.hands[0] == cards[:-6:-1]


def record_of(moves: int = 30, **changed: object) -> Record:
    """A recorded beginning of a match, its dealer drawn by lot."""
    options = StapelsprintOptions()
    seed = "5e" * 32
    additions = (None, "ad" * 16)
    deal_record = DealRecord(seed, additions, ())
    state = GAME.deal(2, options, deal_record.open_stream())
    made: list[RecordedMove] = []
    chosen = Stream(bytes(32))
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        number = legal[chosen.below(len(legal))]
        move = msgspec.json.encode(GAME.move(state, number))
        made.append(RecordedMove(state.public.turn, msgspec.Raw(move)))
        GAME.apply(state, number)
    deals = (DealRecord(seed, additions, tuple(made)), DealRecord("0d" * 32, (None, None), ()))
    raw_options = msgspec.Raw(msgspec.json.encode(options))
    record = Record(GAME.id, GAME.rules_version, raw_options, 2, deals)
    return msgspec.structs.replace(record, **changed)


def test_G8_same_seed_same_options_same_moves_the_same_match() -> None:
    first, second = [
        [fingerprint(GAME, state) for state, _ in replay(GAME, record_of())] for _ in range(2)
    ]
    assert (first == second, len(first)) == (True, 31)


def test_G8_a_record_of_another_rules_version_is_refused_with_the_reason() -> None:
    assert next(replay(GAME, record_of()))
    with pytest.raises(ValueError, match="expected stapelsprint rules 1, got 'stapelsprint' rules"):
        next(replay(GAME, record_of(rules_version=2)))


def test_G8_the_dealing_order_of_version_1_stays_as_it_is() -> None:
    assert GAME.rules_version == 1
    state = GAME.deal(3, StapelsprintOptions(), Stream(bytes(32)))
    tops = [seat.stock for seat in GAME.view(state, SPECTATOR).seats]
    hand = " ".join(GAME.deck_of(StapelsprintOptions()).texts(state.hands[state.public.turn]))
    assert (GAME.dealer(state), tops, hand) == (1, ["6", "10", "8"], "11 ★ 5 4 3")


def test_G8_the_deal_passes_clockwise_to_the_next_dealer() -> None:
    dealers = [GAME.dealer(next(replay(GAME, record_of(), deal))[0]) for deal in (0, 1)]
    assert dealers[1] == (dealers[0] + 1) % 2


def test_G9_all_listed_moves_are_accepted_and_all_others_refused() -> None:
    table = deal("hand: 7 ★ | stock: 7 | pile1: 8 | pile2: 4 | seq: 1-6, 1-3")
    handed = [f"hand {face} to {number}" for face in "7★" for number in range(6)]
    others = [
        f"{source} to {number}" for source in ("stock", "pile1", "pile2") for number in range(6)
    ]
    discards = [f"discard {face} to {pile}" for face in "7★" for pile in range(6)]
    legal = [move for move in [*handed, *others, *discards, "end"] if table.may(move)]
    assert legal == [
        "hand 7 to 1",
        *[f"hand ★ to {number}" for number in (1, 2, 3, 4)],
        "stock to 1",
        "pile2 to 2",
        *[f"discard {face} to {pile}" for face in "7★" for pile in (1, 2, 3, 4)],
    ]


def test_G9_the_list_follows_from_what_the_seat_sees() -> None:
    view = deal("hand: 7 ★ 7 | pile1: 8 | pile2: 4 | seq: 1-6, 1-3").view(0)
    assert Counter(GAME.legal_from_view(msgspec.structs.replace(view, legal=()))) == Counter(
        view.legal
    )


def test_G10_the_move_that_ends_a_deal_ends_the_step() -> None:
    table = deal("hand: 7 | stock: 6 | seq: 1-5")
    told = table.told("stock to 1")
    assert told[-1] == DealWon(0) and TurnBegan not in map(type, told)
    assert (GAME.to_move(table.state), GAME.outcome(table.state) is None) == (None, False)


def test_G10_the_result_stands_and_no_seat_is_to_move() -> None:
    table = deal("hand: | ended: 1 | draw:")
    table.do("end")
    assert (GAME.to_move(table.state), table.view().turn) == (None, None)
