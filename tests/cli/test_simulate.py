"""`kartenrunde simulate`: plays until everything was seen, and says how to see a failure again."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from kartenrunde.cli import main
from kartenrunde.engine import Record, games
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.state import State

SEED = "5e" * 32
EVENTFUL: Final = {
    "autobus": "fa308025a66fe6dd660359a2974faa562353bda77e0e66ae2e356d2177530a1b",
    "bundles": "625596180cac2795ddc83f07d309b9a24c511df2fa4f557b6be05fc4a62b93b0",
    "canasta": "d6dcca1a842f4877dc1d067f2c7ac75ab76b32605815e6605c6fe489cd1fdb85",
}
"""Where rare things happen soon, such as a red three that is the last card of Canasta."""


def simulate(*arguments: str) -> int:
    return main(["simulate", "--game", "stapelsprint", *arguments])


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_everything_there_is_in_a_game_is_seen(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = EVENTFUL.get(game, SEED)
    assert main(["simulate", "--game", game, "--until-covered", "--seed", seed]) == 0
    assert "every kind of move, event, refusal and ending was seen" in capsys.readouterr().out


def test_what_was_never_seen_is_named_and_the_run_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "endings", ("stock_emptied", "rained_off"))
    assert simulate("--until-covered", "--deals", "3", "--seed", SEED) == 1
    assert "never seen among the endings: rained_off\n" in capsys.readouterr().out


def test_a_failure_tells_the_seed_and_leaves_a_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    right = GAME.zones

    def lose_a_card(state: State) -> dict[str, list[int]]:
        zones = dict(right(state))
        if state.set_aside:
            zones["set_aside"] = state.set_aside[1:]
        return zones

    monkeypatch.setattr(GAME, "zones", lose_a_card)
    arguments = ("--deals", "2", "--seed", SEED, "--records", str(tmp_path))
    assert simulate(*arguments) == 1
    (file,) = tmp_path.iterdir()
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    failure = capsys.readouterr().err
    assert f"Nonconformance at move {len(record.deals[0].moves)}: the zones do not hold" in failure
    assert f"the deal so far: {file}\n" in failure
    again = failure.split("kartenrunde simulate ")[1].split()
    assert again[again.index("--seed") + 1] == record.deals[0].seed


def test_the_command_that_a_failure_tells_fails_the_same_way(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(GAME, "outcome", lambda state: None)
    assert simulate("--deals", "1", "--seed", SEED, "--records", str(tmp_path)) == 1
    first = capsys.readouterr().err
    again = first.split("kartenrunde simulate ")[1].replace("'", "").split()
    assert main(["simulate", *again, "--records", str(tmp_path)]) == 1
    assert capsys.readouterr().err == first


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "7"], "not offered: {'option': 'seats'}"),
        (["--options", '{"stock_size":11}'], "not offered: {'option': 'stock_size'}"),
        (["--options", '{"jokers":11}'], "unknown field `jokers`"),
        (["--seed", "5e"], "expected a seed of 64 digits, got '5e'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*arguments) == 2
    assert reason in capsys.readouterr().err
