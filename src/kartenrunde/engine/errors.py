"""What a game refuses, and why. Text for people comes from the catalogues by `code`."""

from collections.abc import Mapping

Argument = str | int


class Refusal(Exception):
    """A wish that was not granted; nothing has changed (G-3).

    `code` is `area/what`; `arguments` fill the sentence of that code. No hidden card in either.
    """

    def __init__(self, code: str, clause: str = "", **arguments: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.arguments: Mapping[str, Argument] = arguments


class IllegalMove(Refusal):
    """A move that the rules forbid; `clause` is the id of the rule that does."""


class BadOptions(Refusal):
    """Options, or a number of seats, that the game does not offer."""
