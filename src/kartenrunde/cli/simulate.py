"""`kartenrunde simulate`: deals played under the questions of the conformance kit.

At random everything strange happens; in a hurry deals come to an end that random play hardly finds.
"""

import argparse
import secrets
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import msgspec

from kartenrunde.bots import policies
from kartenrunde.cards import Stream
from kartenrunde.engine import Game, Options, find_game, games
from kartenrunde.engine.conformance import examine
from kartenrunde.engine.errors import BadOptions
from kartenrunde.engine.trial import Chooser, Seen, Trial

STYLES: Final = ("random", "eager")
ENOUGH_DEALS: Final = 1_000
"""So many without having seen everything, and `--until-covered` gives up."""
STEPS_PER_THOROUGH_LOOK: Final = 20


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the verb and its arguments."""
    parser = subparsers.add_parser(
        "simulate",
        help="play deals without sense and check the rules' promises at every step",
        description="A deal that breaks a promise is written to a file, and named by its seed.",
    )
    parser.add_argument("--game", choices=sorted(games()), default="stapelsprint")
    parser.add_argument("--seats", type=int, help="otherwise each number in turn")
    parser.add_argument("--options", metavar="JSON", help="otherwise drawn by lot for each deal")
    parser.add_argument("--style", choices=STYLES, help="how to play; otherwise each in turn")
    parser.add_argument("--deals", type=int, help="how many at most")
    parser.add_argument(
        "--until-covered",
        action="store_true",
        help="stop when every move, event, refusal and ending was seen; fail if some never is",
    )
    parser.add_argument("--seed", metavar="HEX", help="of the first deal: 64 hexadecimal digits")
    parser.add_argument(
        "--records", type=Path, default=Path(), metavar="DIR", help="where a failed deal is written"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, tell what was seen, and yield the exit code."""
    game = find_game(args.game)
    try:
        trials = _trials(game, args)
    except (ValueError, msgspec.DecodeError, BadOptions) as error:
        print(f"kartenrunde simulate: {_reason(error)}", file=sys.stderr)
        return 2
    seen = Seen()
    deals = steps = 0
    styles = cycle([args.style] if args.style else STYLES)
    for trial, style in zip(trials, styles, strict=False):
        if not _play(trial, style, seen, args.records):
            return 1
        deals += 1
        steps += trial.steps
        if args.until_covered and not seen.unseen(game):
            break
    print(f"{deals} deals, {steps} moves: all promises kept")
    unseen = seen.unseen(game)
    for kind, names in unseen.items():
        print(f"never seen among the {kind}: {', '.join(names)}")
    if not unseen:
        print("every kind of move, event, refusal and ending was seen")
    return int(args.until_covered and bool(unseen))


def _trials(game: Game[Any], args: argparse.Namespace) -> Iterator[Trial]:
    """The deals that the arguments ask for; raises if the game is not offered so."""
    given = args.options or "{}"
    options: Options = msgspec.json.decode(given, type=game.options_type)
    fewest, most = game.seat_range
    seats = [args.seats] if args.seats is not None else list(range(fewest, most + 1))
    for each in seats:
        game.check_options(each, options)
    sets = {each: [options] if args.options else list(game.option_sets(each)) for each in seats}
    seed = bytes.fromhex(args.seed) if args.seed else secrets.token_bytes(32)
    if len(seed) != 32:
        raise ValueError(f"expected a seed of 64 digits, got {args.seed!r}")
    deals = args.deals or (ENOUGH_DEALS if args.until_covered else 1)
    return _endless(game, sets, seed, deals)


def _endless(
    game: Game[Any], sets: dict[int, list[Options]], seed: bytes, deals: int
) -> Iterator[Trial]:
    """Deals for each number of seats in turn, with any of their sets of options."""
    for number in range(deals):
        seats = list(sets)[number % len(sets)]
        options = sets[seats][Stream(seed).below(len(sets[seats]))]
        yield Trial(game, seats, options, seed)
        seed = sha256(seed).digest()


def _play(trial: Trial, style: str, seen: Seen, records: Path) -> bool:
    """Play one deal; a failure is told with all that is needed to see it again."""
    chance = Stream(sha256(b"simulate" + trial.seed).digest())
    try:
        examine(trial, _player(trial.game, style, chance), chance, STEPS_PER_THOROUGH_LOOK, seen)
    except Exception as error:  # noqa: BLE001 (whatever a game does wrong is to be reported)
        file = records / f"{trial.game.id}-{trial.seed.hex()[:8]}.json"
        file.write_bytes(msgspec.json.encode(trial.record()))
        options = msgspec.json.encode(trial.options).decode()
        print(f"{type(error).__name__} at move {trial.steps}: {error}", file=sys.stderr)
        print(f"the deal so far: {file}", file=sys.stderr)
        print(
            f"to see it again: kartenrunde simulate --game {trial.game.id} --seats {trial.seats}"
            f" --options '{options}' --style {style} --seed {trial.seed.hex()}",
            file=sys.stderr,
        )
        return False
    return True


def _player(game: Game[Any], style: str, chance: Stream) -> Chooser:
    """Who moves for every seat, knowing no more than it."""
    policy = policies(game.id)[style]

    def choose(trial: Trial) -> int:
        seat = game.to_move(trial.state)
        assert seat is not None
        return game.check(trial.state, seat, policy(trial.known(seat), chance).move)

    return choose


def _reason(error: Exception) -> str:
    return f"not offered: {dict(error.arguments)}" if isinstance(error, BadOptions) else str(error)
