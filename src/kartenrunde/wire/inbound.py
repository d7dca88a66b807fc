"""What a browser may send.

A *command* bears a move id of the browser's own making, under which the table carries it out at
most once, and the table version that its sender had in sight. All else is a *signal*.
"""

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

PROTOCOL: Final = 1

MoveId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{8,40}\Z")]
Version = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
DealNumber = Annotated[int, Meta(ge=1, le=2**31)]
HexHash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
HexAddition = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = int | str | bool | None


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a browser sends."""


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of a socket; `since` is the last version the browser holds, 0 for none."""

    protocol: int
    since: Version = 0
    visible: bool = True


class Ping(Message, frozen=True, tag="ping"):
    """Is the line alive? Answered with `pong`."""


class Presence(Message, frozen=True, tag="presence"):
    """Whether this tab is in sight, and whether a sheet over it pauses a solo game."""

    visible: bool
    paused: bool = False


class Rename(Message, frozen=True, tag="rename"):
    """A new name for the guest; None: no name."""

    name: Name | None


class StillHere(Message, frozen=True, tag="still_here"):
    """Answer to the idle notice."""


class Hash(Message, frozen=True, tag="hash"):
    """SHA-256 of the addition that this browser will open for a deal."""

    deal: DealNumber
    hash: HexHash


class Addition(Message, frozen=True, tag="addition"):
    """The 16 random bytes themselves."""

    deal: DealNumber
    bytes: HexAddition


class Command(Message, frozen=True):
    """A wish that changes the table if it is granted."""

    id: MoveId
    version: Version


class Move(Command, frozen=True, tag="move"):
    """A move of the game, decoded by the game as strictly as the rest."""

    move: Raw


class TakeSeat(Command, frozen=True, tag="take_seat"):
    """Sit down on an open seat, or between deals on a computer player's."""

    seat: SeatNumber


class SetSeat(Command, frozen=True, tag="set_seat"):
    """Host, lobby: put a computer player of that level on a seat; None opens the seat."""

    seat: SeatNumber
    level: str | None


class SwapSeats(Command, frozen=True, tag="swap_seats"):
    """Host, lobby: let two seats exchange whoever holds them."""

    first: SeatNumber
    second: SeatNumber


class SetOptions(Command, frozen=True, tag="set_options"):
    """Host, lobby: how many seats, and the game's options."""

    seats: SeatNumber
    options: dict[str, OptionValue]


class SetPace(Command, frozen=True, tag="set_pace"):
    """Host: how fast computer players act."""

    pace: str


class RemovePerson(Command, frozen=True, tag="remove_person"):
    """Host, lobby: take a person out of the room."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Host, lobby: begin the match."""


class NextDeal(Command, frozen=True, tag="next_deal"):
    """Any seated person, between deals: the next deal, or the rematch."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table for good."""


AnyCommand = (
    Move
    | TakeSeat
    | SetSeat
    | SwapSeats
    | SetOptions
    | SetPace
    | RemovePerson
    | Start
    | NextDeal
    | Leave
)
Signal = Hello | Ping | Presence | Rename | StillHere | Hash | Addition
FromBrowser = AnyCommand | Signal
