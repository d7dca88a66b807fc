"""Frames to messages and back; one strict decoder, no laxer second try."""

import msgspec

from kartenrunde.wire.inbound import FromBrowser
from kartenrunde.wire.outbound import ToBrowser

_decoder = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


class BadMessage(Exception):
    """A frame that is none of ours; the text names the path and what was expected there."""


def decode_from_browser(frame: str | bytes) -> FromBrowser:
    """The message in a frame; raises `BadMessage`."""
    try:
        message: FromBrowser = _decoder.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error)) from error
    return message


def encode(message: ToBrowser) -> bytes:
    """The frame of a message."""
    return _encoder.encode(message)
