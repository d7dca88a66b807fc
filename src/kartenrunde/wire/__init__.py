"""Every message between browser and server, strict both ways (docs/protocol.md)."""

from kartenrunde.wire.codec import BadMessage, decode_from_browser, encode
from kartenrunde.wire.inbound import FromBrowser
from kartenrunde.wire.outbound import ToBrowser

__all__ = ["BadMessage", "FromBrowser", "ToBrowser", "decode_from_browser", "encode"]
