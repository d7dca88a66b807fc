"""The two ways to make answers short: brotli, which browsers speak on https only, and gzip."""

import gzip as _gzip
from enum import Enum

import brotli as _brotli  # type: ignore[import-untyped]  # ships no types


class Encoding(Enum):
    """A name for it in HTTP; `NONE` for a browser that speaks neither."""

    BROTLI = "br"
    GZIP = "gzip"
    NONE = None


_KEPT = {Encoding.BROTLI: 11, Encoding.GZIP: 9}
_FLEETING = {Encoding.BROTLI: 5, Encoding.GZIP: 6}


def accepted(accept_encoding: str | None) -> Encoding:
    """The better of those that a browser accepts."""
    names = {part.partition(";")[0].strip() for part in (accept_encoding or "").split(",")}
    for encoding in (Encoding.BROTLI, Encoding.GZIP):
        if encoding.value in names:
            return encoding
    return Encoding.NONE


def expected(is_secure: bool) -> tuple[Encoding, ...]:
    """What browsers will ask for; on plain http brotli only those that run beside the server."""
    return tuple(Encoding) if is_secure else (Encoding.GZIP, Encoding.NONE)


def compress(content: bytes, encoding: Encoding, *, is_kept: bool) -> bytes:
    """The content shortened: slowly if the result is kept, quickly if it serves once."""
    effort = (_KEPT if is_kept else _FLEETING).get(encoding, 0)
    if encoding is Encoding.BROTLI:
        shortened: bytes = _brotli.compress(content, mode=_brotli.MODE_TEXT, quality=effort)
        return shortened
    if encoding is Encoding.GZIP:
        return _gzip.compress(content, effort, mtime=0)
    return content
