"""`kartenrunde arena`: computer players against each other, with intervals that mean something."""

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from kartenrunde.bots import policies
from kartenrunde.bots.contest import (
    Contest,
    Estimate,
    Group,
    drawn,
    play_group,
    scores,
    sides_of,
)
from kartenrunde.engine import DealPlan, find_game, games
from kartenrunde.engine.errors import BadOptions

BAR_WIDTH: Final = 30
GROUPS_AT_ONCE: Final = 4
"""Handed to a process together, which spares asking after each."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the verb and its arguments."""
    parser = subparsers.add_parser(
        "arena",
        help="let computer players play each other",
        description="Each deal is played once for every side, the line-up moving on by one side; "
        "where nobody has a partner, a seat is a side.",
    )
    parser.add_argument("--game", choices=sorted(games()), default="stapelsprint")
    parser.add_argument("--seats", type=int, help="otherwise as few as the game allows")
    parser.add_argument(
        "--line-up",
        required=True,
        metavar="NAME,NAME…",
        help="policies by side; the last one fills the sides that are left",
    )
    parser.add_argument("--options", default="{}", metavar="JSON", help="options of the game")
    parser.add_argument(
        "--pairs",
        type=_positive,
        default=100,
        help="deals to be played from every side (with two sides: pairs of deals)",
    )
    parser.add_argument(
        "--matches", action="store_true", help="play whole matches instead of single deals"
    )
    parser.add_argument(
        "--scores",
        default="",
        metavar="POINTS,POINTS…",
        help="what each seat has before a single deal, where that matters",
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same result")
    parser.add_argument("--jobs", type=_positive, default=1, help="processes to play in")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result there")
    parser.add_argument(
        "--time", action="store_true", help="tell how much processor time decisions took"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show the result, and yield the exit code."""
    try:
        contest = _contest(args)
    except ValueError as error:
        print(f"kartenrunde arena: {error}", file=sys.stderr)
        return 2
    with _groups(contest, args.pairs, args.jobs) as coming:
        groups = list(_with_bar(coming, args.pairs, sys.stderr))
    result = _result(contest, groups)
    if args.time:
        result["milliseconds"] = _milliseconds(contest, groups)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    print(_table(result))
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected 1 or more, got {text!r}")
    return number


def _contest(args: argparse.Namespace) -> Contest:
    """What the arguments ask for; raises ValueError."""
    game = find_game(args.game)
    seats = game.seat_range[0] if args.seats is None else args.seats
    try:
        options = msgspec.json.decode(args.options, type=game.options_type)
        game.check_options(seats, options)
    except (msgspec.DecodeError, BadOptions) as error:
        reason = error.arguments if isinstance(error, BadOptions) else error
        raise ValueError(f"not offered: {reason}") from error
    names = _line_up(args, len(set(sides_of(game, seats))))
    scores = tuple(map(int, args.scores.split(","))) if args.scores else ()
    if scores and (args.matches or len(scores) != seats):
        raise ValueError(f"expected {seats} scores before single deals, got {args.scores!r}")
    return Contest(args.game, options, names, args.seed, args.matches, DealPlan(scores=scores))


def _line_up(args: argparse.Namespace, sides: int) -> tuple[str, ...]:
    """A policy for each side."""
    names = args.line_up.split(",")
    names += names[-1:] * (sides - len(names))
    known = policies(args.game)
    for name in names:
        if name not in known:
            raise ValueError(f"expected a policy among {', '.join(known)}, got {name!r}")
    if len(names) != sides:
        raise ValueError(f"expected at most {sides} policies, got {len(names)}")
    return tuple(names)


@contextmanager
def _groups(contest: Contest, count: int, jobs: int) -> Iterator[Iterable[Group]]:
    """The groups in their order, however many processes play them."""
    play = partial(play_group, contest)
    if jobs == 1:
        yield map(play, range(count))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(play, range(count), GROUPS_AT_ONCE)


def _with_bar(groups: Iterable[Group], count: int, out: TextIO) -> Iterator[Group]:
    """The groups, with a bar that grows on a terminal."""
    for done, group in enumerate(groups, 1):
        if out.isatty():
            filled = BAR_WIDTH * done // count
            bar = "#" * filled + "." * (BAR_WIDTH - filled)
            print(f"\r[{bar}] {done}/{count}", end="", file=out, flush=True)
        yield group
    if out.isatty():
        print(file=out)


def _result(contest: Contest, groups: Sequence[Group]) -> dict[str, Any]:
    deals = [deal for group in groups for deal in group.deals]
    return {
        "game": contest.game,
        "options": msgspec.to_builtins(contest.options),
        "line_up": contest.line_up,
        "matches": contest.matches,
        "scores_before": contest.plan.scores,
        "seed": contest.seed,
        "groups": len(groups),
        "deals": len(deals),
        "scores": {
            name: {
                "wins": _bounds(score.wins),
                "share": _bounds(score.share),
                "margin": _bounds(score.margin),
                "fair": round(score.fair, 5),
            }
            for name, score in scores(contest.line_up, groups).items()
        },
        "drawn": _bounds(drawn(groups)),
        "terminations": dict(sorted(Counter(deal.termination for deal in deals).items())),
        "turns": {
            "mean": round(sum(deal.turns for deal in deals) / len(deals), 2),
            "most": max(deal.turns for deal in deals),
        },
        "moves": {
            "mean": round(sum(deal.moves for deal in deals) / len(deals), 2),
            "most_in_a_turn": max(deal.longest_turn for deal in deals),
        },
    }


def _bounds(estimate: Estimate) -> dict[str, float]:
    mean, half = estimate.mean, estimate.half_width
    bounds = {"mean": mean, "low": mean - half, "high": mean + half}
    return {name: round(bound, 5) for name, bound in bounds.items()}


def _milliseconds(contest: Contest, groups: Sequence[Group]) -> dict[str, dict[str, float]]:
    """How long a decision of each policy took."""
    taken: dict[str, list[float]] = {}
    for group in groups:
        for name, seconds in zip(contest.line_up, group.seconds, strict=True):
            taken.setdefault(name, []).extend(seconds)
    return {
        name: {
            "mean": round(1000 * sum(seconds) / len(seconds), 4),
            "p99": round(1000 * sorted(seconds)[len(seconds) * 99 // 100], 4),
            "most": round(1000 * max(seconds), 4),
        }
        for name, seconds in taken.items()
    }


def _table(result: dict[str, Any]) -> str:
    """The result for people."""
    lines = [
        f"{result['deals']} deals, {result['turns']['mean']} turns each on average, "
        f"{_percent(result['drawn'])} won by nobody alone"
    ]
    for name, score in result["scores"].items():
        line = f"{name:<10} wins {_percent(score['wins'])}, among equals {score['fair']:.2%}"
        if result["drawn"]["mean"]:
            line += f"; with its part of the others {_percent(score['share'])}"
        if any(score["margin"].values()):
            line += f"; points ahead {_points(score['margin'])}"
        lines.append(line)
    for name, times in result.get("milliseconds", {}).items():
        lines.append(
            f"{name:<10} {times['mean']:.3f} ms a decision, "
            f"p99 {times['p99']:.3f}, most {times['most']:.3f}"
        )
    return "\n".join(lines)


def _points(bounds: dict[str, float]) -> str:
    return f"{bounds['mean']:+.1f} [{bounds['low']:+.1f}, {bounds['high']:+.1f}]"


def _percent(bounds: dict[str, float]) -> str:
    return f"{bounds['mean']:.2%} [{bounds['low']:.2%}, {bounds['high']:.2%}]"
