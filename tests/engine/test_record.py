"""Records and replay, beyond what the conformance kit asks of every game."""

import msgspec
import pytest

from kartenrunde.engine import DealPlan, DealRecord, IllegalMove, Record, replay
from kartenrunde.engine.record import RecordedMove
from kartenrunde.games.stapelsprint import GAME

SEED = "5e" * 32
QUIET = (None, None)


def record(*moves: RecordedMove, **changed: object) -> Record:
    """A match of one deal whose dealer is named."""
    deal = DealRecord(SEED, QUIET, moves, DealPlan(dealer=0))
    made = Record(GAME.id, GAME.rules_version, msgspec.Raw(b"{}"), 2, (deal,))
    return msgspec.structs.replace(made, **changed)


def test_G8_each_deal_follows_its_own_plan() -> None:
    plans = [DealPlan(dealer) for dealer in (1, 0)]
    two_deals = record(deals=tuple(DealRecord(SEED, QUIET, (), plan) for plan in plans))
    dealers = [GAME.dealer(next(replay(GAME, two_deals, deal))[0]) for deal in range(2)]
    assert dealers == [1, 0]


def test_G8_an_unknown_stream_is_refused() -> None:
    with pytest.raises(ValueError, match="expected stream 'sha256-1', got 'sha256-2'"):
        next(replay(GAME, record(deals=(DealRecord(SEED, QUIET, (), stream="sha256-2"),))))


def test_G8_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="got 'canasta' rules 1"):
        next(replay(GAME, record(game="canasta")))


def test_G3_a_recorded_move_that_does_not_fit_is_refused() -> None:
    early = RecordedMove(0, msgspec.Raw(b'{"type":"end_turn"}'))
    with pytest.raises(IllegalMove, match="not_your_turn"):
        list(replay(GAME, record(early)))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_G7_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"expected 32 bytes, got {length}"):
        DealRecord("00" * length, QUIET, ()).open_stream()


def test_G7_an_addition_has_16_bytes() -> None:
    with pytest.raises(ValueError, match="expected 16 bytes, got 15"):
        DealRecord(SEED, ("00" * 15, None), ()).open_stream()


def test_a_record_with_an_unknown_field_is_refused() -> None:
    raw = msgspec.json.encode(record())
    assert msgspec.json.decode(raw, type=Record) == record()
    with pytest.raises(msgspec.ValidationError, match="unknown field `weather`"):
        msgspec.json.decode(b'{"weather":"fine",' + raw[1:], type=Record)
