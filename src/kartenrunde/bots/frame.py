"""What passes between the pool and its workers: a length of four bytes, then that much JSON.

Moves, views and events stay the bytes that the game made.
"""

from typing import Any, BinaryIO, Final, TypeVar

import msgspec
from msgspec import Raw, Struct

PREFIX_BYTES: Final = 4
LARGEST_ANSWER_BYTES: Final = 64 * 1024

Message = TypeVar("Message")


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a worker is ever told; `time_s` of the processor may be spent on trying moves."""

    game: str
    level: str
    view: Raw
    events: tuple[Raw, ...]
    time_s: float


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """The worker has loaded its games."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """A move, and why."""

    move: Raw
    reason: str


class Failure(Struct, frozen=True, forbid_unknown_fields=True, tag="failure"):
    """The player raised: which error, and at which line, never its text."""

    error: str
    place: str


FromWorker = Ready | Answer | Failure


def pack(message: Struct) -> bytes:
    """A message with its length."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(PREFIX_BYTES, "big") + body


def body_bytes(prefix: bytes) -> int:
    """How many bytes follow."""
    return int.from_bytes(prefix, "big")


def decode_from_worker(body: bytes) -> FromWorker:
    """What a worker said; raises `msgspec.DecodeError`."""
    message: FromWorker = _from_worker.decode(body)
    return message


def read_request(stdin: BinaryIO) -> Request | None:
    """The next request; None once nobody is there to ask any more."""
    prefix = stdin.read(PREFIX_BYTES)
    if len(prefix) < PREFIX_BYTES:
        return None
    return _requests.decode(stdin.read(body_bytes(prefix)))


_from_worker: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromWorker)
_requests = msgspec.json.Decoder(Request)
