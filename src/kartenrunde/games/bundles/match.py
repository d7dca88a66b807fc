"""A match of Stealing Bundles: a set of games, and play-offs that decide ties (SB-14)."""

from collections.abc import Sequence

from kartenrunde.engine import FIRST_DEAL, DealPlan, Match, PlayedDeal
from kartenrunde.engine.match import summed
from kartenrunde.engine.outcome import places_of
from kartenrunde.games.bundles.setting import step_of
from kartenrunde.games.bundles.spec import BundlesOptions


def next_plan(seats: int, options: BundlesOptions, match: Match) -> DealPlan | None:
    """The plan of the next deal; None when the match is decided."""
    if not match:
        return FIRST_DEAL
    standing = scores(seats, options, match)
    tied = _tied_seats(seats, options, match)
    if len(tied) > 1:
        return DealPlan(_next_of(tied, seats, match[-1].dealer, options), standing, tied)
    if len(_games(match)) == options.games:
        return None
    return DealPlan(next_dealer(seats, options, match), standing)


def next_dealer(seats: int, options: BundlesOptions, match: Match) -> int | None:
    """Who deals the next game: by lot at first, then the next seat in the direction of play."""
    if not match:
        return None
    return (_games(match)[-1].dealer + step_of(options)) % seats


def _games(match: Match) -> list[PlayedDeal]:
    """The deals that are no play-offs."""
    return [deal for deal in match if deal.plan.play_off is None]


def scores(seats: int, options: BundlesOptions, match: Match) -> tuple[int, ...]:
    """Games won, or cards captured, by seat; what is captured in a play-off counts for neither."""
    if options.counting == "cards":
        return summed(seats, _games(match))
    winners = [_winner(rounds) for rounds in _rounds(match)[: options.games]]
    return tuple([winners.count(seat) for seat in range(seats)])


def ranking(seats: int, options: BundlesOptions, match: Match) -> tuple[int, ...]:
    """Each seat's place in a decided match; the last play-off parts the seats tied at the top."""
    standing = scores(seats, options, match)
    best = _tied_at_top(standing, tuple(range(seats)))
    if len(best) > 1 and match and match[-1].plan.play_off is not None:
        best = _tied_at_top(match[-1].points, match[-1].plan.play_off)
    return places_of([(points, seat in best) for seat, points in enumerate(standing)])


def _tied_seats(seats: int, options: BundlesOptions, match: Match) -> tuple[int, ...]:
    """The seats that must play off now: of this game, or of the match once its games are played."""
    last = match[-1]
    if last.plan.play_off is not None:
        tied = _tied_at_top(last.points, last.plan.play_off)
        if len(tied) > 1:
            return tied
    elif options.counting == "games":
        tied = _tied_at_top(last.points, tuple(range(seats)))
        if len(tied) > 1:
            return tied
    if len(_games(match)) < options.games or _match_play_off_played(options, match):
        return ()
    return _tied_at_top(scores(seats, options, match), tuple(range(seats)))


def _match_play_off_played(options: BundlesOptions, match: Match) -> bool:
    """Whether the last deal was a play-off for the match, not for its last game."""
    rounds = _rounds(match)
    if options.counting == "cards":
        return match[-1].plan.play_off is not None
    return len(rounds) > options.games


def _rounds(match: Match) -> list[list[PlayedDeal]]:
    """The games, each with the play-offs that decide it; then those of the match, if any."""
    rounds: list[list[PlayedDeal]] = []
    for deal in match:
        begins = deal.plan.play_off is None or _winner(rounds[-1]) is not None
        if begins:
            rounds.append([])
        rounds[-1].append(deal)
    return rounds


def _winner(rounds: Sequence[PlayedDeal]) -> int | None:
    """Who won a game, its play-offs included; None while it is tied."""
    last = rounds[-1]
    tied = _tied_at_top(last.points, last.plan.play_off or tuple(range(len(last.points))))
    return tied[0] if len(tied) == 1 else None


def _tied_at_top(points: Sequence[int], among: tuple[int, ...]) -> tuple[int, ...]:
    most = max(points[seat] for seat in among)
    return tuple([seat for seat in among if points[seat] == most])


def _next_of(tied: tuple[int, ...], seats: int, dealer: int, options: BundlesOptions) -> int:
    """The next tied seat after a dealer, in the direction of play (SB-13)."""
    around = [(dealer + step_of(options) * distance) % seats for distance in range(1, seats + 1)]
    return next(seat for seat in around if seat in tied)
