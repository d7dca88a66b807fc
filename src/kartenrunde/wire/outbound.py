"""What the server sends.

Views, moves and game events are `Raw`: the game encodes them for one audience, and this ring knows
no game.
"""

from typing import Literal

from msgspec import Raw, Struct

Argument = str | int
OptionValue = int | str | bool | None


class Occupant(Struct, frozen=True, tag_field="occupant"):
    """Who holds a seat, and the points that stand with it."""

    points: int


class OpenSeat(Occupant, frozen=True, tag="open"):
    """Nobody."""


class ComputerSeat(Occupant, frozen=True, tag="computer"):
    """A computer player."""

    name: str
    level: str


class PersonSeat(Occupant, frozen=True, tag="person"):
    """A person. `person` is a public id and opens nothing; `name` None: a guest without one.

    `computer` says why a computer player acts for the seat, if it does. `away_s` and `notice_s`
    are the seconds until it will (in the lobby: until the place frees up) for somebody away, and
    for somebody present but idle.
    """

    person: str
    name: str | None
    here: bool
    computer: Literal["away", "idle"] | None = None
    away_s: int | None = None
    notice_s: int | None = None


AnySeat = OpenSeat | ComputerSeat | PersonSeat


class Fairness(Struct, frozen=True):
    """What binds the shuffle of one deal; `seed` and `additions` (by seat) are open at its end."""

    deal: int
    commitment: str | None
    hashes: tuple[str | None, ...]
    additions: tuple[str | None, ...] | None
    seed: str | None


class Room(Struct, frozen=True):
    """The table apart from the cards, the same for all but for the viewer's own part.

    `history`: what each seat had before and after each of the latest deals of the match, so one
    more than deals; `sides`: the side of each seat.
    """

    kind: Literal["solo", "room"]
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    choices: dict[str, tuple[OptionValue, ...]]
    seat_range: tuple[int, int]
    phase: Literal["lobby", "shuffling", "playing", "between"]
    host: str | None
    pace: str
    deal: int
    paused: bool
    match_over: bool
    places: tuple[int, ...] | None
    history: tuple[tuple[int, ...], ...]
    sides: tuple[int, ...]
    seats: tuple[AnySeat, ...]
    fairness: Fairness | None
    revealed: tuple[Fairness, ...]


class You(Struct, frozen=True):
    """The viewer: seat None for somebody who has none."""

    person: str
    name: str | None
    seat: int | None
    host: bool


class Step(Struct, frozen=True):
    """What the viewer hears of one log entry."""

    seq: int
    events: tuple[Raw, ...]


class ToBrowserMessage(Struct, frozen=True, tag_field="type"):
    """Anything the server sends."""


class State(ToBrowserMessage, frozen=True, tag="state"):
    """All the viewer may see now, and the steps after version `since` that led there."""

    version: int
    since: int
    steps: tuple[Step, ...]
    room: Room
    you: You
    view: Raw | None


class Accepted(ToBrowserMessage, frozen=True, tag="accepted"):
    """The command with that id stands in the log as entry `version`."""

    id: str
    version: int


class Refused(ToBrowserMessage, frozen=True, tag="refused"):
    """Nothing changed; `code` and `args` make the sentence. `id` None: the frame had none."""

    id: str | None
    code: str
    args: dict[str, Argument]
    version: int


class Contribute(ToBrowserMessage, frozen=True, tag="contribute"):
    """Asks for the hash of an addition to that deal's shuffle."""

    deal: int


class Open(ToBrowserMessage, frozen=True, tag="open"):
    """Asks for the addition itself; the commitment is public now."""

    deal: int


class Pong(ToBrowserMessage, frozen=True, tag="pong"):
    """The line is alive."""


class Gone(ToBrowserMessage, frozen=True, tag="gone"):
    """There is nothing here for this browser; the socket closes, and should not come back."""

    code: str


ToBrowser = State | Accepted | Refused | Contribute | Open | Pong | Gone
