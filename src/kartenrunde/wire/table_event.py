"""What happens at a table apart from the cards; all audiences hear the same."""

from msgspec import Struct


class TableEvent(Struct, frozen=True, tag_field="type"):
    """One happening."""


class SeatTaken(TableEvent, frozen=True, tag="seat_taken"):
    """A person sits down."""

    seat: int
    person: str


class SeatOpened(TableEvent, frozen=True, tag="seat_opened"):
    """A seat holds nobody any more."""

    seat: int


class ComputerSeated(TableEvent, frozen=True, tag="computer_seated"):
    """A computer player holds a seat of its own."""

    seat: int
    level: str


class SeatsSwapped(TableEvent, frozen=True, tag="seats_swapped"):
    """Two seats have exchanged whoever held them."""

    first: int
    second: int


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    """Another person is host."""

    person: str


class OptionsSet(TableEvent, frozen=True, tag="options_set"):
    """Seats, options or pace are new."""


class DealCalled(TableEvent, frozen=True, tag="deal_called"):
    """The shuffle of a deal begins."""

    deal: int


class DealCommitted(TableEvent, frozen=True, tag="deal_committed"):
    """The commitment of a deal is public."""

    deal: int


class DealBegan(TableEvent, frozen=True, tag="deal_began"):
    """The cards are dealt."""

    deal: int
    dealer: int


class DealEnded(TableEvent, frozen=True, tag="deal_ended"):
    """The result stands; `points` by seat are those of this deal."""

    deal: int
    points: tuple[int, ...]


class DealAbandoned(TableEvent, frozen=True, tag="deal_abandoned"):
    """A deal ends without a result."""

    deal: int


class ComputerOn(TableEvent, frozen=True, tag="computer_on"):
    """A computer player acts for a person: `reason` is `away`, `idle` or `left`."""

    seat: int
    reason: str


class ComputerOff(TableEvent, frozen=True, tag="computer_off"):
    """The person acts again."""

    seat: int


AnyTableEvent = (
    SeatTaken
    | SeatOpened
    | ComputerSeated
    | SeatsSwapped
    | HostPassed
    | OptionsSet
    | DealCalled
    | DealCommitted
    | DealBegan
    | DealEnded
    | DealAbandoned
    | ComputerOn
    | ComputerOff
)
