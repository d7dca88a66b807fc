"""What the log keeps: the facts from which a table is made anew after any crash.

One entry holds all facts of one command, so they stand or fall together; its number is the table's
version. No name, no token and no invite stands in the log. `DealCommitted` holds the seed, which no
view shows before the fact `Revealed`.
"""

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from kartenrunde.engine import DealPlan

OptionValue = int | str | bool | None
Kind = Literal["solo", "room"]
Level = Literal["beginner", "normal", "expert"]
Pace = Literal["slow", "normal", "fast", "instant"]
Reason = Literal["away", "idle", "left"]

COMPUTER = "computer"
"""The author of what computer players do."""
TABLE = "table"
"""The author of what the table does by itself."""


class Fact(Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact"):
    """One thing that is so from this entry on."""


class TableOpened(Fact, frozen=True, tag="table_opened"):
    """The first fact of every log; `host` is a guest id."""

    kind: Kind
    game: str
    seats: int
    options: dict[str, OptionValue]
    pace: Pace
    host: str


class SeatTaken(Fact, frozen=True, tag="seat_taken"):
    """A guest holds the seat; without a partner the points of somebody new there begin at 0."""

    seat: int
    guest: str


class SeatOpened(Fact, frozen=True, tag="seat_opened"):
    """Nobody holds the seat."""

    seat: int


class PersonRemoved(Fact, frozen=True, tag="person_removed"):
    """The host took a guest out of the lobby, who does not come back."""

    seat: int
    guest: str


class ComputerSeated(Fact, frozen=True, tag="computer_seated"):
    """A computer player holds the seat."""

    seat: int
    level: Level


class SeatsSwapped(Fact, frozen=True, tag="seats_swapped"):
    """Each of two seats holds whoever held the other."""

    first: int
    second: int


class HostPassed(Fact, frozen=True, tag="host_passed"):
    """Another guest is host; None: nobody is left to be."""

    guest: str | None


class OptionsSet(Fact, frozen=True, tag="options_set"):
    """How many seats, and the game's options."""

    seats: int
    options: dict[str, OptionValue]


class PaceSet(Fact, frozen=True, tag="pace_set"):
    """How fast computer players act."""

    pace: Pace


class DealCalled(Fact, frozen=True, tag="deal_called"):
    """A deal is to be shuffled. With `rematch` a new match begins."""

    deal: int
    plan: DealPlan
    rematch: bool = False


class DealCommitted(Fact, frozen=True, tag="deal_committed"):
    """Seed and commitment, in hex, and the hashes of the additions, by seat."""

    deal: int
    seed: str
    commitment: str
    hashes: tuple[str | None, ...]


class DealBegan(Fact, frozen=True, tag="deal_began"):
    """The cards are dealt: the additions that were opened, in hex by seat, and how the key is read.

    Each deal keeps the version of its rules, so that a match outlives an update of them.
    """

    deal: int
    additions: tuple[str | None, ...]
    stream: str
    rules_version: int


class Moved(Fact, frozen=True, tag="moved"):
    """A move as it came on the wire."""

    seat: int
    move: Raw


class ComputerOn(Fact, frozen=True, tag="computer_on"):
    """A computer player acts for the person on the seat."""

    seat: int
    reason: Reason


class ComputerOff(Fact, frozen=True, tag="computer_off"):
    """The person acts again."""

    seat: int


class DealEnded(Fact, frozen=True, tag="deal_ended"):
    """Who dealt and the result, by seat, as the rules of that day gave it; it outlives them."""

    deal: int
    dealer: int
    termination: str
    ranking: tuple[int, ...]
    points: tuple[int, ...]


class DealAbandoned(Fact, frozen=True, tag="deal_abandoned"):
    """The deal has no result."""

    deal: int


class Revealed(Fact, frozen=True, tag="revealed"):
    """Seed and additions of the deal are public."""

    deal: int


AnyFact = (
    TableOpened
    | SeatTaken
    | SeatOpened
    | PersonRemoved
    | ComputerSeated
    | SeatsSwapped
    | HostPassed
    | OptionsSet
    | PaceSet
    | DealCalled
    | DealCommitted
    | DealBegan
    | Moved
    | ComputerOn
    | ComputerOff
    | DealEnded
    | DealAbandoned
    | Revealed
)


class Entry(Struct, frozen=True):
    """One row of the log: what `author` brought about by the command `move_id`."""

    seq: int
    author: str
    move_id: str
    facts: tuple[AnyFact, ...]


_decoder = msgspec.json.Decoder(tuple[AnyFact, ...])


def encode_facts(facts: tuple[AnyFact, ...]) -> bytes:
    """The body of a row."""
    return msgspec.json.encode(facts)


def decode_facts(body: bytes) -> tuple[AnyFact, ...]:
    """The facts of a row; raises `msgspec.DecodeError`, as for a newer version's fact."""
    return _decoder.decode(body)
