"""How much the suite plays, tries and kills; one place, printed at the end of `script/test`.

A test that repeats something takes its number from here, so that nobody has to search for how
thorough a green run was.
"""

from typing import Final

# Rules core
RANDOM_DEALS: Final = 1
EAGER_DEALS: Final = 1
SKILLED_DEALS: Final = 1
"""Deals played under examination for each game, number of seats and set of options, by style."""
DEALS_BY_STYLE: Final = 60
"""Deals that show how random, eager and skilled play end."""
DEALS_FOR_STATISTICS: Final = 20_000
"""Deals whose cards are counted place by place."""
STEPS_PER_THOROUGH_LOOK: Final = 30
"""Of so many steps in them, one is examined with the questions that take long."""
GENERATED_ACTIONS: Final = 100_000
"""Actions of Canasta about which its code and the naive rules have to agree."""
FINISHED_DEALS: Final = 100
"""Deals of Canasta at random in whose every position the turn can be finished; a tenth skilled."""
HYPOTHESIS_EXAMPLES: Final = 50
"""Examples for each property test."""

# Computer players
COMPUTER_GAMES: Final = 500
"""Games among computer players of each level, to see that all of them end."""
STRENGTH_PAIRS: Final = 40
"""Pairs of deals that compare two levels; `kartenrunde arena` takes thousands."""
CHOICES: Final = 60
"""Steps of a deal, for each player and number of seats, that are looked at one by one."""
STEPS_PER_THOUGHT: Final = 3
"""Of so many of them, one is asked of a player that thinks."""

# Table
MUTATIONS: Final = 500
"""Valid messages changed in one place and sent to a table."""

# Server process
KILLS: Final = 5
"""Times the server is killed with -9 while people play."""
GAMES_AT_SIGTERM: Final = 20
"""Games going on when the server is asked to end."""
JOINERS: Final = 50
"""People who open the same room at once."""
EMPTY_ROOMS: Final = 1_000
"""Rooms opened and never entered."""
FUZZ_FRAMES: Final = 10_000
"""Malformed frames sent over a socket."""
GUESSES: Final = 10_000
"""Invites guessed by one address while others play there."""
BROKEN_HANDSHAKES: Final = 1_000
"""Handshakes broken off by a reset."""

# Browser
AXE_RUNS: Final = 40
"""Pages looked at by axe, pairwise over page, language, theme and size."""


def closing_lines() -> list[str]:
    """Yield each count as `name value`, in the order of this file."""
    counts = {name: value for name, value in globals().items() if name.isupper()}
    width = max(map(len, counts))
    return [f"{name.lower():<{width}} {value:>7}" for name, value in counts.items()]


if __name__ == "__main__":
    print("\n".join(closing_lines()))
